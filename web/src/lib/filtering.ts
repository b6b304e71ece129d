/** Which cards somebody wants to see. */

import type { CardText } from "../wire";

export const FILTERS = ["game", "kind", "nation", "cost", "module", "source"] as const;
export type Filter = (typeof FILTERS)[number];
/** What was chosen; nothing, or what no card has, leaves all of them. */
export type Chosen = Partial<Record<Filter, string>>;

/** What is looked for, as an address says it: nothing that is not there. */
export function asQuery(words: string, chosen: Chosen = {}): string {
  const found = FILTERS.flatMap((filter) => (chosen[filter] ? [[filter, chosen[filter]]] : []));
  const asked = words.trim() ? [["words", words.trim()]] : [];
  return new URLSearchParams([...asked, ...found]).toString();
}

/** The same, read again; what makes no sense is left out. */
export function readQuery(query: string): { words: string; chosen: Chosen } {
  const read = new URLSearchParams(query);
  const chosen: Chosen = {};
  for (const filter of FILTERS) {
    const value = read.get(filter);
    if (value) chosen[filter] = value;
  }
  return { words: read.get("words") ?? "", chosen };
}

/** What a card is, or "" if it is nothing of that sort. */
export function valueOf(card: CardText, filter: Filter): string {
  return String(card[filter] ?? "");
}

/** In words; the names of games and sources are the page's to find. */
export function wordsOf(card: CardText, filter: Filter): string {
  const words = { kind: card.kind_words, nation: card.whose, module: card.module_words };
  return (filter in words && words[filter as keyof typeof words]) || valueOf(card, filter);
}

function fits(card: CardText, chosen: Chosen, filters: readonly Filter[]): boolean {
  return filters.every((filter) => !chosen[filter] || valueOf(card, filter) === chosen[filter]);
}

export function filtered(cards: readonly CardText[], chosen: Chosen): CardText[] {
  return cards.filter((card) => fits(card, chosen, FILTERS));
}

export interface Choice {
  value: string;
  words: string;
  /** How many cards it would leave. */
  count: number;
}

/** What can be chosen, with all else as it is; what was chosen stays to be seen. */
export function choices(cards: readonly CardText[], chosen: Chosen, filter: Filter): Choice[] {
  const others = FILTERS.filter((other) => other !== filter);
  const found = new Map<string, Choice>();
  for (const card of cards) {
    const value = valueOf(card, filter);
    const fitting = fits(card, chosen, others);
    if (value === "" || (!fitting && value !== chosen[filter])) continue;
    const choice = found.get(value) ?? { value, words: wordsOf(card, filter), count: 0 };
    found.set(value, { ...choice, count: choice.count + Number(fitting) });
  }
  const all = [...found.values()];
  return filter === "cost" ? all.toSorted((a, b) => Number(a.value) - Number(b.value)) : all;
}
