/* global self, caches, clients, fetch, URL, RELEASE */

/*
 * The guest-book's service worker. It keeps what the app is made of and nothing that it shows: no answer of the API, no
 * picture of an event. The line before this one is the server's: const RELEASE = { id, page, files }.
 *
 * Every start takes one whole release, so the files of two never mix. A new release is fetched beside the one that is open and
 * is what the next start shows; the page that is open goes on with its own, which stays until another release has come.
 */

const NAME = 'janur-door ';
const OWN = NAME + RELEASE.id;
const PAGE = '/guest-book';
const RELEASES_KEPT = 2;

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // an invitation whose name begins like ours is in reach of this worker too
    if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) event.respondWith(page(request));
  } else if (/^\/(?:assets|remotes)\//.test(pathname)) {
    event.respondWith(file(request));
  }
});

/** All of the release or none of it: a file that cannot be had fails the installation, and the browser tries again later. */
async function fill() {
  const kept = await caches.open(OWN);
  // without the session, so that nothing of anybody's is in it; another release's page is refused
  const answer = await fetch(PAGE, { credentials: 'omit', cache: 'no-store', integrity: RELEASE.page });
  if (!answer.ok) throw new Error(`${PAGE} answered ${answer.status}`);
  await kept.put(PAGE, answer);
  await Promise.all(RELEASE.files.map((address) => keep(kept, address)));
}

/** Addresses name their version: what an older release has is the same. */
async function keep(kept, address) {
  const known = await caches.match(address, { ignoreVary: true });
  const answer = known ?? (await fetch(address, { credentials: 'omit' }));
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await kept.put(address, answer);
}

async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== OWN);
  await Promise.all(names.slice(0, Math.max(0, names.length + 1 - RELEASES_KEPT)).map((name) => caches.delete(name)));
}

async function page(request) {
  const kept = await caches.open(OWN);
  return (await kept.match(PAGE, { ignoreVary: true })) ?? fetch(request);
}

/** The loader's second try has a query of its own. */
async function file(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
