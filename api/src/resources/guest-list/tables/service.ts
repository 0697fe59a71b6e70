import { problem } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { notFound } from '../../../lib/errors.ts';
import { readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { type CellProblem, readTable, type TableRow, wrongCells } from '../../../lib/spreadsheets/table.ts';
import { recordOf } from '../../../audit/record.ts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';
import { lockPlaces, updatePlace, writePlaces } from '../../../guests/place-queries.ts';
import { inPieces } from '../../../lib/in-pieces.ts';
import { listSeats, type Seat } from './queries.ts';

const PART = 'bulk-update-table-number';
const MAX_TABLE = 20;
const COLUMNS = {
  guest_code: ['code', 'kode', 'kod'],
  name: ['guest_name', 'nama'],
  table_number: ['table', 'meja', 'nomor_meja', 'nombor_meja'],
} as const;
type Column = keyof typeof COLUMNS;

/** Seats the guests of a filled template, all of them or none. An empty table takes the guest's away. */
export async function seatGuests(
  db: Database,
  scope: ClientScope,
  { event, file }: { event: OwnedEvent; file: Uint8Array },
): Promise<{ updated: number; unchanged: number }> {
  const rows: TableRow<Column>[] = [];
  const required = ['guest_code', 'table_number'] as const;
  for await (const some of readTable<Column>(readSpreadsheet(file, `client ${event.client_id}`), {
    columns: COLUMNS,
    required,
    part: PART,
  }))
    rows.push(...some);
  return inTransaction(db, async (trx) => {
    const { moved, problems } = plan(rows, await listSeats(trx, scope, event.id));
    if (problems.length > 0) throw wrongCells(PART, problems);
    for (const piece of inPieces([...moved])) {
      const tableOf = new Map(piece);
      const places = await lockPlaces(trx, scope, [...tableOf.keys()]);
      const seated = places.map((place) => ({ ...place, table_number: tableOf.get(place.id) ?? null }));
      await writePlaces(trx, seated, ['table_number']);
    }
    if (moved.size > 0)
      await recordOf(trx, scope, {
        clientId: event.client_id,
        action: 'tables.import',
        subject: { type: 'event', id: event.id },
        changes: [{ path: 'guests', from: null, to: moved.size }],
      });
    return { updated: moved.size, unchanged: rows.length - moved.size };
  });
}

/** Seats one guest. */
export function seatGuest(
  db: Database,
  scope: ClientScope,
  { guestEventId, table_number }: { guestEventId: number; table_number: string | null },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const [place] = await lockPlaces(trx, scope, [guestEventId]);
    if (!place) throw notFound('guest');
    if (place.table_number === table_number) return;
    await updatePlace(trx, scope, guestEventId, { table_number });
    await recordOf(trx, scope, {
      clientId: place.client_id,
      action: 'table.update',
      subject: { type: 'guest_event', id: guestEventId },
      changes: [{ path: 'table_number', from: place.table_number, to: table_number }],
    });
  });
}

/** The places whose table changes, with the new one. */
function plan(rows: readonly TableRow<Column>[], seats: readonly Seat[]) {
  const seatOf = new Map(seats.map((seat) => [seat.code, seat]));
  const moved = new Map<number, string | null>();
  const problems: CellProblem[] = [];
  const seen = new Map<number, number>();
  for (const { row, values } of rows) {
    const seat = seatOf.get(values.guest_code?.toUpperCase() ?? '');
    const table = values.table_number ?? null;
    const first = seat && seen.get(seat.id);
    if (!seat) problems.push({ row, column: 'guest_code', ...problem('no_guest_with_code_at_event') });
    else if (first !== undefined)
      problems.push({ row, column: 'guest_code', ...problem('same_guest', { row: first }) });
    else if (table !== null && table.length > MAX_TABLE)
      problems.push({ row, column: 'table_number', ...problem('too_long', { max: MAX_TABLE }) });
    else if (table !== seat.table_number) moved.set(seat.id, table);
    if (seat) seen.set(seat.id, row);
  }
  return { moved, problems };
}
