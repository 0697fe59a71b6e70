import type { Database } from '../../../db/connection.ts';
import type { BankRow } from '../../../db/rows/invitation.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { PartTable } from './content-plan.ts';
import type { Row } from './part-plan.ts';

interface PartRows {
  readonly table: PartTable;
  readonly rows: readonly Row[];
}

export async function deleteParts(
  db: Database,
  scope: ClientScope,
  { table, ids }: { table: PartTable; ids: readonly number[] },
): Promise<void> {
  await db(table).where(scope.within('client_id')).whereIn('id', ids).delete();
}

/** Writes rows that were read, whole, under the client's lock: one statement however many they are. */
export async function replaceParts(db: Database, { table, rows }: PartRows): Promise<void> {
  await db<Row>(table)
    .insert([...rows])
    .onConflict('id')
    .merge();
}

export async function insertParts(db: Database, { table, rows }: PartRows): Promise<void> {
  await db<Row>(table).insert([...rows]);
}

/**
 * The titles of those events that have guests; what guests said who were taken off goes with the event. Locks the events first: whoever invites a guest holds the event's
 * row until the guest is there, and so comes before or after.
 */
export async function listEventsInUse(
  db: Database,
  scope: ClientScope,
  ids: readonly number[],
): Promise<{ id: number; title: string | null }[]> {
  await db('events').select('id').where(scope.within('client_id')).whereIn('id', ids).forUpdate();
  return db('events')
    .select('id', 'title')
    .where(scope.within('client_id'))
    .whereIn('id', ids)
    .whereExists(db('guest_events').select(db.raw('1')).where('event_id', db.ref('events.id')))
    .orderBy('id');
}

/** Whether the hosts have invited anybody yet. */
export async function hasInvited(db: Database, scope: ClientScope, clientId: number): Promise<boolean> {
  const guest = db('guests').where(scope.within('client_id')).where({ client_id: clientId, source: 'INVITED' });
  return (await guest.select('id').first()) !== undefined;
}

/** Banks that are not there yet; who has the name already keeps it. */
export async function insertBanks(
  db: Database,
  banks: readonly Pick<BankRow, 'bank_name' | 'bank_logo_url'>[],
): Promise<void> {
  await db('banks')
    .insert([...banks])
    .onConflict('bank_name')
    .ignore();
}

export async function listBanks(
  db: Database,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<BankRow[]> {
  return db('banks')
    .select('id', 'bank_name', 'bank_logo_url')
    .where((which) => void which.whereIn('id', ids).orWhereIn('bank_name', names));
}
