/** What kind of table somebody would like. */

import type { EveningShown, GameShown, SeatWish, TableWish } from "../wire";
import { preferences } from "./preferences.svelte";

/** Alone and at once: one seat for me, and bots in as many more as the game needs. */
export function quickWish(game: GameShown, colours: readonly string[]): TableWish {
  const seats = [newSeat("me", [], colours)];
  while (seats.length < game.seats[0]) seats.push(newSeat("bot", seats, colours));
  return { game: game.id, seats };
}

/** The same with the settings of an evening, and bots in as many seats as it needs. */
export function eveningWish(
  game: GameShown,
  { options, guided = false, players }: EveningShown,
  colours: readonly string[],
): TableWish {
  const { seats } = quickWish(game, colours);
  while (seats.length < players[0]) seats.push(newSeat("bot", seats, colours));
  return { game: game.id, seats, options, guided };
}

/** The evenings by which one learns a game; one that has none is learnt as it is. */
export function lessons(game: GameShown): EveningShown[] {
  const found = game.evenings.filter((evening) => evening.guided);
  const asItIs = { id: "", name: "", line: "", options: {}, players: game.seats, guided: true };
  return found.length > 0 ? found : [asItIs];
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
