import type { Headcount } from '@janur/contracts';
import type { Database } from '../db/connection.ts';
import type { ClientScope } from '../access/access.ts';
import { type ListFilters, ofKind, WALK_IN } from './filters.ts';
import { isUnasked } from './new-places.ts';

interface HeadcountRow {
  event_id: number;
  is_walk_in: 0 | 1;
  confirmation_status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  is_checked_in: 0 | 1;
  households: number;
  people: number;
  coming: number;
  attended: number;
  has_table: number;
}

const NOBODY = { households: 0, people: 0 };

type Kind = Pick<ListFilters, 'guest_group' | 'tag'>;
/** Whose guests are counted: of all slugs or of one, of all groups and tags or of those chosen. */
interface CountedAt extends Kind {
  readonly eventIds: readonly number[];
  readonly optionId?: number | undefined;
}

/**
 * The one query of what is counted of guests at events: every number of the couple's screens, lists, files and messages is a
 * sum of these rows. Who was not invited and came to the door stands apart, and is no part of any other number.
 */
async function headcountRows(
  db: Database,
  scope: ClientScope,
  { eventIds, optionId, ...kind }: CountedAt,
): Promise<HeadcountRow[]> {
  const places = db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .whereIn('guest_events.event_id', eventIds);
  if (optionId !== undefined) void places.where('guest_events.option_id', optionId);
  ofKind(places, 'guests', kind);
  return places
    .groupByRaw(`guest_events.event_id, is_walk_in, guest_events.confirmation_status, guest_events.is_checked_in`)
    .select<HeadcountRow[]>(
      'guest_events.event_id',
      db.raw('CAST(guests.source = ? AS SIGNED) AS is_walk_in', [WALK_IN]),
      'guest_events.confirmation_status',
      'guest_events.is_checked_in',
      db.raw('COUNT(*) AS households'),
      db.raw('CAST(SUM(guest_events.total_guests) AS SIGNED) AS people'),
      db.raw('CAST(SUM(guest_events.total_guests_confirmed) AS SIGNED) AS coming'),
      db.raw('CAST(SUM(guest_events.total_guests_attended) AS SIGNED) AS attended'),
      db.raw(`CAST(SUM(COALESCE(guest_events.table_number, '') <> '') AS SIGNED) AS has_table`),
    );
}

type EventCount = Omit<Headcount['events'][number], 'forecast'>;

/** Each event's numbers, in the order of `eventIds`. */
export async function countHeads(db: Database, scope: ClientScope, asked: CountedAt): Promise<EventCount[]> {
  const [rows, unasked] = await Promise.all([headcountRows(db, scope, asked), countUnasked(db, scope, asked)]);
  return asked.eventIds.map((event_id) =>
    eventCount(event_id, {
      rows: rows.filter((row) => row.event_id === event_id),
      unasked: unasked.get(event_id) ?? 0,
    }),
  );
}

/** Households that had answered before they were invited there, and were not asked about it, by the event. */
async function countUnasked(
  db: Database,
  scope: ClientScope,
  { eventIds, optionId, ...kind }: CountedAt,
): Promise<ReadonlyMap<number, number>> {
  const places = db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .whereIn('guest_events.event_id', eventIds)
    .whereRaw(isUnasked('guest_events'));
  if (optionId !== undefined) void places.where('guest_events.option_id', optionId);
  ofKind(places, 'guests', kind);
  const rows = await places
    .groupBy('guest_events.event_id')
    .select<{ event_id: number; households: number }[]>('guest_events.event_id', db.raw('COUNT(*) AS households'));
  return new Map(rows.map(({ event_id, households }) => [event_id, households]));
}

/** One event's numbers, of all slugs or of one. */
export async function countEvent(
  db: Database,
  scope: ClientScope,
  { eventId, optionId }: { eventId: number; optionId: number | undefined },
): Promise<EventCount> {
  const [count] = await countHeads(db, scope, { eventIds: [eventId], optionId });
  return count ?? eventCount(eventId, { rows: [], unasked: 0 });
}

function eventCount(
  event_id: number,
  { rows, unasked }: { rows: readonly HeadcountRow[]; unasked: number },
): EventCount {
  const invited = rows.filter((row) => !row.is_walk_in);
  const walkIns = rows.filter((row) => row.is_walk_in);
  const said = (status: HeadcountRow['confirmation_status']) =>
    invited.filter((row) => row.confirmation_status === status);
  const arrived = (of: readonly HeadcountRow[]) => of.filter((row) => row.is_checked_in);
  return {
    event_id,
    invited: sum(invited, 'people'),
    coming: sum(said('CONFIRMED'), 'coming'),
    declined: sum(said('DECLINED'), 'people'),
    pending: sum(said('PENDING'), 'people'),
    walk_ins: sum(walkIns, 'attended'),
    arrived: sum(arrived(invited), 'attended'),
    arrived_of_coming: sum(arrived(said('CONFIRMED')), 'attended'),
    without_table: invited.reduce((total, { households, has_table }) => total + households - has_table, 0),
    unasked,
  };
}

const sum = (rows: readonly HeadcountRow[], of: 'people' | 'coming' | 'attended') =>
  rows.reduce(
    (total, row) => ({ households: total.households + row.households, people: total.people + row[of] }),
    NOBODY,
  );

/** The guests of slugs, whatever they are invited to. */
export async function countGuests(
  db: Database,
  scope: ClientScope,
  optionIds: readonly number[],
  kind: Kind = {},
): Promise<Pick<Headcount, 'guests' | 'walk_ins'>> {
  const guests = db('guests').where(scope.within('client_id')).whereIn('option_id', optionIds);
  ofKind(guests, 'guests', kind);
  const rows = await guests
    .groupBy('is_walk_in')
    .select<{ is_walk_in: 0 | 1; households: number; people: number }[]>(
      db.raw('CAST(source = ? AS SIGNED) AS is_walk_in', [WALK_IN]),
      db.raw('COUNT(*) AS households'),
      db.raw('CAST(SUM(total_guests) AS SIGNED) AS people'),
    );
  const of = (isWalkIn: 0 | 1) => {
    const row = rows.find(({ is_walk_in }) => is_walk_in === isWalkIn);
    return row ? { households: row.households, people: row.people } : NOBODY;
  };
  return { guests: of(0), walk_ins: of(1) };
}

type Households = Pick<
  Headcount,
  'coming' | 'declined' | 'pending' | 'without_table' | 'unsent' | 'silent' | 'unasked'
>;

/** How guests stand in all: who comes to one event comes, who comes to none and declined one does not. */
export async function countHouseholds(
  db: Database,
  scope: ClientScope,
  optionIds: readonly number[],
  kind: Kind = {},
): Promise<Households> {
  const place = (condition: string) =>
    `EXISTS (SELECT 1 FROM guest_events WHERE guest_events.guest_id = guests.id AND ${condition})`;
  const comes = place(`confirmation_status = 'CONFIRMED'`);
  const declines = place(`confirmation_status = 'DECLINED'`);
  const guests = db('guests')
    .where(scope.within('client_id'))
    .whereIn('option_id', optionIds)
    .whereNot('source', WALK_IN)
    .select(
      db.raw(`${comes} AS comes`),
      db.raw(`${declines} AS declines`),
      db.raw(`${place(`COALESCE(table_number, '') <> ''`)} AS sits`),
      db.raw('invitation_sent_at IS NOT NULL AS was_sent'),
      db.raw(`${place(isUnasked('guest_events'))} AS is_unasked`),
    );
  ofKind(guests, 'guests', kind);
  const sums = {
    coming: 'comes',
    declined: 'NOT comes AND declines',
    pending: 'NOT comes AND NOT declines',
    without_table: 'NOT sits',
    unsent: 'NOT was_sent',
    silent: 'was_sent AND NOT comes AND NOT declines',
    unasked: 'is_unasked',
  } as const satisfies Record<keyof Households, string>;
  const row: Partial<Record<keyof Households, string | number | null>> | undefined = await db
    .from(guests.as('stands'))
    .select(Object.entries(sums).map(([name, condition]) => db.raw(`SUM(${condition}) AS ??`, [name])))
    .first();
  const count = (name: keyof Households) => Number(row?.[name] ?? 0);
  return {
    coming: count('coming'),
    declined: count('declined'),
    pending: count('pending'),
    without_table: count('without_table'),
    unsent: count('unsent'),
    silent: count('silent'),
    unasked: count('unasked'),
  };
}

export interface AlikeRow {
  event_id: number;
  guest_group: string | null;
  confirmation_status: HeadcountRow['confirmation_status'];
  is_checked_in: 0 | 1;
  was_sent: 0 | 1;
  was_reminded: 0 | 1;
  total_guests: number;
  total_guests_confirmed: number;
  total_guests_attended: number;
  households: number;
}

/** The same households by all that a forecast looks at: how many of each kind there are. Walk-ins are in no forecast. */
export async function listAlike(
  db: Database,
  scope: ClientScope,
  { eventIds, optionId, ...kind }: CountedAt,
): Promise<AlikeRow[]> {
  const kinds = [
    'guest_events.event_id',
    'guests.guest_group',
    'guest_events.confirmation_status',
    'guest_events.is_checked_in',
    'guest_events.total_guests',
    'guest_events.total_guests_confirmed',
    'guest_events.total_guests_attended',
  ] as const;
  const places = db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .whereIn('guest_events.event_id', eventIds)
    .whereNot('guests.source', WALK_IN);
  if (optionId !== undefined) void places.where('guest_events.option_id', optionId);
  ofKind(places, 'guests', kind);
  return places
    .groupBy(...kinds, 'was_sent', 'was_reminded')
    .select<AlikeRow[]>(
      ...kinds,
      db.raw('CAST(guests.invitation_sent_at IS NOT NULL AS SIGNED) AS was_sent'),
      db.raw('CAST(guests.reminder_sent_at IS NOT NULL AS SIGNED) AS was_reminded'),
      db.raw('COUNT(*) AS households'),
    );
}
