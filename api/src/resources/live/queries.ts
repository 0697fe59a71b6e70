import type { Database } from '../../db/connection.ts';
import type { GuestEventRow, GuestRow, RsvpEventRow, RsvpRow, WishRow } from '../../db/rows/guests.ts';
import type { GuestPack } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';

/** Any event of the caller's, with a guest-book or without. */
export async function findOwnEvent(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<{ id: number; client_id: number } | undefined> {
  return db('events').select('id', 'client_id').where(scope.within('client_id')).where({ id: eventId }).first();
}

/** The database's own clock, which stamps the changes. */
export async function databaseTime(db: Database): Promise<number> {
  const [rows] = await db.raw<[{ now: Date }[], unknown]>('SELECT NOW(3) AS now');
  return rows[0]?.now.getTime() ?? Date.now();
}

const GUEST_EVENT_COLUMNS = [
  'id',
  'guest_name',
  'total_guests',
  'total_guests_confirmed',
  'confirmation_status',
  'table_number',
  'total_guests_attended',
  'total_guests_left',
  'checked_in_at',
  'checked_in_gate',
  'is_checked_in',
  'is_received_gift',
  'is_received_souvenir',
  'extra_souvenirs',
  'updated_at',
] as const satisfies readonly (keyof GuestEventRow)[];

export type ChangedGuest = Pick<GuestEventRow, (typeof GUEST_EVENT_COLUMNS)[number]> &
  Pick<GuestRow, 'code' | 'phone_number' | 'source' | 'phone_keys' | 'details' | 'guest_group' | 'tags'> & {
    checked_in_by_name: string | null;
  };

/** A place in the order of changes: what was changed after that moment, or in it with a greater id. */
export interface After {
  readonly eventId: number;
  readonly since: Date;
  readonly id: number;
  readonly limit: number;
}

export async function listChangedGuests(
  db: Database,
  scope: ClientScope,
  { eventId, since, id, limit }: After,
): Promise<ChangedGuest[]> {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .leftJoin('accounts', 'accounts.id', 'guest_events.checked_in_by')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .where('guest_events.updated_at', '>=', since)
    .where((later) => {
      void later.where('guest_events.updated_at', '>', since).orWhere('guest_events.id', '>', id);
    })
    .select<ChangedGuest[]>(
      ...GUEST_EVENT_COLUMNS.map((column) => `guest_events.${column}`),
      'guests.code',
      'guests.phone_number',
      'guests.source',
      'guests.phone_keys',
      'guests.details',
      'guests.guest_group',
      'guests.tags',
      { checked_in_by_name: 'accounts.name' },
    )
    .orderBy(['guest_events.updated_at', 'guest_events.id'])
    .limit(limit);
}

/** The ids of places that were removed since. */
export async function listRemovedPlaces(
  db: Database,
  scope: ClientScope,
  { eventId, since }: Pick<After, 'eventId' | 'since'>,
): Promise<number[]> {
  return db('removed_places')
    .where(scope.within('client_id'))
    .where({ event_id: eventId })
    .where('removed_at', '>=', since)
    .orderBy('guest_event_id')
    .pluck('guest_event_id');
}

/** The last number of each device in the log of an event, by its `device_id`, and the numbers before it that are in none. */
export async function listNumbers(
  db: Database,
  scope: ClientScope,
  { id, client_id }: { id: number; client_id: number },
): Promise<Pick<GuestPack, 'seen' | 'missing'>> {
  const rows = await db('operations')
    .where(scope.within('client_id'))
    .where({ client_id, event_id: id })
    .whereNotNull('device_id')
    .whereNotNull('seq')
    .groupBy('device_id')
    .select('device_id', db.raw('COUNT(*) AS numbers'))
    .max<{ device_id: string; seq: number; numbers: number }[]>({ seq: 'seq' });
  const seen = Object.fromEntries(rows.map(({ device_id, seq }) => [device_id, seq]));
  // what a device did at another event of theirs has numbers, too
  const broken = rows.flatMap(({ device_id, seq, numbers }) => (numbers < seq ? [device_id] : []));
  if (broken.length === 0) return { seen, missing: {} };
  const gaps = await listGaps(db, scope, { client_id, devices: broken });
  const missing: GuestPack['missing'] = {};
  for (const { device_id, from, to } of gaps) {
    if (from < (seen[device_id] ?? 0)) (missing[device_id] ??= []).push({ from, to });
  }
  return { seen, missing };
}

interface Gap {
  readonly device_id: string;
  readonly from: number;
  readonly to: number;
}

async function listGaps(
  db: Database,
  scope: ClientScope,
  { client_id, devices }: { client_id: number; devices: readonly string[] },
): Promise<Gap[]> {
  const numbered = db('operations')
    .where(scope.within('client_id'))
    .where({ client_id })
    .whereIn('device_id', devices)
    .whereNotNull('seq')
    .select('device_id', 'seq', db.raw('COALESCE(LAG(seq) OVER (PARTITION BY device_id ORDER BY seq), 0) AS former'));
  const rows = await db
    .from(numbered.as('numbered'))
    .whereRaw('seq > former + 1')
    .orderBy(['device_id', 'seq'])
    // a sum comes as text
    .select<{ device_id: string; seq: number; former: number | string }[]>('device_id', 'seq', 'former');
  return rows.map(({ device_id, seq, former }) => ({ device_id, from: Number(former) + 1, to: seq - 1 }));
}

export async function countGuestsOfEvent(
  db: Database,
  scope: ClientScope,
  { id, client_id }: { id: number; client_id: number },
): Promise<number> {
  const row = await db('guest_events')
    .where(scope.within('client_id'))
    .where({ client_id, event_id: id })
    .count<{ total: number }[]>({ total: '*' })
    .first();
  return row?.total ?? 0;
}

export interface Since {
  readonly clientId: number;
  readonly eventId: number;
  readonly since: Date;
  readonly limit: number;
}
export type ChangedRsvp = Pick<RsvpRow, 'id' | 'name' | 'updated_at'> &
  Pick<RsvpEventRow, 'is_attending' | 'guest_total'>;

export async function listChangedRsvps(
  db: Database,
  scope: ClientScope,
  { clientId, eventId, since, limit }: Since,
): Promise<ChangedRsvp[]> {
  return db('rsvps')
    .join('rsvp_events', 'rsvp_events.rsvp_id', 'rsvps.id')
    .where(scope.within('rsvps.client_id'))
    .where('rsvps.client_id', clientId)
    .where('rsvp_events.event_id', eventId)
    .where('rsvps.updated_at', '>=', since)
    .select<ChangedRsvp[]>(
      'rsvps.id',
      'rsvps.name',
      'rsvps.updated_at',
      'rsvp_events.is_attending',
      'rsvp_events.guest_total',
    )
    .orderBy(['rsvps.updated_at', 'rsvps.id'])
    .limit(limit);
}

export type NewWish = Pick<WishRow, 'id' | 'name' | 'message' | 'answer' | 'answered_at' | 'created_at'>;

/** Those that are new or that the hosts answered. They are not for one event: every event's stream has them. */
export async function listNewWishes(
  db: Database,
  scope: ClientScope,
  { clientId, since, limit }: Omit<Since, 'eventId'>,
): Promise<NewWish[]> {
  return db('wishes')
    .select('id', 'name', 'message', 'answer', 'answered_at', 'created_at')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .whereNull('deleted_at')
    .where((changed) => void changed.where('created_at', '>=', since).orWhere('answered_at', '>=', since))
    .orderBy(['created_at', 'id'])
    .limit(limit);
}
