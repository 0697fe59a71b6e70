import {
  authDetail,
  changePassword,
  confirmPassword,
  getHostedInvitation,
  listClients,
  listTemplates,
  login,
  logout,
} from '@janur/contracts';
import { PASSWORD } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const logIn = (username: string, password: string) => api.as().call(login, { body: { username, password } });
const OWN = 'hujan pagi di teras';

describe('a change of the own password', () => {
  test('lets in with the new one only, ends every other session and keeps this one', async () => {
    const account = await api.given.clientAccount();
    const other = (await logIn(account.username, PASSWORD)).data;
    const body = { current_password: PASSWORD, new_password: OWN };
    expect((await api.as(account).call(changePassword, { body })).status).toBe(200);
    expect((await api.as(account).call(authDetail, {})).status).toBe(200);
    expect((await api.as(other).call(authDetail, {})).status).toBe(401);
    expect((await logIn(account.username, PASSWORD)).status).toBe(401);
    expect((await logIn(account.username, OWN)).status).toBe(200);
  });

  test.each([
    ['a wrong current one', { current_password: 'nope', new_password: OWN }, 401, 'wrong_current_password'],
    ['no current one', { new_password: OWN }, 422, 'required'],
    ['a short one', { current_password: PASSWORD, new_password: 'kurang' }, 422, 'password_short'],
    ['a common one', { current_password: PASSWORD, new_password: 'password123' }, 422, 'password_common'],
    [
      'one that became known elsewhere',
      { current_password: PASSWORD, new_password: '1q2w3e4r5t' },
      422,
      'password_common',
    ],
    ['the same one', { current_password: PASSWORD, new_password: PASSWORD }, 422, 'password_same'],
  ])('with %s is refused and changes nothing', async (_, body, status, code) => {
    const { username, token } = await api.given.designer();
    const answer = await api.as({ token }).call(changePassword, { body });
    const { problem, fields = [] } = answer.failure;
    expect([answer.status, fields[0]?.code ?? problem.code]).toEqual([status, code]);
    expect((await logIn(username, PASSWORD)).status).toBe(200);
  });

  test('may have two hundred characters of any kind, and counts to the last', async () => {
    const { username, token } = await api.given.admin();
    const long = ` Hujan \t pagi, ${'雨🌧é'.repeat(45)} x`;
    expect(long.length).toBeGreaterThan(190);
    const body = { current_password: PASSWORD, new_password: long };
    expect((await api.as({ token }).call(changePassword, { body })).status).toBe(200);
    for (const near of [long.slice(0, -1), long.trim(), long.toLowerCase(), long.normalize('NFD')])
      expect((await logIn(username, near)).status).toBe(401);
  });

  test('does not take the username', async () => {
    const { username, token } = await api.given.usher();
    const body = { current_password: PASSWORD, new_password: `${username}!` };
    const answer = await api.as({ token }).call(changePassword, { body });
    expect(answer.failure.fields).toMatchObject([{ path: 'body.new_password', code: 'password_is_name' }]);
  });

  test('is held off after five wrong current passwords, whoever sits there', async () => {
    const { token } = await api.given.admin();
    const body = { current_password: 'nope', new_password: OWN };
    for (let guess = 0; guess < 5; guess += 1)
      expect((await api.as({ token }).call(changePassword, { body })).status).toBe(401);
    const right = { ...body, current_password: PASSWORD };
    expect((await api.as({ token }).call(changePassword, { body: right })).code).toBe('RATE_LIMITED');
    expect((await api.as({ token }).call(confirmPassword, { body: { password: PASSWORD } })).code).toBe('RATE_LIMITED');
  });
});

describe('who is logged in with a password that was made for them', () => {
  async function given() {
    const account = await api.given.clientAccount();
    await api.db('accounts').where({ id: account.id }).update({ password_state: 'TEMPORARY' });
    return { ...account, ...(await logIn(account.username, PASSWORD)).data };
  }

  test('is told so, and does nothing else before it is changed', async () => {
    const account = await given();
    expect((await api.as(account).call(authDetail, {})).data.must_change_password).toBe(true);
    const refused = await api.as(account).call(getHostedInvitation, {});
    expect([refused.status, refused.code, refused.failure.problem.code]).toEqual([
      403,
      'PASSWORD_CHANGE_REQUIRED',
      'password_first',
    ]);
    expect((await api.as(account).call(changePassword, { body: { new_password: OWN } })).status).toBe(200);
    expect((await api.as(account).call(getHostedInvitation, {})).status).toBe(200);
    expect((await api.as(account).call(authDetail, {})).data.must_change_password).toBe(false);
  });

  test('cannot keep it', async () => {
    const answer = await api.as(await given()).call(changePassword, { body: { new_password: PASSWORD } });
    expect(answer.failure.fields).toMatchObject([{ path: 'body.new_password', code: 'password_same' }]);
  });

  test('may log out, and reads what everybody reads', async () => {
    const account = await given();
    expect((await api.as(account).call(listTemplates, {})).status).toBe(200);
    expect((await api.as(account).call(logout, {})).status).toBe(200);
    expect((await api.as(account).call(authDetail, {})).status).toBe(401);
  });

  test('is asked for nothing again by another role’s call', async () => {
    const query = { page: 1, limit: 1, order_by: 'client_name', order_sorting_type: 'ASC' } as const;
    expect((await api.as(await given()).call(listClients, { query })).code).toBe('PASSWORD_CHANGE_REQUIRED');
  });
});
