import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import type { CountedAt, Counts } from './counter-queries.ts';

/* Many guests and their places in one statement each, for imports. */

/** Rows of a statement as JSON: the thread writes the text, the database reads it, and nobody between looks inside. */
export type Json = string;

const TEXT = {
  code: 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin',
  name: 'VARCHAR(150)',
  phone_number: 'VARCHAR(20)',
  email: 'VARCHAR(254)',
  details: 'LONGTEXT',
  guest_group: 'VARCHAR(100)',
  tags: 'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin',
  table_number: 'VARCHAR(20)',
  search_text: 'VARCHAR(800)',
  event_ids: 'VARCHAR(4000) CHARACTER SET ascii COLLATE ascii_bin',
} as const;
const SAID = { id: 'BIGINT UNSIGNED', total_guests: 'INT UNSIGNED', place_total: 'INT UNSIGNED', ...TEXT } as const;

/** The rows of a JSON text as the table `said`: one value to bind, however many rows and columns. */
const SAID_TABLE = `JSON_TABLE(?, '$[*]' COLUMNS (${Object.entries(SAID)
  .map(([name, type]) => `${name} ${type} PATH '$.${name}'`)
  .join(', ')})) AS said`;

const GUEST_COLUMNS = [
  'code',
  'name',
  'phone_number',
  'email',
  'details',
  'total_guests',
  'guest_group',
  'tags',
  'search_text',
] as const;

/** Invites guests of `said`, to an option and to its events. */
export async function insertGuests(
  db: Database,
  scope: ClientScope,
  { client_id, option_id, eventIds, guests }: NewGuests,
): Promise<void> {
  await db.raw(
    `INSERT INTO guests (client_id, option_id, ${GUEST_COLUMNS.join(', ')})
     SELECT ?, ?, ${GUEST_COLUMNS.map((name) => `said.${name}`).join(', ')} FROM ${SAID_TABLE}`,
    [client_id, option_id, guests],
  );
  if (eventIds.length === 0) return;
  const places = db
    .from(db.raw(SAID_TABLE, [guests]))
    .joinRaw('STRAIGHT_JOIN guests ON guests.code = said.code')
    .joinRaw('STRAIGHT_JOIN events')
    .where(scope.within('guests.client_id'))
    .whereIn('events.id', eventIds)
    .whereRaw(
      '(said.event_ids IS NULL OR FIND_IN_SET(CAST(events.id AS CHAR CHARACTER SET ascii), said.event_ids) > 0)',
    )
    .select(
      'guests.client_id',
      'guests.option_id',
      'events.id',
      'guests.id',
      'said.name',
      'said.search_text',
      'said.total_guests',
      'said.table_number',
    );
  await db(
    db.raw(
      'guest_events (client_id, option_id, event_id, guest_id, guest_name, search_text, total_guests, table_number)',
    ),
  ).insert(places);
}

interface NewGuests {
  readonly client_id: number;
  readonly option_id: number;
  readonly eventIds: readonly number[];
  readonly guests: Json;
}

/** Who is fewer now cannot come with more. */
const isNamed = (guest: string) => `EXISTS (SELECT 1 FROM guest_members WHERE guest_members.guest_id = ${guest})`;
/** A household whose members are named is as many as they are, whatever a file says. */
const TOTAL = `IF(${isNamed('guest_events.guest_id')}, guest_events.total_guests, COALESCE(said.place_total, guest_events.total_guests))`;
const CONFIRMED = `LEAST(guest_events.total_guests_confirmed, ${TOTAL})`;

export interface Moved {
  readonly at: CountedAt;
  readonly counts: Partial<Counts>;
}

/** Holds guests' places until the transaction ends; says how their numbers move once `updatePlaces` writes, by event. */
export async function holdMovements(db: Database, scope: ClientScope, guests: Json): Promise<Moved[]> {
  const at = ['guest_events.client_id', 'guest_events.event_id', 'guest_events.option_id'] as const;
  const rows: (CountedAt & { total_pax: string; total_pax_confirmed: string })[] = await db
    .from(db.raw(SAID_TABLE, [guests]))
    .joinRaw('STRAIGHT_JOIN guest_events ON guest_events.guest_id = said.id')
    .where(scope.within('guest_events.client_id'))
    .groupBy(...at)
    .select(...at)
    .select({
      total_pax: db.raw(`SUM(CAST(${TOTAL} AS SIGNED) - CAST(guest_events.total_guests AS SIGNED))`),
      total_pax_confirmed: db.raw(
        `SUM(CAST(${CONFIRMED} AS SIGNED) - CAST(guest_events.total_guests_confirmed AS SIGNED))`,
      ),
    })
    .forUpdate();
  return rows.map(({ total_pax, total_pax_confirmed, ...moved }) => ({
    at: moved,
    counts: { total_pax: Number(total_pax), total_pax_confirmed: Number(total_pax_confirmed) },
  }));
}

/** Changes guests to what is said of them. */
export async function updateGuests(db: Database, scope: ClientScope, guests: Json): Promise<void> {
  const total = `IF(${isNamed('guests.id')}, guests.total_guests, said.total_guests)`;
  const known = GUEST_COLUMNS.filter((name) => name !== 'code').map(
    (name) => `guests.${name} = ${name === 'total_guests' ? total : `said.${name}`}`,
  );
  await db.raw(`${updateBySaid('guests', 'id')} ${known.join(', ')}`, [guests, ours(db, scope)]);
}

/** Changes guests' places to what is said of them. */
export async function updatePlaces(db: Database, scope: ClientScope, guests: Json): Promise<void> {
  await db.raw(
    `${updateBySaid('guest_events', 'guest_id')}
      guest_events.guest_name = said.name,
      guest_events.search_text = said.search_text,
      guest_events.total_guests_confirmed = ${CONFIRMED},
      guest_events.total_guests = ${TOTAL},
      guest_events.table_number = COALESCE(said.table_number, guest_events.table_number),
      guest_events.updated_at = NOW(3)`,
    [guests, ours(db, scope)],
  );
}

/** In this order: left alone, the server reads every guest anew for each piece. */
const updateBySaid = (table: string, key: string): string =>
  `UPDATE ${SAID_TABLE} STRAIGHT_JOIN ${table} ON ${table}.${key} = said.id AND ${table}.client_id IN (?) SET`;

const ours = (db: Database, scope: ClientScope) => db('clients').where(scope.within('id')).select('id');
