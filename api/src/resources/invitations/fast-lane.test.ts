import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metrics } from '@janur/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { GivenClient } from '../../testing/given.ts';
import { caller } from '../../testing/call.ts';
import { TEST_CONFIG, testApi } from '../../testing/test-api.ts';

const api = testApi();
const CONFIG = { ...TEST_CONFIG, trustedProxies: 1 };
let app: FastifyInstance;
/** Keeps nothing in memory, so that the router answers all. */
let normal: FastifyInstance;
/** The router says a line for each request, the lane says none. */
let routed = 0;

beforeAll(async () => {
  const note = (_: unknown, message?: unknown) => void (message === 'request' && (routed += 1));
  const logger: FastifyBaseLogger = {
    level: 'info',
    child: () => logger,
    fatal: note,
    error: note,
    warn: note,
    info: note,
    debug: note,
    trace: note,
    silent: note,
  };
  app = await buildApp({ db: api.db, config: { ...CONFIG, freshForMs: 60_000 }, logger });
  normal = await buildApp({ db: api.db, config: CONFIG });
  for (const one of [app, normal]) await one.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await normal.close();
});

interface Told {
  readonly status: number | undefined;
  readonly headers: readonly string[];
  readonly body: string;
  readonly lane: 'fast' | 'normal';
}

/** Over a socket: the lane stands in the server, before what `inject` asks. */
function ask(path: string, headers: Record<string, string> = {}, { of = app, method = 'GET' } = {}): Promise<Told> {
  const { port } = of.server.address() as AddressInfo; // a TCP server's
  const before = routed;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({
          status: response.statusCode,
          headers: lines(response.rawHeaders),
          body: Buffer.concat(parts).toString('base64'),
          lane: of === app && routed === before ? 'fast' : 'normal',
        });
      });
    }).on('error', reject);
  });
}

/** `name: value` in the order in which they came, without the clock. */
const lines = (raw: readonly string[]): string[] =>
  raw.flatMap((name, index) => (index % 2 === 0 && name !== 'Date' ? [`${name}: ${raw[index + 1]}`] : []));

const pathOf = ({ slug }: { slug: string }) => `/api/public/clients/${slug}`;

/** An invitation that was asked for in every encoding. */
async function givenAsked(option: object = {}): Promise<GivenClient> {
  const client = await api.given.client({ option });
  for (const encoding of ['br', 'gzip', 'identity']) await ask(pathOf(client), { 'accept-encoding': encoding });
  return client;
}

test.each<[string, number, Record<string, string>]>([
  ['in Brotli', 200, { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['in gzip', 200, { 'accept-encoding': 'br;q=0, gzip' }],
  ['as it is', 200, {}],
  ['behind TLS', 200, { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' }],
  ['to who has an older one', 200, { 'if-none-match': '"older"' }],
  ['to who has it', 304, { 'if-none-match': '*', 'accept-encoding': 'br' }],
  ['to who has it behind TLS', 304, { 'if-none-match': '*', 'x-forwarded-proto': 'https' }],
])('a kept invitation is answered %s just as the router does it', async (_, status, headers) => {
  const path = pathOf(await givenAsked());
  const { lane, ...told } = await ask(path, headers);
  const { lane: _lane, ...byRouter } = await ask(path, headers, { of: normal });
  expect([lane, told.status]).toEqual(['fast', status]);
  expect(told).toEqual(byRouter);
});

test.each<[string, Record<string, string>, string?]>([
  ['with a guest code', { 'guest-code': 'ANYBODY' }],
  ['with a token', { authorization: 'Bearer token' }],
  ['with a cookie', { cookie: 'token=some' }],
  ['through several proxies', { 'x-forwarded-proto': 'https, http' }],
  ['for its head only', {}, 'HEAD'],
])('who asks %s goes to the router', async (_, headers, method = 'GET') => {
  const told = await ask(pathOf(await givenAsked()), headers, { method });
  expect([told.lane, told.status]).toEqual(['normal', 200]);
});

test.each([
  ['a private one', { is_private: true }, 401],
  ['a locked one', { lock_code: 'BUNGA' }, 423],
  ['a hidden one', { is_hidden: true }, 404],
])('%s is never in the lane', async (_, option, status) => {
  const told = await ask(pathOf(await givenAsked(option)));
  expect([told.lane, told.status]).toEqual(['normal', status]);
});

test('an invitation that may have changed is looked at again', async () => {
  const client = await api.given.client();
  const brief = await buildApp({ db: api.db, config: { ...CONFIG, freshForMs: 30 } });
  await brief.listen({ port: 0, host: '127.0.0.1' });
  const nameNow = async () => {
    const { body } = await ask(pathOf(client), {}, { of: brief });
    return JSON.parse(Buffer.from(body, 'base64').toString()).data.name as unknown;
  };
  expect(await nameNow()).toBe(client.name);
  await api.db('clients').where({ id: client.id }).increment('revision').update({ name: 'Changed' });
  const until = Date.now() + 5000;
  while ((await nameNow()) !== 'Changed') if (Date.now() > until) throw new Error('it is still the old one');
  await brief.close();
});

test('kept answers are measured like all others', async () => {
  const client = await givenAsked();
  const count = async () => {
    const { text } = await caller(() => app).send(metrics);
    const series =
      'janur_http_request_duration_seconds_count{method="GET",route="/public/clients/:slug",status="200"} ';
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.slice(series.length),
    );
  };
  const before = await count();
  expect((await ask(pathOf(client))).lane).toBe('fast');
  expect(await count()).toBe(before + 1);
});
