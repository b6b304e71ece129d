import type { Player } from "../wire";

/** A player's name, and who it is where the seat is somebody's in particular. */
export function seatAndRole({ name, role }: Player): string {
  return role ? `${name} · ${role}` : name;
}
