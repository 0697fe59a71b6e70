import { nationalDigits, toE164 } from './phone.ts';

test.each([
  ['081234567890', '+6281234567890'],
  ['0812-3456-7890', '+6281234567890'],
  ['0812 3456 7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['6281234567890', '+6281234567890'],
  ['(0812) 3456.7890', '+6281234567890'],
  ['+62 (0)812 3456 7890', '+6281234567890'],
  ['０８１２３４５６７８９０', '+6281234567890'],
  ['+1 212 555 0123', '+12125550123'],
])('%s is %s', (spelling, number) => {
  expect(toE164(spelling)).toBe(number);
});

test.each(['', 'hello', '12', '+', '0812', '081234567890123456789'])('%j is no phone number', (spelling) => {
  expect(toE164(spelling)).toBeUndefined();
});

test('a national number is read in the country of the client', () => {
  expect(toE164('0176 12345678', 'DE')).toBe('+4917612345678');
});

test.each([
  ['+6281234567890', '081234567890'],
  ['+4917612345678', '017612345678'],
  ['+12125550123', '2125550123'],
  ['+1', '1'],
])('%s is dialled at home as %s', (number, digits) => {
  expect(nationalDigits(number)).toBe(digits);
});
