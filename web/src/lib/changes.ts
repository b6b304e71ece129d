import type { ScoreRow } from "../wire";

export interface Change {
  seat: number;
  what: string;
  by: number;
}

/** What seats have more or less of than before; what is counted by pips is not worth a word. */
export function changes(before: readonly ScoreRow[], now: readonly ScoreRow[]): Change[] {
  return now.flatMap((row) => {
    const old = before.find(({ seat }) => seat === row.seat);
    return old ? ofSeat(old, row) : [];
  });
}

function ofSeat(old: ScoreRow, row: ScoreRow): Change[] {
  const counted = (has: ScoreRow["has"] = []) => has.filter(({ of }) => !of);
  const had = new Map(counted(old.has).map(({ what, amount }) => [what, amount]));
  const has = counted(row.has);
  const kept = has.filter(({ what }) => had.has(what)).length;
  // Where something is no longer counted, what is counted instead has not been gained.
  const added = kept === had.size && kept > 0;
  return has
    .filter(({ what }) => added || had.has(what))
    .map(({ what, amount }) => ({ seat: row.seat, what, by: amount - (had.get(what) ?? 0) }))
    .filter(({ by }) => by !== 0);
}
