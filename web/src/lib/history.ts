/** The games that were finished at this browser: kept here, and nowhere else. */

import type { Ending } from "../wire";
import type { Seated } from "./players";
import { recall, remember } from "./storage";

export interface SeatPlayed {
  name: string;
  role?: string;
  bot?: boolean;
  mine?: boolean;
}

export interface Game {
  table: string;
  started: string;
  game: string;
  /** The setting that says where it was played, and what it was set to. */
  setting: string;
  place: string;
  evening: string;
  seats: SeatPlayed[];
  /** `done`: alone, for points, where there is nothing to win or lose. */
  result: "won" | "lost" | "done";
  score?: number;
  /** The day whose daily battle it was. */
  day?: string;
}

/** What a file of them begins with. */
interface Kept {
  beachhead: "history";
  version: number;
  games: readonly Game[];
}

const MOST = 2000;
const VERSION = 1;
const LONGEST = 200;
const MOST_SEATS = 30;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function games(): Game[] {
  return recall<Game[]>("history", []);
}

function keep(all: Game[]): void {
  remember("history", newestFirst(all).slice(0, MOST));
}

function newestFirst(all: readonly Game[]): Game[] {
  return all.toSorted((a, b) => Date.parse(b.started) - Date.parse(a.started));
}

/** How a game went for the first of us at this screen: the one whose browser it is. */
export function gameOf(table: string, over: Ending, players: readonly Seated[]): Game | null {
  const me = players.find((player) => player.yours);
  if (!me) return null;
  const { game, started, setting = "", place = "", evening = "", day = "" } = over.played;
  const alone = over.result === "ranked" && players.length === 1;
  const score = over.scores[me.seat];
  return {
    ...{ table, started, game, setting, place, evening },
    seats: players.map(({ name, role, bot, yours }) => ({
      name,
      ...(role && { role }),
      ...(bot && { bot: true }),
      ...(yours && { mine: true }),
    })),
    result: alone ? "done" : over.winners.includes(me.seat) ? "won" : "lost",
    ...(score !== undefined && { score }),
    ...(day && { day }),
  };
}

/** Each table is there once, as it ended last. */
export function record(game: Game): void {
  const before = games();
  const known = before.find(({ table }) => table === game.table);
  if (JSON.stringify(known) === JSON.stringify(game)) return;
  keep([game, ...before.filter((other) => other !== known)]);
}

/** Its end was taken back. */
export function strike(table: string): void {
  const before = games();
  const left = before.filter((game) => game.table !== table);
  if (left.length < before.length) keep(left);
}

export function exported(all: readonly Game[]): string {
  return JSON.stringify({ beachhead: "history", version: VERSION, games: all } satisfies Kept, null, 1);
}

/** What is wrong with a file: what kind of thing, and with which of its games, counted from 1. */
export class BadFile extends Error {
  constructor(
    readonly fault: "json" | "other" | "newer" | "game",
    readonly number = 0,
  ) {
    super(fault);
  }
}

/** The games in a file, all of them or none. */
export function imported(text: string): Game[] {
  let file: Partial<Kept> | null;
  try {
    file = JSON.parse(text) as Partial<Kept> | null;
  } catch {
    throw new BadFile("json");
  }
  if (file?.beachhead !== "history" || !Array.isArray(file.games)) throw new BadFile("other");
  if (typeof file.version !== "number" || file.version > VERSION) throw new BadFile("newer");
  return file.games.map((game: unknown, place) => checked(game, place + 1));
}

/** Adds the games that are not known yet; tells how many those were. */
export function merge(more: readonly Game[]): number {
  const all = new Map(games().map((game) => [game.table, game]));
  const before = all.size;
  for (const game of more) if (!all.has(game.table)) all.set(game.table, game);
  if (all.size > before) keep([...all.values()]);
  return all.size - before;
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST;

function isSeat(seat: unknown): seat is SeatPlayed {
  if (typeof seat !== "object" || seat === null) return false;
  const { name, role = "", bot = false, mine = false } = seat as Partial<SeatPlayed>;
  return isText(name) && isText(role) && typeof bot === "boolean" && typeof mine === "boolean";
}

/** A game as it was written, without what we do not know. */
function checked(value: unknown, number: number): Game {
  const bad = new BadFile("game", number);
  if (typeof value !== "object" || value === null) throw bad;
  const { table, started, game, setting, place, evening, seats, result, score, day } =
    value as Game;
  if (![table, started, game, setting, place, evening].every(isText)) throw bad;
  if (!table || Number.isNaN(Date.parse(started))) throw bad;
  if (!Array.isArray(seats) || seats.length > MOST_SEATS || !seats.every(isSeat)) throw bad;
  if (!["won", "lost", "done"].includes(result)) throw bad;
  if (score !== undefined && !Number.isFinite(score)) throw bad;
  if (day !== undefined && !DAY.test(day)) throw bad;
  return {
    ...{ table, started, game, setting, place, evening, result },
    seats: seats.map(({ name, role, bot, mine }) => ({
      name,
      ...(role && { role }),
      ...(bot && { bot }),
      ...(mine && { mine }),
    })),
    ...(score !== undefined && { score }),
    ...(day !== undefined && { day }),
  };
}

export interface Rate {
  key: string;
  games: number;
  won: number;
  /** Of how many there was something to win. */
  decided: number;
}

/** How games went, by what they have in common ("" is nothing); what was played most comes first. */
export function rates(all: readonly Game[], by: (game: Game) => string): Rate[] {
  const found = new Map<string, Rate>();
  for (const game of all) {
    const key = by(game);
    if (!key) continue;
    const rate = found.get(key) ?? { key, games: 0, won: 0, decided: 0 };
    rate.games += 1;
    rate.won += Number(game.result === "won");
    rate.decided += Number(game.result !== "done");
    found.set(key, rate);
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games);
}

/** In hundredths, as it is told. */
export function percent(won: number, of: number): number {
  return Math.round((100 * won) / of);
}

export interface Streaks {
  /** Games won, or lost, in a row up to now. */
  now: number;
  won: boolean;
  /** The most that were won in a row. */
  best: number;
}

export function streaks(all: readonly Game[]): Streaks {
  const ends = newestFirst(all)
    .filter((game) => game.result !== "done")
    .map((game) => game.result === "won");
  const other = ends.findIndex((won) => won !== ends[0]);
  let best = 0;
  let row = 0;
  for (const won of ends) {
    row = won ? row + 1 : 0;
    best = Math.max(best, row);
  }
  return { now: other < 0 ? ends.length : other, won: ends[0] ?? false, best };
}
