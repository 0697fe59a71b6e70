import { asciiBytes, base64url, bytesOf } from './base64url.ts';
import { LIVE_VERSION, readLiveTicket, type ReadLiveTicket } from './live-ticket.ts';

/**
 * What a guest's QR code says, so that a door without data or network can tell a guest from a forgery:
 *
 *     J1.<payload>.<signature>
 *
 * `payload` is base64url of the ASCII text `kid,client,code,until,event:pax,event:pax…`, numbers in base 36; `until` is a
 * Unix time in seconds, or empty for no end. `signature` is base64url of the 64 bytes of Ed25519 over the ASCII text before
 * its dot, `J1.<payload>`, by the key that `kid` names. It is 130 to 180 characters: a QR code of version 8 to 10.
 *
 * This is the format alone. The server signs; it and the devices verify, with the keys that `ticket_keys` lists.
 */
export interface Ticket {
  /** Which key signed: 1 to 16 of A-Z, a-z, 0-9, _ and -. */
  readonly kid: string;
  readonly clientId: number;
  readonly guestCode: string;
  /** Unix milliseconds, whole seconds; null has no end. */
  readonly validUntil: number | null;
  /** Where the guest is invited, with how many people. */
  readonly events: readonly TicketEvent[];
}
export interface TicketEvent {
  readonly id: number;
  readonly pax: number;
}

/** A ticket as it was read: nothing of it is true before `signature` over `signed` is verified. */
export interface ReadTicket {
  readonly ticket: Ticket;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** What somebody showed at the door. */
export type Shown =
  | ({ readonly kind: 'ticket' } & ReadTicket)
  /** The code that changes on a guest's phone. */
  | ({ readonly kind: 'live' } & ReadLiveTicket)
  /** A printed or typed code, or a link with `?code=`. */
  | { readonly kind: 'code'; readonly code: string }
  /** Begins as a ticket does and is none. */
  | { readonly kind: 'broken-ticket' }
  | { readonly kind: 'other' };

export const MAX_SHOWN_LENGTH = 1000;

/**
 * A device that only scans keeps no codes: it keeps the first bytes, in base64url, of SHA-256 over this ASCII text, which is
 * another one for each event.
 */
export const textOfCodeHash = (eventId: number, guestCode: string): string => `janur ${eventId} ${guestCode}`;
export const CODE_HASH_BYTES = 12;

const VERSION = 'J1';
const SIGNATURE_BYTES = 64;
const FORM = /^J1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;
const PAYLOAD =
  /^([A-Za-z0-9_-]{1,16}),([0-9a-z]+),([\x21-\x2b\x2d-\x7e]{1,32}),([0-9a-z]*)((?:,[0-9a-z]+:[0-9a-z]+)*)$/;
const CODE = /^[0-9A-Za-z-]{3,32}$/;

/** The part of a ticket that is signed. */
export function textToSign({ kid, clientId, guestCode, validUntil, events }: Ticket): string {
  const until = validUntil === null ? '' : base36(Math.floor(validUntil / 1000));
  const places = events.map(({ id, pax }) => `${base36(id)}:${base36(pax)}`);
  const payload = [kid, base36(clientId), guestCode, until, ...places].join(',');
  if (!PAYLOAD.test(payload)) throw new Error(`no ticket can say "${payload}"`);
  return `${VERSION}.${base64url(asciiBytes(payload))}`;
}

export function signedTicket(text: string, signature: Uint8Array): string {
  return `${text}.${base64url(signature)}`;
}

/** The ticket that a text is, verified by nobody yet; undefined for any other text. */
export function readTicket(text: string): ReadTicket | undefined {
  const [, payload, signatureText] = FORM.exec(text) ?? [];
  const signature = bytesOf(signatureText);
  const ticket = ticketOf(bytesOf(payload));
  if (!ticket || signature?.length !== SIGNATURE_BYTES) return undefined;
  return { ticket, signature, signed: asciiBytes(`${VERSION}.${payload}`) };
}

/** Whether a verified ticket still counts. */
export const isTicketOver = ({ validUntil }: Ticket, now: number): boolean => validUntil !== null && now > validUntil;

/** Tells what a QR code, a scanner or a hand gave. */
export function readShown(content: string): Shown {
  const text = content.trim();
  if (text.length > MAX_SHOWN_LENGTH) return { kind: 'other' };
  if (text.startsWith(`${VERSION}.`)) {
    const read = readTicket(text);
    return read ? { kind: 'ticket', ...read } : { kind: 'broken-ticket' };
  }
  if (text.startsWith(`${LIVE_VERSION}.`)) {
    const read = readLiveTicket(text);
    return read ? { kind: 'live', ...read } : { kind: 'broken-ticket' };
  }
  const code = /^https?:\/\//i.test(text) ? URL.parse(text)?.searchParams.get('code')?.trim() : text;
  return code && CODE.test(code) ? { kind: 'code', code: code.toUpperCase() } : { kind: 'other' };
}

function ticketOf(payload: Uint8Array | undefined): Ticket | undefined {
  if (!payload) return undefined;
  const [, kid = '', client = '', guestCode = '', until = '', places = ''] =
    PAYLOAD.exec(String.fromCharCode(...payload)) ?? [];
  const numbers = (text: string) => text.split(':').map((part) => Number.parseInt(part, 36));
  const events = places
    .split(',')
    .filter(Boolean)
    .map((place) => numbers(place));
  const clientId = Number.parseInt(client, 36);
  const validUntil = until === '' ? null : Number.parseInt(until, 36) * 1000;
  const isWhole = [clientId, validUntil ?? 0, ...events.flat()].every((number) => Number.isSafeInteger(number));
  if (!kid || !isWhole) return undefined;
  return { kid, clientId, guestCode, validUntil, events: events.map(([id = 0, pax = 0]) => ({ id, pax })) };
}

const base36 = (number: number): string => number.toString(36);
