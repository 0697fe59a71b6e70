import { randomInt } from 'node:crypto';
import { COUNTERS } from '../db/counters.ts';
import type { Database } from '../db/connection.ts';
import type { ClientScope } from '../access/access.ts';
import { type Counts, type CountedState, movement, sumOf } from './counts.ts';

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
