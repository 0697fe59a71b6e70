import { canonicalDomain, invitationAddress } from './domain.ts';

test.each([
  ['sinta-rama.com', 'sinta-rama.com'],
  ['  Sinta-Rama.COM ', 'sinta-rama.com'],
  ['sinta-rama.com.', 'sinta-rama.com'],
  ['sinta-rama.com:8443', 'sinta-rama.com'],
  ['undangan.sinta-rama.co.id', 'undangan.sinta-rama.co.id'],
  ['bücher-hochzeit.de', 'xn--bcher-hochzeit-gsb.de'],
  ['BÜCHER-hochzeit.de', 'xn--bcher-hochzeit-gsb.de'],
  ['xn--bcher-hochzeit-gsb.de', 'xn--bcher-hochzeit-gsb.de'],
  ['婚礼.中国', 'xn--h1sq23e.xn--fiqs8s'],
])('%s is %s', (text, domain) => {
  expect(canonicalDomain(text)).toBe(domain);
});

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '0x7f.1',
  '[::1]',
  'a b.com',
  'https://sinta-rama.com',
  'sinta-rama.com/x',
  'user@sinta-rama.com',
  'sinta-rama..com',
  '-sinta.com',
  'sinta_rama.com',
  'sinta%2ecom',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'sinta.com:8080:1',
  'sinta\u0000.com',
])('%j is no domain', (text) => {
  expect(canonicalDomain(text)).toBeUndefined();
});

const OWN = 'sinta-rama.com';
test.each([
  [{}, 'https://janur.test/sinta-rama'],
  [{ slug_domain: 'undangan.id' }, 'https://undangan.id/sinta-rama'],
  [{ custom_domain: OWN, is_custom_domain: true }, `https://${OWN}/`],
  [{ custom_domain: OWN, is_custom_domain: false }, 'https://janur.test/sinta-rama'],
  [{ custom_domain: OWN, is_custom_domain: true, slug_domain: OWN }, `https://${OWN}/`],
  [{ custom_domain: OWN, is_custom_domain: true, slug_domain: 'undangan.id' }, 'https://undangan.id/sinta-rama'],
  [{ custom_domain: OWN, is_custom_domain: false, slug_domain: OWN }, `https://${OWN}/sinta-rama`],
  [{ slug_domain: 'not a domain' }, 'https://janur.test/sinta-rama'],
])('an invitation with %j is linked as %s', (option, address) => {
  const nowhere = { slug: 'sinta-rama', slug_domain: null, custom_domain: null, is_custom_domain: false };
  expect(invitationAddress('https://janur.test', { ...nowhere, ...option })).toBe(address);
});
