/**
 * Looking for words: all of them must be there, in any order; accents, capitals and slips of the
 * finger do not matter. What has them in a weightier place, or as they were typed, comes first.
 */

export interface Field {
  text: string;
  /** How much it counts that a word is found here. */
  weight: number;
  /** It is read anyway: there is no need to show it again. */
  heading?: boolean;
}

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Hit<T> {
  thing: T;
  score: number;
  /** Where the words stand, in the field that has most of them, or how the first one begins. */
  snippet: Piece[];
}

interface Word {
  plain: string;
  start: number;
  end: number;
}

interface Text extends Field {
  words: Word[];
}

/** How well a word fits what was typed. */
const EXACT = 1;
const BEGUN = 0.7;
const WITHIN = 0.4;
const SLIP = 0.3;
/** Letters before the first hit, and in all, that a snippet shows. */
const BEFORE = 40;
const LONG = 150;

/** Without marks, accents and ligatures, in small letters: what a search looks at. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    plain: plain(word),
    start: index,
    end: index + word.length,
  }));
}

/** How many slips lead from one word to the other, if not more than so many: a letter that is missing, too many, another one, or changed places with the next. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  return row.at(-1)! <= most ? row.at(-1)! : Infinity;
}

/** How many slips are forgiven in a word of this length. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

function asTyped(word: string, typed: string): number {
  if (word === typed) return EXACT;
  if (word.startsWith(typed)) return BEGUN;
  return typed.length > 2 && word.includes(typed) ? WITHIN : 0;
}

function withSlips(word: string, typed: string): number {
  const most = forgiven(typed.length);
  // Who is still typing has the beginning of a word.
  const beginnings = [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)];
  const least = Math.min(...beginnings.map((start) => slips(start, typed, most)));
  return least <= most ? SLIP / least : 0;
}

/** How well each word that there is fits one that was typed; slips count only if nothing else fits. */
function fitting(known: Iterable<string>, typed: string): Map<string, number> {
  const all = [...known];
  for (const fit of [asTyped, withSlips]) {
    const found = all.flatMap((word): [string, number][] => {
      const how = fit(word, typed);
      return how > 0 ? [[word, how]] : [];
    });
    if (found.length > 0) return new Map(found);
  }
  return new Map();
}

/** What can be searched again and again. */
export class Index<T> {
  private entries: { thing: T; texts: Text[] }[];
  private known = new Set<string>();

  constructor(things: readonly T[], fields: (thing: T) => Field[]) {
    this.entries = things.map((thing) => ({
      thing,
      texts: fields(thing).map((field) => ({ ...field, words: wordsIn(field.text) })),
    }));
    for (const { texts } of this.entries) {
      for (const { words } of texts) for (const word of words) this.known.add(word.plain);
    }
  }

  /** What has all these words, the best first; everything, as it was, if there are none. */
  find(wanted: string): Hit<T>[] {
    const typed = wordsIn(wanted).map((word) => fitting(this.known, word.plain));
    const scored = this.entries.flatMap(({ thing, texts }): Hit<T>[] => {
      const score = scoreOf(texts, typed);
      return score > 0 || typed.length === 0 ? [{ thing, score, snippet: snippet(texts, typed) }] : [];
    });
    return scored.toSorted((a, b) => b.score - a.score);
  }
}

type Typed = ReadonlyMap<string, number>[];

/** Nothing if a word is missing. */
function scoreOf(texts: readonly Text[], typed: Typed): number {
  let score = 0;
  for (const fits of typed) {
    let best = 0;
    for (const { words, weight } of texts) {
      for (const { plain } of words) best = Math.max(best, weight * (fits.get(plain) ?? 0));
    }
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function snippet(texts: readonly Text[], typed: Typed): Piece[] {
  const isHit = ({ plain }: Word) => typed.some((fits) => fits.has(plain));
  const [text, hits] = texts
    .filter(({ heading }) => !heading)
    .map((text): [Text, Word[]] => [text, text.words.filter(isHit)])
    .reduce((best, next) => (next[1].length > best[1].length ? next : best));
  const start = beginning(text, (hits[0]?.start ?? 0) - BEFORE);
  const end = ending(text, start + LONG);
  const pieces: Piece[] = start > 0 ? [{ text: "…", hit: false }] : [];
  let at = start;
  for (const hit of hits.filter((word) => word.start >= start && word.end <= end)) {
    if (hit.start > at) pieces.push({ text: text.text.slice(at, hit.start), hit: false });
    pieces.push({ text: text.text.slice(hit.start, hit.end), hit: true });
    at = hit.end;
  }
  if (at < end) pieces.push({ text: text.text.slice(at, end), hit: false });
  if (end < text.text.length) pieces.push({ text: "…", hit: false });
  return pieces;
}

/** Words are not cut. */
function beginning({ words }: Text, from: number): number {
  return from <= 0 ? 0 : (words.find((word) => word.start >= from)?.start ?? 0);
}

function ending({ text, words }: Text, to: number): number {
  return to >= text.length ? text.length : (words.findLast((word) => word.end <= to)?.end ?? to);
}
