/** How much of a phone's screen the question takes: it peeks, takes half of it at most, or fills it. */

export const STANDS = ["peek", "half", "full"] as const;
export type Stand = (typeof STANDS)[number];

/** Pixels that a finger has to move for it to mean something. */
const SLIP = 24;
/** What part of the screen it has to move to go two steps. */
const FAR = 0.45;

/** The stand that a tap on the handle leads to. */
export function tapped(stand: Stand): Stand {
  return STANDS[(STANDS.indexOf(stand) + 1) % STANDS.length]!;
}

/** So many steps up, or down if less than nothing. */
export function moved(stand: Stand, by: number): Stand {
  const to = Math.min(Math.max(STANDS.indexOf(stand) + by, 0), STANDS.length - 1);
  return STANDS[to]!;
}

/** How many steps a drag means, so far up (or down) on a screen of that height. */
export function steps(up: number, height: number): number {
  const size = Math.abs(up) > FAR * height ? 2 : Math.abs(up) > SLIP ? 1 : 0;
  return Math.sign(up) * size;
}

export class Sheet {
  stand = $state<Stand>("half");
  private asked = "";

  /** What is asked now: another question is seen, and one of another kind in half of the screen. */
  meet(asked: string): void {
    const other = asked !== this.asked;
    this.asked = asked;
    if (this.stand === "peek" || other) this.stand = "half";
  }
}
