// Keeps the page for times without a network. files.js names its version, its files, and what only later visits need.
importScripts("/files.js");
// Pushes of the house: the page hears of them while it is closed.
importScripts("/push.js");

const { version, files, rest, offlineFirst } = self.PARLOR;
const CACHE = `parlor-${version}`;
// Files whose names change with their contents.
const LASTING = /^\/(assets|engine)\//;
// Pages and files that the page itself does not show.
const APART = /^\/(handbook|print)\//;
// What a house tells about the games themselves: the last answer will do when the house cannot be reached.
const SHELF = /^\/api\/(games|packs)\b/;
const OF_THE_SHELF = "parlor-shelf";

/** Puts files into the cache; those that an older version has are not fetched again. */
async function store(names) {
  const cache = await caches.open(CACHE);
  for (const name of names) {
    if (await cache.match(name)) continue;
    const known = LASTING.test(name) ? await caches.match(name) : undefined;
    if (known) await cache.put(name, known);
    else await cache.add(new Request(name, { cache: LASTING.test(name) ? "default" : "reload" }));
  }
}

self.addEventListener("install", (event) => event.waitUntil(store(files)));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter(
        (name) => name.startsWith("parlor-") && ![CACHE, OF_THE_SHELF].includes(name),
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("message", (event) => {
  if (event.data === "go") void self.skipWaiting();
  if (event.data === "rest") event.waitUntil(store(rest).catch(() => undefined));
});

/** The page of this version; one that comes from the network belongs to the house as it is now. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  const kept = await cache.match(pathname.replace(/\/$/, "/index.html"));
  if (kept && offlineFirst) return kept;
  const shell = await cache.match("/index.html");
  if (offlineFirst && shell && !APART.test(pathname)) return shell;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept ?? shell) return kept ?? shell;
    throw error;
  }
}

async function cached(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(request.url).pathname)) ?? fetch(request);
}

async function ofTheShelf(request) {
  const cache = await caches.open(OF_THE_SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (SHELF.test(url.pathname)) event.respondWith(ofTheShelf(request));
  else if (!url.pathname.startsWith("/api/")) event.respondWith(cached(request));
});
