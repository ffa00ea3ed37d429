// Keeps the page for times without a network, and shows notices of one's turn while no page is open.
// `files.js` lists the files with a digest of each; when it changes, the browser installs this worker anew.
importScripts('files.js');
const { site, files } = self.KADE;
const PAGE = 'index.html';
const scope = new URL(self.registration.scope).pathname;
// A host may have several of us in different folders: each keeps, and clears, only its own.
const FILES = `kade-files ${scope}`;
const ANSWERS = `kade-answers ${scope}`;

const address = (name) => scope + name;
const key = (name) => `${address(name)}?${files[name]}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => data === 'now' && self.skipWaiting());

/** Fetch what is new; what another version had too is there already. */
async function fill() {
  const cache = await caches.open(FILES);
  for (const name of Object.keys(files)) {
    if (await cache.match(key(name))) continue;
    const path = name === PAGE ? scope : address(name);
    const response = await fetch(path, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(key(name), response);
  }
}

async function clear() {
  const cache = await caches.open(FILES);
  const wanted = new Set(Object.keys(files).map(key));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(scope)) return;
  const name = pathname.slice(scope.length);
  if (request.mode === 'navigate') event.respondWith(site ? kept(PAGE, request) : page(request));
  else if (Object.hasOwn(files, name)) event.respondWith(kept(name, request));
  else if (!site && /^api\/(games|bots)/.test(name)) event.respondWith(newest(request));
});

async function kept(name, request) {
  return (await (await caches.open(FILES)).match(key(name))) ?? fetch(request);
}

/** Of a server the page that belongs to it, if it can be reached. */
async function page(request) {
  return fetch(request).catch(() => kept(PAGE, request));
}

/** What does not change while a server runs: its answer, or the one it gave before. */
async function newest(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (problem) {
    const before = await cache.match(request);
    if (before) return before;
    throw problem;
  }
}

self.addEventListener('push', (event) => {
  const { text, page } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Kade', { body: text, icon: address('icon-192.png'), tag: page, data: page }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const here = open.find((one) => one.url === page);
      return here ? here.focus() : self.clients.openWindow(page);
    }),
  );
});
