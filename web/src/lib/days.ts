/** The daily battles of this browser: the key that it plays with, and its calendar. */

import type { Game } from "./history";
import { recall, remember } from "./storage";

const KEY_BYTES = 18;
const A_DAY = 86_400_000;

/** There is no account: whoever has this key has this browser's try at each battle. */
export function player(): string {
  const known = recall("player", "");
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  remember("player", key);
  return key;
}

/** A day is a day everywhere at once. */
export function today(): string {
  return dayOf(Date.now());
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function shifted(day: string, by: number): string {
  return dayOf(timeOf(day) + by * A_DAY);
}

/** A month as 2026-06. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(dayOf(Date.UTC(year, number - 1 + by, 1)));
}

/** The days of a month in weeks that begin on Monday; what is of another month is left empty. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const before = (new Date(timeOf(first)).getUTCDay() + 6) % 7;
  const cells: string[] = Array.from({ length: before }, () => "");
  for (let day = first; monthOf(day) === month; day = shifted(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push("");
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The daily battles among games, by their day, each in the order of the games' names. */
export function byDay(games: readonly Game[]): Map<string, Game[]> {
  const found = new Map<string, Game[]>();
  for (const game of games) {
    if (game.day) found.set(game.day, [...(found.get(game.day) ?? []), game]);
  }
  for (const [day, some] of found) {
    found.set(day, some.toSorted((a, b) => a.game.localeCompare(b.game)));
  }
  return found;
}

/** On how many days in a row up to now at least one battle was fought; today may be still to come. */
export function daysInARow(fought: ReadonlySet<string>, now: string): number {
  let day = fought.has(now) ? now : shifted(now, -1);
  let count = 0;
  for (; fought.has(day); day = shifted(day, -1)) count += 1;
  return count;
}
