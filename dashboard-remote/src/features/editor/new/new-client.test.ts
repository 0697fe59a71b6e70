import { isSlug } from '@janur/contracts/rules';
import { bodyOf, isYears, nameOf, type NewClient, slugFrom } from './new-client.ts';

const AYU: NewClient = {
  occasion: 'COUPLE',
  first: ' Ayu ',
  second: 'Made',
  years: '',
  slug: 'ayu-made',
  template: 'TEMPLATE_3',
  language: 'id',
};

test.each([
  ['Ayu & Made', 'ayu-made'],
  ['  Zoë & José María ', 'zoe-jose-maria'],
  ['R. A. Kartini', 'r-a-kartini'],
  ['新娘', ''],
])('%p stands at %p', (name, slug) => expect(slugFrom(name)).toBe(slug));

test('the longest names still give an address', () => {
  expect(isSlug(slugFrom('Anastasia '.repeat(14)))).toBe(true);
});

test('a couple has both names, and begins as a draft', () => {
  expect(nameOf(AYU)).toBe('Ayu & Made');
  expect(bodyOf(AYU)).toEqual({
    name: 'Ayu & Made',
    content: { bride: { name: 'Ayu' }, groom: { name: 'Made' } },
    option: { slug: 'ayu-made', template: 'TEMPLATE_3', language: 'id', web_type: 'PRIMARY', is_hidden: true },
  });
});

test('a birthday has one host, whatever was typed before', () => {
  const { name, content, option } = bodyOf({ ...AYU, occasion: 'BIRTHDAY' });
  expect([name, content.groom, option.web_type]).toEqual(['Ayu', undefined, 'BIRTHDAY']);
});

test('an anniversary says how many years, a wedding nothing of what was typed there before', () => {
  expect(bodyOf({ ...AYU, occasion: 'ANNIVERSARY', years: ' 25 ' }).option).toMatchObject({
    web_type: 'PRIMARY',
    custom_text: '25',
  });
  expect(bodyOf({ ...AYU, years: '25' }).option.custom_text).toBeUndefined();
  expect(['25', '1', '120', '', '0', 'dua puluh', '1000'].filter(isYears)).toEqual(['25', '1', '120']);
});
