import { hasSigns } from './signs.ts';

test.each([
  ['RR', false],
  ['ÄÑ', false],
  ['', false],
  ['陈李', true],
  ['A민', true],
  ['さケ', true],
])('%j has signs: %s', (text, has) => {
  expect(hasSigns(text)).toBe(has);
});
