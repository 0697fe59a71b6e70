import { checkInGuest, getGuestBookSummary, listGuestBookGuests, reconcileAttendance } from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

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
