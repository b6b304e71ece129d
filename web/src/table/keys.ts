/**
 * Number keys pick dice or choose from menus; Escape goes back, Enter throws the dice that are picked, or
 * goes on. Text fields, buttons and dialogs keep theirs; but on a die, Space picks and Enter throws.
 * A scene that is being shown goes away with any key.
 */

import { busyElsewhere } from "../lib/keyboard.svelte";
import { announce, notify } from "../lib/news.svelte";
import { t } from "../lib/texts.svelte";
import type { Sitting } from "./sitting.svelte";

export function onkey(event: KeyboardEvent, sitting: Sitting): void {
  const { showing } = sitting.noticing;
  const looked = showing.now;
  showing.clear();
  if (looked && event.key === "Escape") return;
  if (event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target)) return;
  if (event.key === "Enter") return onEnter(event, sitting);
  const { choosing, connection, waiting } = sitting;
  if (waiting || connection.looking) return;
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

function onEnter(event: KeyboardEvent, { connection, waiting }: Sitting): void {
  const control = event.target instanceof Element && event.target.closest("button, a, summary");
  const onDie = control && control.matches(".die-box");
  if (control && !onDie) return;
  // On a die it never picks: whoever picks by Enter would throw with the next one.
  event.preventDefault();
  if (waiting || event.repeat) return;
  if (connection.looking) return connection.goOn();
  const doIt = document.querySelector<HTMLButtonElement>("#question [aria-keyshortcuts=Enter]");
  if (doIt && !doIt.disabled) {
    announce(doIt.innerText);
    doIt.click();
  } else if (onDie) notify(t("pick-by-space"));
}
