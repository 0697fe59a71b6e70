import { checkInGuest, getClientBySlug, metrics } from '@janur/contracts';
import { buildApp } from '../../app.ts';
import { inTransaction } from '../../db/transaction.ts';
import { caller } from '../../testing/call.ts';
import { TEST_CONFIG, testApi } from '../../testing/test-api.ts';

const api = testApi();
const textOf = async () => (await api.as().send(metrics)).text;
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('counts requests by route and status, and never says an address', async () => {
  await api.as().send(getClientBySlug, { params: { slug: 'canary-slug' } });
  const answer = await api.as().send(metrics);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  const series = 'janur_http_request_duration_seconds_count{method="GET",route="/public/clients/:slug",status="404"}';
  expect(valueOf(answer.text, series)).toBe(1);
  expect(answer.text).toContain('process_resident_memory_bytes');
  expect(answer.text).toMatch(/janur_database_connections\{state="free"\} \d+/);
  expect(answer.text).not.toContain('canary');
});

test('counts what came of operations', async () => {
  const event = await api.given.event();
  const guest = await api.given.guest({ of: event.client, to: [event] });
  const usher = await api.given.usher(event.client);
  const body = { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 };
  const counted = async () => {
    const text = await textOf();
    return ['APPLIED', 'DUPLICATE', 'REFUSED'].map((verdict) =>
      valueOf(text, `janur_guest_book_operations_total{verdict="${verdict}"}`),
    );
  };
  expect(await counted()).toEqual([0, 0, 0]);
  await api.as(usher).call(checkInGuest, { body });
  await api.as(usher).call(checkInGuest, { body });
  await api.as(usher).call(checkInGuest, { body: { ...body, guest_code: 'UNKNOWN9' } });
  expect(await counted()).toEqual([1, 1, 1]);
});

test('what has never happened is told as none', async () => {
  const text = await textOf();
  for (const reason of ['conflict', 'not ready', 'connection'])
    for (const outcome of ['again', 'gave up'])
      expect(text).toMatch(
        new RegExp(`^janur_database_retries_total\\{reason="${reason}",outcome="${outcome}"\\} \\d+$`, 'm'),
      );
  expect(text).toMatch(/^janur_files_away 0$/m);
});

test('counts transactions that ran again, and those that gave up', async () => {
  const counted = async () => {
    const text = await textOf();
    return ['again', 'gave up'].map((outcome) =>
      valueOf(text, `janur_database_retries_total{reason="conflict",outcome="${outcome}"}`),
    );
  };
  const [again = 0, gaveUp = 0] = await counted();
  const lost = Object.assign(new Error('Deadlock found when trying to get lock'), { errno: 1213 });
  const work = () => Promise.reject(lost);
  await expect(inTransaction(api.db, work, { attempts: 3 })).rejects.toThrow('Deadlock');
  expect(await counted()).toEqual([again + 2, gaveUp + 1]);
});

test('in production only who has the token reads them', async () => {
  const statusOf = async (config: object, authorization?: string) => {
    const app = await buildApp({ db: api.db, config: { ...TEST_CONFIG, production: true, ...config } });
    const { status } = await caller(() => app).send(metrics, { headers: { authorization } });
    await app.close();
    return status;
  };
  expect(await statusOf({})).toBe(404);
  const config = { metricsToken: 'a long random token' };
  expect(await statusOf(config)).toBe(401);
  expect(await statusOf(config, 'Bearer another')).toBe(401);
  expect(await statusOf(config, 'Bearer a long random token')).toBe(200);
});
