import { fromWallClock, toWallClock } from './wall-clock.ts';

test.each([
  ['2027-06-19T03:00:00.000Z', 'Asia/Jakarta', '2027-06-19T10:00'],
  ['2027-06-18T17:00:00.000Z', 'Asia/Jakarta', '2027-06-19T00:00'],
  ['2027-06-19T01:30:00.000Z', 'Asia/Jayapura', '2027-06-19T10:30'],
  ['2027-01-10T11:00:00.000Z', 'Europe/Berlin', '2027-01-10T12:00'],
  ['2027-07-10T10:00:00.000Z', 'Europe/Berlin', '2027-07-10T12:00'],
  ['2027-06-18T12:00:00.000Z', 'Pacific/Kiritimati', '2027-06-19T02:00'],
])('%s in %s is %s on the wall, and back', (instant, zone, wall) => {
  expect(toWallClock(instant, zone)).toBe(wall);
  expect(fromWallClock(wall, zone)).toBe(instant);
});

test.each(['', 'soon', '2027-06-19Tnoon'])('%p is no time', (text) => {
  expect(fromWallClock(text, 'Asia/Jakarta')).toBeNull();
});

test('a zone that nobody knows has no time', () => {
  expect(toWallClock('2027-06-19T03:00:00.000Z', 'Mars/Olympus')).toBe('');
  expect(fromWallClock('2027-06-19T10:00', 'Mars/Olympus')).toBeNull();
});
