import type { FirstArrival } from './door.ts';
import type { GuestRow, OperationRecord, OutcomeRecord } from './records.ts';

/** What was done on this device, with what the server said of it. */
export interface Entry {
  readonly operation: OperationRecord;
  readonly outcome: OutcomeRecord | undefined;
}

/** How a guest stands at the event. */
export interface Standing {
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
export const NOT_HERE: Standing = {
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
export const isOverlaid = ({ outcome }: Entry): boolean =>
  outcome === undefined || (outcome.verdict !== 'REFUSED' && !outcome.is_covered);

/** The server's word of a guest. `entries` are this device's operations on the guest, oldest first. */
export function standingOf(row: GuestRow, entries: readonly Entry[]): Standing {
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
export function after(standing: Standing, entry: Entry, entries: readonly Entry[]): Standing {
  const { operation } = entry;
  const people = operation.people ?? 0;
  switch (operation.type) {
    case 'ADHOC':
    case 'CHECK_IN':
      // one arrival counts; a second one changes nothing, nor does what came with it
      return standing.first ? standing : arrived(standing, operation);
    case 'ADDITIONAL':
      return standing.first ? { ...given(standing, operation), ...moved(standing, people, people) } : standing;
    case 'LEAVE':
      return { ...standing, ...moved(standing, 0, -people) };
    case 'COME_BACK':
      return { ...standing, ...moved(standing, 0, people) };
    case 'GIFT':
      return given(standing, operation);
    case 'TABLE':
      return { ...standing, table: operation.table };
    case 'UNDO':
      return undone(standing, operation, entries);
  }
}

/** Whether an operation was taken back on this device. */
export function isUndone({ operation }: Entry, entries: readonly Entry[]): boolean {
  return entries.some(
    ({ operation: undo, outcome }) =>
      undo.type === 'UNDO' &&
      outcome?.verdict !== 'REFUSED' &&
      undo.seq > operation.seq &&
      (undo.undone_op_id === operation.op_id || (undo.undone_op_id === null && IS_ARRIVAL.has(operation.type))),
  );
}

const IS_ARRIVAL: ReadonlySet<string> = new Set(['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'LEAVE', 'COME_BACK']);
const isArrival = ({ operation: { type } }: Entry) => type === 'CHECK_IN' || type === 'ADHOC';
const counts = ({ outcome }: Entry) => outcome?.verdict === 'APPLIED' || outcome?.verdict === 'REPEATED';

function firstOf(row: GuestRow, mine: Entry | undefined): FirstOfParty {
  return {
    at: row.checked_in_at ?? '',
    gate: row.checked_in_gate ?? mine?.operation.gate ?? null,
    usher: row.checked_in_by ?? mine?.operation.usher ?? null,
    people: row.attended,
    where: mine ? 'here' : 'elsewhere',
    op_id: mine?.operation.op_id,
  };
}

function giversOf(own: readonly Entry[], mark: 'gift' | 'souvenir'): ReadonlySet<string> {
  const givers = own.filter((entry) => entry.operation[mark] && !isUndone(entry, own));
  return new Set(givers.length > 0 ? givers.map(({ operation }) => operation.op_id) : [ELSEWHERE]);
}

function arrived(standing: Standing, operation: OperationRecord): Standing {
  const people = operation.people ?? 0;
  return {
    ...given(standing, operation),
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
    table: operation.type === 'ADHOC' ? operation.table : standing.table,
  };
}

/** When it was, by the server's clock as far as this device knows it. */
export const instantOf = ({ occurred_at, clock_offset }: OperationRecord): string =>
  new Date(occurred_at + (clock_offset ?? 0)).toISOString();

function given(standing: Standing, { op_id, gift, souvenir }: OperationRecord): Standing {
  return {
    ...standing,
    gift: gift ? new Set([...standing.gift, op_id]) : standing.gift,
    souvenir: souvenir ? new Set([...standing.souvenir, op_id]) : standing.souvenir,
  };
}

/** Nobody goes out who is not in, nor comes back who never left. */
function moved({ attended, inside }: Standing, came: number, entered: number): Pick<Standing, 'attended' | 'inside'> {
  const all = Math.max(0, attended + came);
  return { attended: all, inside: Math.min(all, Math.max(0, inside + entered)) };
}

function undone(standing: Standing, undo: OperationRecord, entries: readonly Entry[]): Standing {
  if (undo.undone_op_id === null) return gone(standing, entries);
  const target = entries.find(({ operation }) => operation.op_id === undo.undone_op_id);
  if (!target || target.outcome?.verdict === 'REFUSED' || target.outcome?.verdict === 'DUPLICATE') return standing;
  if (
    isUndone(
      target,
      entries.filter(({ operation }) => operation.seq < undo.seq),
    )
  )
    return standing;
  const { operation } = target;
  const people = operation.people ?? 0;
  const without = ungiven(standing, new Set([operation.op_id]));
  switch (operation.type) {
    case 'ADHOC':
    case 'CHECK_IN':
      // without the arrival that counts nobody of the party is here
      return standing.first?.op_id === operation.op_id ? gone(standing, entries) : standing;
    case 'ADDITIONAL':
      return { ...without, ...moved(standing, -people, -people) };
    case 'LEAVE':
      return { ...standing, ...moved(standing, 0, people) };
    case 'COME_BACK':
      return { ...standing, ...moved(standing, 0, -people) };
    case 'GIFT':
      return without;
    case 'TABLE':
    case 'UNDO':
      // what stood there before is the server's to say
      return standing;
  }
}

function gone(standing: Standing, entries: readonly Entry[]): Standing {
  if (!standing.first) return standing;
  const arrivals = entries.filter(({ operation }) => IS_ARRIVAL.has(operation.type));
  const without = ungiven(standing, new Set(arrivals.map(({ operation }) => operation.op_id)));
  return { ...without, first: null, attended: 0, inside: 0 };
}

function ungiven(standing: Standing, ids: ReadonlySet<string>): Standing {
  const left = (givers: ReadonlySet<string>) => new Set([...givers].filter((id) => !ids.has(id)));
  return { ...standing, gift: left(standing.gift), souvenir: left(standing.souvenir) };
}
