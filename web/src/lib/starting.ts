import type { NewTable, TableWish } from "../wire";
import { api } from "./api";
import { player } from "./days";
import { keepNew, ringOf, takeIn } from "./keyring";
import { go, newcomer } from "./place.svelte";
import { preferences } from "./preferences.svelte";
import { to } from "./routing";

/** Set a table up and sit down at it; nobody plays before the friends are there. */
export async function setUp(wish: TableWish): Promise<NewTable> {
  const made = await api.create({ ...wish, wait: forFriends(wish) });
  keepNew(made, wish);
  go(to.table(made.table));
  return made;
}

/** Play on from a moment of a game that is over, with the same people: their links are shown first. */
export async function goOn(table: string, at: number): Promise<void> {
  const { wish } = ringOf(table);
  const made = await api.goOn(table, at);
  keepNew(made, wish);
  if (wish && forFriends(wish)) newcomer.invite = made.table;
  go(to.table(made.table));
}

/** Fight a battle of the day, or come back to it: a browser has one try. */
export async function fight(day: string, game: string): Promise<void> {
  const { name, colour } = preferences;
  const made = await api.playDay({ day, game, player: player(), name, colour });
  keepNew(made);
  go(to.table(made.table));
}

/** Take a seat of a table that is open to anybody, and go there. */
export async function sitDown(table: string, name: string): Promise<void> {
  const { key } = await api.sitDown(table, name);
  takeIn(table, key);
  go(to.table(table));
}

function forFriends({ seats }: TableWish): boolean {
  return seats.some(({ kind }) => kind === "friend");
}
