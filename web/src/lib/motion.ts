const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Scroll there, once everything around it has found its place. */
function scroll(element: HTMLElement, block: ScrollLogicalPosition): () => void {
  const behavior = calm.matches ? "auto" : "smooth";
  const timer = setTimeout(() => element.scrollIntoView({ block, behavior }), 80);
  return () => clearTimeout(timer);
}

/** Scroll just as far as is needed to see it. */
export function intoView(element: HTMLElement): () => void {
  return scroll(element, "nearest");
}

/** Scroll to where it begins: it may be longer than the screen. */
export function atItsTop(element: HTMLElement): () => void {
  return scroll(element, "start");
}

/** Nothing can be seen, or typed into, in a group that is closed. */
export function openAround(element: HTMLElement): void {
  const group = element.closest("details");
  if (group) group.open = true;
}

/** How long dice tumble, in milliseconds. */
export function tumbling(): number {
  return calm.matches ? 0 : 700;
}

/** How long people look at what was decided, in milliseconds: until it is read. */
export function looking(lines: number): number {
  return tumbling() + 1100 + 400 * Math.min(lines, 6);
}
