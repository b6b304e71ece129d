/** What has just happened is shown for a moment, and heard: nothing waits for it. */

import type { Panel, Update } from "../wire";
import { countedDown, endingOf, heardIn, type Highlight, highlightsOf, rowsOf } from "../lib/highlights";
import { sceneTime, scenes } from "../lib/motion";
import type { Shown } from "../lib/shown";
import { Showing } from "../lib/showing.svelte";
import { play, type Sound, soundOf } from "../lib/sound";
import { t } from "../lib/texts.svelte";

/** Seconds between the sounds of what happens at once. */
const APART = 0.3;

export class Noticing {
  readonly showing = new Showing(sceneTime, ({ kind }) => play(soundOf(kind)));
  private before: Shown | null = null;
  /** Whether the table has waited for others since we were asked last. */
  private waited = false;

  /** `rolled`: dice lie there that were not there before. */
  updated(update: Update, now: Shown, mine: ReadonlySet<number>, rolled: boolean): void {
    const before = this.before;
    this.before = now;
    // Whoever has just come, or comes back, reads in the log what was before: all but how it began.
    if (update.whole || !before) {
      this.showing.clear();
      if (seen()) this.showing.put(highlightsOf(update.log, mine));
      return;
    }
    const fresh = freshHighlights(update, before, now, mine);
    const sounds: Sound[] = heardIn(update.log, mine).map(soundOf);
    if (lockedIn(now.panels) > lockedIn(before.panels)) sounds.push("lock");
    if (rolled) sounds.push("dice");
    if (cardsIn(now.panels, mine) > cardsIn(before.panels, mine)) sounds.push("card");
    if (this.waited && now.asks.length > 0) sounds.push("turn");
    this.waited = now.asks.length === 0 && (this.waited || now.waiting.length > 0);
    if (seen()) this.showing.put(fresh);
    else sounds.push(...fresh.slice(-1).map(({ kind }) => soundOf(kind)));
    [...new Set(sounds)].forEach((sound, nth) => play(sound, nth * APART));
  }
}

/** Whether anybody wants to see scenes, and can. */
function seen(): boolean {
  return scenes() !== "off" && !document.hidden;
}

function freshHighlights(update: Update, before: Shown, now: Shown, mine: ReadonlySet<number>): Highlight[] {
  const found = highlightsOf(update.log, mine);
  countedDown(found, mine, rowsOf(before.panels), rowsOf(now.panels));
  return now.over && !before.over ? [...found, endingOf(now.over, t(`over-${now.over.result}`))] : found;
}

function lockedIn(panels: readonly Panel[]): number {
  const dice = panels.flatMap((panel) => (panel.type === "dice" ? panel.dice : []));
  return dice.filter(({ locked }) => locked).length;
}

/** How many cards those at this screen have, or all have together. */
function cardsIn(panels: readonly Panel[], mine: ReadonlySet<number>): number {
  const rows = panels.flatMap((panel) => (panel.type === "cards" ? [panel] : []));
  return rows
    .filter(({ seat }) => seat == null || mine.has(seat))
    .reduce((sum, { cards }) => sum + cards.length, 0);
}
