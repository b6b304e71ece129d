import { describe, expect, it } from "vitest";
import { isLoopback, parse, to } from "../src/lib/routing";

describe("addresses", () => {
  it("come back as they were written", () => {
    expect(parse(to.home)).toEqual({ page: "home" });
    expect(parse(to.newTable("express"))).toEqual({ page: "new", game: "express", map: "" });
    expect(parse(to.newTable("normandy", "hillman"))).toEqual({
      page: "new",
      game: "normandy",
      map: "hillman",
    });
    expect(parse(to.cards)).toEqual({ page: "cards", query: "" });
    expect(parse(to.found("cards", "kind=item&words=a+b"))).toEqual({ page: "cards", query: "kind=item&words=a+b" });
    expect(parse(to.found("cards", ""))).toEqual({ page: "cards", query: "" });
    expect(parse(to.card("normandy", "smoke"))).toEqual({ page: "card", game: "normandy", id: "smoke" });
    expect(parse(to.maps)).toEqual({ page: "maps", query: "" });
    expect(parse(to.found("maps", "words=omaha"))).toEqual({ page: "maps", query: "words=omaha" });
    expect(parse(to.map("normandy", "hillman"))).toEqual({ page: "map", game: "normandy", id: "hillman" });
    expect(parse(to.settings)).toEqual({ page: "settings" });
    expect(parse(to.history)).toEqual({ page: "history" });
    expect(parse(to.daily)).toEqual({ page: "daily", day: "" });
    expect(parse(to.day("2026-06-06"))).toEqual({ page: "daily", day: "2026-06-06" });
    expect(parse(to.table("abc", "k-_1"))).toEqual({ page: "table", table: "abc", key: "k-_1" });
    expect(parse(to.replay("abc", 7))).toEqual({ page: "replay", table: "abc", at: 7, key: "" });
    expect(parse(to.replay("abc"))).toEqual({ page: "replay", table: "abc", at: null, key: "" });
    expect(parse(to.rule("B-2"))).toEqual({ page: "rules", rule: "B-2" });
  });

  it("lead home if they say nothing, and nowhere if they make no sense", () => {
    for (const hash of ["", "#", "#/"]) expect(parse(hash)).toEqual({ page: "home" });
    for (const hash of ["#/table", "#/new/", "#/what/ever", "#/%", "#/cards/battle", "#/settings/all"]) {
      expect(parse(hash)).toEqual({ page: "nowhere" });
    }
  });

  it("are known to be good for one computer only", () => {
    for (const host of ["localhost", "beach.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) {
      expect(isLoopback(host)).toBe(true);
    }
    for (const host of ["192.168.1.20", "beach.example", "localhost.example", "10.127.0.1"]) {
      expect(isLoopback(host)).toBe(false);
    }
  });
});
