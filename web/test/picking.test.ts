import { describe, expect, it } from "vitest";
import { matching, panelFor, pickable, picksOf, placesOf, possible } from "../src/lib/picking";
import type { DicePanel, DicePrompt, DieShown } from "../src/wire";

function die(notation: string, locked = false): DieShown {
  return { die: notation, colour: "", face: "", words: notation, locked };
}

const actions = ["reroll R2", "reroll R2 R2", "reroll R2 Wc"];
const prompt: DicePrompt = { type: "dice", do: "reroll", dice: [], picks: actions, most: 2, all: false };
const picks = picksOf(prompt);

describe("picking dice", () => {
  it("knows the dice of an action by their capitals", () => {
    const used = picksOf({ ...prompt, picks: ["use radio-2 R2 K4", "lock"] });
    expect(used).toEqual([
      { action: "use radio-2 R2 K4", dice: ["R2", "K4"] },
      { action: "lock", dice: [] },
    ]);
  });

  it("finds the pick whatever the order", () => {
    expect(matching(picks, ["Wc", "R2"])?.action).toBe("reroll R2 Wc");
    expect(matching(picks, ["Wc"])).toBeUndefined();
  });

  it("knows whether more dice may follow", () => {
    expect(possible(picks, ["Wc"])).toBe(true);
    expect(possible(picks, ["Wc", "Wc"])).toBe(false);
    expect(possible(picks, ["R2", "R2", "Wc"])).toBe(false);
  });

  it("leaves dice alone that stay, unless they are needed", () => {
    const dice = [die("R2"), die("R2", true), die("Wc"), die("Bk")];
    expect([...pickable(dice, prompt)]).toEqual([0, 1, 2]);
    const one = { ...prompt, picks: actions.filter((action) => action !== "reroll R2 R2") };
    expect([...pickable(dice, one)]).toEqual([0, 2]);
  });

  it("finds the places of a pick", () => {
    const dice = [die("R2"), die("Wc"), die("R2")];
    expect(placesOf(dice, new Set([0, 1, 2]), picks[1]!)).toEqual([0, 2]);
  });

  it("picks in the seat's own panel, if it has the dice", () => {
    const mine: DicePanel = { type: "dice", title: "", seat: 1, dice: ["R2", "R2", "Wc"].map((d) => die(d)) };
    const other = { ...mine, seat: 0 };
    expect(panelFor([other, mine], 1, prompt)).toBe(mine);
    expect(panelFor([{ ...mine, dice: [die("R2")] }], 1, prompt)).toBeNull();
  });
});
