import { PHONE_CHECK_SIGNS, textOfPhoneCheck } from '@janur/contracts/phone-check';
import { CODE_HASH_BYTES, textOfCodeHash } from '@janur/contracts/ticket';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from './bytes.ts';
import type { ListRecord } from './records.ts';

/** How a list hides the codes of its guests; undefined when it does not. */
export function codeHasherOf(
  eventId: number,
  list: Pick<ListRecord, 'codes'> | undefined,
): ((code: string) => string) | undefined {
  return list?.codes === 'HASHED' ? (code) => hashedCode(eventId, code) : undefined;
}

export const hashedCode = (eventId: number, code: string): string =>
  base64url(hashOf(textOfCodeHash(eventId, code)).subarray(0, CODE_HASH_BYTES));

/** Of a whole number what the list has instead of it; undefined for what is too short for one. */
export function phoneCheckOf(number: string): string | undefined {
  const text = textOfPhoneCheck(number);
  return text && base64url(hashOf(text)).slice(0, PHONE_CHECK_SIGNS);
}

const hashOf = (text: string) => sha256(Uint8Array.from(text, (character) => character.charCodeAt(0)));
