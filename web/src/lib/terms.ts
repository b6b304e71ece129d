/** Words that the glossary explains, found in what is said: whole words, the longest first. */

import type { TermText } from "../wire";
import type { Span } from "./markdown";

export type Piece = string | { word: string; term: TermText };
/** Takes a text apart; what was explained in the text before it is not again. */
export type Finder = (text: string, before?: string) => Piece[];

export function finder(terms: readonly TermText[]): Finder {
  const byWord = new Map(terms.flatMap((term) => term.words.map((word) => [word, term] as const)));
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (words.length === 0) return (text) => [text];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join("|")})(?![\\p{L}\\p{N}-])`, "gu");

  return (text, before = "") => {
    const known = new Set([...before.matchAll(pattern)].map(([word]) => byWord.get(word)));
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const term = byWord.get(word)!;
      if (known.has(term)) continue;
      known.add(term);
      if (index > end) pieces.push(text.slice(end, index));
      pieces.push({ word, term });
      end = index + word.length;
    }
    if (end < text.length) pieces.push(text.slice(end));
    return pieces;
  };
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What stands before a part of a block of text, to be told from it. */
export function textBefore(spans: readonly Span[], place: number): string {
  return spans
    .slice(0, place)
    .map(({ text }) => text)
    .join(" ");
}
