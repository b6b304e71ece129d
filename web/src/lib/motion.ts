import type { Attachment } from "svelte/attachments";
import type { LogLine } from "../wire";
import { sinceDecided } from "./deciding";
import { preferences, type Pace } from "./preferences.svelte";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How much of what lies above it is to be seen as well, if there is room. */
const ABOVE = 176;
/** Room for a finger on the handle of the question. */
const BELOW = 24;
/** By then everything around has found its place. */
const SETTLED = 80;
/** How much of the usual time people want to look. */
const PACE: Record<Pace, number> = { quick: 0.4, usual: 1, slow: 2, wait: Infinity };

function behavior(): ScrollBehavior {
  return calm.matches ? "auto" : "smooth";
}

/**
 * Do it when all else that has changed is in its place: what asks where things are would have them put there
 * again and again before.
 */
export function beforePaint(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}

/** Do it when what has changed is on the screen: it takes so long that a hand would wait for an answer. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const off = beforePaint(() => (timer = setTimeout(task)));
  return () => {
    off();
    clearTimeout(timer);
  };
}

/** Scroll there, once everything around it has found its place. */
function scroll(element: HTMLElement, block: ScrollLogicalPosition): () => void {
  const timer = setTimeout(() => element.scrollIntoView({ block, behavior: behavior() }), SETTLED);
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

/** How far down the screen nothing covers the table: on a phone the question lies at its foot, or beside it. */
function uncovered(question: HTMLElement | null): number {
  const style = question && getComputedStyle(question.parentElement!);
  if (style?.position !== "sticky") return innerHeight;
  const bar = document.querySelector<HTMLElement>(".bar")?.offsetHeight ?? 0;
  return innerHeight - (style.bottom === "auto" ? bar : question!.offsetHeight + parseFloat(style.bottom));
}

/** Whether what is pointed at stands at the head of a phone's screen as well. */
function atTheHead(): boolean {
  return !!document.querySelector(".own-strip[data-pointed]")?.getClientRects().length;
}

/** Scroll just as far as is needed to see it clear of the question, with something else if both fit. */
function reveal(element: HTMLElement, question: HTMLElement | null, beside: Element | null): void {
  let { top, bottom } = element.getBoundingClientRect();
  const free = uncovered(question);
  if (beside) {
    const other = beside.getBoundingClientRect();
    const both = [Math.min(top, other.top), Math.max(bottom, other.bottom)] as const;
    if (both[1] - both[0] + 2 * BELOW <= free) [top, bottom] = both;
    else if (atTheHead()) ({ top, bottom } = other);
  }
  const above = Math.max(0, Math.min(ABOVE, free - (bottom - top) - BELOW));
  let by = 0;
  if (top < above) by = top - above;
  else if (bottom + BELOW > free) by = Math.min(bottom + BELOW - free, top - above);
  if (by) scrollBy({ top: by, behavior: behavior() });
}

/**
 * It is what the question is about: keep it in view, however long the question gets; and with it what
 * this selects, if there is room.
 */
export function inViewOf(asked: string, beside = ""): Attachment<HTMLElement> | undefined {
  if (!asked) return undefined;
  return (element) => {
    const question = document.getElementById("question");
    let timer: ReturnType<typeof setTimeout>;
    const watcher = new ResizeObserver(() => {
      clearTimeout(timer);
      // Whoever folds the question away looks at something else.
      if (question?.matches(".peek")) return;
      const other = beside ? document.querySelector(beside) : null;
      timer = setTimeout(() => reveal(element, question, other), SETTLED);
    });
    // Tells of the first size as well.
    watcher.observe(element);
    if (question) watcher.observe(question);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  };
}

/** How long dice tumble, in milliseconds. */
export function tumbling(): number {
  return calm.matches ? 0 : 700;
}

/** How long it takes a card that was played to leave the table, in milliseconds. */
export function away(): number {
  return calm.matches ? 0 : 260;
}

/** How what happens is shown; whoever wants little to move sees nothing, or what came of it. */
export function scenes(): "moving" | "still" | "off" {
  if (preferences.scenes === "auto") return calm.matches ? "off" : "moving";
  return preferences.scenes;
}

/** How long a scene is shown, in milliseconds: for a while, or until one goes on. */
export function sceneTime(): number {
  return 2200 * PACE[preferences.pace];
}

/** How long people look at what was decided, in milliseconds: until it is read, or for ever. */
export function looking(lines: LogLine[]): number {
  const letters = sinceDecided(lines).reduce((sum, line) => sum + line.text.length, 0);
  return tumbling() + PACE[preferences.pace] * (1200 + 45 * Math.min(letters, 240));
}
