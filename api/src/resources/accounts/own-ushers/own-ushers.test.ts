import {
  addOwnUsher,
  authDetail,
  changePassword,
  endOwnUsher,
  listOwnUshers,
  login,
  qrScanLogin,
  renewUsherCard,
} from '@janur/contracts';
import { unique } from '../../../testing/unique.ts';
import { testApi } from '../../../testing/test-api.ts';
import { endOfDuty } from './routes.ts';

const api = testApi();

async function couple() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const host = api.as(await api.given.clientAccount(client));
  const appoint = async (name = 'Dimas Aditya') =>
    (await host.call(addOwnUsher, { body: { event_id: event.id, name } })).data;
  const logIn = ({ username, password }: { username: string; password: string }) =>
    api.as().call(login, { body: { username, password } });
  return { client, event, host, appoint, logIn };
}

const DAY = 24 * 3_600_000;

test('a couple appoints an usher, who logs in at once and until a day after the event begins', async () => {
  const { host, appoint, logIn } = await couple();
  const usher = await appoint();
  expect(usher).toMatchObject({ name: 'Dimas Aditya', guest_book_role: 'SCAN_ONLY', last_login_at: null });
  expect(Date.parse(usher.valid_until)).toBe(Date.parse('2027-06-12T04:00:00Z') + DAY);
  const { data } = await logIn(usher);
  expect((await api.as(data).call(authDetail, {})).data).toMatchObject({ role: 'USHER', guest_book_role: 'SCAN_ONLY' });
  const [listed] = (await host.call(listOwnUshers, {})).data;
  expect(listed).toMatchObject({ id: usher.id, username: usher.username });
  expect(listed?.last_login_at).not.toBeNull();
});

test('the password that was made waits as long as the account is good', async () => {
  const { appoint, logIn } = await couple();
  const usher = await appoint();
  const row = await api.db('accounts').where({ id: usher.id }).first();
  expect(row?.password_expires_at?.toISOString()).toBe(usher.valid_until);
  expect((await logIn(usher)).status).toBe(200);
});

test('when the day is over the account opens nothing, nor do sessions that were open', async () => {
  const { host, appoint, logIn } = await couple();
  const usher = await appoint();
  const session = api.as((await logIn(usher)).data);
  const new_password = `a long night at the door ${unique()}`;
  await session.call(changePassword, { body: { current_password: usher.password, new_password } });
  const again = async () => (await logIn({ username: usher.username, password: new_password })).status;
  expect(await again()).toBe(200);
  await api
    .db('accounts')
    .where({ id: usher.id })
    .update({ valid_until: new Date(Date.now() - 1000) });
  expect((await session.call(authDetail, {})).status).toBe(401);
  expect(await again()).toBe(401);
  expect((await host.call(listOwnUshers, {})).data).toEqual([]);
});

test('who is dismissed is out at once', async () => {
  const { host, appoint, logIn } = await couple();
  const usher = await appoint();
  const session = api.as((await logIn(usher)).data);
  await host.call(endOwnUsher, { params: { accountId: usher.id } });
  expect((await session.call(authDetail, {})).status).toBe(401);
  expect((await logIn(usher)).status).toBe(401);
  expect((await host.call(endOwnUsher, { params: { accountId: usher.id } })).status).toBe(404);
});

test('a couple sees and dismisses neither the organiser’s ushers nor another couple’s', async () => {
  const { client, host } = await couple();
  const other = await couple();
  const [ofOrganiser, ofOther] = [await api.given.usher(client), await other.appoint()];
  expect((await host.call(listOwnUshers, {})).data).toEqual([]);
  for (const { id } of [ofOrganiser, ofOther])
    expect((await host.call(endOwnUsher, { params: { accountId: id } })).status).toBe(404);
  const foreign = await host.call(addOwnUsher, { body: { event_id: other.event.id, name: 'Dimas' } });
  expect(foreign.status).toBe(404);
});

test('there is an end to how many may be appointed', async () => {
  const { client, host, event } = await couple();
  const row = { password_hash: 'none', name: 'Petugas', role: 'USHER', client_id: client.id };
  const valid_until = new Date(Date.now() + DAY);
  await api
    .db('accounts')
    .insert(Array.from({ length: 40 }, () => ({ ...row, username: `usher-${unique()}`, valid_until })));
  const { status, failure } = await host.call(addOwnUsher, { body: { event_id: event.id, name: 'Satu lagi' } });
  expect(status).toBe(409);
  expect(failure.problem).toEqual({ code: 'too_many_ushers', params: { max: 40 } });
});

test.each([
  ['begins in two days', 2 * DAY, 3 * DAY],
  ['began yesterday', -DAY, DAY],
  ['has no time yet', null, DAY],
])('duty for an event that %s ends a day after it begins, or a day from now', (_, begins, ends) => {
  const now = new Date('2027-01-01T00:00:00Z');
  const beginning = begins === null ? null : new Date(now.getTime() + begins);
  expect(endOfDuty(beginning, now).getTime() - now.getTime()).toBe(ends);
});

describe('a login card', () => {
  const scan = (username: string, card_token: string) => api.as().call(qrScanLogin, { body: { username, card_token } });

  test('opens the guest-book, leaves a line of it, and sets no password', async () => {
    const { appoint } = await couple();
    const { id, username, card_token } = await appoint();
    const session = api.as((await scan(username.toUpperCase(), card_token)).data);
    expect((await session.call(authDetail, {})).data).toMatchObject({ id, role: 'USHER', must_change_password: false });
    const line = await api.db('audit_log').where({ account_id: id, action: 'access.log-in' }).first();
    expect(JSON.stringify(line?.changes)).toContain('card');
    const refused = await session.call(changePassword, { body: { new_password: `a long night ${unique()}` } });
    expect(refused.status).toBe(422);
  });

  test('is kept as its hash, and neither another name nor another secret opens anything', async () => {
    const { appoint } = await couple();
    const [usher, other] = [await appoint(), await appoint('Sari')];
    expect(JSON.stringify(await api.db('usher_cards').where({ account_id: usher.id }))).not.toContain(usher.card_token);
    for (const [name, secret] of [
      [usher.username, other.card_token],
      [usher.username, usher.password],
    ] as const)
      expect((await scan(name, secret)).code).toBe('INVALID_CREDENTIALS');
    const both = { username: usher.username, password: usher.password, card_token: usher.card_token };
    expect((await api.as().call(qrScanLogin, { body: both })).status).toBe(422);
    expect((await api.as().call(qrScanLogin, { body: { username: usher.username } })).status).toBe(400);
  });

  test('ends with a new one, and who is in stays in', async () => {
    const { host, appoint } = await couple();
    const { id, username, card_token } = await appoint();
    const session = api.as((await scan(username, card_token)).data);
    const renewed = (await host.call(renewUsherCard, { params: { accountId: id } })).data;
    expect([(await scan(username, card_token)).status, (await scan(username, renewed.card_token)).status]).toEqual([
      401, 200,
    ]);
    expect((await session.call(authDetail, {})).status).toBe(200);
  });

  test('ends with the password that the account had, with the account’s day, and with the usher', async () => {
    const { host, appoint, logIn } = await couple();
    const [changed, over, dismissed] = [await appoint(), await appoint(), await appoint()];
    const new_password = `a long night at the door ${unique()}`;
    const own = api.as((await logIn(changed)).data);
    await own.call(changePassword, { body: { current_password: changed.password, new_password } });
    await api
      .db('accounts')
      .where({ id: over.id })
      .update({ valid_until: new Date(Date.now() - 1000) });
    await host.call(endOwnUsher, { params: { accountId: dismissed.id } });
    for (const { username, card_token } of [changed, over, dismissed])
      expect((await scan(username, card_token)).status).toBe(401);
  });

  test('is made by nobody but the couple that appointed the usher', async () => {
    const [mine, theirs] = [await couple(), await couple()];
    const params = { accountId: (await theirs.appoint()).id };
    expect((await mine.host.call(renewUsherCard, { params })).status).toBe(404);
  });
});
