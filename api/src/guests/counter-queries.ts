import { insideOf as insideOfParty } from '@janur/contracts/attendance';
import { COUNTERS } from '../db/counters.ts';
import { randomInt } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import type { ClientScope } from '../access/access.ts';

/** What is counted of one guest at one event. */
export interface CountedState {
  readonly confirmation_status: string;
  readonly total_guests: number;
  readonly total_guests_confirmed: number;
  readonly is_checked_in: boolean | 0 | 1;
  readonly total_guests_attended: number;
  readonly total_guests_left: number;
  readonly is_received_gift: boolean | 0 | 1;
  readonly is_received_souvenir: boolean | 0 | 1;
  readonly extra_souvenirs: number;
}

/** A place at an event to which nobody has come. */
export const NOT_ARRIVED = {
  is_checked_in: false,
  total_guests_attended: 0,
  total_guests_left: 0,
  is_received_gift: false,
  is_received_souvenir: false,
  extra_souvenirs: 0,
} as const;

export type Counts = Record<(typeof COUNTERS)[number], number>;

/** How many of a party are inside now. */
export const insideOf = ({
  total_guests_attended: attended,
  total_guests_left: left,
}: Pick<CountedState, 'total_guests_attended' | 'total_guests_left'>): number => insideOfParty({ attended, left });

/** How many souvenirs a guest was given. */
export const souvenirsOf = ({
  is_received_souvenir: isGiven,
  extra_souvenirs: more,
}: Pick<CountedState, 'is_received_souvenir' | 'extra_souvenirs'>): number => (isGiven ? 1 + more : 0);

/** What one guest adds to an event's counters. */
export function countsOf(state: CountedState): Counts {
  return {
    total_invitations: 1,
    total_confirmed: Number(state.confirmation_status === 'CONFIRMED'),
    total_declined: Number(state.confirmation_status === 'DECLINED'),
    total_pending: Number(state.confirmation_status === 'PENDING'),
    total_pax: state.total_guests,
    total_pax_confirmed: state.total_guests_confirmed,
    total_checked_in: Number(state.is_checked_in),
    total_pax_attended: state.total_guests_attended,
    total_received_gift: Number(state.is_received_gift),
    total_received_souvenir: souvenirsOf(state),
    total_inside: insideOf(state),
  };
}

/** How the counters move when a guest's state changes; without a former state the guest is new, without a later one gone. */
export function movement(before: CountedState | undefined, after: CountedState | undefined): Partial<Counts> {
  const former = before && countsOf(before);
  const later = after && countsOf(after);
  const changes = COUNTERS.map((name) => [name, (later?.[name] ?? 0) - (former?.[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Several movements of one event as one. */
export function sumOf(movements: readonly Partial<Counts>[]): Partial<Counts> {
  const sums = COUNTERS.map((name) => [name, movements.reduce((sum, change) => sum + (change[name] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, change]) => change !== 0));
}

/** One hot row under several writers deadlocks (measured: 232 times): a number is the sum of its shards. */
const SHARDS = 8;

export interface CountedAt {
  readonly client_id: number;
  readonly event_id: number;
  readonly option_id: number;
}

/** A guest's former state and the new one. */
export interface CounterMove {
  readonly at: CountedAt;
  readonly before: CountedState | undefined;
  readonly after: CountedState | undefined;
}

/** Moves an event's counters from a guest's former state to the new one; belongs in the transaction that changes the guest. */
export async function moveCounters(db: Database, move: CounterMove): Promise<void> {
  for (const statement of movesOfCounters(db, [move])) await statement;
}

/** The same for many guests at once, as statements: one an event and slug, and whoever comes together is nearly always of one. */
export function movesOfCounters(db: Database, moves: readonly CounterMove[]) {
  const groups = Map.groupBy(moves, ({ at }) => `${at.event_id} ${at.option_id}`);
  return [...groups.keys()].toSorted().flatMap((key) => {
    const group = groups.get(key) ?? [];
    const change = sumOf(group.map(({ before, after }) => movement(before, after)));
    const [first] = group;
    return first && Object.keys(change).length > 0 ? [addition(db, first.at, change)] : [];
  });
}

/** Moves an event's counters by what many guests together changed. */
export async function addToCounters(db: Database, at: CountedAt, change: Partial<Counts>): Promise<void> {
  if (Object.keys(change).length > 0) await addition(db, at, change);
}

function addition(db: Database, at: CountedAt, change: Partial<Counts>) {
  const { client_id, event_id, option_id } = at;
  return db('event_counters')
    .insert({ client_id, event_id, option_id, shard: randomInt(SHARDS), ...change })
    .onConflict(['event_id', 'option_id', 'shard'])
    .merge(Object.fromEntries(Object.keys(change).map((name) => [name, db.raw('?? + VALUES(??)', [name, name])])));
}

/** An event's numbers, of all slugs or of one. */
export async function sumCounters(
  db: Database,
  scope: ClientScope,
  eventId: number,
  optionId?: number,
): Promise<Counts> {
  const sums = COUNTERS.map((name) => db.raw('COALESCE(SUM(??), 0) AS ??', [name, name]));
  const row: Partial<Record<keyof Counts, string | number>> | undefined = await db('event_counters')
    .select<Record<keyof Counts, string | number>[]>(...sums)
    .where(scope.within('client_id'))
    .where({ event_id: eventId, ...(optionId === undefined ? {} : { option_id: optionId }) })
    .first();
  const count = (name: keyof Counts) => Number(row?.[name] ?? 0);
  return {
    total_invitations: count('total_invitations'),
    total_confirmed: count('total_confirmed'),
    total_declined: count('total_declined'),
    total_pending: count('total_pending'),
    total_pax: count('total_pax'),
    total_pax_confirmed: count('total_pax_confirmed'),
    total_checked_in: count('total_checked_in'),
    total_pax_attended: count('total_pax_attended'),
    total_received_gift: count('total_received_gift'),
    total_received_souvenir: count('total_received_souvenir'),
    total_inside: count('total_inside'),
  };
}
