/** Questions and throws are told apart by the seat and by which of its entries they are. */
export function whichOf({ seat, number }: { seat: number | null; number: number }): string {
  return `${seat} ${number}`;
}

/** Keys for things in a row, of which some may be the same: those that come again are numbered. */
export function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return `${name} ${times}`;
  });
}
