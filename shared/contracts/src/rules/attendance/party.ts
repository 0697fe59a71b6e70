import { type GuestOperation, isLive, type LoggedOperation, type Settlement } from './state.ts';

type Log = readonly LoggedOperation[];

const CHECK_INS: ReadonlySet<LoggedOperation['type']> = new Set(['CHECK_IN', 'ADHOC']);
const ARRIVALS: ReadonlySet<LoggedOperation['type']> = new Set([...CHECK_INS, 'ADDITIONAL']);

export const isCheckIn = ({ type }: Pick<LoggedOperation, 'type'>): boolean => CHECK_INS.has(type);

/** People who came in at one gate: a check-in, and who was added to it. */
export interface ArrivalLine {
  readonly head: LoggedOperation;
  readonly op_ids: readonly string[];
  readonly people: number;
}

/** The check-ins of a guest that were not taken back, the one that counts as the first arrival before the others. */
export const checkInsIn = (log: Log): LoggedOperation[] =>
  log.filter((one) => isCheckIn(one) && isLive(one) && one.people !== null).toSorted(inOrder);

/** In the same moment device and number decide, so that it never depends on who told of it first. */
export function inOrder(
  one: Pick<GuestOperation, 'at' | 'device_id' | 'seq'>,
  other: Pick<GuestOperation, 'at' | 'device_id' | 'seq'>,
): number {
  if (one.at !== other.at) return one.at - other.at;
  const [device, others] = [one.device_id ?? '', other.device_id ?? ''];
  if (device !== others) return device < others ? -1 : 1;
  return (one.seq ?? 0) - (other.seq ?? 0);
}

/**
 * A party gate by gate. Who was added belongs to the check-in of the same device; one that let none of them in added to
 * those whom it saw, who came first.
 */
export function linesOf(log: Log): ArrivalLine[] {
  const heads = checkInsIn(log);
  const headOf = (one: LoggedOperation) =>
    heads.find(({ device_id: device }) => device !== null && device === one.device_id) ?? heads[0];
  const added = log.filter((one) => one.type === 'ADDITIONAL' && isLive(one));
  return heads.map((head) => {
    const line = [head, ...added.filter((one) => headOf(one) === head)];
    return { head, op_ids: line.map(({ op_id }) => op_id), people: sumOf(line) };
  });
}

/**
 * How many came: the sum of all arrivals. Where a person said that what two gates told of is one party, that counts once,
 * the larger one; who came since is added.
 */
export function countedOf(log: Log): number {
  const arrivals = log.filter((one) => ARRIVALS.has(one.type) && isLive(one));
  const parties = partiesIn(log);
  const alone = arrivals.filter(({ op_id }) => !parties.some((party) => party.has(op_id)));
  return parties.reduce(
    (sum, party) => sum + largestOf(arrivals.filter(({ op_id }) => party.has(op_id))),
    sumOf(alone),
  );
}

function largestOf(party: Log): number {
  const lines = linesOf(party);
  return lines.length > 0 ? Math.max(...lines.map(({ people }) => people)) : sumOf(party);
}

/** Souvenirs that were given and not taken back. */
export const souvenirsIn = (log: Log): LoggedOperation[] =>
  log.filter((one) => one.souvenir && isLive(one)).toSorted(inOrder);

/** What somebody says who judges all that is known of a guest. Those who were said to be one party stay one. */
export function settlementOf(log: Log, as_one: Settlement['as_one']): Settlement {
  const known = [...linesOf(log).flatMap(({ op_ids }) => op_ids), ...souvenirsIn(log).map(({ op_id }) => op_id)];
  const all = [...new Set(known)];
  if (as_one !== false) return { as_one, op_ids: all };
  const parties = partiesIn(log);
  const isFirst = (id: string) => parties.every((party) => !party.has(id) || all.find((one) => party.has(one)) === id);
  return { as_one, op_ids: all.filter(isFirst) };
}

/** The operation by which somebody said last of these arrivals whether they are one party. */
export const settlingIn = (log: Log): LoggedOperation | undefined =>
  log
    .filter((one) => isLive(one) && one.settles && one.settles.as_one !== null)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);

/** What a person has looked at. */
export const lookedAt = (log: Log): ReadonlySet<string> => new Set(settlementsIn(log).flatMap(({ op_ids }) => op_ids));

/** Operations that tell of one party each; what was said last holds. */
function partiesIn(log: Log): ReadonlySet<string>[] {
  let parties: ReadonlySet<string>[] = [];
  for (const { as_one: isOne, op_ids: ids } of settlementsIn(log)) {
    const isNamed = (party: ReadonlySet<string>) => ids.some((id) => party.has(id));
    if (isOne) {
      const joined = new Set([...ids, ...parties.filter(isNamed).flatMap((party) => [...party])]);
      parties = [...parties.filter((party) => !isNamed(party)), joined];
    } else if (isOne === false) {
      // one of them stands for all: beside another party it says nothing against theirs
      parties = parties.map((party) =>
        ids.filter((id) => party.has(id)).length > 1 ? new Set([...party].filter((id) => !ids.includes(id))) : party,
      );
    }
  }
  return parties;
}

const settlementsIn = (log: Log) =>
  log
    .filter(isLive)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ settles }) => settles ?? []);

const sumOf = (log: Log): number => log.reduce((sum, { people }) => sum + (people ?? 0), 0);
