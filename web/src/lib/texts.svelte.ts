/** The page's own texts. What is said about a game comes from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { notify } from "./news.svelte";
import { prefer, preferences, type Language } from "./preferences.svelte";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../locale/en.ftl?raw"),
  fr: () => import("../../locale/fr.ftl?raw"),
};

let bundle = $state.raw(new FluentBundle("en"));
let asked: Language = preferences.lang;
let spoken = $state<Language>(preferences.lang);

export function language(): Language {
  return spoken;
}

/** Of several languages in a row, the one asked for last is spoken, however long each takes. */
export async function speak(lang: Language): Promise<void> {
  asked = lang;
  const source = await sources[lang]().catch((problem: unknown) => {
    if (lang === asked) throw problem;
  });
  if (lang !== asked || !source) return;
  const next = new FluentBundle(lang, { useIsolating: false });
  next.addResource(new FluentResource(source.default));
  bundle = next;
  spoken = lang;
  document.documentElement.lang = lang;
}

/** Speak a language from now on. */
export function choose(lang: Language): void {
  prefer({ lang });
  speak(lang).catch(() => notify(t("language-missing"), "trouble"));
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values ?? null) : id;
}

/** As people write it where they live, if that is in the language of the page. */
function locale(): string {
  return navigator.languages.find((tag) => tag.startsWith(spoken)) ?? spoken;
}

export function when(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** A day as people write it, whatever the time is where they are. */
export function dated(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeZone: "UTC" }).format(time);
}

export function monthNamed(time: number): string {
  const style = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), style).format(time);
}

/** From Monday to Sunday. */
export function weekdays(): { short: string; long: string }[] {
  const monday = Date.UTC(2026, 5, 1);
  const named = (weekday: "short" | "long", place: number) =>
    new Intl.DateTimeFormat(locale(), { weekday, timeZone: "UTC" }).format(monday + place * 86_400_000);
  return Array.from({ length: 7 }, (_, place) => ({
    short: named("short", place),
    long: named("long", place),
  }));
}

/** How long ago, for what began today. */
export function ago(time: string): string {
  const minutes = Math.round((Date.parse(time) - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return minutes > -60
    ? format.format(Math.min(0, minutes), "minute")
    : format.format(Math.round(minutes / 60), "hour");
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}
