import type { ConfirmationStatus, HallPlan, SeatedParty } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import type { Flag } from '../../db/rows/columns.ts';
import type { SeatingHallRow, SeatingRuleRow, SeatingTableRow, SeatWishRow } from '../../db/rows/seating.ts';

const TABLE = ['id', 'client_id', 'event_id', 'name', 'seats', 'shape', 'x', 'y', 'is_vip', 'is_near_door'] as const;
export type TableRow = Pick<SeatingTableRow, (typeof TABLE)[number]>;

const tablesAt = (db: Database, scope: ClientScope, eventId: number) =>
  db('seating_tables')
    .where(scope.within('client_id'))
    .where({ event_id: eventId })
    .orderBy('id')
    .select(...TABLE);

export async function listTables(db: Database, scope: ClientScope, eventId: number): Promise<TableRow[]> {
  return tablesAt(db, scope, eventId);
}

/** Holds the tables of a hall, so that nobody adds or renames one meanwhile. */
export async function lockTables(db: Database, scope: ClientScope, eventId: number): Promise<TableRow[]> {
  return tablesAt(db, scope, eventId).forUpdate();
}

export type NewTable = Omit<TableRow, 'id'>;

export async function insertTables(db: Database, tables: readonly NewTable[]): Promise<void> {
  await db('seating_tables').insert([...tables]);
}

export async function updateTable(
  db: Database,
  scope: ClientScope,
  { id, ...changes }: Partial<TableRow> & { id: number },
): Promise<void> {
  await db('seating_tables').where(scope.within('client_id')).where({ id }).update(changes);
}

export async function deleteTable(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('seating_tables').where(scope.within('client_id')).where({ id }).delete();
}

const HALL = ['width', 'depth', 'stage_x', 'stage_y', 'door_x', 'door_y'] as const;

export async function findHall(db: Database, scope: ClientScope, eventId: number): Promise<HallPlan | undefined> {
  return db('seating_halls')
    .where(scope.within('client_id'))
    .where({ event_id: eventId })
    .select(...HALL)
    .first();
}

export async function writeHall(
  db: Database,
  hall: Pick<SeatingHallRow, 'event_id' | 'client_id' | (typeof HALL)[number]>,
): Promise<void> {
  await db('seating_halls')
    .insert(hall)
    .onConflict('event_id')
    .merge([...HALL]);
}

export interface PartyRow {
  guest_event_id: number;
  guest_id: number;
  guest_code: string;
  name: string;
  guest_group: string | null;
  total_guests: number;
  total_guests_confirmed: number;
  total_guests_attended: number;
  confirmation_status: ConfirmationStatus;
  table_number: string | null;
  is_checked_in: Flag;
  is_pinned: Flag | null;
  wish: SeatedParty['wish'];
}

/** All who may come to an event: who declined and did not come after all is left out. */
export async function listParties(db: Database, scope: ClientScope, eventId: number): Promise<PartyRow[]> {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .leftJoin('seat_wishes', 'seat_wishes.guest_event_id', 'guest_events.id')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .where((comes) => {
      void comes.whereNot('guest_events.confirmation_status', 'DECLINED').orWhere('guest_events.is_checked_in', true);
    })
    .orderBy(['guest_events.guest_name', 'guest_events.id'])
    .select<PartyRow[]>({
      guest_event_id: 'guest_events.id',
      guest_id: 'guests.id',
      guest_code: 'guests.code',
      name: 'guest_events.guest_name',
      guest_group: 'guests.guest_group',
      total_guests: 'guest_events.total_guests',
      total_guests_confirmed: 'guest_events.total_guests_confirmed',
      total_guests_attended: 'guest_events.total_guests_attended',
      confirmation_status: 'guest_events.confirmation_status',
      table_number: 'guest_events.table_number',
      is_checked_in: 'guest_events.is_checked_in',
      is_pinned: 'seat_wishes.is_pinned',
      wish: 'seat_wishes.wish',
    });
}

/** The ids of all who sit at a table, whatever they answered. */
export async function listSittingAt(
  db: Database,
  scope: ClientScope,
  { eventId, table }: { eventId: number; table: string },
): Promise<number[]> {
  return db('guest_events')
    .where(scope.within('client_id'))
    .where({ event_id: eventId, table_number: table })
    .orderBy('id')
    .pluck('id');
}

export async function findWish(
  db: Database,
  scope: ClientScope,
  guestEventId: number,
): Promise<Pick<SeatWishRow, 'is_pinned' | 'wish'> | undefined> {
  return db('seat_wishes')
    .where(scope.within('client_id'))
    .where({ guest_event_id: guestEventId })
    .select('is_pinned', 'wish')
    .first();
}

export async function writeWish(
  db: Database,
  wish: Pick<SeatWishRow, 'guest_event_id' | 'client_id' | 'is_pinned' | 'wish'>,
): Promise<void> {
  await db('seat_wishes').insert(wish).onConflict('guest_event_id').merge(['is_pinned', 'wish']);
}

export interface RuleRow extends Omit<SeatingRuleRow, 'created_at'> {
  code: string;
  name: string;
  other_code: string;
  other_name: string;
}

export async function listRules(db: Database, scope: ClientScope, clientId: number): Promise<RuleRow[]> {
  return db('seating_rules')
    .join('guests', 'guests.id', 'seating_rules.guest_id')
    .join({ other: 'guests' }, 'other.id', 'seating_rules.other_guest_id')
    .where(scope.within('seating_rules.client_id'))
    .where('seating_rules.client_id', clientId)
    .orderBy('seating_rules.id')
    .select<RuleRow[]>({
      id: 'seating_rules.id',
      client_id: 'seating_rules.client_id',
      kind: 'seating_rules.kind',
      guest_id: 'seating_rules.guest_id',
      other_guest_id: 'seating_rules.other_guest_id',
      code: 'guests.code',
      name: 'guests.name',
      other_code: 'other.code',
      other_name: 'other.name',
    });
}

export async function writeRule(
  db: Database,
  rule: Pick<SeatingRuleRow, 'client_id' | 'kind' | 'guest_id' | 'other_guest_id'>,
): Promise<void> {
  await db('seating_rules').insert(rule).onConflict(['guest_id', 'other_guest_id']).merge(['kind']);
}

/** Answers whose it was; undefined when there is no such rule. */
export async function findRuleClient(db: Database, scope: ClientScope, id: number): Promise<number | undefined> {
  const row = await db('seating_rules').where(scope.within('client_id')).where({ id }).select('client_id').first();
  return row?.client_id;
}

export async function deleteRule(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('seating_rules').where(scope.within('client_id')).where({ id }).delete();
}
