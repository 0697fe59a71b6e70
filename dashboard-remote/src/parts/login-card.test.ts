import { loginCardAddress, readLoginCard } from './login-card.ts';

const ORIGIN = 'https://janur.test';

test.each([
  { username: 'usher-sinta', password: 'a&b=c#d %+é' },
  { username: 'usher-sinta', card_token: 'a-b_C9' },
])('a card is read as it was written, whatever stands in it: %j', (card) => {
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
  'https://janur.test/dashboard/scan-login#k=a',
  'SINTA001',
  'https://',
])('%s is no card', (text) => {
  expect(readLoginCard(text, ORIGIN)).toBeUndefined();
});
