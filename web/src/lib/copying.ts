import { notify } from "./news.svelte";
import { t } from "./texts.svelte";

/** Mostly on phones. */
export const canShare = typeof navigator.share === "function";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("copied"));
  } catch {
    notify(t("copy-by-hand", { text }), "trouble");
  }
}

/** Hand a link on by whatever the phone has for that, or else copy it. */
export async function share(title: string, url: string): Promise<void> {
  await handOn({ title, url }, url);
}

/** The same with some lines of text. */
export async function shareText(text: string): Promise<void> {
  await handOn({ text }, text);
}

async function handOn(data: ShareData, otherwise: string): Promise<void> {
  if (!canShare) return copy(otherwise);
  try {
    await navigator.share(data);
  } catch (problem) {
    const changedTheirMind = problem instanceof DOMException && problem.name === "AbortError";
    if (!changedTheirMind) await copy(otherwise);
  }
}

export function download(blob: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
