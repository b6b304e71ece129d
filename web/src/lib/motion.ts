const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long dice tumble, in milliseconds. */
export function tumbling(): number {
  return calm.matches ? 0 : 700;
}
