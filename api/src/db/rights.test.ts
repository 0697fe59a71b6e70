import { changePassword, listSessions, login, logout, submitRsvp } from '@janur/contracts';
import { buildApp } from '../app.ts';
import { caller } from '../testing/call.ts';
import { PASSWORD } from '../testing/given.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { createDatabase } from './connection.ts';

const api = testApi();

test('what docs/production.md grants the serving account is enough to serve, and nothing changes the audit log', async () => {
  const [[{ name }]] = await api.db.raw('SELECT DATABASE() AS name');
  const tables: string[] = (await api.db.raw('SHOW TABLES'))[0].map((row: object) => Object.values(row)[0]);
  await api.db.raw("CREATE OR REPLACE USER 'janur_serve'@'%'");
  for (const table of tables) {
    const rights = table === 'audit_log' ? 'SELECT, INSERT' : 'SELECT, INSERT, UPDATE, DELETE';
    await api.db.raw(`GRANT ${rights} ON ??.?? TO 'janur_serve'@'%'`, [name, table]);
  }
  const connection = {
    socketPath: process.env['JANUR_TEST_DATABASE_SOCKET'] ?? '',
    user: 'janur_serve',
    database: name,
  };
  const db = createDatabase({ connection });
  const app = await buildApp({ db, config: TEST_CONFIG });
  const event = await api.given.event();
  const host = await api.given.clientAccount(event.client);
  const anybody = caller(() => app);
  const { token } = (await anybody.call(login, { body: { username: host.username, password: PASSWORD } })).data;
  const { call } = caller(() => app, token);
  const body = { current_password: PASSWORD, new_password: 'hujan pagi di teras' };
  const { id, slug } = event.client;
  const answer = { name: 'Budi', events: [{ id: event.id, is_attending: true, guest_total: 1 }] };
  const statuses = [
    (await call(changePassword, { body })).status,
    (await call(listSessions, {})).status,
    (await anybody.call(submitRsvp, { params: { clientId: id }, headers: { slug }, body: answer })).status,
    (await call(logout, {})).status,
  ];
  expect(statuses).toEqual([200, 200, 201, 200]);
  expect(await db('audit_log').where({ account_id: host.id })).not.toEqual([]);
  await expect(db('audit_log').update({ action: 'access.login' })).rejects.toMatchObject({ errno: 1142 });
  await expect(db('audit_log').delete()).rejects.toMatchObject({ errno: 1142 });
  await expect(db.raw('CREATE TABLE more (id INT)')).rejects.toMatchObject({ errno: 1142 });
  await app.close();
  await db.destroy();
  await api.db.raw("DROP USER 'janur_serve'@'%'");
});
