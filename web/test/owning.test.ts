import { expect, it } from "vitest";
import { ownFirst } from "../src/lib/owning";

/** A letter and the seat that it belongs to, if any. */
const ours = (...seats: string[]) => (thing: string) => (thing[1] ? seats.includes(thing[1]) : undefined);

it("puts what is ours first, and leaves everything else in its order", () => {
  const things = ["x", "a0", "a1", "y", "a2", "b2", "z"];
  expect(ownFirst(things, ours("2"))).toEqual(["x", "a2", "b2", "y", "a0", "a1", "z"]);
  expect(ownFirst(things, ours("1", "2"))).toEqual(["x", "a1", "a2", "y", "b2", "a0", "z"]);
  expect(ownFirst(things, ours("0"))).toEqual(things);
  expect(ownFirst(things, ours())).toEqual(things);
});
