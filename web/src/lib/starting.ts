import type { NewTable, TableWish } from "../wire";
import { api } from "./api";
import { keepNew, ringOf } from "./keyring";
import { go, newcomer } from "./place.svelte";
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

function sitDown(made: NewTable, wish?: TableWish): void {
  keepNew(made, wish);
  if (wish?.seats.some((seat) => seat.kind === "friend")) newcomer.invite = made.table;
  go(to.table(made.table));
}
