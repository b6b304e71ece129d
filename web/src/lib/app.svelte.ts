/** The page as an app: installed where the browser offers it, and there without a connection. */

import { reach } from "./reach.svelte";

/** What browsers that can install a page tell it; the others tell nothing. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const app = $state({
  /** The browser offers to install it. */
  installable: false,
  /** It has its own window already. */
  installed: matchMedia("(display-mode: standalone)").matches,
  /** The server has another page than the one that is open. */
  newer: false,
});

let offer: InstallOffer | undefined;
window.addEventListener("beforeinstallprompt", (event) => {
  // Nobody is asked out of the blue: a button stands where one looks for it.
  event.preventDefault();
  offer = event as InstallOffer;
  app.installable = true;
});
window.addEventListener("appinstalled", () => {
  app.installable = false;
  app.installed = true;
});

export async function install(): Promise<void> {
  app.installable = false;
  await offer?.prompt();
}

/** Have the page kept for when there is no connection, where browsers allow that. */
export async function keepPage(): Promise<void> {
  const worker = await navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
  worker?.addEventListener("updatefound", () => {
    const before = navigator.serviceWorker.controller;
    const next = worker.installing;
    next?.addEventListener("statechange", () => {
      if (before && next.state === "activated") app.newer = true;
    });
  });
  if (!worker) return;
  $effect.root(() => {
    // Whoever runs the server stops it to put a newer one in its place.
    $effect(() => {
      if (reach.found > 0) worker.update().catch(() => {});
    });
  });
}
