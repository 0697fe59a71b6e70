import type { GuestEventRow } from '../../../db/rows/guests.ts';
import { goingOut } from './passing.ts';
import type { LiveOperation } from './undo-queries.ts';

const ARRIVALS = new Set(['CHECK_IN', 'ADHOC', 'ADDITIONAL']);
const PASSINGS = new Set(['LEAVE', 'COME_BACK']);

export interface Undone {
  readonly operations: readonly LiveOperation[];
  /** The guest is not there any more. */
  readonly isGone: boolean;
}

/**
 * What an undo takes back; undefined when there is nothing to take back. Without a check-in nobody is there, so its undo
 * takes the whole arrival known so far: the rest of the party, who went out, and the second scans of the same guest.
 */
export function undoneBy(
  state: Pick<GuestEventRow, 'is_checked_in' | 'check_in_op_id'>,
  { live, opId }: { live: readonly LiveOperation[]; opId: string | undefined },
): Undone | undefined {
  if (opId === undefined || opId === state.check_in_op_id) {
    if (!state.is_checked_in) return undefined;
    return { operations: live.filter(({ type }) => ARRIVALS.has(type) || PASSINGS.has(type)), isGone: true };
  }
  const one = live.find(({ op_id }) => op_id === opId);
  return one && { operations: [one], isGone: false };
}

type Taken = Pick<
  GuestEventRow,
  | 'is_checked_in'
  | 'check_in_op_id'
  | 'checked_in_at'
  | 'checked_in_by'
  | 'checked_in_gate'
  | 'total_guests_attended'
  | 'total_guests_left'
  | 'is_received_gift'
  | 'is_received_souvenir'
>;

/** The guest at the event as if `undone` had not been. */
export function stateWithout(
  state: GuestEventRow,
  { live, undone: { operations, isGone } }: { live: readonly LiveOperation[]; undone: Undone },
): Taken {
  const without = new Set(operations.map(({ op_id }) => op_id));
  const left = live.filter(({ op_id }) => !without.has(op_id));
  // what the dashboard noted by hand has no operation, so a mark goes only when an operation that goes had made it
  const keeps = (mark: 'gift' | 'souvenir', had: GuestEventRow['is_received_gift']) =>
    Boolean(had) && (!operations.some((one) => one.payload[mark]) || left.some((one) => one.payload[mark]));
  const fewer = sumOf(operations, ({ type, verdict }) => (ARRIVALS.has(type) && verdict === 'APPLIED' ? 1 : 0));
  const fewerLeft = sumOf(operations, ({ type }) => goingOut(type, 1));
  return {
    is_received_gift: keeps('gift', state.is_received_gift),
    is_received_souvenir: keeps('souvenir', state.is_received_souvenir),
    ...(isGone
      ? {
          is_checked_in: false,
          check_in_op_id: null,
          checked_in_at: null,
          checked_in_by: null,
          checked_in_gate: null,
          total_guests_attended: 0,
          total_guests_left: 0,
        }
      : {
          is_checked_in: state.is_checked_in,
          check_in_op_id: state.check_in_op_id,
          checked_in_at: state.checked_in_at,
          checked_in_by: state.checked_in_by,
          checked_in_gate: state.checked_in_gate,
          total_guests_attended: Math.max(0, state.total_guests_attended - fewer),
          total_guests_left: state.total_guests_left - fewerLeft,
        }),
  };
}

/** The people of operations, each as many times as it counts. */
const sumOf = (operations: readonly LiveOperation[], times: (one: LiveOperation) => number): number =>
  operations.reduce((sum, one) => sum + times(one) * (one.total_guests ?? 0), 0);
