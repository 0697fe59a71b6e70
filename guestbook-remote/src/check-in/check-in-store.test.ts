import { IDBFactory } from 'fake-indexeddb';
import { type EventStore, openEventStore, uuidV7 } from '../event-store/index.ts';
import { apiOf } from '../testing/api.ts';
import { evening } from '../testing/evening.ts';
import { aGuest, anArrivedGuest } from '../testing/guest.ts';
import { serverOf, type ServerState } from '../testing/server.ts';
import { createCheckIn } from './check-in-store.ts';

const stores: EventStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function aCheckIn(variant: 'CONFIRM' | 'INSTANT' = 'CONFIRM', server: Partial<ServerState> = {}) {
  const { state, answers } = serverOf(server);
  const { api } = apiOf(answers);
  const store = await openEventStore(
    { api, indexedDB: new IDBFactory(), now: evening, newId: () => uuidV7(), isAutomatic: false },
    { eventId: 7 },
  );
  stores.push(store);
  await store.sync();
  let time = 0;
  const others: string[] = [];
  const other = {
    isOne: (content: string) => content.startsWith('OTHER '),
    take: (content: string) => others.push(content),
  };
  const checkIn = createCheckIn(store, variant, { now: () => time, other });
  /** Lets time pass, for the pace of screens alone. */
  const wait = (ms: number) => void (time += ms);
  const arrived = () =>
    new Promise<void>((done) => {
      if (checkIn.getState().screen.state === 'arrived') return done();
      const stop = checkIn.subscribe(({ screen }) => {
        if (screen.state !== 'arrived') return;
        stop();
        done();
      });
    });
  return { store, checkIn, server: state, wait, arrived, others };
}

test('a confirmed guest is proposed with the confirmed number, and recorded before the next one', async () => {
  const { checkIn, store, server } = await aCheckIn();
  checkIn.getState().read('sinta001');
  expect(checkIn.getState().screen).toMatchObject({
    state: 'admitting',
    verdict: { code: 'welcome' },
    draft: { people: 4, gift: false },
  });
  checkIn.getState().change({ people: 3, gift: true });
  await checkIn.getState().confirm();
  expect(checkIn.getState().screen).toMatchObject({
    state: 'arrived',
    arrival: { people: 3, table: '12', isInstant: false },
  });
  expect(store.state.getState().saved_here).toBe(1);
  await store.sync();
  expect(server.operations).toMatchObject([
    { type: 'CHECK_IN', guest_code: 'SINTA001', total_guest_attending: 3, gift: true },
  ]);
});

test('two taps on Confirm record one check-in', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await Promise.all([checkIn.getState().confirm(), checkIn.getState().confirm()]);
  expect(store.history()).toHaveLength(1);
});

test('while a guest is being confirmed no other code is taken, and who was read too early is named', async () => {
  const other = aGuest({ guest_event_id: 12, guest_code: 'OTHER001', name: 'Surya' });
  const { checkIn } = await aCheckIn('CONFIRM', { guests: [aGuest(), other] });
  checkIn.getState().read('SINTA001');
  checkIn.getState().change({ people: 2 });
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().heldBack).toBeUndefined();
  checkIn.getState().read('OTHER001');
  expect(checkIn.getState().screen).toMatchObject({ verdict: { guest: { key: 'SINTA001' } }, draft: { people: 2 } });
  expect(checkIn.getState().heldBack).toBe('Surya');
  await checkIn.getState().confirm();
  expect(checkIn.getState().heldBack).toBeUndefined();
});

test('while more of a party are added, another guest’s code is named, and none of the party’s own', async () => {
  const other = aGuest({ guest_event_id: 12, guest_code: 'OTHER001', name: 'Surya' });
  const { checkIn } = await aCheckIn('CONFIRM', { guests: [anArrivedGuest(), other] });
  checkIn.getState().startAdding('SINTA001');
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().heldBack).toBeUndefined();
  checkIn.getState().read('OTHER001');
  expect(checkIn.getState()).toMatchObject({ heldBack: 'Surya', screen: { state: 'adding' } });
});

const twoGuests = { guests: [aGuest(), aGuest({ guest_event_id: 12, guest_code: 'OTHER001', name: 'Surya' })] };

test('the next code takes the place of who is recorded: a queue goes at one tap a guest', async () => {
  const { checkIn, store, wait } = await aCheckIn('CONFIRM', twoGuests);
  expect(checkIn.getState().see('SINTA001')).toBe(true);
  await checkIn.getState().confirm();
  expect(checkIn.getState().screen.state).toBe('arrived');
  wait(500);
  // the next phone is up already: the usher is still to see that the last guest is recorded
  expect(checkIn.getState().see('OTHER001')).toBe(false);
  wait(100);
  expect(checkIn.getState().see('OTHER001')).toBe(true);
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', verdict: { guest: { name: 'Surya' } } });
  wait(300);
  // the second of two quick taps was for the last guest
  await checkIn.getState().confirm();
  expect(store.history()).toHaveLength(1);
  wait(100);
  await checkIn.getState().confirm();
  expect(store.history()).toHaveLength(2);
});

test('a code that was held up while another guest stood on the screen is read once the screen is free', async () => {
  const { checkIn } = await aCheckIn('CONFIRM', twoGuests);
  checkIn.getState().see('SINTA001');
  expect(checkIn.getState().see('OTHER001')).toBe(false);
  expect(checkIn.getState().see('OTHER001')).toBe(false);
  checkIn.getState().close();
  expect(checkIn.getState().see('OTHER001')).toBe(true);
});

test('a hardware scanner, which reads once, waits for nothing', async () => {
  const { checkIn } = await aCheckIn('CONFIRM', twoGuests);
  checkIn.getState().read('SINTA001');
  await checkIn.getState().confirm();
  checkIn.getState().read('OTHER001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', verdict: { guest: { name: 'Surya' } } });
});

test('the same code once more confirms, and counts once however often it is read', async () => {
  const { checkIn, store, wait, arrived } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  wait(900);
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', isSaving: false });
  wait(100);
  checkIn.getState().read('sinta001');
  checkIn.getState().read('SINTA001');
  await arrived();
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen.state).toBe('arrived');
  expect(store.history()).toMatchObject([{ type: 'CHECK_IN', people: 4 }]);
  wait(1000);
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'in' });
  expect(store.history()).toHaveLength(1);
});

test('a code that a camera sees once more confirms nothing that the usher has begun to change', async () => {
  const { checkIn, store, wait } = await aCheckIn();
  checkIn.getState().see('SINTA001');
  checkIn.getState().change({ people: 2 });
  wait(5000);
  checkIn.getState().see('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', draft: { people: 2 }, isSaving: false });
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ isSaving: true });
  await checkIn.getState().record(() => store.give({ guest: 'SINTA001', gift: true }));
  expect(store.guest('SINTA001')?.total_guests_attended).toBe(2);
});

test('who has declined is let in by the button alone', async () => {
  const { checkIn, store, wait } = await aCheckIn('CONFIRM', { guests: [aGuest({ confirmation_status: 'DECLINED' })] });
  checkIn.getState().read('SINTA001');
  wait(5000);
  checkIn.getState().read('SINTA001');
  checkIn.getState().proceed();
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', isSaving: false });
  expect(store.history()).toEqual([]);
});

test('a key goes on: it confirms, then closes', async () => {
  const { checkIn, store, wait, arrived } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  checkIn.getState().proceed();
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', isSaving: false });
  wait(400);
  checkIn.getState().proceed();
  await arrived();
  checkIn.getState().proceed();
  expect(checkIn.getState().screen.state).toBe('arrived');
  wait(400);
  checkIn.getState().proceed();
  expect(checkIn.getState().screen.state).toBe('none');
  expect(store.history()).toHaveLength(1);
});

test('a refusal is read before a camera goes on', async () => {
  const { checkIn, wait } = await aCheckIn();
  checkIn.getState().see('NOBODY99');
  wait(1400);
  expect(checkIn.getState().see('SINTA001')).toBe(false);
  wait(100);
  expect(checkIn.getState().see('SINTA001')).toBe(true);
});

test('a guest who is let in at another gate meanwhile is not green any more, and is not let in twice', async () => {
  const { checkIn, store, server } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen.state).toBe('admitting');
  server.guests = [anArrivedGuest()];
  await store.sync();
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'already_in' } });
  await checkIn.getState().confirm();
  expect(store.history()).toEqual([]);
});

test('who is in at another gate is counted as that gate goes on, and is welcome when it takes them back', async () => {
  const { checkIn, store, server, wait } = await aCheckIn('CONFIRM', { guests: [anArrivedGuest()] });
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { guest: { total_guests_attended: 2 } } });
  server.guests = [anArrivedGuest({ total_guests_attended: 3 })];
  await store.sync();
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { guest: { total_guests_attended: 3 } } });
  const { screen } = checkIn.getState();
  await store.sync();
  expect(checkIn.getState().screen).toBe(screen);

  server.guests = [aGuest()];
  await store.sync();
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', verdict: { code: 'welcome' } });
  // the finger was at what stood there
  await checkIn.getState().confirm();
  expect(store.history()).toEqual([]);
  wait(400);
  await checkIn.getState().confirm();
  expect(store.history()).toMatchObject([{ type: 'CHECK_IN', people: 4 }]);
  // who came in after all was not turned away
  expect(checkIn.getState().turnedAway).toEqual([]);
});

test('more of a party are added to as many as are in by now', async () => {
  const { checkIn, store, server } = await aCheckIn('CONFIRM', { guests: [anArrivedGuest()] });
  checkIn.getState().startAdding('SINTA001');
  checkIn.getState().change({ people: 2 });
  server.guests = [anArrivedGuest({ total_guests_attended: 3 })];
  await store.sync();
  expect(checkIn.getState().screen).toMatchObject({ people: 2, guest: { total_guests_attended: 3 } });
  server.guests = [aGuest()];
  await store.sync();
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', verdict: { code: 'welcome' } });
});

test('who confirms what is not possible any more is told so, and not that the device is full', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await checkIn.getState().confirm();
  const first = checkIn.getState().latest;
  await checkIn.getState().record(() => store.checkIn({ guest: 'SINTA001', people: 4 }));
  expect(checkIn.getState().screen).toEqual({ state: 'failed', why: 'overtaken' });
  expect(store.history()).toMatchObject([{ op_id: first?.op_id }]);
});

test('under INSTANT a scan is the check-in', async () => {
  const { checkIn, store, arrived } = await aCheckIn('INSTANT');
  checkIn.getState().read('SINTA001');
  await arrived();
  expect(checkIn.getState().screen).toMatchObject({ arrival: { isInstant: true, people: 4 } });
  expect(store.guest('SINTA001')?.total_guests_attended).toBe(4);
});

test('under INSTANT who never answered is asked how many they are, but for who is invited alone', async () => {
  const silent = { confirmation_status: 'PENDING', total_guests_confirmed: 0 } as const;
  const alone = aGuest({ ...silent, guest_event_id: 12, guest_code: 'ALONE001', total_guests: 1 });
  const { checkIn, store, arrived } = await aCheckIn('INSTANT', { guests: [aGuest(silent), alone] });
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', verdict: { code: 'needs_answer' } });
  expect(store.history()).toEqual([]);
  checkIn.getState().close();
  checkIn.getState().read('ALONE001');
  await arrived();
  expect(store.history()).toMatchObject([{ guest: 'ALONE001', people: 1 }]);
});

test('the rest of a party is added to those who are in', async () => {
  const { checkIn, store, wait } = await aCheckIn('CONFIRM', { guests: [anArrivedGuest()] });
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'already_in', remaining: 2 } });
  checkIn.getState().startAdding('SINTA001');
  checkIn.getState().change({ people: 2 });
  await checkIn.getState().confirm();
  expect(store.guest('SINTA001')?.total_guests_attended).toBe(4);
  wait(1000);
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'party_full' } });
});

test('undo takes the last one back, and is taken back itself', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  checkIn.getState().change({ people: 3, gift: true });
  await checkIn.getState().confirm();
  expect(checkIn.getState().latest?.type).toBe('CHECK_IN');
  await checkIn.getState().undoLatest();
  expect(store.guest('SINTA001')).toMatchObject({ is_checked_in: false, is_received_gift: false });
  expect(checkIn.getState().latest).toMatchObject({ type: 'UNDO', taken: { people: 3, gift: true } });
  await checkIn.getState().undoLatest();
  expect(store.guest('SINTA001')).toMatchObject({ total_guests_attended: 3, is_received_gift: true });
  expect(store.history().map(({ type }) => type)).toEqual(['CHECK_IN', 'UNDO', 'CHECK_IN']);
});

test('who comes again after an undo has brought the gift already', async () => {
  const { checkIn } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  checkIn.getState().change({ gift: true });
  await checkIn.getState().confirm();
  await checkIn.getState().undoLatest();
  checkIn.getState().close();
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting', draft: { gift: true, souvenir: false } });
});

test('what the device cannot keep is said and not taken for done', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await store.close();
  await checkIn.getState().confirm();
  expect(checkIn.getState().screen).toEqual({ state: 'failed', why: 'storage' });
});

test('a code that nobody has is refused and leaves a row', async () => {
  const { checkIn } = await aCheckIn();
  checkIn.getState().read('NOBODY99');
  expect(checkIn.getState().screen).toMatchObject({ state: 'refused', verdict: { code: 'unknown' } });
  expect(checkIn.getState().turnedAway[0]).toMatchObject({ kind: 'refused' });
});

test('a code of something else waits until the guest on the screen is done, and takes the place of any other screen', async () => {
  const { checkIn, others } = await aCheckIn();
  checkIn.getState().read('sinta001');
  expect(checkIn.getState().see('OTHER 1')).toBe(false);
  expect(others).toEqual([]);
  expect(checkIn.getState().screen).toMatchObject({ state: 'admitting' });
  checkIn.getState().close();
  checkIn.getState().read('NOBODY99');
  checkIn.getState().read('OTHER 1');
  expect(others).toEqual(['OTHER 1']);
  expect(checkIn.getState().screen).toMatchObject({ state: 'none' });
});
