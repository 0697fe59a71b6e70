import type { GuestPack } from '@janur/contracts';
import { IDBFactory } from 'fake-indexeddb';
import { NetworkError } from '@janur/data';
import { type EventStore, openEventStore, uuidV7 } from '../event-store/index.ts';
import { apiOf } from '../testing/api.ts';
import { hashedCode } from '../event-store/hashed-code.ts';
import { evening } from '../testing/evening.ts';
import { aGuest, anArrivedGuest, type ListedGuest } from '../testing/guest.ts';
import { serverOf } from '../testing/server.ts';
import { TICKET_KEY, ticketFor } from '../testing/ticket.ts';
import { createCheckIn } from './check-in-store.ts';
import { isDoubtful } from './screen.ts';

const stores: EventStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

/** A device that knows its events, and to which the list has not come. */
async function beforeTheList(guests: ListedGuest[], codes: GuestPack['codes'] = 'PLAIN') {
  const { answers } = serverOf({ guests, ticketKeys: [TICKET_KEY] });
  let isCut = true;
  const getGuestPack = (request: Record<string, unknown>) => {
    if (isCut) throw new NetworkError('cut');
    const pack = answers.getGuestPack?.(request) as GuestPack; // the answer of that call
    const hide = (code: string) => (codes === 'HASHED' ? hashedCode(7, code) : code);
    return { ...pack, codes, guests: pack.guests.map((row) => row.with(1, hide(row[1]))) };
  };
  const { api } = apiOf({ ...answers, getGuestPack });
  const store = await openEventStore(
    { api, indexedDB: new IDBFactory(), now: evening, newId: () => uuidV7(), isAutomatic: false },
    { eventId: 7 },
  );
  stores.push(store);
  await store.sync();
  const checkIn = createCheckIn(store, 'CONFIRM', { now: () => 0 });
  const screen = () => checkIn.getState().screen;
  return {
    store,
    checkIn,
    screen,
    read: (content: string) => checkIn.getState().read(content),
    listComes: () => {
      isCut = false;
      return store.sync();
    },
  };
}

const ticket = (pax = 3) => ticketFor('SINTA001', [{ id: 7, pax }]);

test('a genuine ticket is no green one, and no second look of the camera confirms it', async () => {
  const { screen, read, store } = await beforeTheList([aGuest()]);
  read(ticket());
  const shown = screen();
  if (shown.state !== 'admitting') throw new Error(`${shown.state} is shown`);
  expect(shown).toMatchObject({ verdict: { code: 'no_data_yet', is_signed: true, has_list: false } });
  expect(isDoubtful(shown.verdict)).toBe(true);
  read(ticket());
  expect(screen().state).toBe('admitting');
  expect(store.history()).toEqual([]);
});

test('who is in already is told as soon as the list comes', async () => {
  const { screen, read, listComes } = await beforeTheList([anArrivedGuest()]);
  read(ticket());
  await listComes();
  expect(screen()).toMatchObject({ state: 'in', verdict: { guest: { name: 'Ibu Ratna Dewi & Keluarga' } } });
});

test('who is awaited turns green with the number of the list, and keeps what the usher has chosen', async () => {
  const untouched = await beforeTheList([aGuest()]);
  untouched.read(ticket());
  await untouched.listComes();
  expect(untouched.screen()).toMatchObject({ verdict: { code: 'welcome' }, draft: { people: 4 } });

  const changed = await beforeTheList([aGuest()]);
  changed.read(ticket());
  changed.checkIn.getState().change({ people: 2, gift: true });
  await changed.listComes();
  expect(changed.screen()).toMatchObject({ verdict: { code: 'welcome' }, draft: { people: 2, gift: true } });
});

test('a ticket whose guest the list does not know stays a matter of asking, in other words', async () => {
  const { screen, read, listComes } = await beforeTheList([aGuest({ guest_code: 'OTHER001' })]);
  read(ticket());
  await listComes();
  expect(screen()).toMatchObject({ state: 'admitting', verdict: { code: 'no_data_yet', has_list: true } });
});

test('a code that nobody signed, and that the list does not know, is refused once the list is here', async () => {
  const { screen, read, listComes } = await beforeTheList([aGuest()]);
  read('NOBODY09');
  expect(screen()).toMatchObject({ state: 'admitting', verdict: { is_signed: false } });
  await listComes();
  expect(screen()).toMatchObject({ state: 'refused', verdict: { code: 'unknown' } });
});

test('a device that keeps no codes goes on by the code that was read', async () => {
  const { screen, read, listComes, checkIn, store } = await beforeTheList([aGuest()], 'HASHED');
  read(ticket());
  await listComes();
  expect(screen()).toMatchObject({ verdict: { code: 'welcome', guest: { key: 'SINTA001' } } });
  await checkIn.getState().confirm();
  expect(store.history()).toMatchObject([{ guest: 'SINTA001' }]);
});

test('who is let in before the list goes by the code, and by the name when the list is there', async () => {
  const { checkIn, screen, read, store, listComes } = await beforeTheList([aGuest()]);
  read(ticket());
  await checkIn.getState().confirm();
  expect(screen()).toMatchObject({ state: 'arrived', arrival: { name: 'SINTA001' } });
  await listComes();
  expect(store.guest('SINTA001')?.name).toBe('Ibu Ratna Dewi & Keluarga');
});
