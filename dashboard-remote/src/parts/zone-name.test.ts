import { zoneName } from './zone-name.ts';

test.each([
  ['Asia/Kolkata', 'Kolkata (GMT+5:30)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT-3)'],
  ['Europe/London', 'London (GMT+1)'],
])('%s is called by its city and its distance in summer', (zone, name) => {
  expect(zoneName(zone, new Date('2027-07-01T00:00:00Z'))).toBe(name);
});
