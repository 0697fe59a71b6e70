import { IDBFactory } from 'fake-indexeddb';
import { type Door, openDoor, uuidV7 } from '../door/index.ts';
import { apiOf } from '../testing/api.ts';
import { evening } from '../testing/evening.ts';
import { aGuest, anArrivedGuest } from '../testing/guest.ts';
import { serverOf, type ServerState } from '../testing/server.ts';
import { createDesk } from './desk.ts';

const doors: Door[] = [];
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close()));
});

async function aDesk(variant: 'CONFIRM' | 'INSTANT' = 'CONFIRM', server: Partial<ServerState> = {}) {
  const { state, answers } = serverOf(server);
  const { api } = apiOf(answers);
  const door = await openDoor(
    { api, indexedDB: new IDBFactory(), now: evening, newId: () => uuidV7(), isAutomatic: false },
    { eventId: 7 },
  );
  doors.push(door);
  await door.sync();
  return { door, desk: createDesk(door, variant), server: state };
}

test('a confirmed guest is proposed with the confirmed number, and recorded before the next one', async () => {
  const { desk, door, server } = await aDesk();
  desk.getState().read('sinta001');
  expect(desk.getState().screen).toMatchObject({
    state: 'admitting',
    verdict: { code: 'welcome' },
    draft: { people: 4, gift: false },
  });
  desk.getState().change({ people: 3, gift: true });
  await desk.getState().confirm();
  expect(desk.getState().screen).toMatchObject({
    state: 'arrived',
    arrival: { people: 3, table: '12', isInstant: false },
  });
  expect(door.state.getState().saved_here).toBe(1);
  await door.sync();
  expect(server.operations).toMatchObject([
    { type: 'CHECK_IN', guest_code: 'SINTA001', total_guest_attending: 3, gift: true },
  ]);
});

test('two taps on Confirm record one check-in', async () => {
  const { desk, door } = await aDesk();
  desk.getState().read('SINTA001');
  await Promise.all([desk.getState().confirm(), desk.getState().confirm()]);
  expect(door.history()).toHaveLength(1);
});

test('while a guest is being confirmed no other code is read', async () => {
  const other = aGuest({ guest_event_id: 12, guest_code: 'OTHER001', name: 'Surya' });
  const { desk } = await aDesk('CONFIRM', { guests: [aGuest(), other] });
  desk.getState().read('SINTA001');
  desk.getState().change({ people: 2 });
  desk.getState().read('OTHER001');
  expect(desk.getState().screen).toMatchObject({ verdict: { guest: { key: 'SINTA001' } }, draft: { people: 2 } });
});

test('under INSTANT a scan is the check-in', async () => {
  const { desk, door } = await aDesk('INSTANT');
  desk.getState().read('SINTA001');
  await new Promise<void>((done) => desk.subscribe(({ screen }) => screen.state === 'arrived' && done()));
  expect(desk.getState().screen).toMatchObject({ arrival: { isInstant: true, people: 4 } });
  expect(door.guest('SINTA001')?.total_guests_attended).toBe(4);
});

test('the rest of a party is added to those who are in', async () => {
  const { desk, door } = await aDesk('CONFIRM', { guests: [anArrivedGuest()] });
  desk.getState().read('SINTA001');
  expect(desk.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'already_in', remaining: 2 } });
  desk.getState().startAdding('SINTA001');
  desk.getState().change({ people: 2 });
  await desk.getState().confirm();
  expect(door.guest('SINTA001')?.total_guests_attended).toBe(4);
  desk.getState().read('SINTA001');
  expect(desk.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'party_full' } });
});

test('undo takes the last one back, and is nothing to undo itself', async () => {
  const { desk, door } = await aDesk();
  desk.getState().read('SINTA001');
  await desk.getState().confirm();
  expect(desk.getState().latest?.type).toBe('CHECK_IN');
  await desk.getState().undoLatest();
  expect(door.guest('SINTA001')?.is_checked_in).toBe(false);
  expect(desk.getState().latest).toBeUndefined();
  expect(door.history().map(({ type }) => type)).toEqual(['UNDO', 'CHECK_IN']);
});

test('what the device cannot keep is said and not taken for done', async () => {
  const { desk, door } = await aDesk();
  desk.getState().read('SINTA001');
  await door.close();
  await desk.getState().confirm();
  expect(desk.getState().screen).toEqual({ state: 'failed' });
});

test('a code that nobody has is refused and leaves a row', async () => {
  const { desk } = await aDesk();
  desk.getState().read('NOBODY99');
  expect(desk.getState().screen).toMatchObject({ state: 'refused', verdict: { code: 'unknown' } });
  expect(desk.getState().recent[0]).toMatchObject({ kind: 'refused' });
});
