import type { Player } from "../wire";

/** Who sits where, as those at this screen see it. */
export interface Seated extends Player {
  yours: boolean;
}

export function seated(players: readonly Player[], mine: readonly number[] = []): Seated[] {
  return players.map((player) => ({ ...player, yours: mine.includes(player.seat) }));
}

/** A player's name, and who it is where the seat is somebody's in particular. */
export function seatAndRole({ name, role }: Player): string {
  return role ? `${name} · ${role}` : name;
}
