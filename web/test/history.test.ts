import { beforeEach, describe, expect, it, vi } from "vitest";
import { BadFile, exported, gameOf, games, imported, merge, rates, record, streaks, strike } from "../src/lib/history";
import type { Game } from "../src/lib/history";
import type { Seated } from "../src/lib/players";
import type { Ending } from "../src/wire";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});

function game(table: string, result: Game["result"] = "won", more: Partial<Game> = {}): Game {
  const day = String(table.charCodeAt(0) - 96).padStart(2, "0");
  return {
    ...{ table, started: `2026-06-${day}T10:00:00Z`, game: "express", setting: "beach", place: "utah" },
    ...{ evening: "", seats: [{ name: "Ann", mine: true }], result },
    ...more,
  };
}

function player(seat: number, yours: boolean, bot = ""): Seated {
  return { seat, name: `P${seat}`, colour: "olive", yours, bot };
}

function over(result: Ending["result"], winners: number[], scores: number[] = []): Ending {
  const played = { game: "battle", started: "2026-06-06T06:30:00Z" };
  return { result, winners, scores, text: "", rule: "B-9", played };
}

describe("a game that is over", () => {
  it("is told as the first of us at the screen saw it", () => {
    const two = [player(0, false, "sergeant"), player(1, true)];
    expect(gameOf("t", over("ranked", [0], [9, 4]), two)).toMatchObject({ result: "lost", score: 4 });
    expect(gameOf("t", over("won", [0, 1]), two)).toEqual({
      ...{ table: "t", started: "2026-06-06T06:30:00Z", game: "battle", setting: "", place: "" },
      ...{ evening: "", result: "won" },
      seats: [{ name: "P0", bot: true }, { name: "P1", mine: true }],
    });
  });

  it("is neither won nor lost alone, for points", () => {
    expect(gameOf("t", over("ranked", [0], [7]), [player(0, true)])).toMatchObject({
      result: "done",
      score: 7,
    });
  });

  it("says of which day it was the battle", () => {
    const ending = over("ranked", [0], [7]);
    ending.played.day = "2026-06-06";
    const kept = gameOf("t", ending, [player(0, true)])!;
    expect(kept.day).toBe("2026-06-06");
    expect(imported(exported([kept]))).toEqual([kept]);
    expect(() => imported(exported([{ ...kept, day: "D-Day" }]))).toThrow(BadFile);
  });

  it("is nobody's who only watches", () => {
    expect(gameOf("t", over("won", [0]), [player(0, false)])).toBeNull();
  });

  it("is kept once, as it ended last, until its end is taken back", () => {
    record(game("a", "lost"));
    record(game("b"));
    record(game("a", "lost"));
    record(game("a", "won"));
    expect(games().map(({ table, result }) => [table, result])).toEqual([["b", "won"], ["a", "won"]]);
    strike("a");
    strike("nothing");
    expect(games().map(({ table }) => table)).toEqual(["b"]);
  });
});

describe("a file of games", () => {
  it("comes back as it was written, and doubles nothing", () => {
    const all = [game("a", "done", { score: 3 }), game("b", "lost")];
    const read = imported(exported(all));
    expect(read).toEqual(all);
    record(game("b", "won"));
    expect(merge([...read, ...read])).toBe(1);
    expect(merge(read)).toBe(0);
    expect(games().map(({ table, result }) => [table, result])).toEqual([["b", "won"], ["a", "done"]]);
  });

  it("is refused as a whole if anything in it is wrong, and we are told what", () => {
    record(game("c"));
    const with_ = (more: object) => exported([game("a"), { ...game("b"), ...more }]);
    const wrong: [string, string, number][] = [
      ["", "json", 0],
      ["{", "json", 0],
      ["null", "other", 0],
      ["[]", "other", 0],
      ['{"beachhead":"history","version":1}', "other", 0],
      ['{"beachhead":"history","version":2,"games":[]}', "newer", 0],
      [with_({ result: "nice" }), "game", 2],
      [with_({ started: "yesterday" }), "game", 2],
      [with_({ table: "" }), "game", 2],
      [with_({ seats: [null] }), "game", 2],
      [with_({ seats: "Ann" }), "game", 2],
      [with_({ score: "9" }), "game", 2],
      [with_({ place: "x".repeat(300) }), "game", 2],
      ['{"beachhead":"history","version":1,"games":[7]}', "game", 1],
    ];
    for (const [text, fault, number] of wrong) {
      expect(() => imported(text)).toThrow(BadFile);
      try {
        imported(text);
      } catch (problem) {
        expect(problem).toMatchObject({ fault, number });
      }
    }
    expect(games().map(({ table }) => table)).toEqual(["c"]);
  });

  it("brings nothing along that we do not know", () => {
    const odd = { ...game("a"), seats: [{ name: "Ann", key: "secret" }], more: 1 };
    expect(imported(exported([odd]))).toEqual([{ ...game("a"), seats: [{ name: "Ann" }] }]);
  });
});

describe("numbers", () => {
  const all = [
    game("a", "won"),
    game("b", "lost", { place: "gold" }),
    game("c", "won", { evening: "long-day" }),
    game("d", "won"),
    game("e", "done", { game: "battle", place: "" }),
  ];

  it("are counted by what games have in common", () => {
    expect(rates(all, ({ place }) => place)).toEqual([
      { key: "utah", games: 3, won: 3, decided: 3 },
      { key: "gold", games: 1, won: 0, decided: 1 },
    ]);
    expect(rates(all, ({ game }) => game).at(-1)).toEqual({ key: "battle", games: 1, won: 0, decided: 0 });
    expect(rates(all, ({ evening }) => evening)).toHaveLength(1);
  });

  it("have streaks, in the order in which games were begun", () => {
    expect(streaks(all)).toEqual({ now: 2, won: true, best: 2 });
    expect(streaks([...all, game("f", "lost"), game("g", "lost")])).toEqual({ now: 2, won: false, best: 2 });
    expect(streaks([])).toEqual({ now: 0, won: false, best: 0 });
  });
});
