import { describe, expect, it } from "vitest";
import { keyLeadsTo, marksOf, turnAfter, turnBefore, turnsOf } from "../src/lib/replaying";
import type { LogLine } from "../src/wire";

function line(at: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return { at, text, rule: "X-1", ...more };
}

const LINES = [
  line(1, "set up"),
  line(2, "turn one", { turn: "Turn 1", opens: true }),
  line(2, "rolled"),
  line(3, "lost five", { turning: true }),
  line(3, "and one more"),
  line(6, "moved", { turn: "Turn 2" }),
  line(8, "lost", { turning: true }),
];
const turns = turnsOf(LINES);

describe("the course of a game", () => {
  it("has its moves under their turns, each with all that was told of it", () => {
    expect(turns.map(({ title, at }) => [title, at])).toEqual([
      ["", 1],
      ["Turn 1", 2],
      ["Turn 2", 6],
    ]);
    expect(turns[1]!.moves.map(({ at, lines }) => [at, lines.map(({ text }) => text)])).toEqual([
      [2, ["rolled"]],
      [3, ["lost five", "and one more"]],
    ]);
  });

  it("has what came before a turn in it, if both came at once", () => {
    const begun = turnsOf([line(1, "landed"), line(1, "turn", { turn: "Turn 1", opens: true }), line(1, "rolled")]);
    expect(begun.map(({ title, moves }) => [title, moves.length, moves[0]!.lines.length])).toEqual([["Turn 1", 1, 2]]);
  });

  it("keeps a turn in which nothing is told but that it begins", () => {
    const begun = turnsOf([line(4, "turn", { turn: "Turn 3", opens: true })]);
    expect(begun).toEqual([{ title: "Turn 3", at: 4, moves: [] }]);
  });

  it("is marked where it was decided, and at its end", () => {
    expect(marksOf(turns, 9, true)).toEqual([3, 8, 9]);
    expect(marksOf(turns, 8, true)).toEqual([3, 8]);
    expect(marksOf(turns, 9, false)).toEqual([3, 8]);
  });

  it("is walked through turn by turn", () => {
    expect([0, 1, 2, 5, 6].map((at) => turnAfter(turns, at, 9))).toEqual([1, 2, 6, 6, 9]);
    expect([0, 2, 3, 6, 9].map((at) => turnBefore(turns, at))).toEqual([0, 1, 2, 2, 6]);
  });

  it("is walked through by keys", () => {
    const by = (key: string, shiftKey = false) => keyLeadsTo({ key, shiftKey }, turns, 3, 9);
    expect([by("ArrowLeft"), by("ArrowRight"), by("Home"), by("End")]).toEqual([2, 4, 0, 9]);
    expect([by("ArrowUp"), by("ArrowDown")]).toEqual([2, 6]);
    expect([by("ArrowLeft", true), by("ArrowRight", true)]).toEqual([2, 6]);
    expect(by("a")).toBeUndefined();
  });
});
