import { randomBytes } from 'node:crypto';
import { PASSWORD_WAITS_HOURS } from '@janur/contracts';

/** Crockford's letters and digits in lower case: nothing that is misread on a slip of paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A new password of 60 random bits in three groups, as it is read aloud and typed on a phone. */
export function newPassword(): string {
  const letters = randomLetters(GROUPS * GROUP_LENGTH);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-');
}

/** 256 is a multiple of 32: every character is equally likely. */
export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Of an account whose password somebody else has seen: it must be used soon, and opens nothing but its own change. */
export const temporary = () => ({
  password_state: 'TEMPORARY',
  password_expires_at: new Date(Date.now() + PASSWORD_WAITS_HOURS * 3_600_000),
});
