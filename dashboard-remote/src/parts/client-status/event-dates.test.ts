import { countdown, daysUntil, eventDay, weekSpan } from './event-dates.ts';

test.each([
  ['id', 'Jum, 20 Nov 2026'],
  ['en', 'Fri, 20 Nov 2026'],
])('in %s the day reads %s', (language, words) => {
  expect(eventDay('2026-11-20T03:00:00.000Z', language)).toBe(words);
});

test('the day is that of Jakarta, not of the reader', () => {
  expect(eventDay('2026-11-19T18:30:00.000Z', 'id')).toBe('Jum, 20 Nov 2026');
});

test.each([
  ['2026-11-16', 'id', '16–22 Nov'],
  ['2026-11-16', 'en', '16–22 Nov'],
  ['2026-11-30', 'id', '30 Nov – 6 Des'],
])('the week of %s in %s is %s', (monday, language, words) => {
  expect(weekSpan(monday, language)).toBe(words);
});

test.each([
  ['2026-11-20T03:00:00Z', '2026-11-20T16:59:59Z', 0],
  ['2026-11-20T03:00:00Z', '2026-11-20T17:00:00Z', -1],
  ['2026-11-20T17:00:00Z', '2026-11-20T16:59:59Z', 1],
  ['2027-01-01T03:00:00Z', '2026-12-25T03:00:00Z', 7],
])('from %s seen at %s it is %i days', (event, now, days) => {
  expect(daysUntil(event, new Date(now))).toBe(days);
});

test.each([
  [0, 'today', 0, true],
  [1, 'tomorrow', 1, true],
  [7, 'days_in', 7, true],
  [8, 'days_in', 8, false],
  [59, 'days_in', 59, false],
  [60, 'months_in', 2, false],
  [729, 'months_in', 24, false],
  [730, 'years_in', 2, false],
  [-1, 'yesterday', 1, false],
  [-3, 'days_ago', 3, false],
  [-90, 'months_ago', 3, false],
  [-1100, 'years_ago', 3, false],
])('%i days are said as %s %i, marked as soon: %s', (days, key, count, isSoon) => {
  expect(countdown(days)).toEqual({ key, count, isSoon });
});
