/** @jest-environment node */
import type { EventStore } from './event-store.ts';
import { anEvening } from './testing/evening.ts';

const HOUR = 3_600_000;
const opened: EventStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/**
 * A tablet that knew the time on the day before, and was started again with its clock as `behind` says, and a phone whose
 * clock is right.
 */
async function twoDevices(behind: number) {
  const evening = anEvening();
  let [jump, pages, slept] = [0, 0, 0];
  const tablet = evening.device('dina', { services: { now: () => evening.now() + jump } });
  const phone = evening.device('eko');
  const open = async () => {
    const run = `page ${(pages += 1)}`;
    const begin = evening.now();
    Object.assign(tablet.services, { run, monotonic: () => evening.now() - begin - slept });
    const store = await tablet.open();
    opened.push(store);
    return store;
  };
  const day = await open();
  await day.sync();
  await day.close();
  tablet.link.state = 'down';
  jump = -behind;
  const atPhone = await phone.open();
  opened.push(atPhone);
  await atPhone.sync();
  return {
    evening,
    tablet,
    atTablet: await open(),
    atPhone,
    setClock: (back: number) => (jump = -back),
    sleep: (ms: number) => {
      slept += ms;
      evening.pass(ms);
    },
  };
}
const SINCE_2000 = Date.parse('2026-06-20T12:00:00.000Z') - Date.parse('2000-01-01T00:00:00.000Z');

test.each([
  ['and stays so', SINCE_2000, SINCE_2000],
  ['and is put right before the network is back', SINCE_2000, 0],
  ['and is only minutes late', 40 * 60_000, 40 * 60_000],
])(
  'a tablet that woke up in another time takes no arrival from a phone that was first: it is reset %s',
  async (_, reset, later) => {
    const { evening, tablet, atTablet, atPhone, setClock } = await twoDevices(reset);
    evening.pass(60_000);
    const first = new Date(evening.now()).toISOString();
    await atPhone.checkIn({ guest: 'RATNA1', people: 4 });
    await atPhone.sync();
    evening.pass(120_000);
    const second = new Date(evening.now()).toISOString();
    const { op_id } = await atTablet.checkIn({ guest: 'RATNA1', people: 1 });
    evening.pass(600_000);
    setClock(later);
    tablet.link.state = 'up';
    await atTablet.sync();
    await atPhone.sync();
    expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 5 });
    for (const store of [atTablet, atPhone])
      expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 5, first: { at: first, usher: 'eko' } });
    expect(atTablet.attention()).toMatchObject([
      {
        kind: 'party',
        party: {
          gates: [
            { at: first, people: 4 },
            { at: second, people: 1 },
          ],
        },
      },
    ]);
    expect(atTablet.operation(op_id)).toMatchObject({ saved: 'second', at: second });
  },
);

test('who was first at such a tablet stays first', async () => {
  const { evening, tablet, atTablet, atPhone } = await twoDevices(SINCE_2000);
  const first = new Date(evening.now()).toISOString();
  await atTablet.checkIn({ guest: 'RATNA1', people: 1 });
  evening.pass(60_000);
  await atPhone.checkIn({ guest: 'RATNA1', people: 4 });
  await atPhone.sync();
  tablet.link.state = 'up';
  await atTablet.sync();
  expect(atTablet.guest('RATNA1')).toMatchObject({ total_guests_attended: 5, first: { at: first, usher: 'dina' } });
});

test('a tablet that slept in between goes by its own clock, which did not stop', async () => {
  const { evening, tablet, atTablet, sleep } = await twoDevices(0);
  const time = new Date(evening.now()).toISOString();
  const { op_id } = await atTablet.checkIn({ guest: 'RATNA1', people: 1 });
  sleep(2 * HOUR);
  tablet.link.state = 'up';
  await atTablet.sync();
  expect(atTablet.operation(op_id)).toMatchObject({ saved: 'everywhere', at: time });
});
