import {
  confirmPassword,
  endOtherSessions,
  endSession,
  exportGuestList,
  generateGuestList,
  listSessions,
  login,
  resetPassword,
} from '@janur/contracts';
import { type GivenAccount, PASSWORD } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const age = ({ id }: GivenAccount, minutes: number) =>
  api
    .db('sessions')
    .where({ account_id: id })
    .update({ authenticated_at: new Date(Date.now() - minutes * 60_000) });

test('a reset of another’s password wants a log-in of the last five minutes, or the own password again', async () => {
  const client = await api.given.client();
  await api.given.clientAccount(client);
  const admin = await api.given.admin();
  const reset = () => api.as(admin).call(resetPassword, { params: { clientId: client.id } });
  await age(admin, 4);
  expect((await reset()).status).toBe(200);
  await age(admin, 6);
  const before = await api.db('accounts').where({ client_id: client.id }).first();
  const late = await reset();
  expect([late.status, late.code, late.failure.problem.code]).toEqual([403, 'CONFIRMATION_REQUIRED', 'confirm_first']);
  expect(await api.db('accounts').where({ client_id: client.id }).first()).toEqual(before);
  const wrong = await api.as(admin).call(confirmPassword, { body: { password: 'nope' } });
  expect(wrong.failure.problem.code).toBe('wrong_current_password');
  expect((await reset()).status).toBe(403);
  expect((await api.as(admin).call(confirmPassword, { body: { password: PASSWORD } })).status).toBe(200);
  expect((await reset()).status).toBe(200);
});

test('so do files with all guests', async () => {
  const client = await api.given.client();
  const host = await api.given.clientAccount(client);
  const files = async () => [
    (await api.as(host).send(exportGuestList, { body: { slugs: [client.slug] } })).status,
    (await api.as(host).send(generateGuestList, { params: { slug: client.slug } })).status,
  ];
  expect(await files()).toEqual([200, 200]);
  await age(host, 6);
  expect(await files()).toEqual([403, 403]);
  await api.as(host).call(confirmPassword, { body: { password: PASSWORD } });
  expect(await files()).toEqual([200, 200]);
});

test('so does the end of sessions, so that a device that was left open shuts nobody out', async () => {
  const usher = await api.given.usher();
  const { username } = usher;
  const other = (await api.as().call(login, { body: { username, password: PASSWORD } })).data;
  await age(usher, 6);
  const sessions = (await api.as(usher).call(listSessions, {})).data;
  const sessionId = sessions.find(({ is_current }) => !is_current)?.id ?? 0;
  expect((await api.as(usher).call(endSession, { params: { sessionId } })).code).toBe('CONFIRMATION_REQUIRED');
  expect((await api.as(usher).call(endOtherSessions, {})).code).toBe('CONFIRMATION_REQUIRED');
  expect((await api.as(other).call(listSessions, {})).status).toBe(200);
  await api.as(usher).call(confirmPassword, { body: { password: PASSWORD } });
  expect((await api.as(usher).call(endOtherSessions, {})).status).toBe(200);
  expect((await api.as(other).call(listSessions, {})).status).toBe(401);
});
