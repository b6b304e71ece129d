/** What has just happened: read out politely, and shown for a while. */

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "trouble";
}

const SHOWN_FOR = 6000;
let last = 0;

export const news = $state({ spoken: "", notices: [] as Notice[] });

/** Read out; the same words twice in a row are made to differ, or they would be kept quiet. */
export function announce(text: string): void {
  if (text) news.spoken = text === news.spoken ? `${text}\u00A0` : text;
}

/** What was read out is nobody's any more. */
export function hush(): void {
  news.spoken = "";
}

/** Gives what to dismiss it by. */
export function notify(text: string, kind: Notice["kind"] = "plain", time = SHOWN_FOR): number {
  const id = ++last;
  news.notices.push({ id, text, kind });
  announce(text);
  setTimeout(() => dismiss(id), time);
  return id;
}

export function dismiss(id: number): void {
  news.notices = news.notices.filter((notice) => notice.id !== id);
}

export function notifyTrouble(problem: unknown): void {
  notify(problem instanceof Error ? problem.message : String(problem), "trouble");
}
