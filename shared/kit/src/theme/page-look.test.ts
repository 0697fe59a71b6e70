import { withLetters } from './page-look.ts';

test.each([
  [
    'Marcellus, "Marcellus Stand-in", serif, "Songti SC"',
    'Marcellus, "Marcellus Stand-in", var(--letters-serif, serif), serif, "Songti SC"',
  ],
  ['Karla, sans-serif', 'Karla, var(--letters-sans, sans-serif), sans-serif'],
  [
    '"Courier Prime", ui-monospace, monospace',
    '"Courier Prime", var(--letters-sans, ui-monospace), ui-monospace, monospace',
  ],
  ['serif', 'var(--letters-serif, serif), serif'],
  ['"PT serif", Georgia', '"PT serif", Georgia'],
])('in %s the letters of East Asia come before what the system calls so', (stack, expected) => {
  expect(withLetters(stack)).toBe(expected);
});
