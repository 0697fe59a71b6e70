import { getPublicKey, hashes, sign } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { signedTicket, textToSign, type TicketEvent } from '@janur/contracts/ticket';

hashes.sha512 = sha512;
const secret = new Uint8Array(32).fill(7);
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The key that the tests' server signs with. */
export const TICKET_KEY = { kid: 'k1', public_key: base64url(getPublicKey(secret)) };

/** What a guest's QR code says. */
export function ticketFor(guestCode: string, events: readonly TicketEvent[]): string {
  const text = textToSign({ kid: TICKET_KEY.kid, clientId: 3, guestCode, validUntil: null, events });
  return signedTicket(text, sign(new TextEncoder().encode(text), secret));
}
