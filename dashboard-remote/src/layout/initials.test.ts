import { initials } from './initials.ts';

test.each([
  ['Dina Prameswari', 'DP'],
  ['Sinta & Rama', 'SR'],
  ['Raden Ajeng Kartini', 'RK'],
  ['admin', 'A'],
  ['陳 美玲', '陳美'],
  ['', ''],
])('%j becomes %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
