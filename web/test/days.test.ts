import { beforeEach, describe, expect, it, vi } from "vitest";
import { byDay, daysInARow, monthAfter, player, shifted, weeksOf } from "../src/lib/days";
import type { Game } from "../src/lib/history";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});

function game(game: string, day?: string): Game {
  return {
    ...{ table: `${game} ${day}`, started: "2026-06-06T06:30:00Z", game, setting: "", place: "" },
    ...{ evening: "", seats: [], result: "won" },
    ...(day && { day }),
  };
}

describe("the key of a browser", () => {
  it("is made once, and is as the server wants it", () => {
    const key = player();
    expect(key).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(player()).toBe(key);
  });
});

describe("the calendar", () => {
  it("has every day of a month once, in weeks from Monday", () => {
    const weeks = weeksOf("2026-06");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks[0]?.[0]).toBe("2026-06-01");
    expect(weeksOf("2026-11")[0]).toEqual(["", "", "", "", "", "", "2026-11-01"]);
    expect(weeksOf("2024-02").flat().filter(Boolean).at(-1)).toBe("2024-02-29");
  });

  it("goes over the ends of months and years", () => {
    expect(shifted("2026-02-28", 1)).toBe("2026-03-01");
    expect(shifted("2026-01-01", -1)).toBe("2025-12-31");
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
  });

  it("lists daily battles only", () => {
    const days = byDay([game("normandy", "2026-06-06"), game("battle", "2026-06-06"), game("express")]);
    expect([...days.keys()]).toEqual(["2026-06-06"]);
    expect(days.get("2026-06-06")?.map((one) => one.game)).toEqual(["battle", "normandy"]);
  });

  it("counts days in a row, with today still to come", () => {
    const fought = new Set(["2026-06-06", "2026-06-05", "2026-06-03"]);
    expect(daysInARow(fought, "2026-06-06")).toBe(2);
    expect(daysInARow(fought, "2026-06-07")).toBe(2);
    expect(daysInARow(fought, "2026-06-08")).toBe(0);
  });
});
