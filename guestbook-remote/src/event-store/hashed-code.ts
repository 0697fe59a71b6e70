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

/** Ids of operations, which walk-ins go by until the server has named them, have small letters, and codes of guests none. */
export const isOperationId = (key: string): boolean => /[a-z]/.test(key);

const HIDDEN = '#';
/** The guest of an operation as it is told to a device that keeps no codes. */
export const hiddenKey = ({ event_id, guest }: { readonly event_id: number; readonly guest: string }): string =>
  isOperationId(guest) ? guest : HIDDEN + hashedCode(event_id, guest);

/** What the list calls the guest of a key that was hidden by another device; undefined for other keys. */
export const revealed = (key: string): string | undefined =>
  key.startsWith(HIDDEN) ? key.slice(HIDDEN.length) : undefined;

/** Of a whole number what the list has instead of it; undefined for what is too short for one. */
export function phoneCheckOf(number: string): string | undefined {
  const text = textOfPhoneCheck(number);
  return text && base64url(hashOf(text)).slice(0, PHONE_CHECK_SIGNS);
}

const hashOf = (text: string) => sha256(Uint8Array.from(text, (character) => character.charCodeAt(0)));
