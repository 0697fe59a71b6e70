import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { staffPages } from '../pages/staff-routes.ts';
import { remotes, sources } from '../testing/sources.ts';

const entry = (version: string) => ({
  name: 'guestbook-remote',
  version,
  entry: `/remotes/guestbook-remote/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: 2,
  preload: [],
  first_screen: null,
});

/** A web server with one deployed guest-book. */
function site(version = '1') {
  const registry = remotes({ apps: { 'guestbook-remote': entry(version) }, revision: version });
  const filesBeside = (address: string) =>
    ['remoteEntry.js', 'shell.js', 'reader.wasm', 'mf-stats.json'].map((name) => address.replace(/[^/]+$/, name));
  const app = fastify();
  staffPages(app, sources({ remotes: async () => registry, filesBeside }));
  return async (url: string) => app.inject({ url });
}

const releaseIn = (text: string) => {
  const [, json = 'null'] = /^const RELEASE = (.*);\n/.exec(text) ?? [];
  return JSON.parse(json) as { id: string; page: string; files: string[] }; // written by our server a moment ago
};

test('the service worker may stand before all of the guest-book, and browsers look for a newer one', async () => {
  const { headers, statusCode } = await site()('/guest-book/worker.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/guest-book',
    'cache-control': 'no-cache',
  });
});

test('a release names every file that runs, and the page that belongs to them', async () => {
  const get = site();
  const { page, files } = releaseIn((await get('/guest-book/worker.js')).body);
  expect(files).toEqual(
    expect.arrayContaining(['/remotes/shell/1/shell.js', '/remotes/guestbook-remote/1/reader.wasm']),
  );
  expect(files.filter((address) => address.endsWith('.json'))).toEqual([]);
  const { body } = await get('/guest-book');
  expect(page).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
});

test('the page is the same at every address and for everybody, so that it can be kept', async () => {
  const get = site();
  expect((await get('/guest-book/search?x=1')).body).toBe((await get('/guest-book')).body);
});

test('another version of the guest-book is another release', async () => {
  const [first, again, second] = await Promise.all(
    [site('1'), site('1'), site('2')].map(async (get) => releaseIn((await get('/guest-book/worker.js')).body)),
  );
  expect(again).toEqual(first);
  expect(second?.id).not.toBe(first?.id);
});

test('only the guest-book can be put on a home screen', async () => {
  const get = site();
  expect((await get('/guest-book')).body).toContain('rel="manifest" href="/guest-book/manifest.webmanifest"');
  expect((await get('/dashboard')).body).not.toContain('rel="manifest"');
  const { body, headers } = await get('/guest-book/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ start_url: '/guest-book', scope: '/guest-book', display: 'standalone' });
});
