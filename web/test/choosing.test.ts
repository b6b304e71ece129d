import { describe, expect, it } from "vitest";
import { Choosing } from "../src/table/choosing.svelte";
import type { Ask, CardOnTable, DicePanel, DicePrompt, MenuEntry } from "../src/wire";

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

describe("whoever wants nothing more", () => {
  it("can say so beside what ends it, and beside nothing that leads further on", () => {
    const { choosing } = asked();
    expect([use, turn].map((entry) => choosing.leaves(entry))).toEqual([false, false]);
    choosing.update([{ ...ask, leave: { action: "use medic", label: "Nothing more" } }], []);
    expect([use, turn].map((entry) => choosing.leaves(entry))).toEqual([true, false]);
  });
});

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

describe("dice that are tapped", () => {
  const dice = ["Rk", "Ws", "Bs"];
  const panel: DicePanel = {
    type: "dice",
    title: "",
    seat: 1,
    dice: dice.map((die) => ({ die, colour: "", face: "", words: die })),
  };
  const prompt = (picks: string[][], most: number): DicePrompt => ({
    type: "dice",
    do: "lock",
    dice: [],
    picks: picks.map((dice) => ["lock", ...dice].join(" ")),
    most,
    all: false,
  });
  const two = prompt([["Rk", "Ws"], ["Rk", "Bs"], ["Ws", "Bs"]], 2);
  const any = prompt([["Rk"], ["Ws"], ["Rk", "Ws"]], 2);

  function asking(prompt: DicePrompt, quick: boolean, usual = ""): { choosing: Choosing; done: string[] } {
    const done: string[] = [];
    const choosing = new Choosing((_, action) => done.push(action), () => quick);
    choosing.update([{ ...ask, prompt, usual }], [panel]);
    return { choosing, done };
  }

  it("decide with the last of so many, and can be let go of before", () => {
    const { choosing, done } = asking(two, true);
    choosing.toggle(0);
    choosing.toggle(0);
    choosing.toggle(1);
    expect(done).toEqual([]);
    choosing.toggle(2);
    expect(done).toEqual(["lock Ws Bs"]);
  });

  it("decide nothing by themselves where fewer would do, or where one stops at everything", () => {
    const [open, slow] = [asking(any, true), asking(two, false)];
    for (const { choosing } of [open, slow]) {
      choosing.toggle(0);
      choosing.toggle(1);
      expect(choosing.picked).toEqual([0, 1]);
    }
    expect([...open.done, ...slow.done]).toEqual([]);
  });

  it("are picked already if that is what people do, unless one stops at everything", () => {
    const { choosing } = asking(any, true, "lock Rk Ws");
    expect(choosing.picked).toEqual([0, 1]);
    choosing.toggle(0);
    expect(choosing.picked).toEqual([1]);
    expect(asking(any, false, "lock Rk Ws").choosing.picked).toEqual([]);
  });
});
