import { fitted } from './ticket.ts';

test('a short text has the size that was asked for, a long one the size that fits', () => {
  expect(fitted('Ayu & Bima', 860, 100)).toBe(100);
  const long = fitted('Raden Ajeng Kusumaningrum & Tumenggung Wiryodiningrat', 860, 100);
  expect(long).toBeLessThan(40);
  expect(long).toBeGreaterThan(20);
});

test('signs of Chinese, Japanese and Korean are as broad as two letters', () => {
  const names = '陈美琳与林凯文的婚礼请柬';
  expect(fitted(names, 600, 100)).toBeLessThan(fitted('x'.repeat(names.length), 600, 100));
});
