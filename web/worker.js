/** Keeps the built page for when there is no connection. Everything else, above all what happens at
 * tables, is asked of the server each time; and as long as it answers, the page is the server's too. */

/** Filled in when the page is built: all files of it, and a name that changes with them. */
const FILES = ["%FILES%"];
const CACHE = "page-%VERSION%";

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (!FILES.includes(pathname)) return;
  // Names of files in here hold their fingerprint: the same name is the same file.
  const lasting = pathname.startsWith("/assets/");
  event.respondWith(lasting ? keptFirst(event.request) : serverFirst(event.request, pathname));
});

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function serverFirst(request, pathname) {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(pathname)) ?? answer ?? Response.error();
}

/** Whoever taps a notification gets to the table that it is about. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.hash));
});

async function show(hash) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).hash === hash);
  return there ? there.focus() : self.clients.openWindow(`/${hash}`);
}
