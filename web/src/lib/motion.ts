const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Scroll just as far as is needed to see it, once everything around it has found its place. */
export function intoView(element: HTMLElement): () => void {
  const behavior = calm.matches ? "auto" : "smooth";
  const timer = setTimeout(() => element.scrollIntoView({ block: "nearest", behavior }), 80);
  return () => clearTimeout(timer);
}

/** How long dice tumble, in milliseconds. */
export function tumbling(): number {
  return calm.matches ? 0 : 700;
}
