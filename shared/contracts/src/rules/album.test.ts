import { albumIsOpen } from './album.ts';

const at = (start_datetime: string | null, timezone = 'Asia/Jakarta') => ({ start_datetime, timezone });

test.each([
  ['the evening before', '2027-06-11T16:59:59Z', false],
  ['the first minute of the day', '2027-06-11T17:00:00Z', true],
  ['before the event begins', '2027-06-12T00:30:00Z', true],
  ['a month later', '2027-07-12T00:00:00Z', true],
])('an event in Jakarta: %s', (_, now, isOpen) => {
  expect(albumIsOpen([at('2027-06-12T01:00:00Z')], new Date(now))).toBe(isOpen);
});

test('the day is that of the event’s own place', () => {
  const now = new Date('2027-06-11T15:30:00Z');
  expect(albumIsOpen([at('2027-06-12T01:00:00Z', 'Asia/Jayapura')], now)).toBe(true);
  expect(albumIsOpen([at('2027-06-12T01:00:00Z', 'Asia/Jakarta')], now)).toBe(false);
});

test('the first of several events opens it', () => {
  const now = new Date('2027-06-12T03:00:00Z');
  expect(albumIsOpen([at('2027-06-20T01:00:00Z'), at('2027-06-12T01:00:00Z')], now)).toBe(true);
  expect(albumIsOpen([at(null)], now)).toBe(false);
  expect(albumIsOpen([], now)).toBe(false);
});
