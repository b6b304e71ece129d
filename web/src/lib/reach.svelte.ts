/** Whether the server can be reached; once it cannot be, we look for it again and again. */

const AGAIN = 4000;

export const reach = $state({
  lost: false,
  /** How often it was found again: whatever could not be fetched is worth another try. */
  found: 0,
});
let timer: ReturnType<typeof setTimeout> | undefined;

export function lose(): void {
  reach.lost = true;
  timer ??= setTimeout(look, AGAIN);
}

async function look(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) find();
  else lose();
}

export function find(): void {
  reach.lost = false;
  reach.found++;
}

/** The browser knows of some of it before we ask for anything. */
export function watchReach(): void {
  window.addEventListener("offline", lose);
  window.addEventListener("online", () => void (reach.lost && look()));
  if (!navigator.onLine) lose();
}
