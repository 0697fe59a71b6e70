import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteEntry } from '@janur/contracts';
import { client } from '@janur/kit/testing';
import fastify from 'fastify';
import { pages } from './routes.ts';
import type { ReadyInvitation } from '../sources.ts';
import { openInvitation, remotes, sources } from '../testing/sources.ts';

const HOST = 'janur.test';
const invited = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_1' } });
const ready: ReadyInvitation = {
  found: openInvitation(invited),
  remotes: remotes(),
  shell: { script: '/assets/shell/1/shell.js', integrity: 'sha384-y' },
};

interface Told {
  readonly status: number | undefined;
  readonly headers: readonly string[];
  readonly body: string;
  readonly lane: 'fast' | 'normal';
}

/** A web server of one invitation; `known` is what stands ready of it now. */
async function site(known: { ready: ReadyInvitation } = { ready }) {
  const app = fastify();
  const lane = pages(
    app,
    sources({
      ready: (slug, host) => (slug === 'sinta-rama' && host === HOST ? known.ready : undefined),
      findInvitation: async (slug) => (slug === 'sinta-rama' ? known.ready.found : { kind: 'not-found' }),
      remotes: async () => known.ready.remotes,
    }),
  );
  await app.ready();
  let isFast = false;
  const server = createServer((request, response) => {
    isFast = request.headers['x-way'] !== 'normal' && lane.answer(request, response);
    if (!isFast) app.routing(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.close();
    await app.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server's
  return async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Told> => {
    const asking = get({ port, path, method, agent: false, headers: { host: HOST, ...headers } });
    const [response]: IncomingMessage[] = await once(asking, 'response');
    if (!response) throw new Error('no answer');
    const parts: Buffer[] = await response.toArray();
    return {
      status: response.statusCode,
      headers: lines(response.rawHeaders),
      body: Buffer.concat(parts).toString('base64'),
      lane: isFast ? 'fast' : 'normal',
    };
  };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** `name: value`, without the clock and in no order. */
const lines = (raw: readonly string[]): string[] =>
  raw
    .flatMap((name, at) =>
      at % 2 === 0 && name.toLowerCase() !== 'date' ? [`${name.toLowerCase()}: ${raw[at + 1]}`] : [],
    )
    .toSorted();

/** A page is made smaller in the background, soon after it was first asked for. */
async function settled(ask: () => Promise<Told>): Promise<void> {
  const quick = await ask();
  for (let tries = 0; tries < 500; tries += 1) if ((await ask()).body !== quick.body) return;
  throw new Error('the page was not made smaller');
}

const normally = { 'x-way': 'normal' };

test.each<[string, string, Record<string, string>]>([
  ['nobody', '/sinta-rama', { 'accept-encoding': 'gzip, br' }],
  ['nobody, with a sign behind it', '/sinta-rama?', { 'accept-encoding': 'gzip, br' }],
  ['somebody', '/sinta-rama?to=Budi+%26+Ani&guest=true', { 'accept-encoding': 'br' }],
  ['an older browser', '/sinta-rama', { 'accept-encoding': 'gzip' }],
  ['a robot', '/sinta-rama?to=', {}],
])('what the lane writes for %s is what the router writes, each time', async (_, path, headers) => {
  const ask = await site();
  await settled(() => ask(path, { 'accept-encoding': 'br', ...normally }));
  const normal = await ask(path, { ...headers, ...normally });
  expect(normal.status).toBe(200);
  for (const time of [1, 2]) expect([time, await ask(path, headers)]).toEqual([time, { ...normal, lane: 'fast' }]);
});

test('a page that was made smaller meanwhile is written so', async () => {
  const ask = await site();
  await settled(() => ask('/sinta-rama', { 'accept-encoding': 'br' }));
});

test('who has the page is told so', async () => {
  const ask = await site();
  const etag = (await ask('/sinta-rama')).headers.find((line) => line.startsWith('etag: '))?.slice(6) ?? '';
  const has = { 'if-none-match': etag };
  const told = await ask('/sinta-rama', has);
  expect(told).toMatchObject({ status: 304, body: '', lane: 'fast' });
  expect(await ask('/sinta-rama', { ...has, ...normally })).toEqual({ ...told, lane: 'normal' });
  expect(await ask('/sinta-rama', { 'if-none-match': '"other"' })).toMatchObject({ status: 200, lane: 'fast' });
});

test.each<[string, string, Record<string, string>, string, number]>([
  ['a guest with a code', '/sinta-rama?c%6Fde=ABC123', {}, 'GET', 200],
  ['who may be logged in', '/sinta-rama', { cookie: 'token=x' }, 'GET', 200],
  ['another host', '/sinta-rama', { host: 'elsewhere.test' }, 'GET', 200],
  ['another slug', '/rama-sinta', {}, 'GET', 404],
  ['another spelling', '/sinta%2Drama', {}, 'GET', 200],
  ['who asks for the head alone', '/sinta-rama', {}, 'HEAD', 200],
])('%s goes to the router', async (_, path, headers, method, status) => {
  const ask = await site();
  expect(await ask(path, headers, method)).toMatchObject({ status, lane: 'normal' });
});

test('an invitation whose template nobody knows goes to the router, which finds no page', async () => {
  const unknown = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_999' } });
  const ask = await site({ ready: { ...ready, found: openInvitation(unknown) } });
  expect(await ask('/sinta-rama')).toMatchObject({ status: 404, lane: 'normal' });
});

test('what cannot be read just now goes to the router, which says it', async () => {
  const broken = Object.defineProperty({ ...ready }, 'found', {
    get: () => {
      throw new Error('no shell is deployed');
    },
  });
  const ask = await site({ ready: broken });
  expect(await ask('/sinta-rama')).toMatchObject({ lane: 'normal' });
});

const text = ({ body }: Told) => Buffer.from(body, 'base64').toString();

test('a changed invitation is on the next page', async () => {
  const known = { ready };
  const ask = await site(known);
  expect(text(await ask('/sinta-rama'))).toContain('<title>Sinta &amp; Rama');
  const changed = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_1', meta_title: 'Ngunduh Mantu' } });
  known.ready = { ...ready, found: { ...openInvitation(changed), etag: '"2"' } };
  const page = await ask('/sinta-rama');
  expect(page.lane).toBe('fast');
  expect(text(page)).toContain('<title>Ngunduh Mantu');
});

test('during a canary each guest gets the version that is theirs', async () => {
  const version = (name: string): RemoteEntry => ({
    name: 'botanica',
    version: name,
    entry: `/remotes/botanica/${name}/remoteEntry.js`,
    integrity: 'sha384-x',
    contract: 2,
    preload: [],
  });
  const { name: family, ...promoted } = version('1');
  const half = remotes({
    templates: new Map([['TEMPLATE_1', { template_id: 'TEMPLATE_1', family, ...promoted }]]),
    alternatives: new Map([['botanica', { former: null, canary: { entry: version('2'), percent: 50 } }]]),
    hasCanary: true,
  });
  const ask = await site({ ready: { ...ready, remotes: half } });
  const guests = Array.from({ length: 12 }, (_, n) => `/sinta-rama?to=Guest${n}`);
  const got = [];
  for (const link of guests) {
    const page = await ask(link);
    expect(page.lane).toBe('fast');
    expect(text(await ask(link, normally))).toBe(text(page));
    got.push(/botanica\/(\d)\//.exec(text(page))?.[1]);
  }
  expect(new Set(got)).toEqual(new Set(['1', '2']));
});

test('a server that is closing answers by its router', async () => {
  const app = fastify();
  const lane = pages(app, sources({ ready: () => ready }));
  const request = { method: 'GET', url: '/sinta-rama', headers: {} } as IncomingMessage; // all that it reads of one
  await app.close();
  expect(lane.answer(request, {} as ServerResponse)).toBe(false); // to which nothing is written
});
