import { beginningOf, clockIn, endsOf } from './clock.ts';

test.each([
  ['16.00 – 17.30 WIB', { before: '', clock: '16.00', after: '– 17.30 WIB' }],
  ['8:00 am', { before: '', clock: '8:00', after: 'am' }],
  ['오전 10:00 – 11:30', { before: '오전', clock: '10:00', after: '– 11:30' }],
  ['10:00 – 11:30 Uhr', { before: '', clock: '10:00', after: '– 11:30 Uhr' }],
  ['10h – 11h30', { before: '', clock: '10h', after: '– 11h30' }],
  ['10h30', { before: '', clock: '10h30', after: '' }],
  ['10:00～11:30', { before: '', clock: '10:00', after: '～11:30' }],
  ['10 hours of music', null],
  ['Sepanjang malam', null],
  [null, null],
])('the first clock of %s', (time, found) => {
  expect(clockIn(time)).toEqual(found);
});

test.each([
  ['08.00 – 10.00 WIB', ['08.00', '10.00 WIB']],
  ['17:00～お開き', ['17:00', 'お開き']],
  ['8:00 am WIB', ['8:00 am WIB']],
  [null, []],
])('%s runs between its ends', (time, ends) => {
  expect(endsOf(time)).toEqual(ends);
  expect(beginningOf(time)).toBe(ends[0] ?? '');
});
