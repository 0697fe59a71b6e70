import { newGuestCode } from './code.ts';

test('codes are ten characters of Crockford base32, none twice, each character about as often', () => {
  const count = 50_000;
  const codes = Array.from({ length: count }, newGuestCode);
  expect(new Set(codes).size).toBe(count);
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code))).toBe(true);
  const seen = new Map<string, number>();
  for (const character of codes.join('')) seen.set(character, (seen.get(character) ?? 0) + 1);
  const expected = (count * 10) / 32;
  const chiSquare = [...seen.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // 31 degrees of freedom: above 80 once in a million runs
  expect(chiSquare).toBeLessThan(80);
});
