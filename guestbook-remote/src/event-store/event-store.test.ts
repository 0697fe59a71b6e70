/** @jest-environment node */
import { jest } from '@jest/globals';
import { type Api, routes } from '@janur/data';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import type { EventStore, StoreNews } from './event-store.ts';
import { openEventStore } from './open-event-store.ts';
import { anEvening } from './testing/evening.ts';
import { EVENT_ID, refusalOf } from './testing/fake-server.ts';

const HOUR = 3_600_000;
const opened: EventStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
async function at(device: { open(): Promise<EventStore> }, isSynced = true): Promise<EventStore> {
  const store = await device.open();
  opened.push(store);
  if (isSynced) await store.sync();
  return store;
}
const numbers = (store: EventStore) => store.state.getState();

describe('what is done without a network', () => {
  test('is saved here, seen at once, and everywhere after the network is back', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    device.link.state = 'down';
    const operation = await store.checkIn({ guest: 'RATNA1', people: 3, gift: true });
    await store.sync();
    expect(operation).toMatchObject({ type: 'CHECK_IN', saved: 'here', people: 3, guest_name: 'Ibu Ratna Dewi' });
    expect(numbers(store)).toMatchObject({ saved_here: 1, saved_everywhere: 0, link: 'offline' });
    expect(numbers(store).summary).toMatchObject({
      total_checked_in: 1,
      total_pax_attended: 3,
      total_received_gift: 1,
    });
    expect(store.judge('RATNA1')).toMatchObject({ code: 'already_in', remaining: 1, first: { where: 'here' } });

    device.link.state = 'up';
    await store.sync();
    expect(numbers(store)).toMatchObject({ saved_here: 0, saved_everywhere: 1, link: 'online' });
    expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 3, is_saved_here: false });
    expect(evening.server.totals()).toEqual({ arrived: 1, attended: 3, inside: 3, gifts: 1 });
  });

  test('outlives a crash', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    device.link.state = 'down';
    await store.checkIn({ guest: 'RATNA1', people: 4 });
    await store.give({ guest: 'BUDI22', entrusted_gifts: [{ giver_name: 'Pak RT', amount: 50_000 }] });
    // nobody closes it
    const again = await at(device, false);
    expect(numbers(again)).toMatchObject({ saved_here: 2, has_list: true, total: 3 });
    expect(again.history().map(({ type }) => type)).toEqual(['GIFT', 'CHECK_IN']);
    device.link.state = 'up';
    await again.sync();
    expect(evening.server.log.map(({ op }) => [op.type, op.seq])).toEqual([
      ['CHECK_IN', 1],
      ['GIFT', 2],
    ]);
  });

  test('has one effect when the answer was lost', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    device.link.state = 'deaf';
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    await store.admitMore({ guest: 'RATNA1', people: 1 });
    await store.sync();
    expect(numbers(store)).toMatchObject({ saved_here: 2, link: 'offline' });
    device.link.state = 'twice';
    await store.sync();
    expect(numbers(store)).toMatchObject({ saved_here: 0 });
    expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 3, inside: 3 });
    expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 3 });
  });

  test('a walk-in gets gifts and company before the server has named the guest', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    device.link.state = 'down';
    const { total_invitations_confirmed, total_pax_confirmed } = numbers(store).summary;
    const { guest: key } = await store.addWalkIn({ name: 'Tamu Baru', total_guests: 2, table: '9' });
    await store.give({ guest: key, souvenir: true });
    await store.admitMore({ guest: key, people: 1 });
    expect(store.guest(key)).toMatchObject({ guest_code: null, total_guests_attended: 3, table_number: '9' });
    expect(store.search('tamu baru')).toHaveLength(1);
    device.link.state = 'up';
    await store.sync();
    expect(numbers(store)).toMatchObject({ saved_here: 0, needs_attention: 0, total: 4 });
    expect(store.guest(key)).toMatchObject({ total_guests_attended: 3, is_received_souvenir: true, is_walk_in: true });
    // they came, and nobody had announced them
    expect(numbers(store).summary).toMatchObject({
      total_invitations_confirmed,
      total_pax_confirmed,
      total_pax_attended: 3,
      total_walk_ins: 3,
    });
    expect(store.guest(key)?.key).toBe(store.guest(key)?.guest_code);
    expect(store.history(key)).toHaveLength(3);
  });
});

describe('a party that is scanned at two gates without a network', () => {
  async function scannedTwice(people: readonly [number, number] = [2, 4], souvenir = false) {
    const evening = anEvening();
    const [one, other] = [evening.device('dina'), evening.device('eko')];
    const [first, second] = [await at(one), await at(other)];
    await first.setGate('Utara');
    one.link.state = 'down';
    other.link.state = 'down';
    await first.checkIn({ guest: 'RATNA1', people: people[0], souvenir });
    evening.pass(60_000);
    await second.checkIn({ guest: 'RATNA1', people: people[1], souvenir });
    async function meet() {
      one.link.state = 'up';
      other.link.state = 'up';
      for (const store of [first, second, first]) await store.sync();
    }
    return { evening, one, other, first, second, meet };
  }
  const GATES = [
    { gate: 'Utara', usher: 'dina' },
    { gate: null, usher: 'eko' },
  ];

  test('is all there, and where no more came than are invited nobody is alarmed', async () => {
    const { evening, first, second, meet } = await scannedTwice([1, 3]);
    const news: StoreNews[] = [];
    for (const store of [first, second]) store.onNews((one) => news.push(one));
    await meet();
    expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 4 });
    for (const store of [first, second]) {
      expect(store.guest('RATNA1')).toMatchObject({
        total_guests_attended: 4,
        first: { usher: 'dina', gate: 'Utara' },
        party: {
          gates: [
            { ...GATES[0], people: 1 },
            { ...GATES[1], people: 3 },
          ],
          is_too_large: false,
        },
      });
      expect(store.attention()).toEqual([]);
      expect(numbers(store).summary).toMatchObject({ total_checked_in: 1, total_pax_attended: 4 });
    }
    expect(second.history()).toMatchObject([{ saved: 'second' }]);
    expect(news).toEqual([]);
  });

  test('and is larger than invited is told to both with both numbers', async () => {
    const { first, second, meet } = await scannedTwice();
    const news: StoreNews[] = [];
    first.onNews((one) => news.push(one));
    await meet();
    const gates = [
      { ...GATES[0], people: 2 },
      { ...GATES[1], people: 4 },
    ];
    for (const store of [first, second]) {
      expect(store.attention()).toMatchObject([
        { kind: 'party', guest: { total_guests_attended: 6, total_guests: 4 }, party: { gates } },
      ]);
    }
    expect(news).toMatchObject([{ type: 'attention', item: { kind: 'party' } }]);
  });

  test.each([
    ['the same party, which counts once', true, 4],
    ['two parties, which are added up', false, 6],
  ])('is settled for all by one tap: %s; and taken back by any of them', async (_, as_one, attended) => {
    const { evening, first, second, meet } = await scannedTwice();
    await meet();
    await second.settleParty({ guest: 'RATNA1', as_one });
    expect(second.guest('RATNA1')).toMatchObject({ total_guests_attended: attended });
    expect(second.attention()).toEqual([]);
    await meet();
    for (const store of [first, second]) {
      expect(store.guest('RATNA1')).toMatchObject({
        total_guests_attended: attended,
        party: { said: { usher: 'eko', as_one } },
      });
      expect(store.attention()).toEqual([]);
    }
    const said = first.guest('RATNA1')?.party?.said?.op_id ?? '';
    const undo = await first.undo({ op_id: said, guest: 'RATNA1' });
    expect(first.guest('RATNA1')).toMatchObject({ total_guests_attended: 6, party: { said: null } });
    await meet();
    await second.sync();
    expect(evening.server.totals()).toMatchObject({ attended: 6 });
    for (const store of [first, second]) expect(store.attention()).toMatchObject([{ kind: 'party' }]);
    await first.restore(undo);
    await meet();
    await second.sync();
    expect(evening.server.totals()).toMatchObject({ attended });
    for (const store of [first, second]) expect(store.attention()).toEqual([]);
  });

  test('asks anew when a third gate tells of more, and what was said of the others stands', async () => {
    const { evening, first, second, meet } = await scannedTwice();
    const third = evening.device('fani');
    const store = await at(third);
    third.link.state = 'down';
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    await meet();
    await first.settleParty({ guest: 'RATNA1', as_one: true });
    await meet();
    third.link.state = 'up';
    await store.sync();
    await meet();
    expect(evening.server.totals()).toMatchObject({ attended: 6 });
    expect(second.attention()).toMatchObject([{ kind: 'party', party: { is_too_large: true } }]);
    await second.settleParty({ guest: 'RATNA1', as_one: false });
    await meet();
    expect(evening.server.totals()).toMatchObject({ attended: 6 });
    await store.sync();
    for (const one of [first, second, store]) expect(one.attention()).toEqual([]);
  });

  test('and was given a souvenir at each counts two, which somebody has seen for all', async () => {
    const { first, second, meet } = await scannedTwice([1, 3], true);
    await meet();
    for (const store of [first, second]) {
      expect(numbers(store).summary).toMatchObject({ total_received_souvenir: 2 });
      expect(store.attention()).toMatchObject([{ kind: 'souvenirs', party: { souvenirs: GATES } }]);
    }
    await first.settleParty({ guest: 'RATNA1', as_one: null });
    await meet();
    await second.sync();
    for (const store of [first, second]) expect(store.attention()).toEqual([]);
    expect(numbers(second).summary).toMatchObject({ total_received_souvenir: 2, total_pax_attended: 4 });
  });

  test('keeps whom the other gate let in when one check-in is taken back', async () => {
    const { evening, one, first, second, meet } = await scannedTwice();
    await meet();
    one.link.state = 'down';
    await first.undo({ op_id: first.history()[0]?.op_id ?? '' });
    const left = { is_checked_in: true, total_guests_attended: 4, first: { usher: 'eko' }, party: null };
    expect(first.guest('RATNA1')).toMatchObject(left);
    await meet();
    await second.sync();
    for (const store of [first, second]) expect(store.guest('RATNA1')).toMatchObject(left);
    await second.undo({ op_id: second.history()[0]?.op_id ?? '' });
    await meet();
    await first.sync();
    for (const store of [first, second]) expect(store.guest('RATNA1')).toMatchObject({ is_checked_in: false });
    expect(evening.server.totals()).toMatchObject({ arrived: 0, attended: 0 });
  });

  test('is first where it was earlier, although that comes later', async () => {
    const { evening, one, other, first, second } = await scannedTwice();
    other.link.state = 'up';
    await second.sync();
    expect(second.guest('RATNA1')).toMatchObject({ total_guests_attended: 4 });
    one.link.state = 'up';
    await first.sync();
    await second.sync();
    expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 6 });
    expect(second.guest('RATNA1')).toMatchObject({ total_guests_attended: 6, first: { usher: 'dina' } });
  });

  test('counts what was handed over with it at once, as the server does', async () => {
    const evening = anEvening();
    const first = await at(evening.device('dina'));
    const other = evening.device('eko');
    let arrive = async () => {};
    // the guest stands at the second gate while the list that tells of the first is on its way
    const api: Api = async (route, ...request) => {
      if (route.path === routes.getGuestPack.path) await arrive();
      return other.link.api(route, ...request);
    };
    const second = await at({ open: () => openEventStore({ ...other.services, api }, { eventId: EVENT_ID }) });
    await first.checkIn({ guest: 'RATNA1', people: 2 });
    await first.sync();
    evening.pass(60_000);
    arrive = async () => {
      arrive = async () => {};
      await second.checkIn({ guest: 'RATNA1', people: 4, gift: true, entrusted_gifts: [{ giver_name: 'Pak RT' }] });
    };
    await second.sync();
    const kept = { total_guests_attended: 6, first: { usher: 'dina' }, is_received_gift: true };
    expect(second.state.getState()).toMatchObject({ saved_here: 1, summary: { total_received_gift: 1 } });
    expect(second.guest('RATNA1')).toMatchObject({ ...kept, is_saved_here: true });
    await second.sync();
    await first.sync();
    expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 6, gifts: 1 });
    for (const store of [first, second]) expect(store.guest('RATNA1')).toMatchObject(kept);
    expect(second.history()).toMatchObject([{ saved: 'second', is_undone: false }]);
    await second.undo({ op_id: second.history()[0]?.op_id ?? '' });
    expect(second.guest('RATNA1')).toMatchObject({
      total_guests_attended: 2,
      first: { usher: 'dina' },
      is_received_gift: false,
    });
  });

  test('is never seen out on the way', async () => {
    const { one, other, first, second } = await scannedTwice();
    const seen: (boolean | undefined)[] = [];
    second.state.subscribe(() => seen.push(second.guest('RATNA1')?.is_checked_in));
    one.link.state = 'up';
    await first.sync();
    other.link.state = 'up';
    await second.sync();
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(false);
  });
});

test('an envelope is seen at every gate, once, until it is taken back', async () => {
  const evening = anEvening();
  const [one, other] = [evening.device('dina'), evening.device('eko')];
  const [first, second] = [await at(one), await at(other)];
  await first.setGate('Utara');
  one.link.state = 'down';
  const galih = { giver_name: 'Galih', amount: 250_000 };
  const { op_id } = await first.give({ guest: 'RATNA1', entrusted_gifts: [galih] });
  const seen = (store: EventStore) => store.guest('RATNA1')?.envelopes;
  expect(seen(first)).toMatchObject([{ ...galih, gate: 'Utara', where: 'here' }]);
  expect(seen(second)).toEqual([]);
  one.link.state = 'up';
  await first.sync();
  await second.sync();
  expect(seen(first)).toMatchObject([{ ...galih, where: 'here' }]);
  expect(seen(second)).toMatchObject([{ ...galih, gate: 'Utara', usher: 'dina', where: 'elsewhere' }]);
  await second.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'Bu RW' }] });
  expect(seen(second)).toMatchObject([galih, { giver_name: 'Bu RW', amount: null, where: 'here' }]);
  await first.undo({ op_id });
  expect(seen(first)).toEqual([]);
  await second.sync();
  await first.sync();
  await second.sync();
  for (const store of [first, second]) expect(seen(store)).toMatchObject([{ giver_name: 'Bu RW' }]);
});

test('an envelope that two gates wrote down without a network is asked about, and one of them is taken back by a tap', async () => {
  const evening = anEvening();
  const [one, other] = [evening.device('dina'), evening.device('eko')];
  const [first, second] = [await at(one), await at(other)];
  await first.setGate('Utara');
  await second.setGate('Selatan');
  one.link.state = other.link.state = 'down';
  await first.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'Galih  Pratama', amount: 250_000 }] });
  await second.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'galih pratama' }] });
  await second.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'Bu RW', amount: 250_000 }] });
  expect([first.attention(), second.attention()]).toEqual([[], []]);
  one.link.state = other.link.state = 'up';
  await first.sync();
  await second.sync();
  const [item] = second.attention();
  expect(second.attention()).toMatchObject([
    {
      kind: 'envelopes',
      envelopes: [
        { gate: 'Utara', amount: 250_000 },
        { gate: 'Selatan', amount: null },
      ],
    },
  ]);
  if (item?.kind !== 'envelopes') throw new Error('asked about');
  await second.undo({ op_id: item.envelopes.at(-1)?.op_id ?? '', guest: 'RATNA1' });
  expect(second.attention()).toEqual([]);
  await second.sync();
  await first.sync();
  expect(first.attention()).toEqual([]);
  const left = [{ giver_name: 'Galih  Pratama', amount: 250_000 }, { giver_name: 'Bu RW' }];
  expect(first.guest('RATNA1')?.envelopes).toMatchObject(left);
});

test('whom another gate took back and this one lets in again came once, and was given one souvenir', async () => {
  const evening = anEvening();
  const [one, other] = [evening.device('dina'), evening.device('eko')];
  const [first, second] = [await at(one), await at(other)];
  const both = { guest: 'RATNA1', people: 2, souvenir: true };
  const before = await first.checkIn(both);
  await first.sync();
  await second.sync();
  await second.undo({ guest: 'RATNA1' });
  await second.sync();
  await first.sync();
  expect(first.operation(before.op_id)).toMatchObject({ is_undone: true });
  evening.pass(60_000);
  await first.checkIn(both);
  await first.sync();
  await first.sync();
  expect(first.attention()).toEqual([]);
  expect(first.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, souvenirs: 1, party: null });
});

describe('an undo', () => {
  test('takes back what was not sent yet, and both are kept', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    device.link.state = 'down';
    const { op_id } = await store.checkIn({ guest: 'RATNA1', people: 4, souvenir: true });
    await store.undo({ op_id });
    expect(store.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0, is_received_souvenir: false });
    expect(store.history().map(({ is_undone }) => is_undone)).toEqual([false, true]);
    device.link.state = 'up';
    await store.sync();
    expect(evening.server.log).toHaveLength(2);
    expect(store.guest('RATNA1')).toMatchObject({ is_checked_in: false });
    await store.checkIn({ guest: 'RATNA1', people: 1 });
    await store.sync();
    expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 1 });
  });

  test.each([
    ['admitMore', { people: 2 }, { total_guests_attended: 2, inside: 2 }],
    ['leave', { people: 1 }, { total_guests_attended: 2, inside: 2 }],
  ] as const)('of %s after it was sent restores the party', async (act, how, restored) => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    const { op_id } = await store[act]({ guest: 'RATNA1', ...how });
    await store.sync();
    device.link.state = 'down';
    await store.undo({ op_id });
    expect(store.guest('RATNA1')).toMatchObject(restored);
    device.link.state = 'up';
    await store.sync();
    expect(store.guest('RATNA1')).toMatchObject(restored);
  });

  test('of another gate’s arrival goes by the guest', async () => {
    const evening = anEvening();
    const [one, other] = [await at(evening.device('dina')), await at(evening.device('eko'))];
    await one.checkIn({ guest: 'RATNA1', people: 2 });
    await one.sync();
    await other.sync();
    await other.undo({ guest: 'RATNA1' });
    await other.sync();
    await one.sync();
    expect(one.guest('RATNA1')).toMatchObject({ is_checked_in: false, total_guests_attended: 0 });
    expect(one.attention()).toEqual([]);
  });

  test('a second tap takes nothing back twice', async () => {
    const store = await at(anEvening().device('dina'));
    const { op_id } = await store.checkIn({ guest: 'RATNA1', people: 2 });
    const taps = await Promise.allSettled([store.undo({ op_id }), store.undo({ op_id })]);
    expect(taps.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});

test('a double tap on admit is one arrival', async () => {
  const evening = anEvening();
  const store = await at(evening.device('dina'));
  const tap = () => store.checkIn({ guest: 'RATNA1', people: 2 });
  const taps = await Promise.allSettled([tap(), tap()]);
  expect(taps.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await store.sync();
  expect(evening.server.log).toHaveLength(1);
});

test('a party that leaves and comes back is attended once', async () => {
  const store = await at(anEvening().device('dina'));
  await store.checkIn({ guest: 'RATNA1', people: 4 });
  await store.leave({ guest: 'RATNA1', people: 3 });
  expect(numbers(store).summary).toMatchObject({ total_pax_attended: 4, total_inside: 1 });
  await store.comeBack({ guest: 'RATNA1', people: 2 });
  await store.sync();
  expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 4, inside: 3 });
});

describe('what the server refuses', () => {
  test('goes to the tray and counts for nothing', async () => {
    const evening = anEvening();
    const one = evening.device('dina');
    const first = await at(one);
    one.link.state = 'down';
    await first.give({ guest: 'RATNA1', souvenir: true });
    evening.server.remove('RATNA1');
    one.link.state = 'up';
    await first.sync();
    expect(numbers(first)).toMatchObject({ saved_here: 0, needs_attention: 1 });
    expect(first.attention()).toMatchObject([
      { kind: 'refused', reason: 'UNKNOWN_CODE', operation: { saved: 'refused', guest_name: 'Ibu Ratna Dewi' } },
    ]);
  });

  test.each([
    ['trouble', refusalOf(503, 'UNAVAILABLE')],
    ['haste', refusalOf(429, 'RATE_LIMITED', 3)],
    ['a fault', refusalOf(500, 'INTERNAL')],
    ['a batch it cannot read', refusalOf(422, 'VALIDATION_FAILED')],
  ])('as a whole, because of %s, stays in the queue', async (_, refusal) => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    device.link.refusal = refusal;
    await store.sync();
    expect(numbers(store)).toMatchObject({ saved_here: 1, needs_attention: 0 });
    device.link.refusal = undefined;
    await store.sync();
    expect(numbers(store)).toMatchObject({ saved_here: 0 });
    expect(evening.server.totals()).toMatchObject({ attended: 2 });
  });

  test('more of a party than are allowed are shown at every gate', async () => {
    const evening = anEvening();
    const [first, second] = [await at(evening.device('dina')), await at(evening.device('eko'))];
    await first.checkIn({ guest: 'RATNA1', people: 4 });
    await first.admitMore({ guest: 'RATNA1', people: 1 });
    await first.sync();
    await second.sync();
    expect(second.attention()).toMatchObject([
      { kind: 'over_admitted', guest: { allowed: 4, total_guests_attended: 5 } },
    ]);
    await second.settle(second.attention()[0]?.id ?? '');
    expect(second.attention()).toEqual([]);
  });
});

describe('the session', () => {
  test('that is over takes the list with it, not the work', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    const store = await at(device);
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    device.link.refusal = refusalOf(401, 'UNAUTHENTICATED');
    const news: StoreNews[] = [];
    store.onNews((one) => news.push(one));
    await store.sync();
    expect(numbers(store)).toMatchObject({ link: 'logged-out', saved_here: 1, has_list: false });
    expect(news).toEqual([{ type: 'logged-out' }]);
    expect(store.search('sari')).toEqual([]);

    const again = await at(device, false);
    expect(numbers(again)).toMatchObject({ has_list: false, saved_here: 1 });
    device.link.refusal = undefined;
    await again.resume();
    expect(numbers(again)).toMatchObject({ link: 'online', saved_here: 0, total: 3 });
    expect(evening.server.totals()).toMatchObject({ attended: 2 });
  });

  test('does not end on the device while work is only here', async () => {
    const device = anEvening().device('dina');
    const store = await at(device);
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    await expect(store.wipe()).rejects.toMatchObject({ name: 'UnsentWork', count: 1 });
    expect(numbers(store)).toMatchObject({ total: 3, saved_here: 1 });
    await store.sync();
    await store.wipe();
    expect(numbers(store)).toMatchObject({ total: 0, has_list: false });
    const again = await at(device);
    expect(again.history()).toEqual([]);
    // the log must not count one phone as two
    expect((await again.checkIn({ guest: 'BUDI22', people: 1 })).op_id).not.toBe('');
    await again.sync();
    expect(numbers(again)).toMatchObject({ saved_here: 0, needs_attention: 0 });
  });

  test('an event that ended two days ago leaves the device', async () => {
    const evening = anEvening();
    const device = evening.device('dina');
    await at(device);
    evening.pass(47 * HOUR - 1000);
    expect(numbers(await at(device, false)).total).toBe(3);
    evening.pass(1.1 * HOUR);
    const store = await at(device);
    expect(numbers(store)).toMatchObject({ total: 0, has_list: false });
  });
});

describe('the clock', () => {
  test.each([
    ['three days after the event', 3 * 24 * HOUR],
    ['next year', 365 * 24 * HOUR],
    ['1970', -56 * 365 * 24 * HOUR],
  ])('that is set to %s while the device is off takes no list away', async (_, ahead) => {
    const evening = anEvening();
    let jump = 0;
    const device = evening.device('dina', { services: { now: () => evening.now() + jump } });
    await at(device);
    device.link.state = 'down';
    jump = ahead;
    expect(numbers(await at(device))).toMatchObject({ total: 3, has_list: true });
    jump = 0;
    expect(numbers(await at(device))).toMatchObject({ total: 3, has_list: true });
  });

  test('of a device that was wrong when it was heard last, and is right now, keeps nobody from the list', async () => {
    const evening = anEvening();
    let jump = -26 * 365 * 24 * HOUR;
    const device = evening.device('dina', { services: { now: () => evening.now() + jump } });
    expect(numbers(await at(device))).toMatchObject({ total: 3, is_clock_wrong: true });
    jump = 0;
    expect(numbers(await at(device))).toMatchObject({ total: 3, is_clock_wrong: false });
  });

  test.each([
    ['ahead', 30 * 60_000],
    ['behind', -30 * 60_000],
  ])('of a device that is %s changes neither the order nor the time', async (_, ahead) => {
    const evening = anEvening();
    const [one, other] = [evening.device('dina', { ahead }), evening.device('eko')];
    const [first, second] = [await at(one), await at(other)];
    expect(numbers(first)).toMatchObject({ is_clock_wrong: true, clock_offset: -ahead });
    one.link.state = 'down';
    other.link.state = 'down';
    const early = new Date(evening.now()).toISOString();
    await first.checkIn({ guest: 'RATNA1', people: 1 });
    evening.pass(1000);
    await second.checkIn({ guest: 'RATNA1', people: 2 });
    one.link.state = 'up';
    other.link.state = 'up';
    await second.sync();
    await first.sync();
    expect(first.guest('RATNA1')).toMatchObject({ total_guests_attended: 3, first: { at: early, usher: 'dina' } });
  });

  test('that is set during the evening does no harm to a page that stays open', async () => {
    const evening = anEvening();
    let jump = 0;
    const start = evening.now();
    const device = evening.device('dina', {
      services: { now: () => evening.now() + jump, monotonic: () => evening.now() - start },
    });
    const store = await at(device);
    device.link.state = 'down';
    jump = -3 * HOUR;
    const { at: time } = await store.checkIn({ guest: 'RATNA1', people: 1 });
    expect(time).toBe(new Date(evening.now()).toISOString());
  });
});

describe('the device’s storage', () => {
  test('that is full is named, and nothing is said to be saved', async () => {
    const device = anEvening().device('dina');
    const store = await at(device);
    const full = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    try {
      await expect(store.checkIn({ guest: 'RATNA1', people: 2 })).rejects.toMatchObject({ problem: 'full' });
    } finally {
      full.mockRestore();
    }
    expect(numbers(store)).toMatchObject({ storage_problem: 'full', saved_here: 0 });
    expect(store.guest('RATNA1')).toMatchObject({ is_checked_in: false });
    await store.checkIn({ guest: 'RATNA1', people: 2 });
    expect(numbers(store)).toMatchObject({ storage_problem: null, saved_here: 1 });
  });

  test('that an older page of the app holds is named', async () => {
    const indexedDB = new IDBFactory();
    const older = indexedDB.open('janur-door', 1);
    await new Promise((resolve) => (older.onsuccess = resolve));
    const newer = { open: (name: string) => indexedDB.open(name, 2) } as unknown as IDBFactory; // all the store uses of it
    await expect(
      anEvening()
        .device('dina', { services: { indexedDB: newer } })
        .open(),
    ).rejects.toMatchObject({ problem: 'blocked' });
    // until then the fake asks again and again
    older.result.close();
  });

  test('that a browser does not give is named', async () => {
    const services = {
      indexedDB: {
        open() {
          throw new DOMException('denied', 'SecurityError');
        },
      } as unknown as IDBFactory, // all that the store uses of it
    };
    await expect(anEvening().device('dina', { services }).open()).rejects.toMatchObject({ problem: 'unavailable' });
  });
});

test('two tabs of a device share numbers, work and news', async () => {
  const evening = anEvening();
  const listeners = new Map<string, (message: unknown) => void>();
  const tab = (name: string) => ({
    tell: (message: unknown) => {
      for (const [other, listener] of listeners) if (other !== name) listener(message);
    },
    onMessage(listener: (message: unknown) => void) {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  });
  const indexedDB = new IDBFactory();
  const one = await at(evening.device('dina', { services: { indexedDB, tabs: tab('one') } }));
  const other = await at(evening.device('dina', { services: { indexedDB, tabs: tab('other') } }));
  await Promise.all([one.checkIn({ guest: 'RATNA1', people: 2 }), other.checkIn({ guest: 'BUDI22', people: 1 })]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const store of [one, other]) expect(numbers(store)).toMatchObject({ saved_here: 2 });
  await one.sync();
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const store of [one, other]) {
    expect(numbers(store)).toMatchObject({ saved_here: 0, saved_everywhere: 2 });
    expect(numbers(store).summary).toMatchObject({ total_pax_attended: 3 });
  }
  expect(new Set(evening.server.log.map(({ op }) => op.seq))).toEqual(new Set([1, 2]));
});

test('guests who are taken off the list are known as revoked', async () => {
  const evening = anEvening();
  const store = await at(evening.device('dina'));
  evening.server.remove('RATNA1');
  await store.sync();
  expect(numbers(store).total).toBe(2);
  expect(store.judge('RATNA1')).toMatchObject({ code: 'revoked' });
});

test('a device that knows no event asks for them, and says so when nobody answers', async () => {
  const device = anEvening().device('dina');
  device.link.state = 'down';
  await expect(device.open()).rejects.toMatchObject({ name: 'NoBook' });
  device.link.state = 'up';
  await at(device);
  device.link.state = 'down';
  expect((await at(device)).clientEvents.client_name).toBe('Larasati & Bagaskara');
});
