/** A guided game points at what it speaks of: whatever is a part of the table says which one. */

import type { Attachment } from "svelte/attachments";
import type { GuideShown } from "../wire";
import { inViewOf, intoView } from "./motion";

export type Part = NonNullable<GuideShown["part"]>;

/** Where the step stands that says what it is about. */
export const STEP = "guide-step";

/** The dice or cards that the question is answered with. */
const ASKED = ".sheet.active";

/** What stands with the question itself. */
const WITH_QUESTION: Part[] = ["forecast", "market", "answers"];

const pointing = $state({ part: "" as Part, seat: -1, step: 0 });

/** Point at a part as long as the step is told; gives the end of it. */
export function point({ part = "", step }: GuideShown, seat: number): () => void {
  Object.assign(pointing, { part, seat, step });
  return () => Object.assign(pointing, { part: "", seat: -1, step: 0 });
}

/** Whether something on the table is pointed at: then that comes into view before all else. */
export function pointsAtTable(): boolean {
  return pointing.part !== "" && !WITH_QUESTION.includes(pointing.part);
}

/** This is a part of the table, of a seat if it is somebody's. */
export function part(name: Part, seat?: number | null): Attachment<HTMLElement> {
  return (element) => {
    if (!name || name !== pointing.part) return;
    if (seat != null && seat !== pointing.seat) return;
    element.dataset.pointed = String(pointing.step);
    const said = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", [said, STEP].filter(Boolean).join(" "));
    const end = element.closest("#question, .own-strip") ? intoView(element) : inViewOf(name, ASKED)?.(element);
    return () => {
      end?.();
      delete element.dataset.pointed;
      if (said) element.setAttribute("aria-describedby", said);
      else element.removeAttribute("aria-describedby");
    };
  };
}

/** Go there, with eyes and keyboard. */
export function goToIt(): void {
  const found = document.querySelector<HTMLElement>("[data-pointed]");
  if (!found) return;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
}
