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

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}
