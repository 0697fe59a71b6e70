import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, bytesOf } from '../bytes.ts';

/** What of a way and its ends is proved. */
export interface Proven {
  readonly event: number;
  readonly binding: string;
  /** The number once used of whom it is proved to, so that no proof is good a second time. */
  readonly nonce: string;
  readonly device: string;
  readonly isScanOnly: boolean;
}

/** What only a device of the event can say: HMAC-SHA-256 by a key of `MeshKeys`, in base64url. */
export function proofOf(key: string, { event, binding, nonce, device, isScanOnly }: Proven): string {
  const said = JSON.stringify(['janur mesh 1', event, binding, nonce, device, isScanOnly]);
  return base64url(hmac(sha256, bytesOf(key), new TextEncoder().encode(said)));
}
