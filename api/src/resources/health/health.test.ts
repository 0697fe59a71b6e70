import { healthLive, healthReady } from '@janur/contracts';
import { buildApp } from '../../app.ts';
import { scratchDatabase } from '../../db/testing.ts';
import { caller } from '../../testing/call.ts';
import { TEST_CONFIG, testApi } from '../../testing/test-api.ts';

const api = testApi();

test('a server with a current database is live and ready', async () => {
  expect((await api.as().call(healthLive, {})).data.uptime).toBeGreaterThan(0);
  expect((await api.as().call(healthReady, {})).data).toEqual({ database: 'up' });
});

test('a server whose schema is not there yet is live but not ready', async () => {
  const database = await scratchDatabase();
  const { db } = database;
  const app = await buildApp({ db, config: TEST_CONFIG });
  const { call } = caller(() => app);
  const ready = await call(healthReady, {});
  expect([(await call(healthLive, {})).status, ready.status, ready.code]).toEqual([200, 503, 'UNAVAILABLE']);
  expect(ready.headers['retry-after']).toBe('2');
  await app.close();
  await database.close();
});
