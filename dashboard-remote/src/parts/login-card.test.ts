import { loginCardAddress, readLoginCard } from './login-card.ts';

const ORIGIN = 'https://janur.test';

test('a card is read as it was written, whatever stands in it', () => {
  const card = { username: 'usher-sinta', password: 'a&b=c#d %+é' };
  const address = loginCardAddress(ORIGIN, card);
  expect(readLoginCard(address, ORIGIN)).toEqual(card);
  // only what stands before the # travels
  expect(address.split('#')[0]).toBe('https://janur.test/dashboard/scan-login');
});

test.each([
  'https://evil.test/dashboard/scan-login#u=a&p=b',
  'https://janur.test/dashboard/login#u=a&p=b',
  'https://janur.test/dashboard/scan-login?u=a&p=b',
  'https://janur.test/dashboard/scan-login#u=a',
  'SINTA001',
  'https://',
])('%s is no card', (text) => {
  expect(readLoginCard(text, ORIGIN)).toBeUndefined();
});
