import {
  ABSENT,
  apply,
  arrivalIn,
  type Attendance,
  type GuestOperation,
  isLive,
  type LoggedOperation,
  logWithout,
} from '@janur/contracts/attendance';
import type { FirstArrival } from './event-store.ts';
import type { GuestRow, OperationRecord, ResultRecord } from './records.ts';

/** What was done on this device, with what the server said of it. */
export interface JournalEntry {
  readonly operation: OperationRecord;
  readonly result: ResultRecord | undefined;
}

/**
 * Whether an operation still has to be laid over the server's list: nobody has answered for it, or its effect came after
 * the list that is here. What came second stays until then too, so that a guest who is in never seems to be out.
 */
export const isOverlaid = ({ result }: JournalEntry): boolean =>
  result === undefined || (result.verdict !== 'REFUSED' && !result.is_covered);

/** How a guest stands: the server's word, and over it what was done here since. `entries` are oldest first. */
export function attendanceOf(row: GuestRow | undefined, entries: readonly JournalEntry[]): Attendance {
  const covered = entries.filter((entry) => !isOverlaid(entry) && entry.result?.verdict !== 'REFUSED');
  const listed = row ? attendanceOfRow(row, covered) : { ...ABSENT, log: logOf(covered) };
  const overlaid = entries.filter(isOverlaid);
  return overlaid.reduce((now, { operation }) => apply(now, guestOperation(operation)).after, listed);
}

/** The check-in that counts, as the usher sees it. */
export function firstOf(
  { first }: Attendance,
  row: GuestRow | undefined,
  entries: readonly JournalEntry[],
): FirstArrival | null {
  if (!first) return null;
  const own = entries.find(({ operation }) => operation.op_id === first.op_id);
  const { gate = null, usher = null, people } = own?.operation ?? {};
  if (!row || (own && isOverlaid(own))) {
    return { at: new Date(first.at).toISOString(), gate, usher, people: people ?? 0, where: 'here' };
  }
  return {
    at: row.checked_in_at ?? '',
    gate: row.checked_in_gate ?? gate,
    usher: row.checked_in_by ?? usher,
    people: row.attended,
    where: own ? 'here' : 'elsewhere',
  };
}

/** When it was, by the server's clock as far as this device knows it. */
const timeOf = ({ occurred_at, clock_offset }: OperationRecord): number => occurred_at + (clock_offset ?? 0);
export const instantOf = (operation: OperationRecord): string => new Date(timeOf(operation)).toISOString();

/** An operation of this device as the rule of attendance reads it. */
export const guestOperation = (operation: OperationRecord): GuestOperation => ({
  ...operation,
  at: timeOf(operation),
  isDeviceTimed: true,
});

function attendanceOfRow(row: GuestRow, covered: readonly JournalEntry[]): Attendance {
  const mine = covered.find((entry) => isCounting(entry) && entry.result?.arrived_at === row.checked_in_at);
  const own = logOf(covered);
  return {
    first: row.is_checked_in ? { op_id: mine?.operation.op_id ?? null, at: Date.parse(row.checked_in_at ?? '') } : null,
    attended: row.attended,
    left: row.attended - row.inside,
    gift: row.is_received_gift,
    souvenir: row.is_received_souvenir,
    table: row.table_number,
    log: [...elsewhere(row, own.filter(isLive)), ...own],
  };
}

/** The server's list holds no operations: a mark that none of this device's explains was made elsewhere. */
function elsewhere(row: GuestRow, own: readonly LoggedOperation[]): LoggedOperation[] {
  const gift = row.is_received_gift && !own.some((one) => one.gift);
  const souvenir = row.is_received_souvenir && !own.some((one) => one.souvenir);
  if (!gift && !souvenir) return [];
  const nobody = { op_id: 'elsewhere', device_id: null, seq: null, people: null, table: null };
  return [{ ...nobody, type: 'GIFT', at: 0, gift, souvenir, isUndone: false }];
}

/** What this device did and the server's list holds; where a guest sat before is the server's to say. */
function logOf(covered: readonly JournalEntry[]): LoggedOperation[] {
  const counting = new Set(covered.filter(isCounting).map(({ operation }) => operation.op_id));
  return covered.reduce<LoggedOperation[]>((log, { operation }) => {
    if (operation.type !== 'UNDO') return [...log, { ...guestOperation(operation), isUndone: false }];
    const id = operation.undone_op_id;
    const isWhole = id === null || counting.has(id);
    return logWithout(log, isWhole ? arrivalIn(log) : log.filter(({ op_id }) => op_id === id));
  }, []);
}

/** A check-in that was not second when the server took it. */
const isCounting = ({ operation: { type }, result }: JournalEntry): boolean =>
  (type === 'CHECK_IN' || type === 'ADHOC') && (result?.verdict === 'APPLIED' || result?.verdict === 'REPEATED');
