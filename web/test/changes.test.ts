import { expect, test } from "vitest";
import { changes } from "../src/lib/changes";
import type { ScoreRow } from "../src/wire";

function row(seat: number, has: Record<string, number>, pips: Record<string, number> = {}): ScoreRow {
  const counted = Object.entries(has).map(([what, amount]) => ({ what, amount, words: "" }));
  const dotted = Object.entries(pips).map(([what, amount]) => ({ what, amount, words: "", of: 3 }));
  return { seat, name: "", text: "", busy: false, has: [...counted, ...dotted] };
}

test("what has become more or less is told, seat by seat", () => {
  const before = [row(0, { soldiers: 12, stars: 3 }), row(1, { soldiers: 8, stars: 0 })];
  const now = [row(0, { soldiers: 9, stars: 3 }), row(1, { soldiers: 8, stars: 2 })];
  expect(changes(before, now)).toEqual([
    { seat: 0, what: "soldiers", by: -3 },
    { seat: 1, what: "stars", by: 2 },
  ]);
});

test("nothing has changed for somebody who has only just come, or if nothing has", () => {
  const rows = [row(0, { soldiers: 12 })];
  expect(changes([], rows)).toEqual([]);
  expect(changes(rows, [row(0, { soldiers: 12 })])).toEqual([]);
  expect(changes(rows, [{ seat: 0, name: "", text: "", busy: false }])).toEqual([]);
});

test("the first of something is gained", () => {
  const before = [row(0, { soldiers: 12 })];
  expect(changes(before, [row(0, { soldiers: 12, specialists: 1 })])).toEqual([
    { seat: 0, what: "specialists", by: 1 },
  ]);
});

test("another way to count, as ashore after the crossing, is no gain", () => {
  const before = [row(0, { soldiers: 12, hull: 9 })];
  expect(changes(before, [row(0, { soldiers: 11, tools: 4 })])).toEqual([
    { seat: 0, what: "soldiers", by: -1 },
  ]);
});

test("pips are looked at, not told", () => {
  expect(changes([row(0, { soldiers: 4 }, { turns: 1 })], [row(0, { soldiers: 4 }, { turns: 2 })])).toEqual([]);
});
