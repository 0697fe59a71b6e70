import { passwordProblem } from './password.ts';

test.each([
  ['hujan-pagi-di-teras', undefined],
  ['8391047265', undefined],
  ['short', 'password_short'],
  ['ninechars', 'password_short'],
  ['sinta-rama', 'password_is_name'],
  ['Sinta-Rama123', 'password_is_name'],
  ['sinta-rama dan keluarga besar di Klaten', undefined],
  ['password123', 'password_common'],
  ['P@ssw0rd2026', 'password_common'],
  ['Bismillah123!', 'password_common'],
  ['1234567890', 'password_common'],
  ['9876543210', 'password_common'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['ababcababcab', 'password_common'],
  ['qwertyuiop', 'password_common'],
  ['123-456-7890', 'password_common'],
])('%s is answered %s', (password, problem) => {
  expect(passwordProblem(password, { username: 'sinta-rama' })).toBe(problem);
});
