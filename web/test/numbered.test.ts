import { expect, it } from "vitest";
import { distinct, whichOf } from "../src/lib/numbered";

it("tells apart what differs in its seat or in its number", () => {
  const all = [
    { seat: 1, number: 11 },
    { seat: 11, number: 1 },
    { seat: 1, number: 1 },
    { seat: null, number: 1 },
  ];
  expect(new Set(all.map(whichOf)).size).toBe(all.length);
  expect(whichOf({ seat: 1, number: 11 })).toBe(whichOf(all[0]!));
});

it("numbers what comes again, and leaves the rest as it was", () => {
  const before = distinct(["grenade", "rope", "grenade"]);
  expect(new Set(before).size).toBe(3);
  expect(distinct(["rope", "grenade", "grenade", "map"])).toEqual(expect.arrayContaining(before));
});
