import { canMirror } from './mirror.ts';

test.each([
  [['R', 'R'], true],
  [['Ä', 'Ñ'], true],
  [[], true],
  [['陈', '李'], false],
  [['A', '민'], false],
  [['さ', 'ケ'], false],
])('%j may stand mirrored: %s', (initials, may) => {
  expect(canMirror(initials)).toBe(may);
});
