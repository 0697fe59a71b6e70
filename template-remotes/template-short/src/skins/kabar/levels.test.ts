import { levelsOf } from './levels.ts';

const lit = (from: number, to: number) => Array.from({ length: 100 }, (_, index) => from + ((to - from) * index) / 99);
/** What CSS makes of a light: brightness first, then contrast around the middle. */
const shown = (light: number, { brightness, contrast }: ReturnType<typeof levelsOf>) =>
  (light * brightness - 0.5) * contrast + 0.5;

test.each([
  ['a lilac lake at dusk', 0.55, 0.75],
  ['a pier in the mist', 0.62, 0.8],
  ['a bridge at night', 0.02, 0.45],
])('%s becomes ink and paper', (_, dark, light) => {
  const levels = levelsOf(lit(dark, light));
  expect(shown(dark, levels)).toBeLessThan(0.2);
  expect(shown(light, levels)).toBeGreaterThan(0.8);
});

test('a picture of full contrast stays almost as it is', () => {
  const { brightness, contrast } = levelsOf(lit(0, 1));
  expect(brightness).toBeCloseTo(1, 1);
  expect(contrast).toBeCloseTo(0.9, 1);
});

test('the order of its points does not matter', () => {
  expect(levelsOf(lit(0.7, 0.2))).toEqual(levelsOf(lit(0.2, 0.7)));
});
