import { type GuestLedger, type GuestPack, PACKED_FLAGS, type PackedGuest } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import { mayHoldCodes } from '../../access/guest-handles.ts';
import { maySeeSums } from '../../access/sums.ts';
import type { Principal } from '../../access/principals.ts';
import { withLedgers } from '../guest-book/ledger/ledger.ts';
import { findDoorPin } from '../guest-book/pin/queries.ts';
import { isVip } from '../../guests/tags.ts';
import { detailOf, hashedCode, onlyScans, phoneCheckOf } from '../guest-book/present.ts';
import {
  type ChangedGuest,
  countGuestsOfEvent,
  databaseTime,
  listNumbers,
  listChangedGuests,
  listRemovedPlaces,
} from './queries.ts';

/** A change is stamped when it is written and seen when it commits; nothing takes longer than this in between. */
export const UNSETTLED_MS = 30_000;

/**
 * Where a device stands: the last change it has (time and id), and from when it reads again once it has all of them. That is
 * where its reading began, less what was then unsettled, so that a change which commits late is not missed.
 */
interface Cursor {
  readonly since: number;
  readonly id: number;
  readonly again: number;
}

interface Asked {
  readonly event: { id: number; client_id: number };
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly visibility: Visibility;
}

/**
 * What changed of an event's guests since a device stood at `cursor`. All of it is of one moment: an operation is in `seen` if and
 * only if the guests hold what it did, for a device that hears of it elsewhere would count it twice or not at all.
 */
export const packOf = (db: Database, scope: ClientScope, asked: Asked): Promise<GuestPack> =>
  db.transaction((trx) => readPack(trx, scope, asked), { isolationLevel: 'repeatable read' });

async function readPack(
  db: Database,
  scope: ClientScope,
  { event, cursor, limit, visibility }: Asked,
): Promise<GuestPack> {
  const [now, numbers] = await Promise.all([databaseTime(db), listNumbers(db, scope, event)]);
  const from = cursorOf(cursor);
  const again = from.again || now - UNSETTLED_MS;
  // a device that begins knows nobody, and one that reads on has heard at the beginning of its reading
  const knowsSomebody = from.since > 0 && from.again === 0;
  const [rows, removed, total, door_pin] = await Promise.all([
    listChangedGuests(db, scope, { eventId: event.id, since: new Date(from.since), id: from.id, limit }),
    knowsSomebody ? listRemovedPlaces(db, scope, { eventId: event.id, since: new Date(from.since) }) : [],
    countGuestsOfEvent(db, scope, event),
    findDoorPin(db, scope, event.client_id),
  ]);
  const last = rows.at(-1);
  const hasMore = last !== undefined && rows.length === limit;
  const next = hasMore ? { since: last.updated_at.getTime(), id: last.id, again } : { since: again, id: 0, again: 0 };
  const cursorText = `${next.since}-${next.id}-${next.again}`;
  return {
    guests: (await withLedgers(db, scope, { event, guests: rows })).map(visibility.guest),
    removed,
    duplicates: [],
    codes: visibility.codes,
    cursor: cursorText,
    has_more: hasMore,
    total,
    door_pin,
    ...numbers,
    now: new Date(now).toISOString(),
  };
}

function cursorOf(text = '0-0-0'): Cursor {
  const [since = 0, id = 0, again = 0] = text.split('-').map(Number);
  return { since, id, again };
}

type ListedGuest = ChangedGuest & { readonly ledger: GuestLedger | null };

/** What a device may see of an event’s guests. */
export interface Visibility {
  readonly guest: (guest: ListedGuest) => PackedGuest;
  readonly codes: GuestPack['codes'];
  /** Whose eyes they are: two of one kind see the same. */
  readonly of: 'HOSTS' | 'ORGANISERS' | 'LOOKERS' | 'SCANNERS';
}

/** Who only scans has nothing on the device that a finder of it could use. */
export function visibilityFor(principal: Principal, eventId: number): Visibility {
  if (!mayHoldCodes(principal)) {
    return {
      // at a desk nobody shows a number
      guest: (guest) =>
        packed(
          { ...guest, code: '', phone_keys: null, ledger: guest.ledger && { ...guest.ledger, envelopes: [] } },
          null,
        ),
      codes: 'PLAIN',
      of: 'LOOKERS',
    };
  }
  const whole = (guest: ListedGuest) => packed(guest, phoneCheckOf(guest.phone_number));
  if (!onlyScans(principal)) {
    // whoever takes envelopes at the door writes the sums; of others only who may see them
    return principal.role === 'USHER' || maySeeSums(principal)
      ? { guest: whole, codes: 'PLAIN', of: 'HOSTS' }
      : { guest: (guest) => whole(withoutSums(guest)), codes: 'PLAIN', of: 'ORGANISERS' };
  }
  const hashed = (code: string) => hashedCode(eventId, code);
  return {
    guest: (guest) =>
      packed(
        {
          ...guest,
          code: hashed(guest.code),
          phone_number: null,
          details: null,
          is_received_gift: 0,
          is_received_souvenir: 0,
          ledger: guest.ledger && arrivalsIn(guest.ledger),
        },
        null,
      ),
    codes: 'HASHED',
    of: 'SCANNERS',
  };
}

/** Who came in where, without what was given. */
function arrivalsIn({ entries, settlements }: GuestLedger): GuestLedger | null {
  const arrivals = entries.filter(({ type }) => type !== 'GIFT').map((entry) => ({ ...entry, souvenir: false }));
  return arrivals.length > 1 ? { entries: arrivals, settlements, envelopes: [] } : null;
}

function withoutSums(guest: ListedGuest): ListedGuest {
  const envelopes = guest.ledger?.envelopes.map((envelope) => ({ ...envelope, amount: null }));
  return { ...guest, ledger: guest.ledger && { ...guest.ledger, envelopes: envelopes ?? [] } };
}

function packed(guest: ListedGuest, phoneCheck: string | null): PackedGuest {
  const flags =
    (guest.is_checked_in ? PACKED_FLAGS.checkedIn : 0) |
    (guest.is_received_gift ? PACKED_FLAGS.receivedGift : 0) |
    (guest.is_received_souvenir ? PACKED_FLAGS.receivedSouvenir : 0) |
    (guest.source === 'ADHOC' ? PACKED_FLAGS.walkIn : 0) |
    (isVip(guest) ? PACKED_FLAGS.vip : 0);
  return [
    guest.id,
    guest.code,
    guest.guest_name,
    guest.phone_number?.slice(-4) ?? null,
    guest.total_guests,
    guest.total_guests_confirmed,
    guest.confirmation_status,
    guest.table_number,
    guest.total_guests_attended,
    guest.checked_in_at?.toISOString() ?? null,
    flags,
    guest.checked_in_gate,
    guest.checked_in_by_name,
    guest.total_guests_attended - guest.total_guests_left,
    guest.phone_keys,
    // of everybody else the door needs none
    isVip(guest) ? detailOf(guest.details) : null,
    guest.ledger,
    phoneCheck,
  ];
}
