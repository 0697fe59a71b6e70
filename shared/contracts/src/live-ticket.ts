import { asciiBytes, base64url, bytesOf } from './base64url.ts';

/**
 * What a guest's phone shows where the hosts chose codes that change:
 *
 *     J2.<code>.<phone>.<step>.<signature>
 *
 * `code` is the guest's; `phone` names the key by the last 8 characters of its public key; `step` counts spans of 30 s since
 * 1970, in base 36; `signature` is base64url of the 64 bytes of ECDSA P-256 with SHA-256 over the ASCII text before its dot.
 * 115 characters with a code of ours: a QR code of version 7.
 *
 * The key is made in the guest's browser and never leaves it; of a public key the 33 bytes of its compressed point are told.
 */
export interface LiveTicket {
  readonly guestCode: string;
  readonly phone: string;
  readonly step: number;
}

/** As it was read: nothing of it is true before `signature` over `signed` is verified with a key of the guest. */
export interface ReadLiveTicket {
  readonly ticket: LiveTicket;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

export const STEP_MS = 30_000;
/** So many phones may show the ticket of an invitation: a family shares a link, and phones are changed. */
export const MOST_PHONES = 4;
/** A public key in base64url: 33 bytes, the first of which is 2 or 3. */
export const PHONE_KEY = /^A[g-z0-9_-][A-Za-z0-9_-]{42}$/;
export const LIVE_VERSION = 'J2';

const SIGNATURE_BYTES = 64;
const NAME_LENGTH = 8;
const FORM = /^(J2\.([0-9A-Z-]{3,32})\.([A-Za-z0-9_-]{8})\.([1-9a-z][0-9a-z]{0,8}))\.([A-Za-z0-9_-]{86})$/;

export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** How a ticket names the key that signed it. */
export const phoneOf = (publicKey: string): string => publicKey.slice(-NAME_LENGTH);

/** The part of a live ticket that is signed. */
export const liveTextToSign = ({ guestCode, phone, step }: LiveTicket): string =>
  [LIVE_VERSION, guestCode, phone, step.toString(36)].join('.');

export const signedLiveTicket = (text: string, signature: Uint8Array): string => `${text}.${base64url(signature)}`;

/** The live ticket that a text is, verified by nobody yet; undefined for any other text. */
export function readLiveTicket(text: string): ReadLiveTicket | undefined {
  const [, said, guestCode, phone, step, signatureText] = FORM.exec(text) ?? [];
  const signature = bytesOf(signatureText);
  if (!said || !guestCode || !phone || !step || signature?.length !== SIGNATURE_BYTES) return undefined;
  return { ticket: { guestCode, phone, step: Number.parseInt(step, 36) }, signed: asciiBytes(said), signature };
}

/** The key among a guest's that a ticket names. They are kept as one text, with spaces between. */
export const keyNamed = (keys: string | null | undefined, phone: string): string | undefined =>
  keys?.split(' ').find((key) => phoneOf(key) === phone);
