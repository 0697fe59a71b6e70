import {
  authDetail,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  qrScanLogin,
} from '@janur/contracts';
import type { GivenAccount } from '../../../testing/given.ts';
import { PASSWORD } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/until.ts';

const api = testApi();
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const isIn = async (who: { token: string }) => (await api.as(who).call(authDetail, {})).status === 200;
const elsewhere = async ({ username }: GivenAccount, body = {}) =>
  (await api.as().send(login, { body: { username, password: PASSWORD, ...body }, headers: { 'user-agent': PHONE } }))
    .data;

test('one’s own sessions are told with device, network and which one asks', async () => {
  const account = await api.given.clientAccount();
  await elsewhere(account, { stay_signed_in: true });
  const { data, text } = await api.as(account).call(listSessions, {});
  expect(data).toMatchObject([
    { device: 'Chrome, Android', network: '127.0.0.1', stays_signed_in: true, is_current: false },
    { network: '127.0.0.1', stays_signed_in: false, is_current: true },
  ]);
  expect(text).not.toContain(account.token.split('.')[2]);
});

test('each is ended by itself, and all others at once', async () => {
  const account = await api.given.designer();
  const [phone, tablet, desk] = [await elsewhere(account), await elsewhere(account), await elsewhere(account)];
  const [latest] = (await api.as(desk).call(listSessions, {})).data.filter((session) => session.is_current);
  expect((await api.as(account).call(endSession, { params: { sessionId: latest?.id ?? 0 } })).status).toBe(200);
  expect([await isIn(desk), await isIn(phone), await isIn(account)]).toEqual([false, true, true]);
  await api.as(account).call(endOtherSessions, {});
  expect([await isIn(phone), await isIn(tablet), await isIn(account)]).toEqual([false, false, true]);
});

test('another’s session is not there to be ended', async () => {
  const [mine, theirs] = [await api.given.admin(), await api.given.admin()];
  const params = { sessionId: await api.given.session(theirs.id) };
  expect((await api.as(mine).call(endSession, { params })).status).toBe(404);
  expect(await isIn(theirs)).toBe(true);
});

describe('a session that is left alone', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const leave = (id: number, minutes: number) =>
    api
      .db('sessions')
      .where({ account_id: id })
      .update({ last_seen_at: ago(minutes) });

  test.each(['admin', 'designer'] as const)('of an %s ends after half an hour, wished to stay or not', async (role) => {
    const account = await api.given[role]();
    const stayed = await elsewhere(account, { stay_signed_in: true });
    await leave(account.id, 29);
    expect([await isIn(account), await isIn(stayed)]).toEqual([true, true]);
    await until(async () => (await seenAgo(account.id)) < 60_000);
    await leave(account.id, 31);
    expect([await isIn(account), await isIn(stayed)]).toEqual([false, false]);
  });

  test('of a couple ends after two hours, unless it asked to stay', async () => {
    const account = await api.given.clientAccount();
    const stayed = await elsewhere(account, { stay_signed_in: true });
    await leave(account.id, 121);
    expect([await isIn(account), await isIn(stayed)]).toEqual([false, true]);
  });

  test('of a device at the entrance stays by itself, until its own end', async () => {
    const usher = await api.given.usher();
    const body = { username: usher.username, password: PASSWORD };
    const door = (await api.as().call(qrScanLogin, { body })).data;
    await leave(usher.id, 10 * 60);
    expect(await isIn(door)).toBe(true);
    const row = await api
      .db('sessions')
      .where({ id: await api.given.session(usher.id) })
      .first();
    const hours = ((row?.expires_at.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });
});

describe('an usher’s session slides with use', () => {
  const HOUR = 3_600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
  /** An usher who was last seen a while ago, and when the session ends. */
  async function atTheDoor({ left, age = 1, eventIn }: { left: number; age?: number; eventIn?: number }) {
    const start_datetime = eventIn === undefined ? null : inHours(eventIn);
    const event = await api.given.event({ start_datetime });
    const usher = await api.given.usher(event.client);
    const sessions = () => api.db('sessions').where({ account_id: usher.id });
    const times = { last_seen_at: inHours(-0.1), created_at: inHours(-age), expires_at: inHours(left) };
    await sessions().update(times);
    const hoursLeft = async () => {
      const row = await sessions().first();
      return ((row?.expires_at.getTime() ?? 0) - Date.now()) / HOUR;
    };
    const use = async () => {
      expect(await isIn(usher)).toBe(true);
      await until(async () => (await seenAgo(usher.id)) < 60_000);
    };
    return { usher, hoursLeft, use };
  }

  test('in its last hours, and not before', async () => {
    const late = await atTheDoor({ left: 11, eventIn: 20 });
    await late.use();
    await until(async () => (await late.hoursLeft()) > 67.9);
    const early = await atTheDoor({ left: 13, eventIn: 20 });
    await early.use();
    expect(await early.hoursLeft()).toBeLessThan(13);
  });

  test('from the log-in of a tablet that is prepared on Thursday to two days after Saturday’s feast', async () => {
    const { usher } = await atTheDoor({ left: 24, eventIn: 56 });
    const body = { username: usher.username, password: PASSWORD };
    await api.as().call(qrScanLogin, { body });
    const session = await api.given.session(usher.id);
    const row = await api.db('sessions').where({ id: session }).first();
    expect(Math.round(((row?.expires_at.getTime() ?? 0) - Date.now()) / HOUR)).toBe(104);
  });

  test('to two days after the last event, and to a week after the log-in', async () => {
    const after = await atTheDoor({ left: 2, eventIn: -30 });
    await after.use();
    await until(async () => (await after.hoursLeft()) > 17.9);
    expect(await after.hoursLeft()).toBeLessThan(18);
    const old = await atTheDoor({ left: 2, age: 160, eventIn: 100 });
    await old.use();
    await until(async () => (await old.hoursLeft()) > 7.9);
    expect(await old.hoursLeft()).toBeLessThan(8);
  });

  test('and ends where it ends, however long its token is', async () => {
    const { usher } = await atTheDoor({ left: -0.01, eventIn: 20 });
    expect(await isIn(usher)).toBe(false);
  });

  test('a couple’s does not', async () => {
    const account = await api.given.clientAccount();
    const times = { last_seen_at: inHours(-0.1), expires_at: inHours(1) };
    await api.db('sessions').where({ account_id: account.id }).update(times);
    expect(await isIn(account)).toBe(true);
    await until(async () => (await seenAgo(account.id)) < 60_000);
    const row = await api.db('sessions').where({ account_id: account.id }).first();
    expect(row?.expires_at.getTime()).toBeLessThan(Date.now() + HOUR);
  });

  test('ended, closed or with a new password it is out at once, prolonged or not', async () => {
    const prolonged = async () => {
      const { usher, hoursLeft, use } = await atTheDoor({ left: 2, eventIn: 20 });
      await use();
      await until(async () => (await hoursLeft()) > 23.9);
      return usher;
    };
    const ended = await prolonged();
    await api.as(ended).call(endSession, { params: { sessionId: await api.given.session(ended.id) } });
    expect(await isIn(ended)).toBe(false);
    const closed = await prolonged();
    await api.db('accounts').where({ id: closed.id }).update({ is_active: 0 });
    expect(await isIn(closed)).toBe(false);
    const changed = await prolonged();
    const body = { current_password: PASSWORD, new_password: 'a lantern over the river' };
    const other = await elsewhere(changed, { stay_signed_in: true });
    expect((await api.as(other).call(changePassword, { body })).status).toBe(200);
    expect([await isIn(changed), await isIn(other)]).toEqual([false, true]);
  });
});

test('who calls is found in one query, and that the session is in use is written once a minute at most', async () => {
  const { id, token } = await api.given.admin();
  await api
    .db('sessions')
    .where({ account_id: id })
    .update({ last_seen_at: new Date(Date.now() - 120_000) });
  const heard: string[] = [];
  const hear = ({ sql }: { sql: string }) => void heard.push(sql);
  api.db.on('query', hear);
  for (let call = 0; call < 5; call += 1) expect(await isIn({ token })).toBe(true);
  await until(async () => (await seenAgo(id)) < 60_000);
  for (let call = 0; call < 5; call += 1) expect(await isIn({ token })).toBe(true);
  api.db.removeListener('query', hear);
  expect(heard.filter((sql) => sql.includes('join `accounts`'))).toHaveLength(10);
  expect(heard.filter((sql) => sql.startsWith('update `sessions`'))).toHaveLength(1);
  expect(heard.filter((sql) => sql.includes('`accounts`') && !sql.includes('`sessions`'))).toEqual([]);
});

/** Of all sessions of the account: it is noted after the answer. */
const seenAgo = async (account_id: number): Promise<number> => {
  const [row] = await api.db('sessions').where({ account_id }).orderBy('last_seen_at', 'asc').limit(1);
  return Date.now() - (row?.last_seen_at.getTime() ?? 0);
};
