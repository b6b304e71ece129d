import { notify, notifyTrouble } from "./news.svelte";
import { t } from "./texts.svelte";

export const canShare = typeof navigator.share === "function";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("copied"));
  } catch {
    notify(t("copy-by-hand", { text }), "trouble");
  }
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (problem) {
    const changedTheirMind = problem instanceof DOMException && problem.name === "AbortError";
    if (!changedTheirMind) notifyTrouble(problem);
  }
}

export function download(blob: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
