/** Which dice may be picked next: nothing but comparing them with the sets that the server lists. */

import type { DicePanel, DicePrompt, DieShown, Panel } from "../wire";

/** Dice that may be picked together, in notation, and the action that this is. */
export interface Pick {
  dice: string[];
  action: string;
}

/** What may be picked: of the words of an action, dice alone begin with a capital. */
export function picksOf(prompt: DicePrompt): Pick[] {
  return prompt.picks.map((action) => ({
    action,
    dice: action.split(" ").filter((word) => /^[A-Z]/.test(word)),
  }));
}

type Counts = Map<string, number>;

function counted(dice: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const die of dice) counts.set(die, (counts.get(die) ?? 0) + 1);
  return counts;
}

function within(few: Counts, many: Counts): boolean {
  return [...few].every(([die, count]) => count <= (many.get(die) ?? 0));
}

/** The pick that is exactly these dice. */
export function matching(picks: readonly Pick[], dice: readonly string[]): Pick | undefined {
  const wanted = counted(dice);
  return picks.find((pick) => pick.dice.length === dice.length && within(wanted, counted(pick.dice)));
}

/** Whether some pick holds these dice and maybe more. */
export function possible(picks: readonly Pick[], dice: readonly string[]): boolean {
  const wanted = counted(dice);
  return picks.some((pick) => within(wanted, counted(pick.dice)));
}

/** How often each die occurs in a pick at most. */
function needed(prompt: DicePrompt): Counts {
  const most: Counts = new Map();
  for (const pick of picksOf(prompt)) {
    for (const [die, count] of counted(pick.dice)) most.set(die, Math.max(most.get(die) ?? 0, count));
  }
  return most;
}

/** The panel in which a seat picks: its first that has all the dice in question. */
export function panelFor(panels: readonly Panel[], seat: number, prompt: DicePrompt): DicePanel | null {
  const most = needed(prompt);
  for (const panel of panels) {
    if (panel.type !== "dice" || panel.seat !== seat) continue;
    if (within(most, counted(panel.dice.map((die) => die.die)))) return panel;
  }
  return null;
}

/** The places of dice that can be picked; of equal dice those that stay are left alone if possible. */
export function pickable(dice: readonly DieShown[], prompt: DicePrompt): Set<number> {
  const most = needed(prompt);
  const free = counted(dice.filter((die) => !die.locked).map((die) => die.die));
  const places = dice.flatMap((die, place) => {
    const wanted = most.get(die.die) ?? 0;
    const stays = die.locked && (free.get(die.die) ?? 0) >= wanted;
    return wanted > 0 && !stays ? [place] : [];
  });
  return new Set(places);
}

/** The places of one pick among the dice. */
export function placesOf(dice: readonly DieShown[], among: Set<number>, pick: Pick): number[] {
  const wanted = counted(pick.dice);
  return [...among].filter((place) => {
    const die = dice[place]!.die;
    const left = wanted.get(die) ?? 0;
    wanted.set(die, left - 1);
    return left > 0;
  });
}
