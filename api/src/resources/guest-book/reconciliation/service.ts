import { problem } from '@janur/contracts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { requestHash } from '../../../lib/request-hash.ts';
import { wrongCells } from '../../../lib/spreadsheets/table.ts';
import { recordOf } from '../../../audit/record.ts';
import { movement, sumOf, addToCounters } from '../../../guests/counter-queries.ts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';
import { lockPlaces, type Place, writePlaces } from '../../../guests/place-queries.ts';
import { inPieces } from '../../../lib/in-pieces.ts';
import { type Attendance, PART, readAttendance } from './attendance-rows.ts';
import { insertOperations } from '../operations/queries.ts';
import { listPlacesByCode, markArrivalsUndone } from './queries.ts';

export interface Reconciled {
  readonly updated: number;
  readonly unchanged: number;
}

interface Correction {
  readonly before: Place;
  readonly after: Place;
  readonly operation: Partial<OperationRow> & { op_id: string };
}

const WRITTEN = [
  'total_guests_attended',
  'is_checked_in',
  'check_in_op_id',
  'checked_in_at',
  'checked_in_by',
  'is_received_gift',
  'is_received_souvenir',
  'extra_souvenirs',
] as const;

/**
 * Corrects who attended from a file, all rows or none. Each correction is an operation of the log like an usher's, so that
 * the guests' state can be derived from the log as before; a row that says what is known already writes nothing.
 */
export async function reconcile(
  db: Database,
  scope: ClientScope,
  { event, file, accountId }: { event: OwnedEvent; file: Uint8Array; accountId: number },
): Promise<Reconciled> {
  const { rows, problems } = await readAttendance(file, `client ${event.client_id}`);
  if (problems.length > 0) throw wrongCells(PART, problems);
  return inTransaction(db, async (trx) => {
    const placeOf = await listPlacesByCode(trx, scope, event.id);
    const unknown = rows.filter(({ code }) => !placeOf.has(code));
    if (unknown.length > 0) {
      throw wrongCells(
        PART,
        unknown.map(({ row }) => ({ row, column: 'guest_code', ...problem('no_guest_with_code_at_event') })),
      );
    }
    const corrections: Correction[] = [];
    for (const piece of inPieces(rows)) {
      const saidOf = new Map(piece.map((said) => [placeOf.get(said.code) ?? 0, said]));
      const places = await lockPlaces(trx, scope, [...saidOf.keys()]);
      const made = places.flatMap((before) => correction(before, saidOf.get(before.id), accountId) ?? []);
      await store(trx, scope, made);
      corrections.push(...made);
    }
    await moveCounters(trx, corrections);
    if (corrections.length > 0)
      await recordOf(trx, scope, {
        clientId: event.client_id,
        action: 'attendance.reconcile',
        subject: { type: 'event', id: event.id },
        changes: [{ path: 'guests', from: null, to: corrections.length }],
      });
    return { updated: corrections.length, unchanged: rows.length - corrections.length };
  });
}

/** Undefined when the file says what is known. */
function correction(before: Place, said: Attendance | undefined, accountId: number): Correction | undefined {
  if (!said) return undefined;
  const now = new Date();
  const op_id = `reconciliation-${randomUUID()}`;
  const attended = said.attended ?? before.total_guests_attended;
  const after: Place = {
    ...before,
    ...arrivalOf(before, { attended, op_id, now, accountId, isSaid: said.attended !== undefined }),
    total_guests_attended: attended,
    is_received_gift: said.gift ?? before.is_received_gift,
    is_received_souvenir: said.souvenir ?? before.is_received_souvenir,
    extra_souvenirs: said.souvenir === false ? 0 : before.extra_souvenirs,
  };
  if (WRITTEN.every((column) => isEqual(before[column], after[column]))) return undefined;
  const payload = {
    total_attended: attended,
    gift: Boolean(after.is_received_gift),
    souvenir: Boolean(after.is_received_souvenir),
  };
  const operation = {
    op_id,
    type: 'RECONCILIATION',
    client_id: before.client_id,
    event_id: before.event_id,
    guest_event_id: before.id,
    guest_code: said.code,
    payload: JSON.stringify(payload),
    request_hash: requestHash('RECONCILIATION', payload),
    total_guests: attended,
    account_id: accountId,
    occurred_at: now,
    corrected_at: now,
    verdict: 'APPLIED' as const,
  };
  return { before, after, operation };
}

/** Who came is checked in, by this operation if by no other; who did not come is not. */
function arrivalOf(
  before: Place,
  {
    attended,
    op_id,
    now,
    accountId,
    isSaid,
  }: { attended: number; op_id: string; now: Date; accountId: number; isSaid: boolean },
): Pick<Place, 'is_checked_in' | 'check_in_op_id' | 'checked_in_at' | 'checked_in_by'> {
  const { is_checked_in, check_in_op_id, checked_in_at, checked_in_by } = before;
  if (!isSaid || (attended > 0 && is_checked_in))
    return { is_checked_in, check_in_op_id, checked_in_at, checked_in_by };
  if (attended > 0) return { is_checked_in: true, check_in_op_id: op_id, checked_in_at: now, checked_in_by: accountId };
  return { is_checked_in: false, check_in_op_id: null, checked_in_at: null, checked_in_by: null };
}

/** The database reads flags as 0 and 1. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one !== 'object' && typeof other === 'boolean' && Boolean(one) === other);

async function store(trx: Database, scope: ClientScope, corrections: readonly Correction[]): Promise<void> {
  if (corrections.length === 0) return;
  await insertOperations(
    trx,
    corrections.map(({ operation }) => operation),
  );
  await writePlaces(
    trx,
    corrections.map(({ after }) => after),
    WRITTEN,
  );
  const absent = corrections.filter(({ before, after }) => before.is_checked_in && !after.is_checked_in);
  await markArrivalsUndone(
    trx,
    scope,
    absent.map(({ operation }) => operation.op_id),
  );
}

/** Last, so that the counters' rows are held only for the commit: one movement a slug. */
async function moveCounters(trx: Database, corrections: readonly Correction[]): Promise<void> {
  for (const group of Map.groupBy(corrections, ({ before }) => before.option_id).values()) {
    const [first] = group;
    if (first) await addToCounters(trx, first.before, sumOf(group.map(({ before, after }) => movement(before, after))));
  }
}
