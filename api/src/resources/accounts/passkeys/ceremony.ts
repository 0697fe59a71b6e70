import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config/index.ts';

/*
 * Challenges are signed and not kept: any process takes what another gave. That each counts once is a row of
 * `revoked_tokens`, written when it was used.
 */

const FRESH_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const END_BYTES = 6;
const SIGNATURE_BYTES = 16;

/** What a challenge is for: one for a log-in adds no passkey. */
export type Purpose = 'log-in' | `add to ${number}`;

const sign = (secret: string, purpose: Purpose, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`passkey ${purpose} `).update(body).digest().subarray(0, SIGNATURE_BYTES);

export function newChallenge({ keys: [key] }: Pick<Config, 'keys'>, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(RANDOM_BYTES + END_BYTES, randomBytes(RANDOM_BYTES));
  body.writeUIntBE(Date.now() + FRESH_MS, RANDOM_BYTES, END_BYTES);
  return new Uint8Array(Buffer.concat([body, sign(key.secret, purpose, body)]));
}

/** When it runs out; undefined for one that is not ours, not for this, or over. */
export function endOfChallenge({ keys }: Pick<Config, 'keys'>, purpose: Purpose, challenge: string): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM_BYTES + END_BYTES + SIGNATURE_BYTES) return undefined;
  const body = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  const isOurs = keys.some(({ secret }) => timingSafeEqual(signature, sign(secret, purpose, body)));
  const end = body.readUIntBE(RANDOM_BYTES, END_BYTES);
  return isOurs && end > Date.now() ? new Date(end) : undefined;
}
