import { type Attendance, type GuestOperation, isLive, type LoggedOperation } from './state.ts';

type Log = readonly LoggedOperation[];

/** Of several seatings the one that happened last holds, whenever it is told. */
export function tableAfterSeating({ log, table }: Attendance, { at, table: said }: GuestOperation): string | null {
  const last = lastSeating(log);
  return last && last.at > at ? table : said;
}

/** The table as if one seating had not been. */
export function tableWithout({ log, table }: Attendance, undone: LoggedOperation): string | null {
  // what somebody wrote by hand since stays
  if (lastSeating(log) !== undone || table !== undone.table) return table;
  const before = lastSeating(log.filter((one) => one !== undone));
  if (before) return before.table;
  const former = formerOf(undone, log);
  return former === undefined ? table : former;
}

/** Where the guest sat before, past what was taken back already. */
function formerOf(undone: LoggedOperation, log: Log): string | null | undefined {
  let { former } = undone;
  for (const one of log.slice(0, log.indexOf(undone)).toReversed()) {
    if (one.type === 'TABLE' && one.table === former) former = one.former;
  }
  return former;
}

/** Of those at the same instant the one that came later. */
const lastSeating = (log: Log): LoggedOperation | undefined =>
  log
    .filter((one) => one.type === 'TABLE' && isLive(one))
    .toSorted((one, other) => one.at - other.at)
    .at(-1);
