import type { EventStore, GuestKey, OperationType, OperationView } from '../event-store/event-store.ts';
import type { Screen } from './screen.ts';

/** One row of what this device saw last. */
export interface Recent {
  readonly id: string;
  readonly kind: 'arrived' | 'undone' | 'duplicate' | 'refused';
  /** Whom it was about, where that is known. */
  readonly key: GuestKey | undefined;
  readonly name: string | undefined;
  readonly table: string | null;
  /** What was recorded; nothing was of who was turned away. */
  readonly operation: OperationView | undefined;
  readonly at: Date;
}

/** Who was not let in leaves no record, only a row of this page. */
export interface TurnedAway extends Recent {
  /** The record that was the newest then. */
  readonly after: string | undefined;
}

const ARRIVALS: ReadonlySet<OperationType> = new Set(['CHECK_IN', 'ADHOC', 'ADDITIONAL']);

/** What this device saw last, newest first. Arrivals are the journal's: they outlive a restart, and an undo is seen. */
export function recentOf(store: EventStore, turnedAway: readonly TurnedAway[], limit: number): Recent[] {
  const rows: Recent[] = [];
  const waiting = [...turnedAway];
  for (const operation of store.history()) {
    while (waiting[0]?.after === operation.op_id) rows.push(...waiting.splice(0, 1));
    if (ARRIVALS.has(operation.type)) rows.push(arrivalRow(operation, store));
    if (rows.length >= limit) break;
  }
  return [...rows, ...waiting].slice(0, limit);
}

function arrivalRow(operation: OperationView, store: EventStore): Recent {
  const { op_id: id, guest: key, guest_name: name, at, is_undone: isUndone, saved } = operation;
  const guest = store.guest(key);
  // another device may have taken the whole arrival back
  const isOut = isUndone || guest?.is_checked_in === false;
  return {
    id,
    kind: saved === 'refused' ? 'refused' : isOut ? 'undone' : 'arrived',
    key,
    name: guest?.name || name || key,
    table: guest?.table_number ?? null,
    operation,
    at: new Date(at),
  };
}

let count = 0;

/** The row that a verdict leaves behind when nobody is let in by it. */
export function turnedAwayBy(screen: Screen, store: EventStore): TurnedAway | undefined {
  if (screen.state !== 'in' && screen.state !== 'refused') return undefined;
  const guest = screen.state === 'in' ? screen.verdict.guest : undefined;
  return {
    id: `turned away ${(count += 1)}`,
    kind: guest ? 'duplicate' : 'refused',
    key: guest?.key,
    name: guest?.name,
    table: guest?.table_number ?? null,
    operation: undefined,
    at: new Date(Date.now() + (store.state.getState().clock_offset ?? 0)),
    after: store.history()[0]?.op_id,
  };
}

/** Who was in already and then had more of the party let in was not turned away. */
export function withoutWhoCameAfterAll(
  [newest, ...older]: readonly TurnedAway[],
  { guest }: OperationView,
  store: EventStore,
): TurnedAway[] {
  if (!newest) return [];
  const isOfThisGuest = newest.kind === 'duplicate' && newest.key === guest;
  return isOfThisGuest && newest.after === store.history()[1]?.op_id ? older : [newest, ...older];
}
