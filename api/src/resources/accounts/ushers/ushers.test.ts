import {
  authDetail,
  changeUsher,
  createUsher,
  endAccountSessions,
  listUshers,
  login,
  suggestUsername,
} from '@janur/contracts';
import { type GivenAccount, PASSWORD } from '../../../testing/given.ts';
import { unique } from '../../../testing/unique.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
let admin: GivenAccount;
beforeAll(async () => {
  admin = await api.given.admin();
});

const found = (query: Record<string, string | number>) => api.as(admin).send(listUshers, { query });
const list = (search: string) => api.as(admin).call(listUshers, { query: { search } });
const auditOf = (clientId: number) =>
  api
    .db('audit_log')
    .select('action', 'changes', 'account_id')
    .where({ client_id: clientId })
    .whereNot({ subject_type: 'access' })
    .orderBy('id');

describe('the list of ushers', () => {
  test('finds them by name, username and client, the newest first, in pages', async () => {
    const client = await api.given.client({ name: `Wulan & Damar ${unique()}` });
    const [first, second] = [await api.given.usher(client), await api.given.usher(client)];
    await api.db('accounts').where({ id: first.id }).update({ name: '100% Siti' });
    await api.given.clientAccount(client);
    expect((await list(client.name)).data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list(second.username.toUpperCase())).data.map(({ id }) => id)).toEqual([second.id]);
    expect((await list('100% si')).data.map(({ id }) => id)).toContain(first.id);
    const page = await api.as(admin).call(listUshers, { query: { search: client.name, page: 2, limit: 1 } });
    expect(page.data.map(({ id }) => id)).toEqual([first.id]);
    expect(page.meta).toMatchObject({ total_data: 2, last_page: 2 });
  });

  test('tells whose they are, what they may do, and no password in any form', async () => {
    const client = await api.given.client();
    const usher = await api.given.usher(client, 'SCAN_ONLY');
    const answer = await list(usher.username);
    expect(answer.data).toEqual([
      {
        id: usher.id,
        name: usher.name,
        username: usher.username,
        guest_book_role: 'SCAN_ONLY',
        client_id: client.id,
        client_name: client.name,
        is_active: true,
        password_state: 'SET',
        password_expires_at: null,
        last_login_at: expect.any(String),
      },
    ]);
    expect(answer.text).not.toMatch(/argon2|password_hash/);
  });

  test('a new password waits for its first log-in, and runs out', async () => {
    const client = await api.given.client();
    const body = { client_id: client.id, name: 'Dewi', username: `dewi-${unique()}` };
    const { data } = await api.as(admin).call(createUsher, { body });
    const state = async () => (await list(body.username)).data[0]?.password_state;
    expect(await state()).toBe('WAITING');
    await api
      .db('accounts')
      .where({ id: data.id })
      .update({ password_expires_at: new Date(Date.now() - 1000) });
    expect(await state()).toBe('RUN_OUT');
  });

  test('is narrowed to a role and to open or closed accounts', async () => {
    const client = await api.given.client({ name: `Sari & Bima ${unique()}` });
    const full = await api.given.usher(client);
    const scanner = await api.given.usher(client, 'SCAN_ONLY');
    await api.db('accounts').where({ id: full.id }).update({ is_active: false });
    const ids = async (query: Record<string, string>) =>
      (await found({ search: client.name, ...query })).data.map(({ id }) => id);
    expect(await ids({ guest_book_role: 'SCAN_ONLY' })).toEqual([scanner.id]);
    expect(await ids({ is_active: 'false' })).toEqual([full.id]);
    expect(await ids({ is_active: 'true' })).toEqual([scanner.id]);
  });
});

describe('a username', () => {
  test.each([
    ['Dewi Lestari', 'dewi-'],
    ['Élodie', 'elodie-'],
    ['李娜', ''],
  ])('is suggested for %s with the client’s address', async (name, first) => {
    const client = await api.given.client();
    const suggested = async () =>
      (await api.as(admin).call(suggestUsername, { query: { client_id: client.id, name } })).data.username;
    const [one, other] = [await suggested(), await suggested()];
    for (const username of [one, other]) expect(username).toMatch(new RegExp(`^${first}${client.slug}-[0-9a-z]{4}$`));
    expect(one).not.toBe(other);
    const made = await api.as(admin).call(createUsher, { body: { client_id: client.id, name, username: one } });
    expect(made.data.username).toBe(one);
  });

  test('needs a client that exists', async () => {
    const answer = await api.as(admin).call(suggestUsername, { query: { client_id: 999_999_999, name: 'Dewi' } });
    expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('an usher', () => {
  test('gets another name and role at the door without logging in anew', async () => {
    const client = await api.given.client();
    const usher = await api.given.usher(client);
    const body = { name: 'Bu Dewi', guest_book_role: 'SCAN_ONLY' as const };
    const { data } = await api.as(admin).call(changeUsher, { params: { accountId: usher.id }, body });
    expect(data).toMatchObject({ id: usher.id, ...body, is_active: true });
    expect((await api.as(usher).call(authDetail, {})).data).toMatchObject(body);
    const changes = [
      { path: 'name', from: usher.name, to: 'Bu Dewi' },
      { path: 'guest_book_role', from: 'FULL', to: 'SCAN_ONLY' },
    ];
    expect(await auditOf(client.id)).toEqual([{ action: 'usher.change', account_id: admin.id, changes }]);
    await api.as(admin).call(changeUsher, { params: { accountId: usher.id }, body });
    expect(await auditOf(client.id)).toHaveLength(1);
  });

  test('whose account is closed is out at once, and comes in again only with a new log-in', async () => {
    const usher = await api.given.usher();
    const change = (is_active: boolean) =>
      api.as(admin).call(changeUsher, { params: { accountId: usher.id }, body: { is_active } });
    const logIn = () => api.as().call(login, { body: { username: usher.username, password: PASSWORD } });
    expect((await change(false)).data.is_active).toBe(false);
    expect((await api.as(usher).call(authDetail, {})).status).toBe(401);
    expect((await logIn()).code).toBe('INVALID_CREDENTIALS');
    await change(true);
    expect((await api.as(usher).call(authDetail, {})).status).toBe(401);
    expect((await logIn()).status).toBe(200);
  });

  test('is logged out everywhere and keeps the password', async () => {
    const client = await api.given.client();
    const usher = await api.given.usher(client);
    await api.as(admin).call(endAccountSessions, { params: { accountId: usher.id } });
    expect((await api.as(usher).call(authDetail, {})).status).toBe(401);
    const again = await api.as().call(login, { body: { username: usher.username, password: PASSWORD } });
    expect(again.status).toBe(200);
    expect(await auditOf(client.id)).toMatchObject([{ action: 'account.end-sessions', account_id: admin.id }]);
  });

  test('is no couple, no designer and nobody unknown', async () => {
    const couple = await api.given.clientAccount();
    const designer = await api.given.designer();
    for (const accountId of [couple.id, designer.id, 999_999_999]) {
      const params = { accountId };
      expect((await api.as(admin).call(changeUsher, { params, body: { is_active: false } })).status).toBe(404);
    }
    expect((await api.as(couple).call(authDetail, {})).status).toBe(200);
    expect((await api.as(designer).call(authDetail, {})).status).toBe(200);
  });
});
