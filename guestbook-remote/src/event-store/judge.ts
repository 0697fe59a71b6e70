import type { RightEvent } from '@janur/contracts';
import { refusalAtDoor } from '@janur/contracts/door';
import { keyNamed, type ReadLiveTicket } from '@janur/contracts/live-ticket';
import { isTicketOver, readShown, type ReadTicket } from '@janur/contracts/ticket';
import { codeInGroups, codeReadings, codeSign } from './code-readings.ts';
import { phoneCheckOf } from './hashed-code.ts';
import type { ClientEvents, ClientEvent, GuestView, Verdict, GuestKey } from './event-store.ts';
import { checkSignature, isSignedByPhone } from './ticket-signature.ts';

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
  /** The guests whose code differs only by signs that look alike; none on a device that keeps no codes. */
  readonly byCodeSign: (sign: string) => GuestView[];
  /** The public keys of a guest's phones, with spaces between. */
  readonly phonesOf: (code: string) => string | null;
  /** Guests whose phone number ends so. */
  readonly byPhone: (last4: string) => GuestView[];
  /** What the list has of a guest's whole number; null where it has none. */
  readonly phoneCheckOf: (key: GuestKey) => string | null;
  /** The client's other events whose lists are here and name this code. */
  readonly otherEventsOf: (code: string) => ReadonlySet<number>;
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
  const isAboutGuest = shown.kind !== 'other' || verdictOfOther(content, judging) !== undefined;
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
      return verdictOfOther(content, judging) ?? { code: 'no_code' };
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
  if (here) {
    return { code: 'no_data_yet', guest_code, allowed: here.pax, is_signed: true, has_list: judging.hasList };
  }
  const ids = new Set(ticket.events.map(({ id }) => id));
  return { code: 'wrong_event', guest_code, right: rightEvents(judging.clientEvents, ids) };
}

/** The keys come with the list: a device without them says that it cannot know yet. */
function verdictOfLive(read: ReadLiveTicket, judging: Judging): PlainVerdict {
  const { guestCode: guest_code, phone } = read.ticket;
  if (judging.isRevoked(guest_code)) return { code: 'revoked', guest_code };
  const guest = judging.guest(guest_code);
  const key = keyNamed(judging.phonesOf(guest_code), phone);
  if (!key) return guest || !judging.hasList ? { code: 'unknown_key' } : unknown(guest_code);
  if (!isSignedByPhone(read, key)) return { code: 'forged' };
  return guest ? verdictOfGuest(named(guest, guest_code)) : unknown(guest_code);
}

function verdictOfCode(code: string, judging: Judging): PlainVerdict {
  const listed = verdictOfListed(code, judging) ?? verdictOfOtherLists(code, judging);
  if (listed) return listed;
  const byPhone = verdictOfPhone(code, judging) ?? verdictOfMisread(code, judging);
  if (byPhone) return byPhone;
  // without the list nothing can be said of a code that nobody signed
  if (!judging.hasList) return unsigned(codeInGroups(code) ?? code);
  return unknown(code);
}

const unsigned = (guest_code: string): PlainVerdict => ({
  code: 'no_data_yet',
  guest_code,
  allowed: null,
  is_signed: false,
  has_list: false,
});

function verdictOfListed(code: string, judging: Judging): PlainVerdict | undefined {
  const guest = judging.guest(code);
  if (guest) return verdictOfGuest(named(guest, code));
  return judging.isRevoked(code) ? { code: 'revoked', guest_code: code } : undefined;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** Who is on no list of this event may be on another's; before this event's is here nobody knows that. */
function verdictOfOtherLists(guest_code: string, judging: Judging): PlainVerdict | undefined {
  const ids = judging.hasList ? judging.otherEventsOf(guest_code) : NOWHERE;
  return ids.size > 0 ? { code: 'wrong_event', guest_code, right: rightEvents(judging.clientEvents, ids) } : undefined;
}

/** A code as somebody read it off a screen: in groups, with O for 0 and I or L for 1. */
function verdictOfMisread(content: string, judging: Judging): PlainVerdict | undefined {
  for (const reading of codeReadings(content)) {
    const listed = verdictOfListed(reading, judging) ?? verdictOfOtherLists(reading, judging);
    if (listed) return listed;
  }
  const [guest, ...others] = judging.byCodeSign(codeSign(content));
  return guest && others.length === 0 ? verdictOfGuest(guest) : undefined;
}

/** What is no code as it stands: a number, or a code with spaces between its groups. */
function verdictOfOther(content: string, judging: Judging): PlainVerdict | undefined {
  const byPhone = verdictOfPhone(content, judging);
  if (!byPhone && judging.hasList && phoneDigits(content) !== undefined) {
    return verdictOfMisread(content, judging) ?? unknown(content.trim());
  }
  if (byPhone || !/^[0-9A-Za-z][0-9A-Za-z\s.-]{2,40}$/.test(content.trim())) return byPhone;
  const code = codeInGroups(content);
  const misread = verdictOfMisread(content, judging);
  if (misread || code === undefined) return misread;
  return judging.hasList ? unknown(code) : unsigned(code);
}

/**
 * A phone number in any spelling. The device knows the last four digits and a check of the whole: who has both is the
 * guest; where only the digits fit, the name is asked.
 */
function verdictOfPhone(content: string, judging: Judging): PlainVerdict | undefined {
  const digits = phoneDigits(content);
  const guests = digits === undefined ? [] : judging.byPhone(digits.slice(-4));
  if (digits === undefined || guests.length === 0) return undefined;
  const check = phoneCheckOf(digits);
  const [guest, ...others] = guests.filter(({ key }) => judging.phoneCheckOf(key) === check);
  if (!guest) return { code: 'several', guests, by: 'last4' };
  return others.length === 0 ? verdictOfGuest(guest) : { code: 'several', guests: [guest, ...others], by: 'number' };
}

/** The digits of what looks like a phone number. */
function phoneDigits(content: string): string | undefined {
  const text = content.trim().replace(/^tel:/i, '');
  const digits = text.replaceAll(/\D/g, '');
  return /^\+?[\d\s().-]{8,20}$/.test(text) && digits.length >= 8 ? digits : undefined;
}

const unknown = (content: string): PlainVerdict => ({
  code: 'unknown',
  guest_code: content,
  is_number: phoneDigits(content) !== undefined,
});

/** Who was scanned goes by the code, also where the list holds none; who has no name is called by it. */
const named = (guest: GuestView, code: string): GuestView =>
  guest.guest_code === code
    ? guest
    : { ...guest, key: code, guest_code: code, name: guest.name === guest.guest_code ? code : guest.name };

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
