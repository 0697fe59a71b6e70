import { IDBFactory } from 'fake-indexeddb';
import { type EventStore, openEventStore, uuidV7 } from '../event-store/index.ts';
import { apiOf } from '../testing/api.ts';
import { evening } from '../testing/evening.ts';
import { aGuest } from '../testing/guest.ts';
import { serverOf } from '../testing/server.ts';
import { createCheckIn } from './check-in-store.ts';
import { recentOf } from './recent.ts';

const stores: EventStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

function aDevice() {
  const guests = [aGuest(), aGuest({ guest_event_id: 12, guest_code: 'OTHER001', name: 'Surya', table_number: null })];
  const { api } = apiOf(serverOf({ guests }).answers);
  const services = { api, indexedDB: new IDBFactory(), now: evening, newId: () => uuidV7(), isAutomatic: false };
  return async function open() {
    const store = await openEventStore(services, { eventId: 7 });
    stores.push(store);
    await store.sync();
    const checkIn = createCheckIn(store, 'CONFIRM');
    const rows = (limit = 8) =>
      recentOf(store, checkIn.getState().turnedAway, limit).map(({ kind, name }) => `${kind} ${name ?? '–'}`);
    return { store, checkIn, rows };
  };
}

test('who came and who was turned away stand in the order in which they were seen', async () => {
  const { store, checkIn, rows } = await aDevice()();
  checkIn.getState().read('NOBODY99');
  await store.checkIn({ guest: 'SINTA001', people: 4 });
  checkIn.getState().read('SINTA001');
  checkIn.getState().read('NOBODY98');
  await store.checkIn({ guest: 'OTHER001', people: 1 });
  const all = [
    'arrived Surya',
    'refused –',
    'duplicate Ibu Ratna Dewi & Keluarga',
    'arrived Ibu Ratna Dewi & Keluarga',
    'refused –',
  ];
  expect(rows()).toEqual(all);
  expect(rows(2)).toEqual(all.slice(0, 2));
});

test('who was in already, and had the others of the party let in, was not turned away', async () => {
  const { store, checkIn, rows } = await aDevice()();
  await store.checkIn({ guest: 'SINTA001', people: 1 });
  checkIn.getState().read('SINTA001');
  checkIn.getState().startAdding('SINTA001');
  await checkIn.getState().confirm();
  expect(rows()).toEqual(['arrived Ibu Ratna Dewi & Keluarga', 'arrived Ibu Ratna Dewi & Keluarga']);
});

test('who was in already stays turned away when others come later', async () => {
  const { store, checkIn, rows } = await aDevice()();
  await store.checkIn({ guest: 'SINTA001', people: 1 });
  checkIn.getState().read('SINTA001');
  await store.checkIn({ guest: 'OTHER001', people: 1 });
  checkIn.getState().startAdding('SINTA001');
  await checkIn.getState().confirm();
  expect(rows()).toContain('duplicate Ibu Ratna Dewi & Keluarga');
});

test('who came outlives a restart', async () => {
  const open = aDevice();
  const { store, checkIn } = await open();
  await store.checkIn({ guest: 'SINTA001', people: 4 });
  await store.give({ guest: 'SINTA001', gift: true });
  checkIn.getState().read('NOBODY99');
  await store.close();
  expect((await open()).rows()).toEqual(['arrived Ibu Ratna Dewi & Keluarga']);
});

test('who was taken back is not seen as in', async () => {
  const { store, rows } = await aDevice()();
  const { op_id } = await store.checkIn({ guest: 'SINTA001', people: 4 });
  await store.checkIn({ guest: 'OTHER001', people: 1 });
  await store.undo({ op_id });
  expect(rows()).toEqual(['arrived Surya', 'undone Ibu Ratna Dewi & Keluarga']);
});
