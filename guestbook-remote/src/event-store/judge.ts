import type { RightEvent } from '@janur/contracts';
import { refusalAtDoor } from '@janur/contracts/door';
import { keyNamed, type ReadLiveTicket } from '@janur/contracts/live-ticket';
import { isTicketOver, readShown, type ReadTicket } from '@janur/contracts/ticket';
import type { ClientEvents, ClientEvent, GuestView, Verdict, GuestKey } from './event-store.ts';
import { p256 } from '@noble/curves/nist.js';
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

/** What a verdict is made of: all of it is on the device. */
export interface Judging {
  readonly eventId: number;
  readonly clientEvents: ClientEvents;
  readonly hasList: boolean;
  /** By the server's clock. */
  readonly now: number;
  readonly isClockWrong: boolean;
  readonly isRevoked: (code: string) => boolean;
  readonly guest: (key: GuestKey) => GuestView | undefined;
  /** The public keys of a guest's phones, with spaces between. */
  readonly phonesOf: (code: string) => string | null;
  /** Guests whose phone number ends so. */
  readonly byPhone: (last4: string) => GuestView[];
}
type PlainVerdict = Verdict extends infer V ? (V extends unknown ? Omit<V, 'is_clock_wrong'> : never) : never;

export function judge(content: string, judging: Judging): Verdict {
  return { ...verdictOf(content, judging), is_clock_wrong: judging.isClockWrong };
}

export const judgeGuest = (guest: GuestView, { isClockWrong }: Judging): Verdict => ({
  ...verdictOfGuest(guest),
  is_clock_wrong: isClockWrong,
});

function verdictOf(content: string, judging: Judging): PlainVerdict {
  const shown = readShown(content);
  // what names nobody is told as such
  const isAboutGuest = shown.kind !== 'other' || verdictOfPhone(content, judging) !== undefined;
  const kept = refusalAtDoor(shown, judging.clientEvents.door_codes ?? 'ALL', judging.now);
  if (kept && isAboutGuest) return { code: kept === 'OLD_TICKET' ? 'old_ticket' : 'ticket_needed' };
  switch (shown.kind) {
    case 'ticket':
      return verdictOfTicket(shown, judging);
    case 'live':
      return verdictOfLive(shown, judging);
    case 'code':
      return verdictOfCode(shown.code, judging);
    case 'broken-ticket':
      return { code: 'forged' };
    case 'other':
      return verdictOfPhone(content, judging) ?? { code: 'no_code' };
  }
}

function verdictOfTicket(read: ReadTicket, judging: Judging): PlainVerdict {
  const { ticket } = read;
  const { guestCode: guest_code } = ticket;
  const signature = checkSignature(read, judging.clientEvents.ticket_keys);
  if (signature === 'forged') return { code: 'forged' };
  if (signature === 'unknown-key') return { code: 'unknown_key' };
  if (ticket.clientId !== judging.clientEvents.client_id) return { code: 'not_ours' };
  if (judging.isRevoked(guest_code)) return { code: 'revoked', guest_code };
  const guest = judging.guest(guest_code);
  if (guest) return verdictOfGuest(named(guest, guest_code));
  if (ticket.validUntil !== null && isTicketOver(ticket, judging.now)) {
    return { code: 'too_late', guest_code, valid_until: new Date(ticket.validUntil).toISOString() };
  }
  const here = ticket.events.find(({ id }) => id === judging.eventId);
  if (here) return { code: 'no_data_yet', guest_code, allowed: here.pax, is_signed: true };
  const ids = new Set(ticket.events.map(({ id }) => id));
  return { code: 'wrong_event', guest_code, right: rightEvents(judging.clientEvents, ids) };
}

/** The keys come with the list: a device without them says that it cannot know yet. */
function verdictOfLive(read: ReadLiveTicket, judging: Judging): PlainVerdict {
  const { guestCode: guest_code, phone } = read.ticket;
  if (judging.isRevoked(guest_code)) return { code: 'revoked', guest_code };
  const guest = judging.guest(guest_code);
  const key = keyNamed(judging.phonesOf(guest_code), phone);
  if (!key) return guest || !judging.hasList ? { code: 'unknown_key' } : { code: 'unknown', guest_code };
  if (!isSignedByPhone(read, key)) return { code: 'forged' };
  return guest ? verdictOfGuest(named(guest, guest_code)) : { code: 'unknown', guest_code };
}

function verdictOfCode(code: string, judging: Judging): PlainVerdict {
  const guest = judging.guest(code);
  if (guest) return verdictOfGuest(named(guest, code));
  if (judging.isRevoked(code)) return { code: 'revoked', guest_code: code };
  const byPhone = verdictOfPhone(code, judging);
  if (byPhone) return byPhone;
  // without the list nothing can be said of a code that nobody signed
  if (!judging.hasList) return { code: 'no_data_yet', guest_code: code, allowed: null, is_signed: false };
  return { code: 'unknown', guest_code: code };
}

/** A phone number in any spelling. The device knows no more of a guest's than its last four digits: so the name is asked. */
function verdictOfPhone(content: string, judging: Judging): PlainVerdict | undefined {
  const text = content.trim().replace(/^tel:/i, '');
  if (!/^\+?[\d\s().-]{8,20}$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const guests = digits.length < 8 ? [] : judging.byPhone(digits.slice(-4));
  return guests.length === 0 ? undefined : { code: 'several', guests };
}

/** Who was scanned goes by the code, also where the list holds none. */
const named = (guest: GuestView, code: string): GuestView =>
  guest.guest_code === code ? guest : { ...guest, key: code, guest_code: code };

function verdictOfGuest(guest: GuestView): PlainVerdict {
  const remaining = guest.allowed - guest.total_guests_attended;
  if (guest.first) {
    if (remaining <= 0) return { code: 'party_full', guest, first: guest.first };
    return { code: 'already_in', guest, first: guest.first, remaining };
  }
  const proposed = Math.max(1, guest.allowed);
  switch (guest.confirmation_status) {
    case 'CONFIRMED':
      return { code: 'welcome', guest, proposed };
    case 'PENDING':
      return { code: 'needs_answer', guest, proposed };
    case 'DECLINED':
      return { code: 'declined', guest, proposed };
  }
}

function rightEvents(clientEvents: ClientEvents, ids: ReadonlySet<number>): RightEvent[] {
  return clientEvents.events
    .filter(({ id }) => ids.has(id))
    .toSorted((one, other) => (one.event_date ?? '').localeCompare(other.event_date ?? ''))
    .map(rightEventOf);
}

const rightEventOf = ({ id, title, event_date, timezone, location }: ClientEvent): RightEvent => ({
  id,
  title,
  event_date,
  timezone,
  location,
});

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

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
