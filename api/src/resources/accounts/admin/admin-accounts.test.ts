import { authDetail, changeAccount, endAccountSessions, listAccounts, login } from '@janur/contracts';
import { type GivenAccount, PASSWORD } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
let admin: GivenAccount;
beforeAll(async () => {
  admin = await api.given.admin();
});
const isIn = async (who: { token: string }) => (await api.as(who).call(authDetail, {})).status === 200;
const logIn = ({ username }: GivenAccount) => api.as().call(login, { body: { username, password: PASSWORD } });
const find = async (search: string) => (await api.as(admin).call(listAccounts, { query: { search } })).data;

const ROLES = ['admin', 'designer', 'clientAccount', 'usher'] as const;

test.each(ROLES)('an admin finds any %s, logs it out, closes it and opens it again', async (role) => {
  const account = await api.given[role]();
  const { id: accountId } = account;
  expect(await find(account.username)).toMatchObject([{ id: accountId, is_active: true, sessions: 1 }]);
  const change = (is_active: boolean) =>
    api.as(admin).call(changeAccount, { params: { accountId }, body: { is_active } });

  expect((await api.as(admin).call(endAccountSessions, { params: { accountId } })).status).toBe(200);
  expect(await isIn(account)).toBe(false);
  const again = (await logIn(account)).data;
  expect((await change(false)).status).toBe(200);
  expect([await isIn(again), (await logIn(account)).status]).toEqual([false, 401]);
  expect(await find(account.username)).toMatchObject([{ is_active: false, sessions: 0 }]);
  await change(true);
  expect([await isIn(again), (await logIn(account)).status]).toEqual([false, 200]);
  const done = await api.db('audit_log').where({ subject_type: 'account', subject_id: String(accountId) });
  expect(done.map(({ action, account_id }) => [action, account_id])).toEqual([
    ['account.end-sessions', admin.id],
    ['account.close', admin.id],
    ['account.open', admin.id],
  ]);
});

test('nobody closes the own account, so that one admin is always left', async () => {
  const params = { accountId: admin.id };
  const answer = await api.as(admin).call(changeAccount, { params, body: { is_active: false } });
  expect([answer.status, answer.failure.problem.code]).toEqual([409, 'own_account']);
  expect(await isIn(admin)).toBe(true);
});

test('the list is narrowed to a role', async () => {
  await api.given.designer();
  const { data } = await api.as(admin).call(listAccounts, { query: { role: 'DESIGNER', limit: 100 } });
  expect(new Set(data.map(({ role }) => role))).toEqual(new Set(['DESIGNER']));
});
