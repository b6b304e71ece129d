import type { LogLine } from "../wire";

/** From the first line that tells what was decided on: how it came about stands in the log. */
export function sinceDecided(lines: LogLine[]): LogLine[] {
  const first = lines.findIndex((line) => line.decisive);
  return first < 0 ? [] : lines.slice(first);
}
