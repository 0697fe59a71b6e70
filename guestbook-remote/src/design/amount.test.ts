import { grouped, typed } from './amount.ts';

test.each([
  ['', '5', '5'],
  ['5', '000', '5000'],
  ['', '0', ''],
  ['', '000', ''],
  ['123456789012', '3', '123456789012'],
  ['12345678901', '000', '12345678901'],
])('%s and the key %s make %s', (digits, key, made) => {
  expect(typed(digits, key)).toBe(made);
});

test('an amount is grouped as the language writes it', () => {
  expect(grouped(1_500_000, 'id')).toBe('1.500.000');
  expect(grouped(1_500_000, 'en')).toBe('1,500,000');
});
