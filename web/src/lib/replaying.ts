/** The course of a game that is looked back at: its moves under the turns they belong to. */

import type { LogLine } from "../wire";

export interface Move {
  at: number;
  lines: LogLine[];
  /** Whether it decided something: it has a mark. */
  turning: boolean;
}

export interface TurnOfMoves {
  title: string;
  /** Its first move. */
  at: number;
  moves: Move[];
}

/** What comes before the first turn stands under no title, unless the turn begins with the same move. */
export function turnsOf(lines: readonly LogLine[]): TurnOfMoves[] {
  const turns: TurnOfMoves[] = [];
  for (const line of lines) {
    const before = turns.at(-1);
    if (line.turn && before?.at === line.at) before.title = line.turn;
    else if (line.turn || !before) turns.push({ title: line.turn ?? "", at: line.at, moves: [] });
    const { moves } = turns.at(-1)!;
    let move = moves.at(-1);
    if (move?.at !== line.at) moves.push((move = { at: line.at, lines: [], turning: false }));
    if (!line.opens) move!.lines.push(line);
    move!.turning ||= line.turning ?? false;
  }
  return turns
    .map((turn) => ({ ...turn, moves: turn.moves.filter(({ lines }) => lines.length > 0) }))
    .filter(({ title, moves }) => title || moves.length > 0);
}

/** The moments that decided the game, and the last one, which is its end. */
export function marksOf(turns: readonly TurnOfMoves[], last: number, finished: boolean): number[] {
  const found = turns.flatMap(({ moves }) => moves.filter(({ turning }) => turning).map(({ at }) => at));
  return [...new Set(finished ? [...found, last] : found)];
}

/** Where the turn begins that comes after a moment; the end if there is none. */
export function turnAfter(turns: readonly TurnOfMoves[], at: number, last: number): number {
  return turns.find((turn) => turn.at > at)?.at ?? last;
}

/** Where the turn of a moment begins; from its beginning, the one before. */
export function turnBefore(turns: readonly TurnOfMoves[], at: number): number {
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

/** Where a key leads to; nothing if it leads nowhere. */
export function keyLeadsTo(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  turns: readonly TurnOfMoves[],
  at: number,
  last: number,
): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowUp" || (key === "ArrowLeft" && shiftKey)) return turnBefore(turns, at);
  if (key === "ArrowDown" || (key === "ArrowRight" && shiftKey)) return turnAfter(turns, at, last);
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1;
  return undefined;
}
