import { expect, test } from '@jest/globals';
import { roundsOf, WIDTHS } from './situations.ts';
import { type Seen, Slips, told } from './slip.ts';

const seen: Seen = {
  rule: 'cut person',
  section: 'hero',
  text: 'Ani',
  selector: 'h1',
  what: '8 px of “Ani” are cut off',
};

test('the same slip at several widths is one, told in one sentence with its mend', () => {
  const slips = new Slips('TEMPLATE_1');
  slips.add([seen], { width: 390, situation: 'long names' });
  slips.add([seen, { ...seen, section: 'couple' }], { width: 320, situation: 'long names' });
  expect(slips.all).toHaveLength(2);
  expect(slips.all.map(told)[0]).toBe(
    'cut person “Ani” in hero at 320, 390 px (long names): 8 px of “Ani” are cut off [h1]. Let the box grow, or the type step down with the longest word: people are never clamped, ellipsised or clipped.',
  );
});

test('with every change each width and each invitation has its looks', () => {
  const part = Array.from({ length: 21 }, (_, index) => roundsOf('part', index));
  expect(part.every((rounds) => rounds.length === 1)).toBe(true);
  expect(new Set(part.flat().map(({ width }) => width))).toEqual(new Set(WIDTHS));
  expect(new Set(part.flat().map(({ name }) => name)).size).toBe(3);
});

test('check tries three invitations at each width, all of it six', () => {
  expect(roundsOf('family', 0)).toHaveLength(15);
  expect(roundsOf('family', 0).filter(({ hasContrast }) => hasContrast).length).toBeGreaterThanOrEqual(3);
  expect(roundsOf('whole', 0)).toHaveLength(30);
});
