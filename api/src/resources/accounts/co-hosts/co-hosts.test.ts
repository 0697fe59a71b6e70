import {
  acceptCoHostLink,
  addCoHost,
  addGuest,
  authDetail,
  changeCoHost,
  endCoHost,
  listClients,
  listCoHosts,
  listGifts,
  listRsvpGuests,
  login,
  MOST_CO_HOSTS,
  openCoHostLink,
  renewCoHostLink,
  resetPassword,
} from '@janur/contracts';
import type { CoHostRole } from '@janur/contracts/co-hosts';
import { testApi } from '../../../testing/test-api.ts';
import { unique } from '../../../testing/unique.ts';

const api = testApi();
const DAY = 86_400_000;
const PASSWORD = `kebaya hijau lumut ${unique()}`;

async function couple() {
  const client = await api.given.client({ name: 'Sinta & Rama' });
  const owner = await api.given.clientAccount(client);
  const host = api.as(owner);
  const invite = async (co_host_role: CoHostRole = 'GUESTS', name = 'Ibu Ratna Dewi') =>
    (await host.call(addCoHost, { body: { name, phone_number: '0812-3000-4001', co_host_role } })).data;
  const open = (token: string) => api.as().call(openCoHostLink, { headers: { 'co-host-token': token } });
  const join = (token: string, password = PASSWORD) =>
    api.as().call(acceptCoHostLink, { headers: { 'co-host-token': token }, body: { password } });
  return { client, owner, host, invite, open, join };
}

test('a co-host is invited, opens the link, sets a password and comes in', async () => {
  const { client, host, invite, open, join } = await couple();
  const mother = await invite();
  expect(mother).toMatchObject({
    name: 'Ibu Ratna Dewi',
    phone_number: '+6281230004001',
    co_host_role: 'GUESTS',
    state: 'WAITING',
    username: expect.stringMatching(/^ibu-[a-z0-9]{4}$/),
  });
  expect(Date.parse(mother.link_until ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY);
  const seen = await open(mother.link_token);
  expect(seen.data).toMatchObject({ name: 'Ibu Ratna Dewi', client_name: client.name, co_host_role: 'GUESTS' });
  const session = api.as((await join(mother.link_token)).data);
  expect((await session.call(authDetail, {})).data).toMatchObject({
    role: 'CLIENT',
    co_host_role: 'GUESTS',
    is_guest_book: false,
    must_change_password: false,
  });
  const [listed] = (await host.call(listCoHosts, {})).data;
  expect(listed).toMatchObject({ id: mother.id, state: 'JOINED', link_until: null });
  expect(listed?.last_login_at).not.toBeNull();
  const again = await api.as().call(login, { body: { username: mother.username, password: PASSWORD } });
  expect(again.status).toBe(200);
});

test('a link opens once, and not after its seven days', async () => {
  const { invite, open, join } = await couple();
  const used = await invite();
  expect((await join(used.link_token)).status).toBe(200);
  expect((await join(used.link_token, 'another password of mine')).status).toBe(404);
  expect((await open(used.link_token)).failure.problem.code).toBe('no_co_host_link');
  const late = await invite();
  await api
    .db('co_host_links')
    .where({ account_id: late.id })
    .update({ expires_at: new Date(Date.now() - 1000) });
  expect((await open(late.link_token)).status).toBe(404);
  expect((await join(late.link_token)).status).toBe(404);
});

test('of two who use one link at once, one comes in', async () => {
  const { invite, join } = await couple();
  const { link_token: token } = await invite();
  const answers = await Promise.all([
    join(token, `first of two ${unique()}`),
    join(token, `second of two ${unique()}`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('the secret is kept nowhere, and nobody comes in before it is used', async () => {
  const { invite } = await couple();
  const mother = await invite();
  const rows = [
    await api.db('co_host_links').where({ account_id: mother.id }),
    await api.db('audit_log').where({ action: 'co-host.invite' }),
  ];
  expect(JSON.stringify(rows)).not.toContain(mother.link_token);
  const tried = await api.as().call(login, { body: { username: mother.username, password: mother.link_token } });
  expect(tried.status).toBe(401);
});

test.each([
  ['a short one', 'kurang', 'password_short'],
  ['a common one', 'password123456', 'password_common'],
])('%s is no password, and the link stays good', async (_, password, code) => {
  const { invite, join } = await couple();
  const { link_token: token } = await invite();
  const { status, failure } = await join(token, password);
  expect([status, failure.fields?.[0]]).toMatchObject([422, { path: 'body.password', code }]);
  expect((await join(token)).status).toBe(200);
});

test('a new link ends the former; once used, it ends the sessions of before', async () => {
  const { host, invite, open, join } = await couple();
  const mother = await invite();
  const session = api.as((await join(mother.link_token)).data);
  const { data: renewed } = await host.call(renewCoHostLink, { params: { accountId: mother.id } });
  const { data: latest } = await host.call(renewCoHostLink, { params: { accountId: mother.id } });
  expect(latest).toMatchObject({ state: 'JOINED', id: mother.id });
  expect((await open(renewed.link_token)).status).toBe(404);
  // until it is used, who is in stays in
  expect((await session.call(authDetail, {})).status).toBe(200);
  expect((await join(latest.link_token, `sandi yang lain ${unique()}`)).status).toBe(200);
  expect((await session.call(authDetail, {})).status).toBe(401);
  const former = await api.as().call(login, { body: { username: mother.username, password: PASSWORD } });
  expect(former.status).toBe(401);
});

test('who is taken off is out at once, the link too, and her name stays on what she did', async () => {
  const { client, host, invite, open, join } = await couple();
  const mother = await invite();
  const session = api.as((await join(mother.link_token)).data);
  const body = { slug: client.slug, name: 'Bude Tutik', phone_number: '0812 3000 4002', total_guests: 2 };
  expect((await session.call(addGuest, { body })).status).toBe(201);
  const waiting = await invite('LOOK', 'Sari');
  for (const { id } of [mother, waiting]) await host.call(endCoHost, { params: { accountId: id } });
  const refused = await session.call(authDetail, {});
  expect([refused.status, refused.failure.problem?.code]).toEqual([401, 'taken_off']);
  expect((await open(waiting.link_token)).status).toBe(404);
  expect((await host.call(listCoHosts, {})).data).toEqual([]);
  const tried = await api.as().call(login, { body: { username: mother.username, password: PASSWORD } });
  expect(tried.status).toBe(401);
  expect((await host.call(endCoHost, { params: { accountId: mother.id } })).status).toBe(404);
  const [line] = await api
    .db('audit_log')
    .join('accounts', 'accounts.id', 'audit_log.account_id')
    .where('audit_log.action', 'guest.create')
    .where('audit_log.client_id', client.id)
    .select('accounts.name');
  expect(line).toEqual({ name: 'Ibu Ratna Dewi' });
});

test('another role counts from the next call on, in the same session', async () => {
  const { host, invite, join } = await couple();
  const sister = await invite('LOOK', 'Sari');
  const session = api.as((await join(sister.link_token)).data);
  expect((await session.call(listGifts, { body: {} })).status).toBe(403);
  expect((await session.call(listRsvpGuests, { body: {} })).status).toBe(200);
  const changed = await host.call(changeCoHost, {
    params: { accountId: sister.id },
    body: { co_host_role: 'GIFTS' },
  });
  expect(changed.data.co_host_role).toBe('GIFTS');
  expect((await session.call(listGifts, { body: {} })).status).toBe(200);
  expect((await session.call(listRsvpGuests, { body: {} })).status).toBe(403);
});

test('a role that this build does not know opens nothing', async () => {
  const { client } = await couple();
  const strange = await api.given.coHost(client);
  await api.db('accounts').where({ id: strange.id }).update({ co_host_role: 'OF_TOMORROW' });
  expect((await api.as(strange).call(authDetail, {})).status).toBe(401);
});

test('a couple sees and changes no other couple’s co-hosts, and never its own account', async () => {
  const { owner, host } = await couple();
  const other = await (await couple()).invite();
  expect((await host.call(listCoHosts, {})).data).toEqual([]);
  for (const accountId of [other.id, owner.id]) {
    const answers = [
      await host.call(endCoHost, { params: { accountId } }),
      await host.call(renewCoHostLink, { params: { accountId } }),
      await host.call(changeCoHost, { params: { accountId }, body: { co_host_role: 'JOINT' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});

test('there is an end to how many there are', async () => {
  const { client, host, invite } = await couple();
  await invite();
  const row = { password_hash: 'none', name: 'Tante', role: 'CLIENT', co_host_role: 'LOOK', client_id: client.id };
  await api
    .db('accounts')
    .insert(Array.from({ length: MOST_CO_HOSTS - 1 }, () => ({ ...row, username: `tante-${unique()}` })));
  const { status, failure } = await host.call(addCoHost, { body: { name: 'Satu lagi', co_host_role: 'LOOK' } });
  expect(status).toBe(409);
  expect(failure.problem).toEqual({ code: 'too_many_co_hosts', params: { max: MOST_CO_HOSTS } });
});

test('a number that is none is told, and without one there is no number', async () => {
  const { host } = await couple();
  const body = { name: 'Sari', co_host_role: 'LOOK' as const };
  const wrong = await host.call(addCoHost, { body: { ...body, phone_number: '12' } });
  expect(wrong.status).toBe(422);
  expect((await host.call(addCoHost, { body })).data.phone_number).toBeNull();
});

test('for the organiser the couple’s own account stays the couple', async () => {
  const { client, owner, invite, join } = await couple();
  const { link_token } = await invite('JOINT');
  await join(link_token);
  const admin = api.as(await api.given.admin());
  const { data } = await admin.call(listClients, {
    query: {
      search: owner.username,
      page: 1,
      limit: 10,
      order_by: 'user_name',
      order_sorting_type: 'ASC',
    },
  });
  expect(data.map(({ user_name }) => user_name)).toEqual([owner.username]);
  const reset = await admin.call(resetPassword, { params: { clientId: client.id } });
  expect(reset.data.user_name).toBe(owner.username);
});
