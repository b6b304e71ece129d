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
  { options, guided = false, players, bots }: EveningShown,
  colours: readonly string[],
): TableWish {
  const { seats } = quickWish(game, colours);
  while (seats.length < players[0]) seats.push(newSeat("bot", seats, colours));
  if (bots === "first") seats.push(seats.shift()!);
  return { game: game.id, seats, options, guided };
}

/** Who sits where at an evening: as it was, as far as it says nothing else. */
export function seatedFor(
  { players, bots }: EveningShown,
  before: readonly SeatWish[],
  colours: readonly string[],
): SeatWish[] {
  const seats = before.slice(0, players[1]);
  if (bots === "first") {
    const mine = seats.find(({ kind }) => kind === "me") ?? newSeat("me", seats, colours);
    const others = seats.filter((seat) => seat !== mine).map((seat) => asBot(seat));
    while (others.length + 1 < players[0]) others.push(newSeat("bot", [mine, ...others], colours));
    return [...others, mine];
  }
  while (seats.length < players[0]) seats.push(newSeat("bot", seats, colours));
  if (bots === "last" && seats.at(-1)!.kind !== "bot") {
    if (seats.length < players[1]) seats.push(newSeat("bot", seats, colours));
    else seats.push(asBot(seats.pop()!));
  }
  return seats;
}

function asBot({ colour }: SeatWish): SeatWish {
  return { kind: "bot", name: "", colour: colour ?? "", bot: "" };
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
  const first = kind === "me" && preferences.colour ? [preferences.colour] : [];
  const free = [...first, ...colours].find((colour) =>
    others.every((other) => other.colour !== colour),
  );
  return { kind, name, colour: free ?? colours[others.length % colours.length]!, bot: "" };
}
