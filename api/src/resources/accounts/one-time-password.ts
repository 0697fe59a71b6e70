import { randomBytes } from 'node:crypto';

/** Crockford's letters and digits in lower case: nothing that is misread on a slip of paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A new password of 60 random bits in three groups, as it is read aloud and typed on a phone. */
export function newPassword(): string {
  // 256 is a multiple of 32: every character is equally likely
  const letters = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-');
}
