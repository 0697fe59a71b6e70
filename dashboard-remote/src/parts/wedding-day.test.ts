import { hostOf } from '../testing/couple.ts';
import { eventGoingOn, eventsOfDay } from './wedding-day.ts';

// Akad 08.00 and Resepsi 16.00 on 12 June, in Jakarta
const { events } = hostOf();

test.each([
  ['2027-06-11T16:59:00Z', undefined],
  ['2027-06-11T17:00:00Z', 'Akad'],
  ['2027-06-12T00:59:00Z', 'Akad'],
  ['2027-06-12T08:59:00Z', 'Akad'],
  ['2027-06-12T09:00:00Z', 'Resepsi'],
  ['2027-06-12T16:59:00Z', 'Resepsi'],
  ['2027-06-12T17:00:00Z', undefined],
])('at %s it is %s that goes on, by the clock of the event', (now, title) => {
  expect(eventGoingOn(events, new Date(now))?.title).toBe(title);
});

test('an event of another zone has its own day, and one without a time none', () => {
  const [akad, resepsi] = events.map((event) => ({ ...event, timezone: 'Asia/Jayapura' }));
  if (!akad || !resepsi) throw new Error('two events');
  const list = [{ ...akad, start_datetime: null }, resepsi];
  expect(eventsOfDay(list, new Date('2027-06-11T15:00:00Z'))).toEqual([resepsi]);
  expect(eventsOfDay(list, new Date('2027-06-12T15:00:00Z'))).toEqual([]);
});
