import type { FirstArrival } from './event-store.ts';
import type { GuestRow, OperationRecord, OutcomeRecord } from './records.ts';

/** What was done on this device, with what the server said of it. */
export interface JournalEntry {
  readonly operation: OperationRecord;
  readonly outcome: OutcomeRecord | undefined;
}

/** How a guest stands at the event. */
export interface GuestState {
  readonly first: FirstOfParty | null;
  readonly attended: number;
  readonly inside: number;
  /** Who gave or got: ids of this device's operations, or `ELSEWHERE`. Nobody when empty. */
  readonly gift: ReadonlySet<string>;
  readonly souvenir: ReadonlySet<string>;
  readonly table: string | null;
}
interface FirstOfParty extends FirstArrival {
  /** Undefined when another device recorded it. */
  readonly op_id: string | undefined;
}

const ELSEWHERE = 'elsewhere';
const NOBODY: ReadonlySet<string> = new Set();

/** Of a walk-in that no list holds yet. */
export const NOT_HERE: GuestState = {
  first: null,
  attended: 0,
  inside: 0,
  gift: NOBODY,
  souvenir: NOBODY,
  table: null,
};

/**
 * Whether an operation still has to be laid over the server's list: nobody has answered for it, or its effect came after
 * the list that is here. What came second stays until then too, so that a guest who is in never seems to be out.
 */
export const isOverlaid = ({ outcome }: JournalEntry): boolean =>
  outcome === undefined || (outcome.verdict !== 'REFUSED' && !outcome.is_covered);

/** The server's word of a guest. `entries` are this device's operations on the guest, oldest first. */
export function stateOf(row: GuestRow, entries: readonly JournalEntry[]): GuestState {
  const own = entries.filter((entry) => entry.outcome?.is_covered === true && counts(entry));
  const mine = own.find((entry) => isArrival(entry) && entry.outcome?.arrived_at === row.checked_in_at);
  return {
    first: row.is_checked_in ? firstOf(row, mine) : null,
    attended: row.attended,
    inside: row.inside,
    gift: row.is_received_gift ? giversOf(own, 'gift') : NOBODY,
    souvenir: row.is_received_souvenir ? giversOf(own, 'souvenir') : NOBODY,
    table: row.table_number,
  };
}

/** How the guest stands after an operation, by the rules of the server (reliability, 2). */
export function after(state: GuestState, entry: JournalEntry, entries: readonly JournalEntry[]): GuestState {
  const { operation } = entry;
  const people = operation.people ?? 0;
  switch (operation.type) {
    case 'ADHOC':
    case 'CHECK_IN':
      // one arrival counts; a second one changes nothing, nor does what came with it
      return state.first ? state : arrived(state, operation);
    case 'ADDITIONAL':
      return state.first ? { ...given(state, operation), ...moved(state, people, people) } : state;
    case 'LEAVE':
      return { ...state, ...moved(state, 0, -people) };
    case 'COME_BACK':
      return { ...state, ...moved(state, 0, people) };
    case 'GIFT':
      return given(state, operation);
    case 'TABLE':
      return { ...state, table: operation.table };
    case 'UNDO':
      return undone(state, operation, entries);
  }
}

/** Whether an operation was taken back on this device. */
export function isUndone({ operation }: JournalEntry, entries: readonly JournalEntry[]): boolean {
  return entries.some(
    ({ operation: undo, outcome }) =>
      undo.type === 'UNDO' &&
      outcome?.verdict !== 'REFUSED' &&
      undo.seq > operation.seq &&
      (undo.undone_op_id === operation.op_id || (undo.undone_op_id === null && IS_ARRIVAL.has(operation.type))),
  );
}

const IS_ARRIVAL: ReadonlySet<string> = new Set(['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'LEAVE', 'COME_BACK']);
const isArrival = ({ operation: { type } }: JournalEntry) => type === 'CHECK_IN' || type === 'ADHOC';
const counts = ({ outcome }: JournalEntry) => outcome?.verdict === 'APPLIED' || outcome?.verdict === 'REPEATED';

function firstOf(row: GuestRow, mine: JournalEntry | undefined): FirstOfParty {
  return {
    at: row.checked_in_at ?? '',
    gate: row.checked_in_gate ?? mine?.operation.gate ?? null,
    usher: row.checked_in_by ?? mine?.operation.usher ?? null,
    people: row.attended,
    where: mine ? 'here' : 'elsewhere',
    op_id: mine?.operation.op_id,
  };
}

function giversOf(own: readonly JournalEntry[], mark: 'gift' | 'souvenir'): ReadonlySet<string> {
  const givers = own.filter((entry) => entry.operation[mark] && !isUndone(entry, own));
  return new Set(givers.length > 0 ? givers.map(({ operation }) => operation.op_id) : [ELSEWHERE]);
}

function arrived(state: GuestState, operation: OperationRecord): GuestState {
  const people = operation.people ?? 0;
  return {
    ...given(state, operation),
    first: {
      at: instantOf(operation),
      gate: operation.gate,
      usher: operation.usher,
      people,
      where: 'here',
      op_id: operation.op_id,
    },
    attended: people,
    inside: people,
    table: operation.type === 'ADHOC' ? operation.table : state.table,
  };
}

/** When it was, by the server's clock as far as this device knows it. */
export const instantOf = ({ occurred_at, clock_offset }: OperationRecord): string =>
  new Date(occurred_at + (clock_offset ?? 0)).toISOString();

function given(state: GuestState, { op_id, gift, souvenir }: OperationRecord): GuestState {
  return {
    ...state,
    gift: gift ? new Set([...state.gift, op_id]) : state.gift,
    souvenir: souvenir ? new Set([...state.souvenir, op_id]) : state.souvenir,
  };
}

/** Nobody goes out who is not in, nor comes back who never left. */
function moved(
  { attended, inside }: GuestState,
  came: number,
  entered: number,
): Pick<GuestState, 'attended' | 'inside'> {
  const all = Math.max(0, attended + came);
  return { attended: all, inside: Math.min(all, Math.max(0, inside + entered)) };
}

function undone(state: GuestState, undo: OperationRecord, entries: readonly JournalEntry[]): GuestState {
  if (undo.undone_op_id === null) return gone(state, entries);
  const target = entries.find(({ operation }) => operation.op_id === undo.undone_op_id);
  if (!target || target.outcome?.verdict === 'REFUSED' || target.outcome?.verdict === 'DUPLICATE') return state;
  if (
    isUndone(
      target,
      entries.filter(({ operation }) => operation.seq < undo.seq),
    )
  )
    return state;
  const { operation } = target;
  const people = operation.people ?? 0;
  const without = ungiven(state, new Set([operation.op_id]));
  switch (operation.type) {
    case 'ADHOC':
    case 'CHECK_IN':
      // without the arrival that counts nobody of the party is here
      return state.first?.op_id === operation.op_id ? gone(state, entries) : state;
    case 'ADDITIONAL':
      return { ...without, ...moved(state, -people, -people) };
    case 'LEAVE':
      return { ...state, ...moved(state, 0, people) };
    case 'COME_BACK':
      return { ...state, ...moved(state, 0, -people) };
    case 'GIFT':
      return without;
    case 'TABLE':
    case 'UNDO':
      // what stood there before is the server's to say
      return state;
  }
}

function gone(state: GuestState, entries: readonly JournalEntry[]): GuestState {
  if (!state.first) return state;
  const arrivals = entries.filter(({ operation }) => IS_ARRIVAL.has(operation.type));
  const without = ungiven(state, new Set(arrivals.map(({ operation }) => operation.op_id)));
  return { ...without, first: null, attended: 0, inside: 0 };
}

function ungiven(state: GuestState, ids: ReadonlySet<string>): GuestState {
  const left = (givers: ReadonlySet<string>) => new Set([...givers].filter((id) => !ids.has(id)));
  return { ...state, gift: left(state.gift), souvenir: left(state.souvenir) };
}
