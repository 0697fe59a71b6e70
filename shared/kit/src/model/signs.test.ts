import { hasSigns, mirrorsWell } from './signs.ts';

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

test.each([
  [['R', 'R'], true],
  [['R', 'A'], true],
  [['S', 'T'], true],
  [['R', 'P'], false],
  [['A', 'R'], false],
  [['S', 'É'], false],
  [['陈', '陈'], false],
  [['A', '민'], false],
])('of %j the second may stand mirrored: %s', (initials, may) => {
  expect(mirrorsWell(initials)).toBe(may);
});
