/** What kind of table somebody would like. */

import type { GameShown, SeatWish, TableWish } from "../wire";
import { COLOURS } from "./colours";
import { preferences } from "./preferences.svelte";

/** Alone and at once: one seat for me, and bots in as many more as the game needs. */
export function quickWish(game: GameShown): TableWish {
  const seats = [newSeat("me", [])];
  while (seats.length < game.seats[0]) seats.push(newSeat("bot", seats));
  return { game: game.id, seats };
}

/** One more seat, in a colour that nobody has yet if there is one left. */
export function newSeat(kind: SeatWish["kind"], others: readonly SeatWish[]): SeatWish {
  const name = kind === "me" && others.length === 0 ? preferences.name : "";
  const free = COLOURS.find((colour) => others.every((other) => other.colour !== colour));
  return { kind, name, colour: free ?? COLOURS[others.length % COLOURS.length]!, bot: "" };
}
