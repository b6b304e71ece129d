/** What kind of table somebody would like. */

import type { GameShown, SeatWish, TableWish } from "../wire";
import { usualColour } from "./colours";
import { preferences } from "./preferences.svelte";

/** Alone and at once: one seat for me, and bots in as many more as the game needs. */
export function quickWish(game: GameShown): TableWish {
  const seats = Array.from({ length: game.seats[0] }, (_, seat) => newSeat(seat ? "bot" : "me", seat));
  return { game: game.id, seats };
}

export function newSeat(kind: SeatWish["kind"], seat: number): SeatWish {
  const name = kind === "me" && seat === 0 ? preferences.name : "";
  return { kind, name, colour: usualColour(seat), bot: "" };
}
