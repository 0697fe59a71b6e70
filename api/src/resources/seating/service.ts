import { type BodyOf, type changeTable, MOST_TABLES, problem, problemAt, type seatParties } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { OwnedEvent } from '../../access/owned-queries.ts';
import { recordOf } from '../../audit/record.ts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockPlaces, updateTableOf } from '../../guests/place-queries.ts';
import { inPieces } from '../../lib/in-pieces.ts';
import { invalid, notFound, raise, taken } from '../../lib/errors.ts';
import { tableKey } from './hall.ts';
import {
  deleteTable,
  insertTables,
  listSittingAt,
  lockTables,
  type NewTable,
  type TableRow,
  updateTable,
} from './queries.ts';

/** Puts tables into a hall; answers the new ones. */
export function addTables(
  db: Database,
  scope: ClientScope,
  { event, tables }: { event: OwnedEvent; tables: readonly Omit<NewTable, 'client_id' | 'event_id'>[] },
): Promise<TableRow[]> {
  return inTransaction(db, async (trx) => {
    const before = await lockTables(trx, scope, event.id);
    if (before.length + tables.length > MOST_TABLES)
      throw invalid([problemAt('body.tables', problem('too_many', { max: MOST_TABLES }))]);
    const known = new Set(before.map(({ name }) => tableKey(name)));
    for (const [at, { name }] of tables.entries()) {
      if (known.has(tableKey(name))) throw taken(`body.tables.${at}.name`, problem('table_taken', { name }));
      known.add(tableKey(name));
    }
    await insertTables(
      trx,
      tables.map((table) => ({ ...table, client_id: event.client_id, event_id: event.id })),
    );
    await record(trx, scope, event, { path: 'tables', from: before.length, to: before.length + tables.length });
    const isNew = new Set(tables.map(({ name }) => tableKey(name)));
    return (await lockTables(trx, scope, event.id)).filter(({ name }) => isNew.has(tableKey(name)));
  });
}

/** Changes a table. A new name is that of everybody who sits there, on tickets and at the door. */
export function changeTableOf(
  db: Database,
  scope: ClientScope,
  { event, tableId, changes }: { event: OwnedEvent; tableId: number; changes: BodyOf<typeof changeTable> },
): Promise<TableRow> {
  return inTransaction(db, async (trx) => {
    const tables = await lockTables(trx, scope, event.id);
    const table = tables.find(({ id }) => id === tableId) ?? raise(notFound('table'));
    const { name } = changes;
    if (name !== undefined && name !== table.name) {
      if (tables.some((other) => other !== table && tableKey(other.name) === tableKey(name)))
        throw taken('body.name', problem('table_taken', { name }));
      await reseat(trx, scope, await listSittingAt(trx, scope, { eventId: event.id, table: table.name }), name);
      await record(trx, scope, event, { path: `tables.${tableId}.name`, from: table.name, to: name });
    }
    if (Object.keys(changes).length > 0) await updateTable(trx, scope, { id: tableId, ...changes });
    return { ...table, ...changes };
  });
}

/** Takes a table away; answers who sat there. */
export function removeTableOf(
  db: Database,
  scope: ClientScope,
  { event, tableId }: { event: OwnedEvent; tableId: number },
): Promise<number[]> {
  return inTransaction(db, async (trx) => {
    const tables = await lockTables(trx, scope, event.id);
    const table = tables.find(({ id }) => id === tableId) ?? raise(notFound('table'));
    const sitting = await listSittingAt(trx, scope, { eventId: event.id, table: table.name });
    await reseat(trx, scope, sitting, null);
    await deleteTable(trx, scope, tableId);
    await record(trx, scope, event, { path: 'tables', from: table.name, to: null });
    return sitting;
  });
}

interface Moved {
  readonly guest_event_id: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** Seats parties, each that still sits where the caller thought. */
export function seat(
  db: Database,
  scope: ClientScope,
  { event, seats }: { event: OwnedEvent; seats: BodyOf<typeof seatParties>['seats'] },
): Promise<{ moved: Moved[]; left: number[] }> {
  const wanted = new Map(seats.map((one) => [one.guest_event_id, one]));
  return inTransaction(db, async (trx) => {
    const places = await lockPlaces(trx, scope, [...wanted.keys()]);
    if (places.length !== wanted.size || places.some(({ event_id }) => event_id !== event.id)) throw notFound('guest');
    const moved: Moved[] = [];
    const left: number[] = [];
    for (const { id, table_number } of places) {
      const now = table_number || null;
      const { from = now, table_number: to } = wanted.get(id) ?? raise(notFound('guest'));
      if (from !== now && tableKey(from ?? '') !== tableKey(now ?? '')) left.push(id);
      else if (to !== now) moved.push({ guest_event_id: id, from: now, to });
    }
    for (const [to, some] of Map.groupBy(moved, (one) => one.to))
      await updateTableOf(
        trx,
        scope,
        some.map(({ guest_event_id }) => guest_event_id),
        to,
      );
    if (moved.length > 0) await record(trx, scope, event, { path: 'seats', from: null, to: moved.length });
    return { moved, left };
  });
}

async function reseat(trx: Database, scope: ClientScope, ids: readonly number[], table: string | null): Promise<void> {
  for (const piece of inPieces(ids)) {
    await lockPlaces(trx, scope, piece);
    await updateTableOf(trx, scope, piece, table);
  }
}

const record = (
  trx: Database,
  scope: ClientScope,
  { id, client_id }: OwnedEvent,
  change: { path: string; from: string | number | null; to: string | number | null },
): Promise<void> =>
  recordOf(trx, scope, {
    clientId: client_id,
    action: 'seating.update',
    subject: { type: 'event', id },
    changes: [change],
  });
