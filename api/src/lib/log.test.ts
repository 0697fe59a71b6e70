import {
  checkInGuest,
  findGuestByPhone,
  getClientBySlug,
  getGuestDetail,
  guestLogin,
  healthLive,
  login,
  sendOperations,
} from '@janur/contracts';
import { buildApp } from '../app.ts';
import { createDatabase } from '../db/connection.ts';
import { createLogger, masked } from './log.ts';
import { caller } from '../testing/call.ts';
import { PASSWORD } from '../testing/given.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';

const api = testApi();

function listeningLogger() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, logger: createLogger({ level: 'trace', destination }) };
}
const parsed = (lines: readonly string[]) => lines.map((line): Record<string, unknown> => JSON.parse(line));

test('a listener whose network is gone is no fault of ours', async () => {
  const { lines, logger } = listeningLogger();
  const app = await buildApp({ db: api.db, config: TEST_CONFIG, logger });
  const event = await api.given.event();
  const { token } = await api.given.usher(event.client);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/dashboard/clients/events/${event.id}/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  leaving.abort();
  await until(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count === 0))));
  await app.close();
  expect(parsed(lines).filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('every request is one line with its id, route, status and time', async () => {
  const { lines, logger } = listeningLogger();
  const app = await buildApp({ db: api.db, config: TEST_CONFIG, logger });
  await caller(() => app).send(healthLive, { headers: { 'x-request-id': 'gateway-0001' } });
  await app.close();
  expect(parsed(lines).filter(({ msg }) => msg === 'request')).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reqId: 'gateway-0001',
      method: 'GET',
      route: '/api/health/live',
      status: 200,
      responseTime: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('no code, phone, password, name or token comes into a log, whatever goes wrong', async () => {
  const { lines, logger } = listeningLogger();
  const app = await buildApp({ db: api.db, config: TEST_CONFIG, logger });
  const event = await api.given.event();
  const guest = await api.given.guest({
    of: event.client,
    to: [event],
    code: 'CANARY0001',
    name: 'Canary Kusuma',
    phone_number: '+6281298765432',
  });
  const usher = await api.given.usher(event.client);
  const { send } = caller(() => app, usher.token);
  const anonymous = caller(() => app).send;
  await send(getGuestDetail, { params: { guestCode: guest.code, eventId: event.id } });
  await send(findGuestByPhone, { body: { event_id: event.id, phone_number: guest.phone } });
  await send(checkInGuest, { body: { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 } });
  await send(sendOperations, { body: { operations: [{ op_id: 'canary-operation', guest_code: guest.code }] } });
  await anonymous(login, { body: { username: usher.username, password: PASSWORD } });
  await anonymous(guestLogin, { body: { slug: event.client.slug, phoneNumber: guest.phone } });
  await anonymous(getClientBySlug, { params: { slug: event.client.slug }, headers: { 'guest-code': guest.code } });
  await app.inject({ url: `/api/public/clients/${event.client.slug}?to=Canary&code=${guest.code}` });
  await app.inject({ url: `/api/nowhere/${guest.code}`, headers: { cookie: `token=${usher.token}` } });
  await app.close();

  // the same with a database that refuses every statement: the driver's errors carry the statement
  const gone = createDatabase({ connection: { socketPath: '/nowhere.sock', user: 'canary' } });
  const broken = await buildApp({ db: gone, config: TEST_CONFIG, logger });
  await caller(() => broken).send(login, { body: { username: 'canary', password: PASSWORD } });
  await broken.close();
  await gone.destroy();

  const failing = await buildApp({ db: api.db, config: TEST_CONFIG, logger });
  await api.db.raw('ALTER TABLE guest_events RENAME COLUMN table_number TO table_gone');
  try {
    const { status } = await caller(() => failing, usher.token).send(checkInGuest, {
      body: { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 },
    });
    expect(status).toBe(500);
  } finally {
    await api.db.raw('ALTER TABLE guest_events RENAME COLUMN table_gone TO table_number');
  }
  await failing.close();

  const log = lines.join('');
  expect(parsed(lines).length).toBeGreaterThan(10);
  expect(log).toContain('request failed');
  // each of them was a request's
  const faults = parsed(lines).filter(({ level }) => level === 50);
  expect(faults.map(({ route }) => route)).toEqual(faults.map(() => expect.stringMatching(/^\/api\/\w/)));
  expect(faults.map(({ reqId }) => reqId)).not.toContain(undefined);
  for (const secret of [guest.code, 'Canary', '81298765432', usher.token, PASSWORD]) expect(log).not.toContain(secret);
});

test.each([
  ['a token', 'jwt eyJhbGciOi.eyJzdWIi.abc-_ was', 'jwt [masked] was'],
  ['a bearer', 'authorization: Bearer abc.def', 'authorization: Bearer [masked]'],
  ['a phone', 'to +6281298765432 now', 'to [masked] now'],
  ['a national phone', 'call 081298765432', 'call [masked]'],
  ['a code in an address', '/sinta-rama?to=Budi&code=SINTA001&x=1', '/sinta-rama?to=[masked]&code=[masked]&x=1'],
  ['a code in a path', '/events/guest-detail/SINTA001/7', '/events/guest-detail/[masked]/7'],
  ['a time and an id', '{"time":"2026-11-21T11:10:16.000Z","id":1763725816000}', undefined],
])('%s in a line is masked', (_, line, expected) => {
  expect(masked(line)).toBe(expected ?? line);
});
