/** What kind of table somebody would like. */

import type { GameShown, SeatWish, TableWish } from "../wire";
import { preferences } from "./preferences.svelte";

/** Alone and at once: one seat for me, and bots in as many more as the game needs. */
export function quickWish(game: GameShown, colours: readonly string[]): TableWish {
  const seats = [newSeat("me", [], colours)];
  while (seats.length < game.seats[0]) seats.push(newSeat("bot", seats, colours));
  return { game: game.id, seats };
}

/** The same, for those who have never played it: with the settings and the advice to learn it by. */
export function guidedWish(game: GameShown, colours: readonly string[]): TableWish {
  return { ...quickWish(game, colours), options: game.first_game, guided: true };
}

/** One more seat, in a colour that nobody has yet if there is one left. */
export function newSeat(
  kind: SeatWish["kind"],
  others: readonly SeatWish[],
  colours: readonly string[],
): SeatWish {
  const name = kind === "me" && others.length === 0 ? preferences.name : "";
  const free = colours.find((colour) => others.every((other) => other.colour !== colour));
  return { kind, name, colour: free ?? colours[others.length % colours.length]!, bot: "" };
}
