/**
 * Number keys pick dice or choose from menus; Escape goes back, Enter goes on. Text fields, buttons and
 * dialogs keep theirs.
 */

import type { Sitting } from "./sitting.svelte";

export function onkey(event: KeyboardEvent, { choosing, connection }: Sitting): void {
  if (event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target)) return;
  if (connection.looking) {
    const pressed = event.target instanceof Element && event.target.closest("button, a");
    if (event.key === "Enter" && !pressed) connection.goOn();
    return;
  }
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
