/** The log under its headings, the newest first; of a long one as much as is wanted. */

import type { LeftOut, LogLine } from "../wire";

export const FILTERS = ["all", "important", "mine"] as const;
export type Filter = (typeof FILTERS)[number];

/** What there is besides the lines that were told: those left out, and how many came in front since. */
export interface Before {
  leftOut: LeftOut | null;
  earlier: number;
}

/** A line, which one of the log it is whatever comes in front of it, and how many shown ones are newer. */
export interface Entry {
  line: LogLine;
  place: number;
  newer: number;
}

export interface Phase {
  title: string;
  /** Where in the log it begins. */
  place: number;
  entries: Entry[];
}

export interface Turn {
  title: string;
  place: number;
  /** The line that says that it begins, if one says no more. */
  opening: LogLine | undefined;
  phases: Phase[];
}

/** Whether a line is wanted; what names nobody is everybody's. */
export function wanted(filter: Filter, mine: ReadonlySet<number>): (line: LogLine) => boolean {
  if (filter === "important") return ({ decisive }) => decisive ?? false;
  if (filter === "mine") return ({ names }) => !names || names.some((seat) => mine.has(seat));
  return () => true;
}

/** Walks back from the end: what is older than all that is shown is not looked at. */
export function byTurn(
  log: readonly LogLine[],
  want: (line: LogLine) => boolean,
  most: number,
  { leftOut, earlier }: Before = { leftOut: null, earlier: 0 },
): { turns: Turn[]; shown: number; more: boolean } {
  const turns: Turn[] = [];
  let phases: Phase[] = [];
  let entries: Entry[] = [];
  let shown = 0;
  let more = false;

  const closePhase = (title: string, place: number) => {
    if (entries.length > 0) phases.push({ title, place, entries });
    entries = [];
  };
  const closeTurn = (title: string, place: number, opening?: LogLine) => {
    closePhase("", place);
    if (phases.length > 0) turns.push({ title, place, opening, phases });
    phases = [];
  };

  for (let nth = log.length - 1; nth >= 0; nth--) {
    const line = log[nth]!;
    const place = nth - earlier;
    if (!line.opens && want(line)) {
      if (shown < most) {
        entries.push({ line, place, newer: shown++ });
      } else more = true;
    }
    if (line.phase) closePhase(line.phase, place);
    if (line.turn) {
      closeTurn(line.turn, place, line.opens ? line : undefined);
      if (more) break;
    }
  }
  closePhase(leftOut?.phase ?? "", -earlier);
  closeTurn(leftOut?.turn ?? "", -earlier);
  return { turns, shown, more };
}
