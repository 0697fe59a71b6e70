import { createHash } from 'node:crypto';
import { newPassword } from '../password/one-time-password.ts';

const COUNT = 10;

/** Ten codes of 60 random bits each, as one-time passwords are read and typed. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newPassword);

/** What is kept of a code. It has too many random bits to be guessed from its hash, so no slow one is needed. */
export function hashOfCode(typed: string): Buffer {
  const letters = typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(letters).digest();
}
