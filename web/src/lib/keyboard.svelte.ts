/** What keys do where; they are told to whoever asks by `?`. */

import type { Route } from "./routing";

export interface Key {
  /** What stands on the keys. */
  keys: string[];
  /** The message that says what they do. */
  does: string;
}

const EVERYWHERE: Key[] = [
  { keys: ["?"], does: "keys-list" },
  { keys: ["Tab"], does: "keys-tab" },
  { keys: ["Esc"], does: "keys-close" },
];
const SEARCH: Key = { keys: ["/"], does: "keys-search" };
const OF_PAGES: Partial<Record<Route["page"], Key[]>> = {
  table: [
    { keys: ["1", "…", "9"], does: "keys-number" },
    { keys: ["Space"], does: "keys-space" },
    { keys: ["Enter"], does: "keys-enter" },
    { keys: ["Esc"], does: "keys-back" },
  ],
  replay: [
    { keys: ["←", "→"], does: "keys-moment" },
    { keys: ["↑", "↓"], does: "keys-turn" },
    { keys: ["Home", "End"], does: "keys-ends" },
    { keys: ["Space"], does: "keys-play" },
    { keys: ["+", "-"], does: "keys-speed" },
  ],
  rules: [SEARCH],
  cards: [SEARCH],
  maps: [SEARCH],
};

export function keysOf(page: Route["page"]): Key[] {
  return [...(OF_PAGES[page] ?? []), ...EVERYWHERE];
}

/** Whether the list lies open. */
export const keyList = $state({ open: false });

/** Text fields and dialogs keep their keys. */
export function busyElsewhere(target: EventTarget | null): boolean {
  const field = target instanceof Element && target.closest("input:not([type=range]), select, textarea, dialog");
  return Boolean(field) || document.querySelector("dialog[open]") !== null;
}
