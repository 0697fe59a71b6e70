import { CODE_HASH_BYTES, textOfCodeHash } from '@janur/contracts/ticket';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ListRecord } from './records.ts';

/** How a list hides the codes of its guests; undefined when it does not. */
export function codeHasherOf(eventId: number, list: ListRecord | undefined): ((code: string) => string) | undefined {
  return list?.codes === 'HASHED' ? (code) => hashedCode(eventId, code) : undefined;
}

export function hashedCode(eventId: number, code: string): string {
  const text = Uint8Array.from(textOfCodeHash(eventId, code), (character) => character.charCodeAt(0));
  return btoa(String.fromCharCode(...sha256(text).subarray(0, CODE_HASH_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
