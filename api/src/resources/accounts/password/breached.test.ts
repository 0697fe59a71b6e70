import { isBreached } from './breached.ts';

test.each(['1q2w3e4r5t', 'charmander1', 'Equilibrium', 'NESPRERA0K', '0102030405', 'minecraft123', 'fireballxl5'])(
  '%s is known from elsewhere, however it is spelled',
  (password) => expect(isBreached(password)).toBe(true),
);

test.each(['hujan-pagi-di-teras', '8391047265', 'sinta-rama dan keluarga besar di Klaten', ''])(
  '%j is not',
  (password) => expect(isBreached(password)).toBe(false),
);
