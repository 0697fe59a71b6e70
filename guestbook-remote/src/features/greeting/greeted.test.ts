import { initialsOf, sizeOf, widthOf } from './greeted.ts';

test.each([
  ['Larasati & Bagaskara', 'LB'],
  ['Sinta dan Rama', 'SR'],
  ['Anna and Ben', 'AB'],
  ['Éva + Óscar', 'ÉÓ'],
  ['Kirana', 'K'],
  ['Danang', 'D'],
])('the initials of %s are %s', (couple, initials) => {
  expect(initialsOf(couple)).toBe(initials);
});

test('a long name is set smaller than a short one', () => {
  const sizes = ['Budi', 'Bapak H. Surya Atmaja, S.E. & Ibu', 'x'.repeat(80)].map(sizeOf);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('a sign of East Asia is as wide as two letters', () => {
  expect(widthOf('Budi')).toBe(4);
  expect(widthOf('歐陽 菲')).toBe(7);
});
