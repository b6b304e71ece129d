import { expect, test, vi } from "vitest";

vi.mock("../src/lib/preferences.svelte", () => ({ preferences: { name: "Ann" } }));

const { seatedFor } = await import("../src/lib/wishes");

const COLOURS = ["olive", "sand", "navy", "rust"];
const kinds = (seats: { kind: string }[]) => seats.map(({ kind }) => kind);
const me = { kind: "me" as const, name: "Ann", colour: "olive", bot: "" };
const friend = { kind: "friend" as const, name: "Ben", colour: "sand", bot: "" };

function evening(players: [number, number], bots: "" | "first" | "last") {
  return { id: "x", name: "X", line: "", options: {}, players, bots };
}

test("who sits where stays, and bots take the seats that are missing", () => {
  expect(kinds(seatedFor(evening([3, 4], ""), [me, friend], COLOURS))).toEqual(["me", "friend", "bot"]);
  expect(kinds(seatedFor(evening([1, 1], ""), [me, friend], COLOURS))).toEqual(["me"]);
});

test("bots have all seats but the last, which is mine", () => {
  const seats = seatedFor(evening([3, 7], "first"), [me, friend], COLOURS);
  expect(kinds(seats)).toEqual(["bot", "bot", "me"]);
  expect(seats[2]!.name).toBe("Ann");
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
});

test("a bot has the last seat: one more if there is room, else in the place of the last", () => {
  expect(kinds(seatedFor(evening([2, 7], "last"), [me, friend], COLOURS))).toEqual(["me", "friend", "bot"]);
  expect(kinds(seatedFor(evening([2, 2], "last"), [me, friend], COLOURS))).toEqual(["me", "bot"]);
  expect(kinds(seatedFor(evening([2, 7], "last"), [me], COLOURS))).toEqual(["me", "bot"]);
});
