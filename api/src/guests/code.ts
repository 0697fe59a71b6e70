import { randomBytes } from 'node:crypto';

/** Crockford base32: no I, L, O or U, so that a code read aloud is written right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A new guest code: 50 random bits (decisions §4). */
export function newGuestCode(): string {
  // 256 is a multiple of 32: every character is equally likely
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
