/** Questions and throws are told apart by the seat and by which of its entries they are. */
export function whichOf({ seat, number }: { seat: number | null; number: number }): string {
  return `${seat} ${number}`;
}
