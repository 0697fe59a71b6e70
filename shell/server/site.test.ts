import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@janur/api/config';
import { migrate } from '@janur/api/migrate';
import { seedDemo } from '@janur/api/seed';
import { type OpenDatabase, openDatabase } from './database.ts';
import { pointToShell } from './deployed/shell.ts';
import { serve } from './serve.ts';
import type { Site } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-site-'));
let database: OpenDatabase;
let site: Site;
let origin = '';

beforeAll(async () => {
  mkdirSync(join(dataDir, 'shell/1/texts'), { recursive: true });
  for (const file of ['shell.js', 'shell.js.br', 'texts/id.js', 'texts/id.js.gz'])
    writeFileSync(join(dataDir, 'shell/1', file), 'void 0');
  pointToShell(dataDir, { script: '/assets/shell/1/shell.js', integrity: 'sha384-x' });
  const config = readConfig({ JANUR_DATA_DIR: dataDir, JANUR_PORT: '0', JANUR_TRUSTED_PROXIES: '1' });
  database = await openDatabase(config);
  await migrate(database.db);
  await seedDemo(database.db);
  site = await serve(database.db, config);
  const address = site.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}, 180_000);
afterAll(async () => {
  await site.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers, redirect: 'manual' });

test('pages, API, files and probes stand on one origin', async () => {
  const paths = [
    '/',
    '/sinta-rama',
    '/dashboard',
    '/api/public/clients/sinta-rama',
    '/assets/shell/1/shell.js',
    '/templates',
    '/health/ready',
  ];
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
  for (const path of ['/nobody-here', '/remotes/none/1/x.js', '/files/none.webp', '/assets/none.png'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test.each([
  '/',
  '/sinta-rama',
  '/demo-private',
  '/demo-private/login',
  '/nobody-here',
  '/dashboard',
  '/guest-book/worker.js',
  '/templates',
  '/assets/shell/1/shell.js',
  '/assets/none.png',
  '/files/none.webp',
  '/remotes/none/1/x.js',
  '/api/public/clients/sinta-rama',
  '/api/nowhere',
  '/health/ready',
])('%s says how a browser must treat it, over https for a year', async (path) => {
  const { headers } = await get(path, { 'x-forwarded-proto': 'https' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^strict-origin|no-referrer$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
  expect((await get(path)).headers.get('strict-transport-security')).toBe(null);
});

test('a guest of the list is behind the page, and nobody else', async () => {
  expect(await (await get('/sinta-rama?code=SINTA001')).text()).toMatch(/id="janur-guest">[^<]*"SINTA001"/);
  expect(await (await get('/sinta-rama?code=NOBODY99')).text()).not.toContain('id="janur-guest"');
});

test('a locked invitation says what a preview may know, and its code opens it for nobody’s cache', async () => {
  expect(await (await get('/demo-locked')).text()).toContain('"state":"locked"');
  const open = await get('/demo-locked?code=bunga');
  expect(open.headers.get('cache-control')).toBe('private, no-store');
  expect(await open.text()).toContain('"state":"ready"');
});

test('a private invitation opens with the token of the guest’s log-in', async () => {
  expect((await get('/demo-private')).headers.get('location')).toBe('/demo-private/login');
  const login = await fetch(`${origin}/api/public/auth/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug: 'demo-private', phoneNumber: '0812 0000 0001' }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await get('/demo-private', { cookie });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await page.text()).toContain('id="janur-guest"');
});

test('the guest-book’s worker names every file of the shell, and no compressed copy of one', async () => {
  const worker = await (await get('/guest-book/worker.js')).text();
  const files = /"files":(\[.*?\])/.exec(worker)?.[1] ?? '[]';
  expect(JSON.parse(files)).toEqual(['/assets/shell/1/shell.js', '/assets/shell/1/texts/id.js']);
});

test('a newly deployed shell is on the pages soon after', async () => {
  pointToShell(dataDir, { script: '/assets/shell/2/shell.js', integrity: 'sha384-y' });
  const until = Date.now() + 20_000;
  while (!(await (await get('/sinta-rama')).text()).includes('/assets/shell/2/shell.js'))
    if (Date.now() > until) throw new Error('the former shell is still there');
});
