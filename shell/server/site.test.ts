import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@janur/api/config';
import { migrate } from '@janur/api/migrate';
import { seedDemo } from '@janur/api/seed';
import { type OpenDatabase, openDatabase } from './database.ts';
import { serve } from './serve.ts';
import type { Site } from './site.ts';
import { deployShell } from './testing/deploy-shell.ts';

const ORIGINS = { JANUR_PUBLIC_ORIGIN: 'https://janur.test', JANUR_STAFF_ORIGIN: 'https://staff.janur.test' };
const dataDir = mkdtempSync(join(tmpdir(), 'janur-site-'));
let config: Config;
let database: OpenDatabase;
let site: Site;
let origin = '';
let staff = '';

beforeAll(async () => {
  config = readConfig({ JANUR_DATA_DIR: dataDir, JANUR_PORT: '0', JANUR_TRUSTED_PROXIES: '1', ...ORIGINS });
  database = await openDatabase(config);
  await migrate(database.db);
  await seedDemo(database.db);
  await deployShell(database.db, config, '1.0.0');
  site = await serve(database.db, config);
  const originOf = (server: Site['staff']) => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  };
  [origin, staff] = [originOf(site.guests), originOf(site.staff)];
}, 180_000);
afterAll(async () => {
  await site.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const get = (path: string, headers: Record<string, string> = {}, at = origin) =>
  fetch(`${at}${path}`, { headers, redirect: 'manual' });
const statuses = async (paths: readonly string[], at: string) => {
  const answered = await Promise.all(paths.map(async (path) => [path, (await get(path, {}, at)).status] as const));
  return Object.fromEntries(answered);
};
const all = (paths: readonly string[], status: number) => Object.fromEntries(paths.map((path) => [path, status]));

const BOTH = ['/api/public/clients/sinta-rama', '/remotes/shell/1.0.0/shell.js', '/health/ready'];
const NOWHERE = ['/remotes/none/1/x.js', '/files/none.webp', '/assets/none.png'];
const OF_GUESTS = ['/sinta-rama', '/demo-private/login?to=Budi', '/templates', '/templates/TEMPLATE_1'];
const OF_STAFF = ['/dashboard', '/dashboard/clients?q=a', '/guest-book', '/guest-book/scan'];

test('pages, API, files and probes stand on the origin of those whom they are for', async () => {
  const guests = ['/', '/sinta-rama', '/templates', ...BOTH];
  expect(await statuses(guests, origin)).toEqual(all(guests, 200));
  expect(await statuses([...OF_STAFF, ...BOTH], staff)).toEqual(all([...OF_STAFF, ...BOTH], 200));
  expect(await statuses(['/nobody-here', ...NOWHERE], origin)).toEqual(all(['/nobody-here', ...NOWHERE], 404));
  expect(await statuses(NOWHERE, staff)).toEqual(all(NOWHERE, 404));
});

test.each([
  ['guests', 'staff', () => origin, 'https://staff.janur.test', OF_STAFF],
  ['staff', 'guests', () => staff, 'https://janur.test', OF_GUESTS],
])('the origin of %s leads to the pages of the %s, at the address that was asked for', async (_, __, at, to, paths) => {
  for (const path of paths) {
    const answer = await get(path, {}, at());
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${to}${path}`]);
    expect(await answer.text()).toBe('');
  }
});

test('a call that names a type and brings no body is answered, and holds no connection', async () => {
  const socket = connect(Number(new URL(staff).port), '127.0.0.1');
  socket.write(
    'POST /api/public/auth/login HTTP/1.1\r\nhost: staff.janur.test\r\norigin: https://staff.janur.test\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n',
  );
  let answer = '';
  for await (const text of socket.setEncoding('utf8')) answer += String(text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('behind one port the host says which origin is meant', async () => {
  const host = await getAs('staff.janur.test', '/dashboard');
  expect(host).toBe(200);
  expect(await getAs('janur.test', '/dashboard')).toBe(302);
});

/** `fetch` lets nobody choose the host. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`${origin}${path}`, { headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
const getAs = async (host: string, path: string) => (await ask(path, { host })).statusCode;

test.each([
  '/',
  '/sinta-rama',
  '/demo-private',
  '/demo-private/login',
  '/nobody-here',
  '/dashboard',
  '/guest-book/worker.js',
  '/templates',
  '/remotes/shell/1.0.0/shell.js',
  '/assets/none.png',
  '/files/none.webp',
  '/remotes/none/1/x.js',
  '/api/public/clients/sinta-rama',
  '/api/nowhere',
  '/health/ready',
])('%s says how a browser must treat it, over https for a year', async (path) => {
  const { headers, status } = await get(path, { 'x-forwarded-proto': 'https' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^strict-origin|no-referrer$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': expect.stringMatching(
      /base-uri 'none'.*frame-ancestors '|frame-ancestors '.*base-uri 'none'/,
    ),
  });
  // a redirect has no body
  if (status !== 302) expect(headers.get('content-type')).toMatch(/; charset=utf-8$|^application\/json$/);
  expect((await get(path)).headers.get('strict-transport-security')).toBe(null);
});

test('over https our own hosts hold for their subdomains, a couple’s domain for itself', async () => {
  const hsts = async (host: string) =>
    (await ask('/', { host, 'x-forwarded-proto': 'https' })).headers['strict-transport-security'];
  expect(await hsts('janur.test')).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts('staff.janur.test')).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts('sinta-dan-rama.example')).toBe('max-age=31536000');
});

test('no folder is listed, and nothing beside the published files is there', async () => {
  const inside = ['/assets/', '/remotes/shell/', '/remotes/shell/1.0.0/', '/remotes/', '/files/', '/files/demo/'];
  const beside = ['/.git/config', '/.env', '/package.json', '/assets/../package.json', '/assets/%2e%2e/package.json'];
  const kept = ['/jwt-secret', '/remotes/shell/../../jwt-secret', '/remotes/..%2fticket-keys', '/shell/1.0.0/shell.js'];
  // what may be a slug is the guests' origin's to know
  for (const path of [...inside, ...beside, ...kept])
    for (const at of [origin, staff])
      expect([path, [302, 403, 404]]).toEqual([
        path,
        expect.arrayContaining([await sent(at, `GET ${path} HTTP/1.1\r\nhost: a\r\n`)]),
      ]);
});

const CHUNKED = 'transfer-encoding: chunked\r\n';
const POST = 'POST /api/public/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
test.each([
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: a\r\n', 404],
  ['TRACE of the API', 'TRACE /api/health/live HTTP/1.1\r\nhost: a\r\n', 404],
  ['a length beside pieces', `${POST}content-length: 2\r\n${CHUNKED}\r\n0\r\n`, 400],
  ['two lengths', `${POST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  ['pieces that are folded twice', `${POST}transfer-encoding: chunked, identity\r\n\r\n0\r\n`, 400],
  ['a header that breaks its line', `GET / HTTP/1.1\r\nhost: a\r\nx: a\nb: c\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\n', 400],
])('%s is refused', async (_, text, status) => {
  for (const at of [origin, staff]) expect(await sent(at, text)).toBe(status);
});

/** The status of what is answered to bytes that no client of ours would send. */
const sent = (at: string, text: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(Number(new URL(at).port), '127.0.0.1', () =>
      socket.write(`${text}connection: close\r\n\r\n`),
    );
    socket.once('data', (bytes) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(bytes))?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });

test('a device that had the door’s worker at the guests’ origin is rid of it', async () => {
  const worker = await get('/guest-book/worker.js');
  expect([worker.status, worker.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await worker.text()).toContain('registration.unregister()');
});

test('a guest of the list is behind the page, and nobody else', async () => {
  expect(await (await get('/sinta-rama?code=SINTA001')).text()).toMatch(/id="janur-guest">[^<]*"SINTA001"/);
  expect(await (await get('/sinta-rama?code=NOBODY99')).text()).not.toContain('id="janur-guest"');
});

test('a locked invitation says what a preview may know, and its code opens it for nobody’s cache', async () => {
  expect(await (await get('/demo-locked')).text()).toContain('"status":"LOCKED"');
  const open = await get('/demo-locked?code=bunga');
  expect(open.headers.get('cache-control')).toBe('private, no-store');
  expect(await open.text()).toContain('"state":"ready"');
});

test('behind a proxy wrong codes at a page are those of the caller, whatever it says before its own address', async () => {
  const at = async (code: string, from: string) => {
    const page = await get(`/demo-locked?code=${code}`, { 'x-forwarded-for': from });
    return [page.status, /"(?:state|status)":"(\w+)"/.exec(await page.text())?.[1]];
  };
  for (let tries = 0; tries < 60; tries += 1) await at(`WRONG${tries}`, `198.51.100.${tries}, 203.0.113.66`);
  expect(await at('WRONG60', '192.0.2.9, 203.0.113.66')).toEqual([429, 'LOCKED']);
  expect(await at('WRONG60', '203.0.113.66, 198.51.100.7')).toEqual([200, 'LOCKED']);
  expect(await at('bunga', '203.0.113.66')).toEqual([200, 'ready']);
  expect(await at('bunga', '198.51.100.7')).toEqual([200, 'ready']);
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
  const worker = await (await get('/guest-book/worker.js', {}, staff)).text();
  const files = /"files":(\[.*?\])/.exec(worker)?.[1] ?? '[]';
  expect(JSON.parse(files)).toEqual(['/remotes/shell/1.0.0/shell.js', '/remotes/shell/1.0.0/texts/id.js']);
});

test('a newly deployed shell is on the pages soon after', async () => {
  // by another process, of which this one is not told
  await deployShell(database.db, config, '2.0.0');
  const promoted = Date.now();
  while (!(await (await get('/sinta-rama')).text()).includes('/remotes/shell/2.0.0/shell.js'))
    if (Date.now() > promoted + 2000) throw new Error('the former shell is still there');
  expect((await get('/remotes/shell/2.0.0/shell.js')).status).toBe(200);
});

test('pages and files are measured as calls are, by their route', async () => {
  await get('/sinta-rama?to=canary&code=CANARY99');
  await get('/remotes/none/1/x.js');
  const text = await (await get('/metrics')).text();
  const counted = (route: string, status: number) =>
    text.includes(`janur_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect([counted('/:slug', 200), counted('none', 404), text.includes('canary')]).toEqual([true, true, false]);
});

test.each([
  ['kr', 'demo-lang-kr', 'kr-serif-400'],
  ['ja', 'demo-lang-ja', 'ja-serif-400'],
  ['cn', 'demo-lang-cn', 'cn-serif-400'],
])(
  'a page in %s brings fonts of its letters, which its policy lets in and which can be had',
  async (_, slug, face) => {
    const page = await get(`/${slug}`);
    const html = await page.text();
    const css = /<style>(:root\{--letters-serif[^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const digest = createHash('sha256').update(css).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
    const own = Array.from(css.matchAll(/url\((\/files\/letters\/[0-9a-f]{32}\/([a-z]+-[a-z]+-\d+)\.woff2)\)/g));
    const address = own.find(([, , name]) => name === face)?.[1] ?? '';
    const font = await get(address);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  },
  60_000,
);

test('a page of Latin letters brings none, and who reads it in Korean gets those of the texts', async () => {
  expect(await (await get('/sinta-rama')).text()).not.toContain('{--letters-');
  const css = await get('/files/letters/of/TEMPLATE_1/kr.css');
  expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(await css.text()).toContain('kr-serif-400.woff2');
  expect(await (await get('/files/letters/of/TEMPLATE_1/xx.css')).text()).toBe('');
});
