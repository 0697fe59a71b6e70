import { authDetail, login } from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';
import { unique } from '../../testing/unique.ts';
import { createAdmin, resetAdmin } from './admins.ts';

const api = testApi();
const logIn = (body: { username: string; password: string }) => api.as().call(login, { body });

test('an admin who was made on the server logs in with the password that was shown, and may do what admins may', async () => {
  const made = await createAdmin(api.db, `Rini-${unique()}`);
  const { status, data } = await logIn(made);
  expect([status, data.role]).toEqual([200, 'ADMIN']);
  const { data: who } = await api.as(data).call(authDetail, {});
  expect(who).toMatchObject({ username: made.username, role: 'ADMIN', version: null });
});

test('a reset ends the former password, its sessions and its hold-off', async () => {
  const made = await createAdmin(api.db, `rini-${unique()}`);
  const { data: former } = await logIn(made);
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn({ ...made, password: 'nope' });
  expect((await logIn(made)).status).toBe(429);
  const again = await resetAdmin(api.db, made.username);
  expect((await logIn(again)).status).toBe(200);
  expect((await logIn(made)).status).toBe(401);
  expect((await api.as(former).call(authDetail, {})).status).toBe(401);
});

test('a name that is taken, none or nobody\u2019s is refused, and other roles are not reset', async () => {
  const made = await createAdmin(api.db, `rini-${unique()}`);
  await expect(createAdmin(api.db, made.username)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(createAdmin(api.db, 'R')).rejects.toMatchObject({ fields: [{ path: 'NAME', code: 'username_format' }] });
  await expect(resetAdmin(api.db, 'nobody-here')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const usher = await api.given.usher();
  await expect(resetAdmin(api.db, usher.username)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
