/** @jest-environment node */
import { firstEndOf, isSliding, slidEnd } from './session-life.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-06-20T12:00:00.000Z');
const inHours = (hours: number) => new Date(NOW + hours * HOUR);

test('an usher begins with a day, everybody else with what the token has', () => {
  expect(firstEndOf('USHER', inHours(168), NOW)).toEqual(inHours(24));
  expect(firstEndOf('CLIENT', inHours(12), NOW)).toEqual(inHours(12));
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
  ['a day from the use', { created: -1, event: 200 }, 24],
  ['at most a week from the log-in', { created: -160, event: 200 }, 8],
  ['two days after the last event', { created: -20, event: -30 }, 18],
  ['without a date only the week counts', { created: -160, event: null }, 8],
  ['and no nearer than it stands', { created: -20, event: -100 }, 4],
] as const)('the end is %s', (_, { created, event }, hours) => {
  const lastEventEnd = event === null ? null : inHours(event);
  expect(slidEnd({ expiresAt: inHours(4), createdAt: inHours(created), lastEventEnd }, NOW)).toEqual(inHours(hours));
});
