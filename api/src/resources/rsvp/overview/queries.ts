import type { PageQuery } from '@janur/contracts';
import type { DoorCodes } from '@janur/contracts/door';
import type { Database } from '../../../db/connection.ts';
import type { ClientRow } from '../../../db/rows/invitation.ts';
import type { ClientScope } from '../../../access/access.ts';
import { perhapsTwice } from '../../../guests/envelope-doubts.ts';

export interface HostRow {
  name: string;
  version: ClientRow['version'];
  door_codes: DoorCodes;
  answers_until: Date | null;
}

export async function findHost(db: Database, scope: ClientScope, clientId: number): Promise<HostRow | undefined> {
  return db('clients')
    .where(scope.within('id'))
    .where({ id: clientId })
    .select('name', 'version', 'door_codes', 'answers_until')
    .first();
}

/** What is taken at the door, before it is changed; undefined when there is no such client. */
export async function lockDoorCodes(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<DoorCodes | undefined> {
  const row = await db('clients')
    .where(scope.within('id'))
    .where({ id: clientId })
    .select('door_codes')
    .forUpdate()
    .first();
  return row?.door_codes;
}

export async function updateDoorCodes(
  db: Database,
  scope: ClientScope,
  { clientId, doorCodes }: { clientId: number; doorCodes: DoorCodes },
): Promise<void> {
  await db('clients').where(scope.within('id')).where({ id: clientId }).update({ door_codes: doorCodes });
}

export async function listHostedEvents(db: Database, scope: ClientScope, clientId: number) {
  return db('events')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .orderBy(['start_datetime', 'id'])
    .select('id', 'title', 'type', 'start_datetime', 'timezone', 'location', 'is_guest_book');
}

const MOST_GROUPS = 100;

export async function listGuestGroups(db: Database, scope: ClientScope, clientId: number): Promise<string[]> {
  const rows = await db('guests')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .whereNotNull('guest_group')
    .whereNot({ guest_group: '' })
    .distinct('guest_group')
    .orderBy('guest_group')
    .limit(MOST_GROUPS)
    .pluck('guest_group');
  return rows.map(String);
}

/** The last answers to an event, of all slugs or of one. */
export interface Answered {
  readonly eventId: number;
  readonly optionId: number | undefined;
}

function answersTo(db: Database, scope: ClientScope, { eventId, optionId }: Answered) {
  const answers = db('rsvp_events')
    .join('rsvps', 'rsvps.id', 'rsvp_events.rsvp_id')
    .where(scope.within('rsvp_events.client_id'))
    .where('rsvp_events.event_id', eventId);
  return optionId === undefined ? answers : answers.where('rsvps.option_id', optionId);
}

export interface HalfHour {
  /** Half hours since 1970: any timezone's midnight stands at the edge of one. */
  half_hour: number;
  is_attending: 0 | 1;
  total_answers: number;
  total_pax: number;
}

/** How many answered when, by half hours: a day begins where the event is, which only the caller knows. */
export async function listHalfHours(db: Database, scope: ClientScope, asked: Answered): Promise<HalfHour[]> {
  const answers = answersTo(db, scope, asked).select({
    half_hour: db.raw(`CAST(FLOOR(TIMESTAMPDIFF(MINUTE, '1970-01-01', rsvps.updated_at) / 30) AS SIGNED)`),
    is_attending: 'rsvp_events.is_attending',
    guest_total: 'rsvp_events.guest_total',
  });
  return db
    .from(answers.as('answers'))
    .groupBy(['half_hour', 'is_attending'])
    .orderBy('half_hour')
    .select<HalfHour[]>(
      'half_hour',
      'is_attending',
      db.raw('COUNT(*) AS total_answers'),
      db.raw('CAST(SUM(guest_total) AS SIGNED) AS total_pax'),
    );
}

export interface ValueRow {
  name: string;
  /** JSON, as text. */
  value: string;
  total_answers: number;
  total_pax: number;
}

const MOST_VALUES = 100;

/** The answers of those who come to each of these questions, each stored value once, the most frequent first. */
export async function listValues(
  db: Database,
  scope: ClientScope,
  { names, ...asked }: Answered & { names: readonly string[] },
): Promise<ValueRow[]> {
  const questions = names.map((name) => {
    // a field's name is of a-z, 0-9 and _ (contracts, RsvpField)
    const value = db.raw('CAST(JSON_EXTRACT(rsvps.details, ?) AS CHAR)', [`$."${name}"`]);
    const given = answersTo(db, scope, asked)
      .where('rsvp_events.is_attending', 1)
      .select({ value, guest_total: 'rsvp_events.guest_total' });
    return db
      .from(given.as('given'))
      .whereNotNull('value')
      .groupBy('value')
      .orderBy('total_answers', 'desc')
      .limit(MOST_VALUES)
      .select<ValueRow[]>(
        db.raw('? AS name', [name]),
        'value',
        db.raw('COUNT(*) AS total_answers'),
        db.raw('CAST(SUM(guest_total) AS SIGNED) AS total_pax'),
      );
  });
  return questions.length === 0 ? [] : db.unionAll(questions, true);
}

export interface LatestRow {
  booking_id: number;
  guest_code: string;
  name: string;
  is_attending: 0 | 1;
  guest_total: number;
  message: string | null;
  answered_at: Date;
}

export async function listLatest(db: Database, scope: ClientScope, asked: Answered): Promise<LatestRow[]> {
  return answersTo(db, scope, asked)
    .join('guests', 'guests.id', 'rsvps.guest_id')
    .orderBy([
      { column: 'rsvps.updated_at', order: 'desc' },
      { column: 'rsvps.id', order: 'desc' },
    ])
    .limit(12)
    .select<LatestRow[]>({
      booking_id: 'rsvps.id',
      guest_code: 'guests.code',
      name: 'guests.name',
      is_attending: 'rsvp_events.is_attending',
      guest_total: 'rsvp_events.guest_total',
      message: 'rsvps.message',
      answered_at: 'rsvps.updated_at',
    });
}

const givenAt = (db: Database, scope: ClientScope, eventId: number) =>
  db('entrusted_gifts')
    .where(scope.within('entrusted_gifts.client_id'))
    .where('entrusted_gifts.event_id', eventId)
    .whereNull('entrusted_gifts.undone_by_op_id');

export async function sumGifts(db: Database, scope: ClientScope, eventId: number) {
  const row = await givenAt(db, scope, eventId)
    .select({
      gifts: db.raw('COUNT(*)'),
      amount: db.raw('CAST(COALESCE(SUM(amount), 0) AS SIGNED)'),
      twice: db.raw('COALESCE(SUM(entrusted_gifts.id IN (?)), 0)', [perhapsTwice(db, scope)]),
    })
    .first();
  return {
    total_gifts: Number(row?.gifts ?? 0),
    total_amount: Number(row?.amount ?? 0),
    perhaps_twice: Number(row?.twice ?? 0),
  };
}

export async function listGiftsOfEvent(
  db: Database,
  scope: ClientScope,
  { eventId, page, limit }: { eventId: number } & PageQuery,
) {
  return givenAt(db, scope, eventId)
    .join('guest_events', 'guest_events.id', 'entrusted_gifts.guest_event_id')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .orderBy('entrusted_gifts.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .select({
      id: 'entrusted_gifts.id',
      giver_name: 'entrusted_gifts.giver_name',
      amount: 'entrusted_gifts.amount',
      created_at: 'entrusted_gifts.created_at',
      guest_name: 'guests.name',
      guest_code: 'guests.code',
    });
}

/** Which invitations of a client guests cannot open yet, by the option's id. */
export async function listHidden(db: Database, scope: ClientScope, clientId: number): Promise<ReadonlySet<number>> {
  const rows = await db('options')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, is_hidden: true })
    .select('id');
  return new Set(rows.map(({ id }) => id));
}
