import type { ReadLiveTicket } from '@janur/contracts/live-ticket';
import type { ReadTicket } from '@janur/contracts/ticket';
import { p256 } from '@noble/curves/nist.js';
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesOf } from './bytes.ts';
import type { ClientEvents } from './event-store.ts';

// the browsers' own Ed25519 only answers later, and some have none: a verdict is to be there at once, everywhere
hashes.sha512 = sha512;

export type TicketKeys = ClientEvents['ticket_keys'];

/** Whether the server signed it. `unknown-key`: by a key that this device has not heard of. */
export function checkSignature(
  { ticket, signed, signature }: ReadTicket,
  keys: TicketKeys,
): 'valid' | 'forged' | 'unknown-key' {
  const key = keys.find(({ kid }) => kid === ticket.kid);
  if (!key) return 'unknown-key';
  try {
    return verify(signature, signed, bytesOf(key.public_key), { zip215: false }) ? 'valid' : 'forged';
  } catch {
    // a point that is on no curve: nobody of ours made it
    return 'forged';
  }
}

/** Whether the phone with that key made it. Browsers sign with either of the two `s`. */
export function isSignedByPhone({ signed, signature }: ReadLiveTicket, publicKey: string): boolean {
  try {
    return p256.verify(signature, signed, bytesOf(publicKey), { prehash: true, lowS: false });
  } catch {
    return false;
  }
}

/**
 * RFC 8032, 7.1, test 1, and RFC 6979, A.2.5: the first verification of a page takes ten times as long, and must not be a
 * guest's. P-256 where codes that change count.
 */
export function warmUp({ isLive }: { isLive: boolean }): void {
  const key = fromHex('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  const signature = fromHex(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  );
  for (let time = 0; time < 3; time += 1) verify(signature, new Uint8Array(), key, { zip215: false });
  if (!isLive) return;
  const phone = fromHex('0360fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6');
  const shown = fromHex(
    'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  );
  for (let time = 0; time < 3; time += 1) {
    p256.verify(shown, new TextEncoder().encode('sample'), phone, { prehash: true, lowS: false });
  }
}

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
