/** What is shown for a second or two when something happens, made of the lines that tell it. */

import type { AmountShown, DieShown, Ending, HighlightShown, LogLine, Panel, ScoreRow } from "../wire";
import { toldTo } from "./deciding";

/** So much of something is gone; `was`: how much of it there was, if that is all that has changed. */
export interface Lost extends AmountShown {
  was?: number;
}

export interface Highlight {
  kind: string;
  title: string;
  /** What happened, and why. */
  lines: string[];
  numbers: AmountShown[];
  lost: Lost[];
  dice: DieShown[];
  card: string;
}

/** What happened is told in so many lines at most: the last of them. */
const MOST_LINES = 2;

/** What those at this screen are shown of these lines: parts that belong together are one thing. */
export function highlightsOf(lines: readonly LogLine[], mine: ReadonlySet<number>): Highlight[] {
  const found: Highlight[] = [];
  const last = new Map<number | undefined, Highlight>();
  for (const line of lines) {
    if (line.begins) last.clear();
    const shown = line.highlight;
    if (!shown || shown.heard || !isFor(line, shown, mine)) continue;
    const before = last.get(line.names?.[0]);
    const text = toldTo(line, mine);
    if (before && (shown.joins || !shown.kind)) add(before, shown, text);
    else if (shown.kind) {
      const fresh = madeOf(shown, text);
      found.push(fresh);
      last.set(line.names?.[0], fresh);
    }
  }
  return found;
}

/** What there is only to hear of these lines, by its kind. */
export function heardIn(lines: readonly LogLine[], mine: ReadonlySet<number>): string[] {
  return lines.flatMap((line) => {
    const shown = line.highlight;
    return shown?.heard && shown.kind && isFor(line, shown, mine) ? [shown.kind] : [];
  });
}

/** Losses are counted down from what there was, where it is plain to see that this is all. */
export function countedDown(
  highlights: readonly Highlight[],
  mine: ReadonlySet<number>,
  before: readonly ScoreRow[],
  now: readonly ScoreRow[],
): void {
  const [seat] = mine;
  if (mine.size !== 1) return;
  const amount = (rows: readonly ScoreRow[], what: string) =>
    rows.find((row) => row.seat === seat)?.has?.find((one) => one.what === what)?.amount ?? 0;
  const all = highlights.flatMap(({ lost }) => lost);
  for (const one of all) {
    const was = amount(before, one.what);
    const alone = all.filter(({ what }) => what === one.what).length === 1;
    if (alone && was - one.amount === amount(now, one.what)) one.was = was;
  }
}

/** How it ended for those who look. */
export function endingOf({ result, text }: Ending, title: string): Highlight {
  const kind = { won: "victory", lost: "defeat", ranked: "ended" }[result];
  return { kind, title, lines: [text], numbers: [], lost: [], dice: [], card: "" };
}

/** The score sheet among these panels, if there is one. */
export function rowsOf(panels: readonly Panel[]): ScoreRow[] {
  return panels.flatMap((panel) => (panel.type === "scores" ? panel.rows : []));
}

/** The whole table's, or of a seat at this screen. */
function isFor({ names = [] }: LogLine, { table }: HighlightShown, mine: ReadonlySet<number>): boolean {
  return table || names.length === 0 || names.some((seat) => mine.has(seat));
}

function madeOf(shown: HighlightShown, text: string): Highlight {
  const { kind = "", title = "", numbers = [], lost = [], dice = [], card = "" } = shown;
  return { kind, title, lines: [text], numbers, lost: lost.map((one) => ({ ...one })), dice, card };
}

function add(to: Highlight, shown: HighlightShown, text: string): void {
  if (shown.kind || shown.card) to.lines = [...to.lines, text].slice(-MOST_LINES);
  to.numbers = [...to.numbers, ...(shown.numbers ?? [])];
  to.dice = [...to.dice, ...(shown.dice ?? [])];
  to.card ||= shown.card ?? "";
  for (const one of shown.lost ?? []) {
    const same = to.lost.find(({ what }) => what === one.what);
    if (same) same.amount += one.amount;
    else to.lost.push({ ...one });
  }
}
