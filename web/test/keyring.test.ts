import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget, giveUp, keepAsWatcher, keepNew, keysTo, ringOf, rings, takeIn } from "../src/lib/keyring";
import type { TableWish } from "../src/wire";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe("the keyring", () => {
  it("keeps our own keys apart from those to give away", () => {
    const wish: TableWish = {
      game: "battle",
      seats: [{ kind: "me" }, { kind: "friend" }, { kind: "bot" }, { kind: "me" }],
    };
    keepNew({ table: "t", keys: ["a", "b", "", "d"], watch: "w" }, wish);
    expect(keysTo("t")).toEqual(["a", "d"]);
    expect(ringOf("t").invitations).toEqual([{ seat: 1, key: "b" }]);
  });

  it("gives no link away to a seat that somebody else has taken", () => {
    const wish: TableWish = { game: "battle", seats: [{ kind: "me" }, { kind: "friend" }, { kind: "friend" }] };
    keepNew({ table: "t", keys: ["a", "b", "c"], watch: "w" }, wish);
    giveUp("t", [1]);
    expect(ringOf("t")).toMatchObject({ keys: ["a"], watch: "w", invitations: [{ seat: 2, key: "c" }] });
  });

  it("takes a key in once", () => {
    expect(takeIn("t", "a")).toBe(true);
    expect(takeIn("t", "a")).toBe(false);
    expect(keysTo("t")).toEqual(["a"]);
  });

  it("knows a key that opens no seat as one to watch with", () => {
    takeIn("t", "w");
    keepAsWatcher("t");
    expect(ringOf("t")).toMatchObject({ keys: [], watch: "w" });
    expect(keysTo("t")).toEqual(["w"]);
  });

  it("forgets", () => {
    takeIn("t", "a");
    forget("t");
    expect(rings()).toEqual([]);
  });

  it("keeps the keys of many tables", () => {
    for (let number = 0; number < 100; number++) takeIn(`t${number}`, "a");
    expect(keysTo("t0")).toEqual(["a"]);
  });

  it("believes the browser again once it remembers", () => {
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new Error("full");
    };
    takeIn("t", "a");
    localStorage.setItem = setItem;
    takeIn("t", "b");
    localStorage.setItem("beachhead.tables", "[]");
    expect(rings()).toEqual([]);
  });

  it("does without a memory of the browser", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(takeIn("t", "a")).toBe(true);
    expect(keysTo("t")).toEqual(["a"]);
  });
});
