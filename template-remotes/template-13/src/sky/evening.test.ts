import { eveningEvents, hoursAhead, nightOf, phaseAt } from './evening.ts';

const LEMBANG = { latitude: -6.8245, longitude: 107.6155 };

test('an evening in Lembang: the full moon comes while the sun still stands', () => {
  const events = eveningEvents('2027-07-18T09:00Z', 'Asia/Jakarta', LEMBANG);
  expect(events.map(({ kind, at }) => [kind, new Date(at).toISOString()])).toEqual([
    ['moonrise', '2027-07-18T10:36:00.000Z'],
    ['sunset', '2027-07-18T10:49:00.000Z'],
  ]);
});

test('a young moon is seen to go after the sun', () => {
  const kinds = eveningEvents('2027-05-08T01:00Z', 'Asia/Jakarta', LEMBANG).map(({ kind }) => kind);
  expect(kinds).toEqual(['sunset', 'moonset']);
});

test.each([
  ['2027-07-18T09:00Z', 'full'],
  ['2027-07-21T09:00Z', 'waning_gibbous'],
  ['2027-07-26T09:00Z', 'last_quarter'],
  ['2027-07-30T09:00Z', 'waning_crescent'],
  ['2027-08-02T09:00Z', 'new'],
  ['2027-08-06T09:00Z', 'waxing_crescent'],
  ['2027-08-09T09:00Z', 'first_quarter'],
  ['2027-08-13T09:00Z', 'waxing_gibbous'],
])('the evening of %s has a %s moon', (instant, name) => {
  expect(phaseAt(nightOf(instant, 'Asia/Jakarta')).name).toBe(name);
});

test('the chart shows nine in the evening of the day that it is there', () => {
  expect(new Date(nightOf('2027-07-18T09:00Z', 'Asia/Jakarta')).toISOString()).toBe('2027-07-18T14:00:00.000Z');
  expect(new Date(nightOf('2027-07-18T20:00Z', 'Asia/Jayapura')).toISOString()).toBe('2027-07-19T12:00:00.000Z');
});

test.each([
  ['Asia/Jakarta', 7],
  ['Asia/Jayapura', 9],
  ['Asia/Kolkata', 5.5],
  ['UTC', 0],
  ['America/Bogota', -5],
])('%s is %d hours ahead of Greenwich', (zone, hours) => {
  expect(hoursAhead(Date.UTC(2027, 6, 18, 22), zone)).toBe(hours);
});
