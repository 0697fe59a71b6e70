import type { OperationView } from './event-store.ts';
import type { GuestIndex } from './guest-index.ts';
import { ImpossibleOperation, type NewOperation } from './record.ts';

interface Restoring {
  readonly index: GuestIndex;
  readonly record: (say: () => NewOperation) => Promise<OperationView>;
}

/**
 * Takes an undo of this device back. The log is only ever added to, so it is done again, as new operations: an arrival as a
 * check-in with all who had come and what they had brought, and then the going of who had gone out; anything else as it
 * was. What the undo of an arrival leaves (envelopes that were given apart, the table) is not done twice.
 */
export async function restore({ op_id }: { op_id: string }, { index, record }: Restoring): Promise<OperationView> {
  const first = await record(() => doneAgain(op_id, index));
  const left = index.entry(op_id)?.operation.taken?.left ?? 0;
  if (first.type === 'CHECK_IN' && left > 0) {
    await record(() => ({ type: 'LEAVE', guest: first.guest, people: Math.min(left, first.people ?? 0) }));
  }
  return first;
}

function doneAgain(undoId: string, index: GuestIndex): NewOperation {
  const undo = index.entry(undoId)?.operation;
  if (!undo?.taken) throw new ImpossibleOperation(`${undoId} is no undo that can be taken back`);
  const { guest, taken, undone_op_id: undoneId } = undo;
  const undone = index.entry(undoneId ?? '')?.operation;
  const restored = { guest, restores: undoId };
  if (taken.is_arrival) {
    const { people, gift, souvenir } = taken;
    return { ...restored, type: 'CHECK_IN', people, gift, souvenir, entrusted_gifts: undone?.entrusted_gifts ?? [] };
  }
  if (undo.settles) return { ...restored, type: 'SETTLE', settles: undo.settles };
  if (!undone && taken.envelopes) {
    const gifts = taken.envelopes.map(({ giver_name, amount }) => ({ giver_name, ...(amount !== null && { amount }) }));
    return { ...restored, type: 'GIFT', gift: false, souvenir: false, entrusted_gifts: gifts };
  }
  if (!undone) throw new ImpossibleOperation(`${undoId} took back what this device did not do`);
  const { gift, souvenir, entrusted_gifts, people, table, note } = undone;
  switch (undone.type) {
    case 'ADDITIONAL':
    case 'LEAVE':
    case 'COME_BACK':
      return { ...restored, type: undone.type, people, note };
    case 'TABLE':
      return { ...restored, type: 'TABLE', table, note };
    default:
      // others of the party are in still: its people join them
      if (taken.people > 0) {
        return { ...restored, type: 'ADDITIONAL', people: taken.people, gift, souvenir, entrusted_gifts, note };
      }
      if (!gift && !souvenir && entrusted_gifts.length === 0) throw new ImpossibleOperation('nothing was taken');
      return { ...restored, type: 'GIFT', gift, souvenir, entrusted_gifts, note };
  }
}
