import type { LogLine } from "../wire";

/** From the first line that tells what was decided on: how it came about stands in the log. */
export function sinceDecided(lines: LogLine[]): LogLine[] {
  const first = lines.findIndex((line) => line.decisive);
  return first < 0 ? [] : lines.slice(first);
}

/** Those of this turn: what was before it has nothing to do with what is asked now. */
export function ofThisTurn(lines: LogLine[]): LogLine[] {
  return lines.slice(Math.max(0, lines.findLastIndex((line) => line.begins)));
}

/**
 * What is told above a question, of this turn alone: what was decided last, in the steps after `from` up
 * to `to`, and what has happened to one of these seats since they answered last.
 */
export function recap(
  log: LogLine[],
  [from, to]: readonly [number, number],
  mine: ReadonlySet<number>,
  answered: number,
): LogLine[] {
  return ofThisTurn(log).filter(
    (line) =>
      (line.decisive && from < line.at && line.at <= to) ||
      (line.at > answered && concerns(line, mine)),
  );
}

/** Who looks alone knows whose it is: in few words, with its cause. */
export function toldTo(line: LogLine, mine: ReadonlySet<number>): string {
  return (mine.size === 1 && concerns(line, mine) && line.brief) || line.text;
}

export function concerns(line: LogLine, mine: ReadonlySet<number>): boolean {
  return line.seats?.some((seat) => mine.has(seat)) ?? false;
}
