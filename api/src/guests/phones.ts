import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { keyNamed, type ReadLiveTicket } from '@janur/contracts/live-ticket';

/** What DER writes before the compressed point of a P-256 key (RFC 5480). */
const SPKI_P256 = Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex');

/** Whether one of the guest's phones made it. */
export function isSignedByPhone({ ticket, signed, signature }: ReadLiveTicket, keys: string | null): boolean {
  const key = phoneKey(keyNamed(keys, ticket.phone));
  return key !== undefined && verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
}

/** Undefined for what is no point of the curve. */
export function phoneKey(publicKey: string | undefined): KeyObject | undefined {
  if (publicKey === undefined) return undefined;
  try {
    const key = Buffer.concat([SPKI_P256, Buffer.from(publicKey, 'base64url')]);
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}
