/** What somebody was looking for among cards, maps and rules: it is still there when they come back. */

import { untrack } from "svelte";
import type { CardText } from "../wire";
import { asQuery, readQuery, type Chosen } from "../lib/filtering";
import { replace } from "../lib/place.svelte";
import { to } from "../lib/routing";

export const looking = $state({
  /** The words. */
  rules: "",
  cards: "",
  maps: "",
  chosen: {} as Chosen,
  /** The card looked at last. */
  card: undefined as CardText | undefined,
});

function asked(what: "cards" | "maps"): string {
  return asQuery(looking[what], what === "cards" ? looking.chosen : {});
}

/** Whoever comes by an address that says what to look for finds that; else all is as it was left. */
export function lookFor(what: "cards" | "maps", query: string): void {
  untrack(() => {
    if (!query || query === asked(what)) return;
    const { words, chosen } = readQuery(query);
    looking[what] = words;
    if (what === "cards") looking.chosen = chosen;
  });
}

/** The address says what is looked for, so that it can be handed on. */
export function sayInAddress(what: "cards" | "maps"): void {
  const wanted = to.found(what, asked(what));
  if (location.hash !== wanted) replace(wanted);
}
