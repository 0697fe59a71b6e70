import {
  ABSENT,
  apply,
  arrivalIn,
  type Attendance,
  type GuestOperation,
  isCheckIn,
  isLive,
  type LoggedOperation,
  logWithout,
} from '@janur/contracts/attendance';
import type { GuestRow, OperationRecord, ResultRecord } from './records.ts';

/** What was done on this device, or on another that told it without a server; with what the server said of it. */
export interface JournalEntry {
  readonly operation: OperationRecord;
  readonly result: ResultRecord | undefined;
  readonly isOwn: boolean;
  /** The server's list that is here holds it; of this device's before the server's answer has come, where another brought it. */
  readonly isSeen: boolean;
}

/**
 * Whether an operation still has to be laid over the server's list: nobody has answered for it, or its effect came after
 * the list that is here. What came second stays until then too, so that a guest who is in never seems to be out.
 */
export const isOverlaid = ({ result, isOwn, isSeen }: JournalEntry): boolean => {
  if (isSeen || result?.verdict === 'REFUSED') return false;
  return !isOwn || !result?.is_covered;
};

/** How a guest stands: the server's word, and over it what was done here since. `entries` are oldest first. */
export function attendanceOf(row: GuestRow | undefined, entries: readonly JournalEntry[]): Attendance {
  // of another device's the server's list alone tells what became
  const covered = entries.filter((entry) => entry.isOwn && !isOverlaid(entry) && entry.result?.verdict !== 'REFUSED');
  const listed = row ? attendanceOfRow(row, listedIn(row, { covered, entries })) : { ...ABSENT, log: logOf(covered) };
  const overlaid = entries.filter(isOverlaid);
  return overlaid.reduce((now, { operation }) => apply(now, asKnown(operation, now)).after, listed);
}

/** An arrival of which the list alone tells is there under no id by which another device could take it back. */
function asKnown(operation: OperationRecord, { log }: Attendance): GuestOperation {
  const isWhole = operation.taken?.is_arrival === true && !log.some((one) => isCheckIn(one) && isLive(one));
  return { ...guestOperation(operation), ...(isWhole && { undone_op_id: null }) };
}

/** When it was, by the server's clock as far as this device knows it. */
export const timeOf = ({ occurred_at, clock_offset }: OperationRecord): number => occurred_at + (clock_offset ?? 0);
export const instantOf = (operation: OperationRecord): string => new Date(timeOf(operation)).toISOString();

/** An operation of this device as the rule of attendance reads it. */
export const guestOperation = (operation: OperationRecord): GuestOperation => ({
  ...operation,
  at: timeOf(operation),
  isDeviceTimed: true,
});

interface Listed {
  /** What was done here. */
  readonly covered: readonly JournalEntry[];
  /** Who came and went, where another device told which operations those were: each may be taken back. */
  readonly told: readonly LoggedOperation[];
  /** What was taken back, here or by the word of other devices. */
  readonly gone: ReadonlySet<string | null>;
}

/** The operations that the list holds, as far as they are known here. */
function listedIn(
  row: GuestRow,
  { covered, entries }: Pick<Listed, 'covered'> & { entries: readonly JournalEntry[] },
): Listed {
  if (!row.is_checked_in) return { covered, told: [], gone: new Set() };
  const since = Date.parse(row.checked_in_at ?? '');
  // a ledger tells of arrivals alone
  const moves = isSplit(row) ? PASSINGS : MOVES;
  const listed = entries
    .filter(({ isOwn, isSeen, result }) => isSeen && !isOwn && result?.verdict !== 'REFUSED')
    .map(({ operation }) => operation);
  const gone = new Set([...listed, ...covered.map(({ operation }) => operation)].map(({ undone_op_id: id }) => id));
  const there = listed.filter(
    (one) =>
      !gone.has(one.op_id) &&
      (isCheckIn(one) ? !isSplit(row) && timeOf(one) === since : moves.has(one.type) && timeOf(one) >= since),
  );
  // of its marks the row tells
  const told = there.map((one) => ({
    ...UNTOLD_OF,
    ...guestOperation(one),
    gift: false,
    souvenir: false,
    table: null,
  }));
  return { covered, told, gone };
}

function attendanceOfRow(row: GuestRow, known: Listed): Attendance {
  const { covered, told } = known;
  const own = withoutTakenBack(logOf(covered), row, known);
  const log = withLedger([...told, ...own], row.ledger ?? null);
  const given = log.filter((one) => one.souvenir && isLive(one)).length;
  return {
    first: row.is_checked_in
      ? { op_id: firstIdOf(row, { covered, log }), at: Date.parse(row.checked_in_at ?? '') }
      : null,
    attended: row.attended,
    left: row.attended - row.inside,
    gift: row.is_received_gift,
    souvenirs: row.is_received_souvenir ? Math.max(1, isSplit(row) ? given : 1) : 0,
    table: row.table_number,
    log: [...elsewhere(row, log.filter(isLive)), ...log],
  };
}

/** Which operation the first arrival was, where it is known here. */
function firstIdOf(
  { ledger, checked_in_at: at }: GuestRow,
  { covered, log }: { covered: readonly JournalEntry[]; log: readonly LoggedOperation[] },
): string | null {
  const told = ledger?.entries.find(isCheckIn);
  if (told) return told.op_id;
  const mine = covered.find((entry) => isCounting(entry) && entry.result?.arrived_at === at);
  // one that was not the first when the server took it may be so since
  const own = mine?.operation ?? log.find((one) => isCheckIn(one) && isLive(one) && one.at === Date.parse(at ?? ''));
  if (own) return own.op_id;
  // nothing happens in the server's future: until it has answered, its word of when may be earlier than this device's
  const unanswered = covered.find(
    ({ operation, result }) => !result && isCheckIn(operation) && timeOf(operation) >= Date.parse(at ?? ''),
  )?.operation.op_id;
  return log.find((one) => one.op_id === unanswered && isLive(one))?.op_id ?? null;
}

/** Stands in a log for what was done on no device that is known here. */
export const ELSEWHERE = 'elsewhere';

/** The server's list holds no operations: a mark that none of those known here explains was made elsewhere. */
function elsewhere(row: GuestRow, known: readonly LoggedOperation[]): LoggedOperation[] {
  const gift = row.is_received_gift && !known.some((one) => one.gift);
  const souvenir = row.is_received_souvenir && !known.some((one) => one.souvenir);
  if (!gift && !souvenir) return [];
  const nobody = { op_id: ELSEWHERE, device_id: null, seq: null, people: null, table: null };
  return [{ ...nobody, type: 'GIFT', at: 0, gift, souvenir, isUndone: false }];
}

/** What this device did and the server's list holds; where a guest sat before is the server's to say. */
function logOf(covered: readonly JournalEntry[]): LoggedOperation[] {
  return covered.reduce<LoggedOperation[]>((log, { operation, result }) => {
    if (operation.type !== 'UNDO') return [...log, { ...guestOperation(operation), isUndone: false }];
    const taken = log.filter(({ op_id }) => op_id === operation.undone_op_id);
    // without its last check-in nobody of the party was there
    const isWhole =
      operation.undone_op_id === null ||
      (taken.some(isCheckIn) && (result ? result.arrived_at === null : operation.taken?.is_arrival === true));
    return logWithout(log, isWhole ? arrivalIn(log) : taken);
  }, []);
}

/**
 * Another device may have taken back what was done here, and the server tells operations of split parties alone: of who is
 * out nothing counts, and of who is in nothing from before the arrival that counts, be it of this device or `told` by another.
 */
function withoutTakenBack(log: LoggedOperation[], row: GuestRow, { covered, told, gone }: Listed): LoggedOperation[] {
  if (!row.is_checked_in) return isSplit(row) ? log : logWithout(log, arrivalIn(log));
  const taken = log.filter(({ op_id, type }) => gone.has(op_id) && !(isSplit(row) && IN_LEDGER.has(type)));
  const own = logWithout(log, taken);
  if (isSplit(row)) return own;
  const first = firstIdOf(row, { covered, log: own });
  const at = own.findIndex(({ op_id }) => op_id === first);
  if (at >= 0) return logWithout(own, arrivalIn(own.slice(0, at)));
  // the one check-in that is left is another device's
  const arrival = told.find(isCheckIn);
  if (!arrival) return own;
  const isGone = (one: LoggedOperation) => isCheckIn(one) || one.at < arrival.at;
  return logWithout(own, arrivalIn(own).filter(isGone));
}

/** Where the server tells of a guest operation by operation it is right: what it does not tell of was taken back. */
function withLedger(own: readonly LoggedOperation[], ledger: GuestRow['ledger']): LoggedOperation[] {
  if (!ledger) return [...own];
  const ids = new Set(own.map(({ op_id }) => op_id));
  const given = envelopesOf(ledger).filter(({ op_id }) => !ids.has(op_id));
  const { entries, settlements } = ledger;
  if (entries.length === 0) return [...given, ...own];
  const told = new Map<string, LoggedOperation>([
    ...entries.map((one) => [one.op_id, { ...UNTOLD_OF, ...one, at: Date.parse(one.at) }] as const),
    ...settlements.map(({ as_one, op_ids, ...one }) => {
      const said = { type: 'SETTLE', people: null, souvenir: false, settles: { as_one, op_ids } } as const;
      return [one.op_id, { ...UNTOLD_OF, ...one, ...said, at: Date.parse(one.at) }] as const;
    }),
  ]);
  const mine = own.map((one) => {
    const known = told.get(one.op_id);
    if (known) return { ...one, at: known.at };
    return IN_LEDGER.has(one.type) ? { ...one, isUndone: true } : one;
  });
  return [...[...told.values()].filter(({ op_id }) => !ids.has(op_id)), ...given, ...mine];
}

/** What brought envelopes, which any device may take back; of its other marks the row tells. */
function envelopesOf({ envelopes }: NonNullable<GuestRow['ledger']>): LoggedOperation[] {
  const operations = new Map(envelopes.map((one) => [one.op_id, one]));
  return [...operations.values()].map(({ op_id, device_id, at }) => {
    const gift = { type: 'GIFT', people: null, souvenir: false } as const;
    return { ...UNTOLD_OF, ...gift, op_id, device_id, at: Date.parse(at) };
  });
}

/** The server tells of an arrival by operations only where a party came in at several gates. */
const isSplit = ({ ledger }: GuestRow): boolean => (ledger?.entries.length ?? 0) > 0;

const MOVES: ReadonlySet<LoggedOperation['type']> = new Set(['ADDITIONAL', 'LEAVE', 'COME_BACK']);
const PASSINGS: ReadonlySet<LoggedOperation['type']> = new Set(['LEAVE', 'COME_BACK']);
const IN_LEDGER: ReadonlySet<LoggedOperation['type']> = new Set(['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'SETTLE']);
const UNTOLD_OF = { seq: null, gift: false, table: null, isUndone: false } as const;

/** A check-in that was not second when the server took it. */
const isCounting = ({ operation: { type }, result }: JournalEntry): boolean =>
  (type === 'CHECK_IN' || type === 'ADHOC') && (result?.verdict === 'APPLIED' || result?.verdict === 'REPEATED');
