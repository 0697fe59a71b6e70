import {
  authDetail,
  changePassword,
  createClient,
  createUsher,
  listClients,
  login,
  qrScanLogin,
  resetPassword,
} from '@janur/contracts';
import { PASSWORD } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';
import { newPassword } from './password/one-time-password.ts';

const api = testApi();
let admin: { id: number; token: string };
beforeAll(async () => {
  admin = await api.given.admin();
});

const logIn = (username: string, password: string) => api.as().call(login, { body: { username, password } });
const auditOf = (clientId: number) =>
  api
    .db('audit_log')
    .select('action', 'subject_type', 'changes', 'account_id')
    .where({ client_id: clientId })
    .whereNot({ subject_type: 'access' });

describe('a new usher', () => {
  test('logs in with the password that is shown once, for that client only', async () => {
    const client = await api.given.client();
    const username = `Dewi.${unique()}`;
    const answer = await api.as(admin).call(createUsher, { body: { client_id: client.id, name: 'Dewi', username } });
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { id, password } = answer.data;
    expect(answer.data).toMatchObject({ client_id: client.id, name: 'Dewi', username: username.toLowerCase() });
    const { token } = (await api.as().call(qrScanLogin, { body: { username, password } })).data;
    const { data: who } = await api.as({ token }).call(authDetail, {});
    expect(who).toMatchObject({ id, role: 'USHER', name: 'Dewi', is_guest_book: true, guest_book_role: 'FULL' });
    const row = await api.db('accounts').where({ id }).first();
    expect(row).toMatchObject({ client_id: client.id, role: 'USHER', created_by: admin.id });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const audit = await auditOf(client.id);
    expect(audit).toEqual([
      {
        action: 'usher.create',
        subject_type: 'account',
        account_id: admin.id,
        changes: [
          { path: 'username', from: null, to: username.toLowerCase() },
          { path: 'guest_book_role', from: null, to: 'FULL' },
        ],
      },
    ]);
    expect(JSON.stringify([row, audit])).not.toContain(password);
  });

  test('who only scans is told so, at log-in and ever after', async () => {
    const client = await api.given.client();
    const body = {
      client_id: client.id,
      name: 'Dewi',
      username: `dewi-${unique()}`,
      guest_book_role: 'SCAN_ONLY' as const,
    };
    const { data } = await api.as(admin).call(createUsher, { body });
    expect(data.guest_book_role).toBe('SCAN_ONLY');
    const { username, password } = data;
    const { token } = (await api.as().call(qrScanLogin, { body: { username, password } })).data;
    expect((await api.as({ token }).call(authDetail, {})).data.guest_book_role).toBe('SCAN_ONLY');
    const wrong = { ...body, username: `dewi-${unique()}`, guest_book_role: 'HALF' };
    expect((await api.as(admin).send(createUsher, { body: wrong })).status).toBe(422);
  });

  test.each([(name: string) => name, (name: string) => ` ${name.toUpperCase()} `])(
    'cannot have a name that is taken, however it is written',
    async (spelled) => {
      const client = await api.given.client();
      const { username } = await api.given.usher();
      const body = { client_id: client.id, name: 'Dewi', username: spelled(username) };
      const answer = await api.as(admin).call(createUsher, { body });
      expect([answer.status, answer.code]).toEqual([409, 'CONFLICT']);
      expect(answer.failure.message).toContain(username);
      expect(await auditOf(client.id)).toEqual([]);
    },
  );

  test('needs a client that exists', async () => {
    const body = { client_id: 999_999_999, name: 'Dewi', username: `dewi-${unique()}` };
    expect((await api.as(admin).call(createUsher, { body })).status).toBe(404);
    expect(await api.db('accounts').where({ username: body.username })).toEqual([]);
  });

  test.each(['de', 'de wi', 'dewi!', '-dewi', 'déwi', 'x'.repeat(101)])('cannot be called %j', async (username) => {
    const client = await api.given.client();
    const answer = await api.as(admin).call(createUsher, { body: { client_id: client.id, name: 'Dewi', username } });
    expect(answer.status).toBe(422);
    expect(answer.failure.fields?.map((field) => field.path)).toEqual(['body.username']);
  });
});

describe('a reset password', () => {
  test('replaces the former one and ends the sessions that it opened', async () => {
    const client = await api.given.client();
    const account = await api.given.clientAccount(client);
    expect((await api.as(account).call(authDetail, {})).status).toBe(200);
    const { data } = await api.as(admin).call(resetPassword, { params: { clientId: client.id } });
    expect(data.user_name).toBe(account.username);
    expect((await api.as(account).call(authDetail, {})).status).toBe(401);
    expect((await logIn(account.username, PASSWORD)).status).toBe(401);
    const { token } = (await logIn(account.username, data.password)).data;
    expect((await api.as({ token }).call(authDetail, {})).status).toBe(200);
    const [audit] = await auditOf(client.id);
    expect(audit).toMatchObject({ action: 'password.reset', account_id: admin.id });
    expect(JSON.stringify(audit)).not.toContain(data.password);
  });

  test('is seen nowhere afterwards', async () => {
    const client = await api.given.client({ name: `Reset ${unique()}` });
    await api.given.clientAccount(client);
    const { data } = await api.as(admin).call(resetPassword, { params: { clientId: client.id } });
    const query = {
      page: 1,
      limit: 10,
      order_by: 'client_name',
      order_sorting_type: 'ASC',
      search: client.name,
    } as const;
    const list = await api.as(admin).call(listClients, { query });
    expect(list.data.map((listed) => listed.password)).toEqual(['********']);
    expect(list.text).not.toContain(data.password);
  });

  test('lets an account in that was held off after wrong passwords', async () => {
    const client = await api.given.client();
    const account = await api.given.clientAccount(client);
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(account.username, 'nope');
    expect((await logIn(account.username, PASSWORD)).status).toBe(429);
    const { data } = await api.as(admin).call(resetPassword, { params: { clientId: client.id } });
    expect((await logIn(account.username, data.password)).status).toBe(200);
  });

  test('leaves the ushers of the client as they are', async () => {
    const client = await api.given.client();
    await api.given.clientAccount(client);
    const usher = await api.given.usher(client);
    await api.as(admin).call(resetPassword, { params: { clientId: client.id } });
    expect((await api.as(usher).call(authDetail, {})).status).toBe(200);
  });

  test('needs a client with an account', async () => {
    const { id } = await api.given.client();
    for (const clientId of [id, 999_999_999]) {
      const answer = await api.as(admin).call(resetPassword, { params: { clientId } });
      expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('a password that was made for somebody', () => {
  const HOUR = 3_600_000;
  const makers: [string, () => Promise<{ username: string; password: string }>][] = [
    [
      'a new usher',
      async () => {
        const { id } = await api.given.client();
        const body = { client_id: id, name: 'Dewi', username: `dewi-${unique()}` };
        return (await api.as(admin).call(createUsher, { body })).data;
      },
    ],
    [
      'a new client',
      async () => {
        const body = { name: `Sinta ${unique()}`, version: 'V2' as const, content: {} };
        const { user_name: username, password } = (await api.as(admin).call(createClient, { body })).data;
        return { username, password };
      },
    ],
    [
      'a reset one',
      async () => {
        const client = await api.given.client();
        await api.given.clientAccount(client);
        const { data } = await api.as(admin).call(resetPassword, { params: { clientId: client.id } });
        return { username: data.user_name, password: data.password };
      },
    ],
  ];

  test.each(makers)('of %s waits three days, and is used up when its owner took another', async (_, make) => {
    const { username, password } = await make();
    const row = () => api.db('accounts').where({ username }).first();
    const waits = ((await row())?.password_expires_at?.getTime() ?? 0) - Date.now();
    expect(Math.abs(waits - 72 * HOUR)).toBeLessThan(60_000);
    expect(await row()).toMatchObject({ password_state: 'TEMPORARY' });
    const { data } = await logIn(username, password);
    const body = { new_password: `hujan-pagi-${unique()}` };
    expect((await api.as(data).call(changePassword, { body })).status).toBe(200);
    expect(await row()).toMatchObject({ password_state: 'SET', password_expires_at: null });
    expect((await logIn(username, password)).status).toBe(401);
    expect((await logIn(username, body.new_password)).status).toBe(200);
  });

  test.each(makers)('of %s opens nothing when nobody used it in time', async (_, make) => {
    const { username, password } = await make();
    await api
      .db('accounts')
      .where({ username })
      .update({ password_expires_at: new Date(Date.now() - 1) });
    const answer = await logIn(username, password);
    expect([answer.status, answer.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(answer.failure.problem.code).toBe('password_over');
  });

  test('that has run out is replaced by a reset, an usher’s by name', async () => {
    const client = await api.given.client();
    const usher = await api.given.usher(client);
    await api
      .db('accounts')
      .where({ id: usher.id })
      .update({ password_state: 'TEMPORARY', password_expires_at: new Date(Date.now() - 1) });
    const params = { clientId: client.id };
    const { data } = await api.as(admin).call(resetPassword, { params, query: { username: usher.username } });
    expect(data.user_name).toBe(usher.username);
    expect((await logIn(usher.username, data.password)).status).toBe(200);
    const stranger = await api.given.usher();
    const foreign = await api.as(admin).call(resetPassword, { params, query: { username: stranger.username } });
    expect(foreign.status).toBe(404);
  });
});

test('passwords are three groups of four and never come twice', () => {
  const made = Array.from({ length: 1000 }, newPassword);
  for (const password of made) expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
  expect(new Set(made).size).toBe(made.length);
});
