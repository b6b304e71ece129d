/** What can be bought: which entries of a question stand on the shelves of the market. */

import type { MarketShown, MenuEntry, MenuPrompt } from "../wire";

/** The entries that buy something, by their actions, each with its place in the question. */
export type Purchases = Map<string, [MenuEntry, number]>;

export function purchases(prompt: MenuPrompt, market: MarketShown | undefined): Purchases {
  if (!market?.buying) return new Map();
  const offers = market.shelves.flatMap((shelf) => shelf.offers);
  const actions = new Set(offers.flatMap((offer) => Object.keys(offer.actions)));
  return new Map(
    prompt.entries.flatMap((entry, place) =>
      entry.action && actions.has(entry.action) ? [[entry.action, [entry, place]]] : [],
    ),
  );
}
