import { isSlug, plainSlug, RESERVED_SLUGS } from './slug.ts';

test.each(['sinta-rama', 'ab', '12', 'a'.repeat(64), 'loginn'])('%s can be a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(['a', 'a'.repeat(65), 'Sinta', 'sinta_rama', 'sinta rama', 'sinta/rama', '', 'naïve', 'ab\n'])(
  '%j cannot be a slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test.each([...RESERVED_SLUGS])('%s is reserved', (word) => {
  expect(isSlug(word)).toBe(false);
});

test.each([
  ['Sinta-Rama', 'sinta-rama'],
  [' sinta-rama ', 'sinta-rama'],
  ['sinta-rama.', 'sinta-rama'],
  ['SINTA-RAMA)”', 'sinta-rama'],
  ['sinta-rama', 'sinta-rama'],
  ['sinta rama', 'sinta rama'],
])('who writes %j means %j', (text, slug) => {
  expect(plainSlug(text)).toBe(slug);
});
