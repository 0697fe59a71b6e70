import { authDetail, getLock, healthLive, login } from '@janur/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import { createDatabase } from '../db/connection.ts';
import { scratchDatabase } from '../db/testing.ts';
import { caller } from '../testing/call.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';

const api = testApi({ limits: { ...TEST_CONFIG.limits, logins: { max: 2, windowMs: 60_000 } } });

test.each([
  ['a success', healthLive, {}],
  ['a refusal', authDetail, {}],
  ['what is not there', getLock, { params: { slug: 'nobody-here' } }],
])('%s carries the security headers and is kept by no cache', async (_, endpoint, request) => {
  const { headers } = await api.as().send(endpoint, request);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringContaining('no-store'),
  });
});

test('an address that logs in too often hears when to come again', async () => {
  const attempt = () => api.as().call(login, { body: { username: `nobody-${Math.random()}`, password: 'nope' } });
  const codes = [await attempt(), await attempt(), await attempt()].map(({ code }) => code);
  expect(codes).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'RATE_LIMITED']);
  const held = await attempt();
  expect([held.status, Number(held.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('a request keeps the id it came with when that is one, else gets a new one', async () => {
  const idOf = async (id: string) => {
    const { text } = await api.as().send(authDetail, { headers: { 'x-request-id': id } });
    return /"request_id":"([^"]+)"/.exec(text)?.[1];
  };
  expect(await idOf('gateway-12345678')).toBe('gateway-12345678');
  expect(await idOf('<script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('every answer bears the id of its request, whatever it is', async () => {
  const headers = { 'x-request-id': 'gateway-12345678' };
  for (const url of [
    '/api/health/live',
    '/api/nowhere',
    '/api/dashboard/account/sessions',
    '/api/%zz',
    '/api/public/clients/nobody-here',
  ])
    expect([url, (await api.app.inject({ url, headers })).headers['x-request-id']]).toEqual([url, 'gateway-12345678']);
});

test('when the database breaks, the answer says neither why nor where', async () => {
  const database = await scratchDatabase();
  const { db } = database;
  const app = await buildApp({ db, config: TEST_CONFIG });
  // its tables are not there
  const answer = await caller(() => app).call(getLock, { params: { slug: 'sinta-rama' } });
  expect([answer.status, answer.code]).toEqual([500, 'INTERNAL']);
  expect(answer.text).not.toMatch(/options|select|table|janur_scratch|\.ts/i);
  await app.close();
  await database.close();
});

test('what is logged holds the route and the statement but not what the caller sent', async () => {
  const lines: string[] = [];
  const note = (...said: unknown[]) => void lines.push(said.map((one) => JSON.stringify(one)).join(' '));
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
  const database = await scratchDatabase();
  const app = await buildApp({ db: database.db, config: TEST_CONFIG, logger });
  await caller(() => app).call(login, { body: { username: 'canary-name', password: 'canary-password' } });
  await caller(() => app).send(getLock, { params: { slug: 'canary-slug' }, query: { code: 'canary' } });
  expect(lines.join('\n')).toContain('ER_NO_SUCH_TABLE');
  expect(lines.join('\n')).toContain('"route":"/api/public/clients/:slug/lock","status":500');
  expect(lines.join('\n')).not.toContain('canary');
  await app.close();
  await database.close();
});

test('when the database is away, the answer is 503 and when to come again', async () => {
  const db = createDatabase({ connection: { socketPath: '/nowhere/database.sock', user: 'nobody' } });
  const app = await buildApp({ db, config: TEST_CONFIG });
  const answer = await caller(() => app).call(getLock, { params: { slug: 'sinta-rama' } });
  expect([answer.status, answer.code, answer.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
  expect(answer.text).not.toContain('/nowhere');
  await db.destroy();
  await app.close();
});
