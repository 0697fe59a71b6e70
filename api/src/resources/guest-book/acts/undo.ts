import type { Refusal } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { moveCounters } from '../../../guests/counter-queries.ts';
import { guestNow } from '../lookup.ts';
import { type Judged, keep, once, type Operation, type Outcome } from '../operations/operation.ts';
import { lockGuestAtEvent, updateGuestAtEvent } from '../operations/operation-queries.ts';
import { findGuestAtEvent, type GuestBookEventRow } from '../queries.ts';
import { refuse, refuseUnknownGuest } from '../operations/refusal.ts';
import { listSeatings } from './seating-queries.ts';
import { tableWithout } from './seating.ts';
import { stateWithout, type Undone, undoneBy } from './undone.ts';
import { findUndoTarget, listLiveOperations, markUndone } from './undo-queries.ts';

/** By its id one operation; by the guest's code alone the whole arrival. */
export interface Undo {
  readonly code: string | undefined;
  readonly opId: string | undefined;
}
interface Request {
  readonly event: GuestBookEventRow;
  readonly operation: Operation;
  readonly undo: Undo;
}

/** Takes back what an operation did. The operation stays in the log, marked with this one. */
export function recordUndo(db: Database, scope: ClientScope, request: Request): Promise<Judged> {
  const { event, operation, undo } = request;
  return once(db, scope, operation, async (trx) => {
    const about = { client_id: event.client_id, event_id: event.id, guest_code: undo.code ?? null, payload: undo };
    const no = (reason: Refusal['reason']) => refuse(trx, scope, { operation, about, refusal: { reason } });
    const code = undo.opId === undefined ? undo.code : await codeOf(trx, scope, event, undo.opId);
    if (code === undefined) return no('UNKNOWN_OPERATION');
    const guest = await findGuestAtEvent(trx, scope, { eventId: event.id, code });
    if (!guest) return refuseUnknownGuest(trx, scope, { operation, event, code, payload: undo });

    const state = (await lockGuestAtEvent(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const live = await listLiveOperations(trx, scope, guest.id);
    const undone = undoneBy(state, { live, opId: undo.opId });
    if (undone === undefined) return no(await whyNot(trx, scope, event, undo));
    const table_number = await tableAfter(trx, scope, { state, undone });
    const changes = { ...stateWithout(state, { live, undone }), table_number };
    await updateGuestAtEvent(trx, scope, guest.id, { ...changes, updated_at: new Date() });
    await markUndone(trx, scope, { opIds: idsOf(undone), by: operation.op_id });
    await moveCounters(trx, scope, { at: state, before: state, after: { ...state, ...changes } });
    const outcome: Outcome = { verdict: 'APPLIED', guest: await guestNow(trx, scope, guest) };
    return keep(trx, scope, {
      operation,
      about: {
        ...about,
        guest_event_id: guest.id,
        guest_code: guest.code,
        payload: { ...undo, undone: idsOf(undone) },
      },
      outcome,
    });
  });
}

async function tableAfter(
  db: Database,
  scope: ClientScope,
  { state: { id, table_number: now }, undone }: { state: GuestEventRow; undone: Undone },
) {
  const [seating] = undone.operations.filter(({ type }) => type === 'TABLE');
  return seating ? tableWithout(now, seating.op_id, await listSeatings(db, scope, id)) : now;
}

const idsOf = ({ operations }: Undone) => operations.map(({ op_id }) => op_id);

async function codeOf(db: Database, scope: ClientScope, { id }: GuestBookEventRow, opId: string) {
  return (await findUndoTarget(db, scope, { eventId: id, opId }))?.guest_code ?? undefined;
}

async function whyNot(db: Database, scope: ClientScope, { id }: GuestBookEventRow, { opId }: Undo) {
  if (opId === undefined) return 'NOT_CHECKED_IN';
  const target = await findUndoTarget(db, scope, { eventId: id, opId });
  return target?.undone_by_op_id ? 'ALREADY_UNDONE' : 'NOT_UNDOABLE';
}
