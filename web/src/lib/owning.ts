/**
 * What is ours comes before what is others', in the places that both had; what is nobody's
 * (`undefined`) stays where it is.
 */
export function ownFirst<T>(things: readonly T[], ours: (thing: T) => boolean | undefined): T[] {
  const owned = things.filter((thing) => ours(thing) !== undefined);
  const inOrder = [...owned.filter(ours), ...owned.filter((thing) => !ours(thing))].values();
  return things.map((thing) => (ours(thing) === undefined ? thing : inOrder.next().value!));
}
