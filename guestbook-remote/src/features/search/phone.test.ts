import { isWholePhoneNumber } from './phone.ts';

test.each([
  ['0812 3456 7890', true],
  ['+62 812-3456-7890', true],
  ['(0274) 512 345', true],
  ['0812', false],
  ['12', false],
  ['SINTA001', false],
  ['08123456789a', false],
  ['', false],
])('%j is a whole phone number: %s', (text, isWhole) => {
  expect(isWholePhoneNumber(text)).toBe(isWhole);
});
