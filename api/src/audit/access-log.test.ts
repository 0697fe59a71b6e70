import {
  changePassword,
  endOtherSessions,
  listAccessLog,
  listAuditLog,
  listClients,
  login,
  logout,
  registerPublisherKey,
  revokePublisherKey,
} from '@janur/contracts';
import { newSigningPair } from '../testing/builds.ts';
import { type GivenAccount, PASSWORD } from '../testing/given.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { unique } from '../testing/unique.ts';
import { until } from '../testing/until.ts';

const api = testApi({ trustedProxies: 1 });
let admin: GivenAccount;
beforeAll(async () => {
  admin = await api.given.admin();
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
// as a socket that speaks IPv6 says it
const headers = { 'user-agent': PHONE, 'x-forwarded-for': '::ffff:203.0.113.66' };
const logIn = (username: string, password: string) => api.as().send(login, { body: { username, password }, headers });
const linesOf = async (query: Record<string, unknown>) =>
  (await api.as(admin).send(listAccessLog, { query: { limit: 100, ...query } })).data;
const latest = async ({ id }: { id: number }) => (await linesOf({ account_id: id }))[0];
const QUERY = { page: 1, limit: 1, order_by: 'client_name', order_sorting_type: 'ASC' } as const;

test('a log-in and a failed one are told with account, address and device', async () => {
  const client = await api.given.client();
  const account = await api.given.clientAccount(client);
  expect((await logIn(account.username, PASSWORD)).status).toBe(200);
  const told = {
    account: { id: account.id, name: account.name, username: account.username },
    role: 'CLIENT',
    client_name: client.name,
    address: '203.0.113.66',
    device: 'Chrome, Android',
  };
  expect(await latest(account)).toMatchObject({ action: 'access.log-in', ...told });
  expect((await logIn(account.username, 'nope-nope')).status).toBe(401);
  expect(await latest(account)).toMatchObject({ action: 'access.failed', ...told, what: null });
  expect((await linesOf({ client_id: client.id })).map(({ action }) => action)).toEqual([
    'access.failed',
    'access.log-in',
    'access.log-in',
  ]);
});

test('refused calls and limits are told by the call and not by its address', async () => {
  const client = await api.given.client();
  const account = await api.given.clientAccount(client);
  expect((await api.as(account).call(listClients, { query: QUERY })).status).toBe(403);
  await until(async () => (await latest(account))?.action === 'access.refused');
  expect(await latest(account)).toMatchObject({ what: 'GET /dashboard/admin/clients', device: null });
  const body = { current_password: 'nope', new_password: 'hujan pagi di teras' };
  for (let guess = 0; guess < 6; guess += 1) await api.as(account).call(changePassword, { body });
  await until(async () => (await latest(account))?.action === 'access.limited');
  expect(await latest(account)).toMatchObject({ what: 'POST /dashboard/account/password' });
});

test('what is done to the own ways in is told', async () => {
  const account = await api.given.designer();
  const pair = newSigningPair();
  const { data: key } = await api
    .as(account)
    .call(registerPublisherKey, { body: { public_key: pair.publicKey, label: 'a laptop' } });
  await api.as(account).call(revokePublisherKey, { params: { keyId: key.id } });
  await api.as(account).call(endOtherSessions, {});
  const body = { current_password: PASSWORD, new_password: 'hujan pagi di teras' };
  await api.as(account).call(changePassword, { body });
  await api.as(account).call(logout, {});
  const lines = await linesOf({ account_id: account.id });
  expect(lines.map(({ action, what }) => [action, what])).toEqual([
    ['access.log-out', null],
    ['access.password-changed', null],
    ['access.sessions-ended', null],
    ['access.key-revoked', `#${key.id}`],
    ['access.key-registered', 'a laptop'],
    ['access.log-in', null],
  ]);
});

test('no password, token, name that nobody has, or number stands in it', async () => {
  const account = await api.given.admin();
  const secret = `rahasia-${unique()}`;
  await logIn(secret, 'x'.repeat(12));
  await logIn(account.username, secret);
  await api.as().send(login, {
    body: { username: secret, password: secret },
    headers: { ...headers, 'user-agent': `${secret} +6281230004000` },
  });
  const kept = JSON.stringify(await api.db('audit_log').where({ subject_type: 'access' }));
  for (const word of [secret, account.token, account.token.split('.')[2] ?? '', '6281230004000'])
    expect(kept).not.toContain(word);
});

test('an invitation’s own history stays what was changed', async () => {
  const client = await api.given.client();
  await api.given.clientAccount(client);
  const { data } = await api.as(admin).call(listAuditLog, { params: { clientId: client.id }, query: {} });
  expect(data).toEqual([]);
});

describe('a flood of log-ins', () => {
  const flooded = testApi({
    trustedProxies: 1,
    limits: { ...TEST_CONFIG.limits, refusalLines: { max: 5, windowMs: 60_000 } },
  });
  const attempt = (username: string, address: string) =>
    flooded.as().send(login, { body: { username, password: 'nope' }, headers: { 'x-forwarded-for': address } });
  const lines = async () => (await flooded.db('audit_log').where({ action: 'access.failed' })).length;

  test('of names that nobody has leaves five lines a network and no more', async () => {
    const before = await lines();
    for (let guess = 0; guess < 15; guess += 1) await attempt(`nobody-${unique()}`, `2001:db8:9:9::${guess}`);
    expect((await lines()) - before).toBe(5);
    const { username } = await flooded.given.admin();
    await attempt(username, '2001:db8:9:9::77');
    expect((await lines()) - before).toBe(6);
  });
});
