/** Who looks elsewhere is told that it is their turn: by the browser, if they like, and by the tab. */

import { prefer, preferences } from "./preferences.svelte";
import { to } from "./routing";
import { language } from "./texts.svelte";

/** Browsers notify nobody about pages that came over an open line. */
const able = window.isSecureContext && "Notification" in window;
let permission = $state<NotificationPermission>(able ? Notification.permission : "denied");
// Somebody may have changed their mind in the settings of the browser.
document.addEventListener("visibilitychange", () => {
  if (able) permission = Notification.permission;
});

/** `unable`: not here; `denied`: the browser was told not to; `unasked`: we may ask. */
export function standing(): "unable" | "denied" | "unasked" | "on" | "off" {
  if (!able) return "unable";
  if (permission === "denied") return "denied";
  if (permission === "granted" && preferences.alerts === "on") return "on";
  return preferences.alerts ? "off" : "unasked";
}

/** Ask the browser for it, which asks the one who sits there; whether they agree. */
export async function askForAlerts(): Promise<boolean> {
  permission = await Notification.requestPermission();
  prefer({ alerts: permission === "granted" ? "on" : "off" });
  return permission === "granted";
}

function tagOf(table: string): string {
  return `turn ${table}`;
}

/** Notifications that no service worker has in hand. */
const own = new Map<string, Notification>();

/** One after the other: else what is called off late would take a newer one with it. */
let before: Promise<void> = Promise.resolve();
function afterwards(doing: () => Promise<void>): Promise<void> {
  return (before = before.then(doing, doing));
}

/** It is somebody's turn who does not see it. */
export function alertTurn(table: string, title: string, body: string): Promise<void> {
  return afterwards(() => show(table, title, body));
}

async function show(table: string, title: string, body: string): Promise<void> {
  if (standing() !== "on") return;
  const tag = tagOf(table);
  const data = { hash: to.table(table) };
  const options = { body, tag, data, lang: language(), icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  own.set(tag, shown);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** They have seen it, or it is their turn no more. */
export function callOff(table: string): Promise<void> {
  return afterwards(() => close(tagOf(table)));
}

async function close(tag: string): Promise<void> {
  own.get(tag)?.close();
  own.delete(tag);
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications?.({ tag })) ?? []) shown.close();
}

/** The tab, and the icon of the installed page, show whether it is somebody's turn. */
export function mark(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turn ? "/icon-turn.svg" : "/icon.svg";
  const badge = turn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}
