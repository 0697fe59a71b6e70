import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { guestNow } from '../lookup.ts';
import { type Judged, keep, once, type Operation } from '../operations/operation.ts';
import { lockGuestAtEvent, updateGuestAtEvent } from '../operations/operation-queries.ts';
import { findGuestAtEvent, type GuestBookEventRow } from '../queries.ts';
import { refuseUnknownGuest } from '../operations/refusal.ts';
import { listSeatings, type Seating } from './seating-queries.ts';

type Table = string | null;

/** Seats a guest at another table. A device that was offline may tell late of what was changed again since. */
export function recordSeating(
  db: Database,
  scope: ClientScope,
  { event, code, operation, table }: { event: GuestBookEventRow; code: string; operation: Operation; table: Table },
): Promise<Judged> {
  return once(db, scope, operation, async (trx) => {
    const guest = await findGuestAtEvent(trx, scope, { eventId: event.id, code });
    if (!guest) return refuseUnknownGuest(trx, scope, { operation, event, code, payload: { table } });
    const state = (await lockGuestAtEvent(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const last = lastOf(await listSeatings(trx, scope, guest.id));
    if (!last || last.corrected_at <= operation.corrected_at) {
      await updateGuestAtEvent(trx, scope, guest.id, { table_number: table, updated_at: new Date() });
    }
    const about = {
      client_id: state.client_id,
      event_id: state.event_id,
      guest_event_id: state.id,
      guest_code: guest.code,
      payload: { table, former: state.table_number },
    };
    const outcome = { verdict: 'APPLIED' as const, guest: await guestNow(trx, scope, guest) };
    return keep(trx, scope, { operation, about, outcome });
  });
}

/** The table of a guest as if one seating had not been. */
export function tableWithout(now: Table, opId: string, seatings: readonly Seating[]): Table {
  const undone = seatings.find(({ op_id }) => op_id === opId);
  // what somebody wrote by hand since stays
  if (!undone || lastOf(seatings) !== undone || now !== undone.payload.table) return now;
  const before = lastOf(seatings.filter((seating) => seating !== undone));
  return before ? before.payload.table : formerOf(undone, seatings);
}

/** Where the guest sat before, past what was taken back already. */
function formerOf(undone: Seating, seatings: readonly Seating[]): Table {
  let { former } = undone.payload;
  for (const { op_id, payload } of seatings.slice(0, seatings.indexOf(undone)).toReversed()) {
    if (op_id !== undone.op_id && payload.table === former) former = payload.former;
  }
  return former;
}

/** The one that holds: of those that were not taken back the one that happened last. */
function lastOf(seatings: readonly Seating[]): Seating | undefined {
  return seatings
    .filter(({ undone_by_op_id }) => undone_by_op_id === null)
    .toSorted((one, other) => one.corrected_at.getTime() - other.corrected_at.getTime())
    .at(-1);
}
