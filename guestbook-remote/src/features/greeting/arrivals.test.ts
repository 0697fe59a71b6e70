import { createStore } from 'zustand/vanilla';
import type { ArrivedView, EventStoreState, GateLine, GuestView } from '../../event-store/index.ts';
import { arrivedWithin } from '../../event-store/arrived.ts';
import { aGuestView } from '../../testing/guest.ts';
import { createArrivals } from './arrivals.ts';

const NOW = Date.parse('2026-06-20T12:31:00.000Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

const here = (seconds: number, gate: string | null = 'Gerbang A', people = 2) =>
  ({ at: ago(seconds), gate, usher: 'Dina', people, where: 'elsewhere' }) as const;
const arrived = (name: string, seconds: number, changes: Partial<GuestView> = {}) =>
  aGuestView({ key: name, name: `Keluarga ${name}`, is_checked_in: true, first: here(seconds), ...changes });
const line = (seconds: number, gate: string, people: number): GateLine => ({
  ...here(seconds, gate, people),
  op_id: gate,
});
const party = (...gates: GateLine[]) => ({
  gates,
  souvenirs: [],
  is_too_large: false,
  has_extra_souvenirs: false,
  said: null,
});

/** An event whose guests a test changes. */
function hall(isTimed = true) {
  const guests = new Map<string, GuestView>();
  const state = createStore(() => ({ clock_offset: isTimed ? 0 : null }) as EventStoreState);
  return {
    guests,
    let(guest: GuestView) {
      guests.set(guest.key, guest);
    },
    store: {
      state,
      guest: (key: string) => guests.get(key),
      arrivedWithin: (ms: number): ArrivedView[] => arrivedWithin(ms, NOW, guests),
    },
    now: () => 100_000,
  };
}
const namesOf = (arrivals: { readonly name: string }[]) => arrivals.map(({ name }) => name);

test('who comes in is greeted once, with name, number and table, and with nothing else of the person', () => {
  const at = hall();
  const arrivals = createArrivals(at);
  at.let(arrived('Ratna', 4));
  expect(arrivals.next()).toEqual([{ key: 'Ratna', name: 'Keluarga Ratna', people: 2, table: '12', came: 96_000 }]);
  expect(arrivals.next()).toEqual([]);
});

test('who was in before the screen opened is not greeted, nor who came so long ago that the guest is inside', () => {
  const at = hall();
  at.let(arrived('Ratna', 4));
  const arrivals = createArrivals(at);
  at.let(arrived('Budi', 60));
  expect(arrivals.next()).toEqual([]);
});

test('a device that was never told the time greets all the same', () => {
  const at = hall(false);
  const arrivals = createArrivals(at);
  at.let(arrived('Ratna', 60));
  expect(namesOf(arrivals.next())).toEqual(['Keluarga Ratna']);
});

test('after an undone check-in the guest who really comes is greeted', () => {
  const at = hall();
  const arrivals = createArrivals(at);
  at.let(arrived('Ratna', 8));
  arrivals.next();
  at.let(arrived('Ratna', 8, { is_checked_in: false, first: null }));
  arrivals.next();
  at.let(arrived('Ratna', 1));
  expect(namesOf(arrivals.next())).toEqual(['Keluarga Ratna']);
});

test('a walk-in whom the server names afterwards is greeted once', () => {
  const at = hall();
  const arrivals = createArrivals(at);
  at.let(arrived('the operation', 3));
  arrivals.next();
  const named = { ...arrived('the operation', 3), key: 'ADHOC900' };
  at.guests.clear();
  at.let(named);
  // the event knows a guest by both
  const byBoth = { ...at.store, guest: (key: string) => at.guests.get(key === 'the operation' ? 'ADHOC900' : key) };
  const again = createArrivals({ ...at, store: { ...byBoth, arrivedWithin: () => [] } });
  expect(again.next()).toEqual([]);
  at.store.guest = byBoth.guest;
  expect(arrivals.next()).toEqual([]);
});

test('nobody is greeted by a code, for want of a name', () => {
  const at = hall();
  const arrivals = createArrivals(at);
  at.let(arrived('ABC12', 3, { name: 'ABC12' }));
  expect(arrivals.next()).toEqual([]);
});

test('a screen at one gate greets who comes in there, and of a party that splits those who do', () => {
  const at = hall();
  const arrivals = createArrivals({ ...at, gate: 'Gerbang B' });
  at.let(arrived('Ratna', 4));
  at.let(arrived('Budi', 2, { first: here(2, 'Gerbang B', 3) }));
  // the first of the family came long ago at another gate
  at.let(arrived('Surya', 900, { party: party(line(900, 'Gerbang A', 1), line(1, 'Gerbang B', 4)) }));
  expect(arrivals.next()).toMatchObject([
    { name: 'Keluarga Budi', people: 3 },
    { name: 'Keluarga Surya', people: 4 },
  ]);
});
