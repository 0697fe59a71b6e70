/** @jest-environment node */
import { firstEndOf, isSliding, slidEnd } from './session-life.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-06-20T12:00:00.000Z');
const inHours = (hours: number) => new Date(NOW + hours * HOUR);

test.each([
  ['a tablet prepared on Thursday is in on Saturday', 56, 104],
  ['and no longer than a week', 200, 168],
  ['who settles what is open has two days after the feast', -10, 38],
  ['and who comes later has a day', -100, 24],
  ['as has who has no date yet', null, 24],
] as const)('%s', (_, event, hours) => {
  expect(firstEndOf(event === null ? null : inHours(event), NOW)).toEqual(inHours(hours));
});

test.each([
  ['USHER', 13, false],
  ['USHER', 11, true],
  ['CLIENT', 1, false],
  ['ADMIN', 1, false],
] as const)('of %s with %s hours left a use moves the end: %s', (role, hours, moves) => {
  expect(isSliding({ role, expiresAt: inHours(hours) }, NOW)).toBe(moves);
});

test.each([
  ['two days after the last event, which may have been put off', { created: -20, event: 30 }, 78],
  ['at most a week from the log-in', { created: -160, event: 200 }, 8],
  ['without a date a day from the use', { created: -20, event: null }, 24],
  ['of a week at most', { created: -160, event: null }, 8],
  ['and no nearer than it stands', { created: -20, event: -100 }, 4],
] as const)('the end that a use moves to is %s', (_, { created, event }, hours) => {
  const lastEventEnd = event === null ? null : inHours(event);
  expect(slidEnd({ expiresAt: inHours(4), createdAt: inHours(created), lastEventEnd }, NOW)).toEqual(inHours(hours));
});
