/** The tables that this browser has keys of. */

import type { KeyRing, NewTable, TableWish } from "../wire";
import { recall, remember } from "./storage";

export interface Invitation {
  seat: number;
  key: string;
}

export interface Ring extends KeyRing {
  /** The key of those who watch, as far as we know it. */
  watch?: string;
  /** The keys of seats that friends were invited to. */
  invitations?: Invitation[];
  wish?: TableWish;
}

const MOST = 500;

export function rings(): Ring[] {
  return recall<Ring[]>("tables", []);
}

export function ringOf(table: string): Ring {
  return rings().find((ring) => ring.table === table) ?? { table, keys: [] };
}

export function keysTo(table: string): string[] {
  return keysOn(ringOf(table));
}

/** The keys to show at the door: those of seats, or else the one to watch. */
export function keysOn(ring: Ring): string[] {
  return ring.keys.length > 0 ? ring.keys : ring.watch ? [ring.watch] : [];
}

function keep(ring: Ring): void {
  const others = rings().filter((other) => other.table !== ring.table);
  remember("tables", [ring, ...others].slice(0, MOST));
}

/** Put a key from a link away; tells whether it was new. */
export function takeIn(table: string, key: string): boolean {
  const ring = ringOf(table);
  if (ring.keys.includes(key) || ring.watch === key) return false;
  keep({ ...ring, keys: [...ring.keys, key] });
  return true;
}

/** A table that was set up here: our own keys, and those to give away; without a wish all are ours. */
export function keepNew(made: NewTable, wish?: TableWish): void {
  const seats = made.keys
    .map((key, seat) => ({ seat, key, kind: wish?.seats[seat]?.kind ?? "me" }))
    .filter(({ key }) => key);
  keep({
    table: made.table,
    keys: seats.filter(({ kind }) => kind === "me").map(({ key }) => key),
    watch: made.watch,
    invitations: seats
      .filter(({ kind }) => kind === "friend")
      .map(({ seat, key }) => ({ seat, key })),
    ...(wish && { wish }),
  });
}

/** The server opened no seat with these keys: they are for watching. */
export function keepAsWatcher(table: string): void {
  const ring = ringOf(table);
  const watch = ring.watch ?? ring.keys[0];
  if (watch) keep({ ...ring, keys: [], watch });
}

/** Somebody else has these seats: the keys that were meant for friends do not open them any more. */
export function giveUp(table: string, seats: readonly number[]): void {
  const ring = ringOf(table);
  const invitations = ring.invitations?.filter(({ seat }) => !seats.includes(seat));
  if (invitations?.length !== ring.invitations?.length) keep({ ...ring, invitations });
}

export function forget(table: string): void {
  remember(
    "tables",
    rings().filter((ring) => ring.table !== table),
  );
}
