import {
  checkInGuest,
  getGuestBookSummary,
  getReconciliationFile,
  listEvents,
  listGuestBookGuests,
  reconcileAttendance,
} from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const csv = (...lines: string[]): Blob => new Blob([lines.join('\r\n')], { type: 'text/csv' });

async function givenEvening() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const guests = [];
  for (const name of ['Ayu', 'Budi', 'Citra']) guests.push(await api.given.guest({ of: client, to: [event], name }));
  const [ayu, budi, citra] = guests.map(({ code }) => code);
  const usher = api.as(await api.given.usher(client));
  const admin = api.as(await api.given.admin());
  const checkIn = (guest_code = '') =>
    usher.call(checkInGuest, { body: { event_id: event.id, guest_code, total_guest_attending: 2 } });
  const reconcile = (file: Blob) =>
    admin.call(reconcileAttendance, {
      params: { eventId: event.id },
      body: { 'rsvp-attendance-reconciliation': file },
    });
  const attended = async () => {
    const { data } = await admin.call(listGuestBookGuests, { body: { event_ids: [event.id] } });
    return data.map((guest) => [guest.is_checked_in, guest.total_guests_attended, guest.is_received_souvenir]);
  };
  const summary = async () => (await admin.call(getGuestBookSummary, { params: { eventId: event.id } })).data;
  const operations = () => api.db('operations').where({ event_id: event.id }).orderBy('id');
  return { client, event, ayu, budi, citra, checkIn, reconcile, attended, summary, operations };
}

test('what the list says becomes true, through the log, and is counted', async () => {
  const { ayu, budi, citra, checkIn, reconcile, attended, summary, operations } = await givenEvening();
  await checkIn(ayu);
  await checkIn(budi);
  const file = csv(
    'guest_code,total_attended,gift,souvenir',
    `${ayu},3,yes,ya`,
    `${budi},0,,`,
    `${citra?.toLowerCase()},1,no,`,
  );
  expect((await reconcile(file)).data).toEqual({ updated: 3, unchanged: 0, errors: [] });
  expect(await attended()).toEqual([
    [true, 3, true],
    [false, 0, false],
    [true, 1, false],
  ]);
  expect(await summary()).toMatchObject({
    total_checked_in: 2,
    total_pax_attended: 4,
    total_received_gift: 1,
    total_received_souvenir: 1,
  });
  const log = await operations();
  expect(log.map(({ type, guest_code, total_guests }) => [type, guest_code, total_guests])).toEqual([
    ['CHECK_IN', ayu, 2],
    ['CHECK_IN', budi, 2],
    ['RECONCILIATION', ayu, 3],
    ['RECONCILIATION', budi, 0],
    ['RECONCILIATION', citra, 1],
  ]);
  expect(log[1]?.undone_by_op_id).toBe(log[3]?.op_id);
  expect(log[0]?.undone_by_op_id).toBeNull();

  expect((await reconcile(file)).data).toEqual({ updated: 0, unchanged: 3, errors: [] });
  expect(await operations()).toHaveLength(5);
});

test('an empty cell leaves what is known', async () => {
  const { ayu, checkIn, reconcile, attended } = await givenEvening();
  await checkIn(ayu);
  expect((await reconcile(csv('guest_code,total_attended,souvenir', `${ayu},,yes`))).data.updated).toBe(1);
  expect((await attended())[0]).toEqual([true, 2, true]);
});

test('a guest whom the list says was there after all can be checked in again after being absent', async () => {
  const { ayu, checkIn, reconcile, attended } = await givenEvening();
  await checkIn(ayu);
  await reconcile(csv('guest_code,total_attended', `${ayu},0`));
  expect((await checkIn(ayu)).status).toBe(200);
  expect((await attended())[0]).toEqual([true, 2, false]);
});

test('wrong rows are told by row and column, and nothing changes', async () => {
  const { ayu, reconcile, operations, attended } = await givenEvening();
  const wrong = await reconcile(
    csv('guest_code,total_attended,gift', `${ayu},-1,maybe`, `${ayu},1,yes`, ',1,', 'NOBODY1234,1,'),
  );
  expect([wrong.status, wrong.failure.fields?.map(({ path }) => path)]).toEqual([
    422,
    ['2.total_attended', '2.gift', '4.guest_code', '3.guest_code'].map(
      (path) => `body.rsvp-attendance-reconciliation.${path}`,
    ),
  ]);
  const unknown = await reconcile(csv('guest_code,total_attended', `${ayu},1`, 'NOBODY1234,1'));
  expect(unknown.failure.details).toMatchObject({ rows: [{ row: 3, column: 'guest_code' }] });
  expect(await operations()).toEqual([]);
  expect((await attended())[0]).toEqual([false, 0, false]);
});

test.each([
  ['id', 'kehadiran', 'Kode,Nama,Orang yang datang,Hadiah,Suvenir'],
  ['en', 'attendance', 'guest_code,Name,Attended,Gift,Souvenir'],
  ['my', 'kehadiran', 'Kod,Nama,Orang yang tiba,Hadiah,Cenderahati'],
] as const)(
  'the file to fill in says in %s what is known, and sent back as it is it changes nothing',
  async (language, name, head) => {
    const { event, ayu, budi, citra, checkIn, reconcile } = await givenEvening();
    await checkIn(ayu);
    const admin = api.as(await api.given.admin());
    const file = await admin.send(getReconciliationFile, {
      params: { eventId: event.id },
      query: { language },
      headers: { accept: 'text/csv' },
    });
    expect(file.text).toBe(`\uFEFF${head}\r\n${ayu},Ayu,2,,\r\n${budi},Budi,,,\r\n${citra},Citra,,,`);
    expect(file.headers['content-disposition']).toContain(`${name}-${event.id}`);
    expect((await reconcile(csv(file.text))).data).toEqual({ updated: 0, unchanged: 3, errors: [] });
  },
);

test('events are found by event, client and slug, the nearest to now first, with how many came', async () => {
  const { client, event, ayu, checkIn } = await givenEvening();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await api
    .db('events')
    .where({ id: event.id })
    .update({ start_datetime: inHours(-3), title: 'Resepsi' });
  const later = await api.given.event({ of: client, title: 'Ngunduh mantu', start_datetime: inHours(200) });
  const undated = await api.given.event({ of: client, title: 'Siraman', start_datetime: null });
  const rehearsal = await api.given.event({ of: client, title: 'Gladi', start_datetime: inHours(-30) });
  await api.db('event_counters').insert({
    event_id: event.id,
    option_id: client.optionId,
    shard: 0,
    client_id: client.id,
    total_invitations: 3,
  });
  await checkIn(ayu);
  const admin = api.as(await api.given.admin());
  const found = async (search: string) => (await admin.call(listEvents, { query: { search } })).data;
  for (const search of [client.name, client.slug.toUpperCase()])
    expect((await found(search)).map(({ id }) => id)).toEqual([event.id, rehearsal.id, later.id, undated.id]);
  const [first] = await found(client.name);
  expect(first).toMatchObject({
    title: 'Resepsi',
    client_name: client.name,
    total_invitations: 3,
    total_checked_in: 1,
  });
  expect((await found('ngunduh mantu')).map(({ id }) => id)).toContain(later.id);
  expect(await found('新婚')).toEqual([]);
  const one = await admin.call(listEvents, { query: { event_id: later.id } });
  expect(one.data.map(({ id }) => id)).toEqual([later.id]);
});
