import { aGuest, anArrivedGuest, packed } from '../../testing/guest.ts';
import { createArrivals, showingTime } from './arrivals.ts';

const AT = '2026-06-20T12:31:00.000Z';
const justThen = () => Date.parse(AT) + 5000;
const arrived = packed(anArrivedGuest({ checked_in_at: AT }));

test('who comes in is greeted once, with name, number and table', () => {
  const arrivals = createArrivals(justThen);
  expect(arrivals.arrivalIn(arrived)).toEqual({ id: 11, name: 'Ibu Ratna Dewi & Keluarga', people: 2, table: '12' });
  expect(arrivals.arrivalIn(arrived)).toBeUndefined();
});

test('a phone number is not even kept', () => {
  expect(JSON.stringify(createArrivals(justThen).arrivalIn(arrived))).not.toContain('0001');
});

test('who was in before the screen opened is not greeted', () => {
  const arrivals = createArrivals(justThen);
  arrivals.skip([arrived]);
  expect(arrivals.arrivalIn(arrived)).toBeUndefined();
});

test('a change that is no arrival greets nobody', () => {
  expect(createArrivals(justThen).arrivalIn(packed(aGuest({ table_number: '14' })))).toBeUndefined();
});

test('a check-in that a device sends an hour later greets nobody', () => {
  expect(createArrivals(() => Date.parse(AT) + 3_600_000).arrivalIn(arrived)).toBeUndefined();
});

test('after an undone check-in the guest who really comes is greeted', () => {
  const arrivals = createArrivals(justThen);
  arrivals.arrivalIn(arrived);
  arrivals.arrivalIn(packed(aGuest()));
  expect(arrivals.arrivalIn(arrived)).toBeDefined();
});

test('a crowd is greeted faster than one guest', () => {
  expect(showingTime(0)).toBeGreaterThan(showingTime(1));
  expect(showingTime(1)).toBeGreaterThan(showingTime(9));
});
