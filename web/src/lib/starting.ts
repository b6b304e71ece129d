import type { NewTable, TableWish } from "../wire";
import { api } from "./api";
import { player } from "./days";
import { keepNew, ringOf } from "./keyring";
import { go, newcomer } from "./place.svelte";
import { preferences } from "./preferences.svelte";
import { to } from "./routing";

/** Set a table up and sit down at it; if friends are to come, their links are shown first. */
export async function setUp(wish: TableWish): Promise<NewTable> {
  const made = await api.create(wish);
  sitDown(made, wish);
  return made;
}

/** Play on from a moment of a game that is over, with the same people. */
export async function goOn(table: string, at: number): Promise<void> {
  sitDown(await api.goOn(table, at), ringOf(table).wish);
}

/** Fight a battle of the day, or come back to it: a browser has one try. */
export async function fight(day: string, game: string): Promise<void> {
  const { name, colour } = preferences;
  sitDown(await api.playDay({ day, game, player: player(), name, colour }));
}

function sitDown(made: NewTable, wish?: TableWish): void {
  keepNew(made, wish);
  if (wish?.seats.some((seat) => seat.kind === "friend")) newcomer.invite = made.table;
  go(to.table(made.table));
}
