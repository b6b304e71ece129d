import { describe, expect, it } from "vitest";
import { Choosing } from "../src/table/choosing.svelte";
import type { Ask, CardOnTable, MenuEntry } from "../src/wire";

const use: MenuEntry = { label: "Use the Medic", action: "use medic", card: "medic" };
const turn: MenuEntry = {
  label: "Turn a die…",
  card: "general",
  next: { type: "menu", entries: [{ label: "red star", action: "turn Rs" }] },
};
const ask: Ask = {
  seat: 1,
  number: 0,
  ask: "cards",
  question: "?",
  rule: "",
  prompt: { type: "menu", entries: [use, turn] },
};
const card = (id: string, seat?: number): CardOnTable => ({
  id,
  status: "ready",
  ...(seat !== undefined && { seat }),
});

function asked(): { choosing: Choosing; done: string[] } {
  const done: string[] = [];
  const choosing = new Choosing((ask, action) => done.push(`${ask.seat} ${action}`));
  choosing.update([ask], []);
  return { choosing, done };
}

describe("cards on the table", () => {
  it("can be used by those who are asked, if they are theirs or everybody's", () => {
    const { choosing } = asked();
    expect(choosing.with(card("medic", 1))).toEqual([use]);
    expect(choosing.with(card("medic"))).toEqual([use]);
    expect(choosing.with(card("medic", 0))).toEqual([]);
    expect(choosing.with(card("scout", 1))).toEqual([]);
  });

  it("act at once, or ask what comes next, however deep in the menus one is", () => {
    const { choosing, done } = asked();
    choosing.takeFirst(turn);
    choosing.takeFirst(turn);
    expect(choosing.path).toEqual(["Turn a die…"]);
    choosing.takeFirst(use);
    expect(done).toEqual(["1 use medic"]);
  });
});
