/** Number keys pick dice or choose from menus; Escape goes back. Text fields and dialogs keep theirs. */

import type { Choosing } from "./choosing.svelte";

export function onkey(event: KeyboardEvent, choosing: Choosing): void {
  if (event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target)) return;
  if (event.key === "Escape") {
    if (choosing.back()) event.preventDefault();
    return;
  }
  if (!/^[1-9]$/.test(event.key)) return;
  const place = Number(event.key) - 1;
  const prompt = choosing.prompt;
  if (prompt?.type === "dice") return choosing.toggle(place);
  const entry = prompt?.entries[place];
  if (entry) choosing.take(entry);
}

function busyElsewhere(target: EventTarget | null): boolean {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return Boolean(field) || document.querySelector("dialog[open]") !== null;
}
