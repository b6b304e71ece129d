import type { Filter } from "./logbook";
import { recall, remember } from "./storage";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How long one looks at what was decided: `wait` is until one goes on. */
export const PACES = ["quick", "usual", "slow", "wait"] as const;
export type Pace = (typeof PACES)[number];
/** Whether what happens is shown in scenes: `auto` moves, unless this device is to move little. */
export const SCENES = ["auto", "still", "off"] as const;
export type Scenes = (typeof SCENES)[number];

interface Preferences {
  lang: Language;
  theme: Theme;
  /** What we were called last. */
  name: string;
  /** The colour of our seats, if we would rather have another than the first. */
  colour: string;
  sound: boolean;
  pace: Pace;
  scenes: Scenes;
  /** Ask everything, also what has only one sensible answer. */
  stops: boolean;
  /** Whether to be told when it is one's turn elsewhere; "" if that was never decided. */
  alerts: "" | "on" | "off";
  /** Do not show quick phrases. */
  muted: boolean;
  /** Which lines of the log to show. */
  log: Filter;
}

function usual(): Preferences {
  const french = navigator.languages.find((tag) => /^(en|fr)/.test(tag))?.startsWith("fr");
  return {
    lang: french ? "fr" : "en",
    theme: "auto",
    name: "",
    colour: "",
    sound: false,
    pace: "usual",
    scenes: "auto",
    stops: false,
    alerts: "",
    muted: false,
    log: "all",
  };
}

export const preferences: Preferences = $state({
  ...usual(),
  ...recall<Partial<Preferences>>("preferences", {}),
});

export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  remember("preferences", preferences);
}

export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
