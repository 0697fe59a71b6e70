import type { Database } from '../../../db/connection.ts';
import { pipelinedTransaction, type Send, type Statement } from '../../../db/pipelined-transaction.ts';
import { isRetriable } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { movesOfCounters } from '../../../guests/counter-queries.ts';
import {
  type ArrivingGuest,
  bringsAlong,
  changesBy,
  giftRows,
  guestAfter,
  type HeldGuest,
  isEarlier,
  type Judgement,
  type SaidArrival,
} from './arrival.ts';
import {
  type Additional,
  holdGuests,
  listDevices,
  markDuplicate,
  sumAdditional,
  updateArrivals,
} from './arrival-queries.ts';
import { keptEvent } from '../lookup.ts';
import {
  asError,
  type Entry,
  formerOutcome,
  isDuplicateKey,
  type Judged,
  once,
  type Operation,
  type Outcome,
  outcomeOfFaster,
  rowOf,
} from '../operations/operation.ts';
import {
  insertGifts,
  insertOperations,
  insertWalkIn,
  listOperations,
  type NewWalkIn,
} from '../operations/operation-queries.ts';
import { presentGuest } from '../present.ts';
import {
  type GiftRow,
  giftRowsAt,
  type GuestAtEvent,
  type GuestBookEventRow,
  invitedTo,
  listGifts,
} from '../queries.ts';
import { refuseUnknownGuest } from '../operations/refusal.ts';

/** The database, and its connections for statements that go together. */
export interface Databases {
  readonly db: Database;
  readonly pipeline: Database;
}

interface Crowd {
  readonly eventId: number;
  readonly arrivals: readonly SaidArrival[];
}

/**
 * Checks guests in, or adds the rest of their parties, in one transaction; no two of the arrivals are of one guest, nor has
 * one the id or the number of another. What cannot be done for one of them stands as an Error in its place.
 *
 * One check-in counts a guest and event: the earliest. Another one changes nothing and is kept in the log with the one that
 * counts; only a device that was offline may still turn out to be the earlier.
 */
export async function recordArrivals(of: Databases, scope: ClientScope, crowd: Crowd): Promise<(Judged | Error)[]> {
  try {
    return await recordTogether(of, scope, crowd);
  } catch (error) {
    const [said, ...others] = crowd.arrivals;
    if (!said || isRetriable(error)) throw error;
    if (others.length === 0) return [await outcomeOfFaster(of.db, scope, { operation: said.operation, error })];
    // it failed because of one of them
    return isDuplicateKey(error) ? recordWithoutFormers(of, scope, crowd) : recordEach(of, scope, crowd);
  }
}

/** The log refused them because some had come before: those get what came of them then. */
async function recordWithoutFormers(of: Databases, scope: ClientScope, crowd: Crowd): Promise<(Judged | Error)[]> {
  const rows = await listOperations(
    of.db,
    scope,
    crowd.arrivals.map(({ operation }) => operation),
  );
  const formers = new Map(crowd.arrivals.map((said) => [said, formerOutcome(said.operation, rows)]));
  const fresh = crowd.arrivals.filter((said) => !formers.get(said));
  if (fresh.length === crowd.arrivals.length) return recordEach(of, scope, crowd);
  const results = fresh.length > 0 ? await recordArrivals(of, scope, { ...crowd, arrivals: fresh }) : [];
  return crowd.arrivals.flatMap((said) => formers.get(said) ?? results[fresh.indexOf(said)] ?? []);
}

async function recordEach(of: Databases, scope: ClientScope, crowd: Crowd): Promise<(Judged | Error)[]> {
  const results = [];
  for (const one of crowd.arrivals) {
    results.push(...(await recordArrivals(of, scope, { ...crowd, arrivals: [one] }).catch((why) => [asError(why)])));
  }
  return results;
}

async function recordTogether(
  { db, pipeline }: Databases,
  scope: ClientScope,
  { eventId, arrivals }: Crowd,
): Promise<(Judged | Error)[]> {
  const reads = [holdGuests(pipeline, scope, { eventId, codes: arrivals.map(({ code }) => code) })] as const;
  const decide = async ([guests]: [HeldGuest[]], send: Send) => {
    const guestOf = new Map(guests.map((guest) => [guest.code, guest]));
    const met = arrivals.flatMap((said) => {
      const guest = guestOf.get(said.code);
      return guest ? [{ said, guest }] : [];
    });
    const { writes, entries } = written(pipeline, scope, await judgeAll({ db: pipeline, send }, scope, met));
    return { writes, result: new Map(entries.map(({ said, outcome }) => [said, outcome])) };
  };
  const outcomes = await pipelinedTransaction(pipeline, reads, decide);
  const results: (Judged | Error)[] = [];
  for (const said of arrivals) {
    const outcome = outcomes.get(said);
    results.push(
      outcome ? { outcome, isRepeated: false } : await recordStranger(db, scope, { eventId, said }).catch(asError),
    );
  }
  return results;
}

async function recordStranger(
  db: Database,
  scope: ClientScope,
  { eventId, said: { operation, code, arrival } }: { eventId: number; said: SaidArrival },
): Promise<Judged> {
  const event = await keptEvent(db, scope, eventId);
  return once(db, scope, operation, (trx) =>
    refuseUnknownGuest(trx, scope, { operation, event, code, payload: arrival }),
  );
}

/** Adds a guest who was not on the list and checks the guest in. */
export function recordWalkIn(
  db: Database,
  scope: ClientScope,
  { event, walkIn, said }: { event: GuestBookEventRow; walkIn: NewWalkIn; said: SaidArrival },
): Promise<Judged> {
  return once(db, scope, said.operation, async (trx) => {
    await insertWalkIn(trx, scope, walkIn);
    const found = holdGuests(trx, scope, { eventId: event.id, codes: [walkIn.code] });
    const [guest] = await found.select<HeldGuest[]>(invitedTo(trx, scope));
    if (!guest) throw new Error('the new guest is not at the event');
    const { people } = said.arrival;
    const judgements: Judgement[] = [{ verdict: 'APPLIED', said, guest, people, isNew: true }];
    const given = newGifts(judgements);
    if (given.length > 0) await insertGifts(trx, scope, given);
    const gifts = await listGifts(trx, scope, [guest.id]);
    const { writes, entries } = written(trx, scope, { judgements, gifts });
    for (const statement of writes) await statement;
    const outcome = entries[0]?.outcome;
    if (!outcome) throw new Error('the new guest has no outcome');
    return outcome;
  });
}

interface Met {
  readonly said: SaidArrival;
  readonly guest: ArrivingGuest;
}
interface Sending {
  readonly db: Database;
  readonly send: Send;
}

async function judgeAll({ db, send }: Sending, scope: ClientScope, held: readonly Met[]): Promise<Decided> {
  const { met, additional } = await withFirsts({ db, send }, scope, held);
  const judgements = met.map((one) => judge(one, additional));
  const given = newGifts(judgements);
  const ids = judgements.map(({ guest }) => guest.id);
  const present = giftRowsAt(db, scope).whereIn('guest_event_id', ids);
  // answers name gifts by their ids, which only those have that were written
  if (given.length > 0) return { judgements, gifts: (await send([insertGifts(db, scope, given), present]))[1] };
  const [gifts] = met.some(({ guest }) => guest.has_gifts) ? await send([present]) : [[]];
  return { judgements, gifts };
}

/** Where a device that was offline may have been the first: which device was so far, and who came after it. */
async function withFirsts({ db, send }: Sending, scope: ClientScope, met: readonly Met[]) {
  const rivals = met.filter(({ said: { operation }, guest }) => operation.isDeviceTimed && isSecond(operation, guest));
  if (rivals.length === 0) return { met, additional: [] };
  const [devices, additional] = await send([
    listDevices(
      db,
      scope,
      rivals.flatMap(({ guest }) => guest.check_in_op_id ?? []),
    ),
    sumAdditional(
      db,
      scope,
      rivals.map(({ guest }) => guest.id),
    ),
  ]);
  const known = met.map(({ said, guest }) => {
    const first = devices.find(({ op_id }) => op_id === guest.check_in_op_id);
    return { said, guest: first ? { ...guest, first_device_id: first.device_id, first_seq: first.seq } : guest };
  });
  return { met: known, additional };
}

const isSecond = ({ type }: Operation, guest: GuestAtEvent): boolean =>
  type !== 'ADDITIONAL' && Boolean(guest.is_checked_in);

const isOvertaken = ({ operation }: SaidArrival, guest: ArrivingGuest): boolean =>
  isSecond(operation, guest) && isEarlier(operation, guest);

function judge({ said, guest }: Met, additional: readonly Additional[]): Judgement {
  const { operation, arrival } = said;
  if (operation.type === 'ADDITIONAL') {
    return guest.is_checked_in
      ? { verdict: 'APPLIED', said, guest, people: guest.total_guests_attended + arrival.people }
      : { verdict: 'REFUSED', said, guest, refusal: { reason: 'NOT_CHECKED_IN' } };
  }
  if (!guest.is_checked_in) return { verdict: 'APPLIED', said, guest, people: arrival.people };
  if (!isOvertaken(said, guest)) return { verdict: 'DUPLICATE', said, guest };
  const others = additional.find(({ guest_event_id }) => guest_event_id === guest.id)?.people ?? 0;
  return { verdict: 'APPLIED', said, guest, people: arrival.people + Number(others) };
}

const newGifts = (judgements: readonly Judgement[]) =>
  judgements
    .filter(({ verdict, said }) => verdict === 'APPLIED' || (verdict === 'DUPLICATE' && bringsAlong(said)))
    .flatMap(({ said: { operation, arrival }, guest }) =>
      giftRows({ operation, guest, gifts: arrival.entrustedGifts }),
    );

interface Decided {
  readonly judgements: readonly Judgement[];
  readonly gifts: readonly GiftRow[];
}

/** What has to be written, one statement a table, and what comes of each arrival by that. */
function written(db: Database, scope: ClientScope, { judgements, gifts }: Decided) {
  const steps = judgements.map((judgement) => {
    const changes = changesBy(judgement);
    if (!changes) return { judgement };
    return { judgement, applied: { judgement, changes, after: guestAfter(judgement.said, judgement.guest, changes) } };
  });
  const applied = steps.flatMap((step) => step.applied ?? []);
  const entries = steps.map(({ judgement, applied: one }) => {
    const { said } = judgement;
    const outcome = outcomeOf(judgement, { guest: one?.after ?? judgement.guest, gifts });
    return { said, operation: said.operation, about: aboutOf(judgement), outcome };
  });
  const writes: (Statement & PromiseLike<unknown>)[] = [
    ...applied.flatMap(({ judgement: { said, guest } }) =>
      guest.check_in_op_id !== null && isOvertaken(said, guest)
        ? markDuplicate(db, scope, guest.check_in_op_id, said.operation.op_id)
        : [],
    ),
    ...(applied.length > 0
      ? [
          updateArrivals(
            db,
            scope,
            applied.map(({ changes }) => changes),
          ),
        ]
      : []),
    ...movesOfCounters(
      db,
      scope,
      applied.map(({ judgement, judgement: { guest }, after }) => ({
        at: guest,
        before: judgement.verdict === 'APPLIED' && judgement.isNew ? undefined : guest,
        after,
      })),
    ),
    ...(entries.length > 0 ? [insertOperations(db, scope, entries.map(rowOf))] : []),
  ];
  return { writes, entries };
}

function outcomeOf(
  judgement: Judgement,
  { guest, gifts }: { guest: GuestAtEvent; gifts: readonly GiftRow[] },
): Outcome {
  if (judgement.verdict === 'REFUSED') return { verdict: 'REFUSED', ...judgement.refusal };
  const shown = presentGuest(guest, gifts);
  if (judgement.verdict === 'APPLIED') return { verdict: 'APPLIED', guest: shown };
  const { checked_in_at, checked_in_by, checked_in_gate } = shown;
  if (checked_in_at === null) throw new Error('a guest who is checked in has no time of it');
  const first = { checked_in_at, checked_in_by: checked_in_by ?? '', checked_in_gate, guest: shown };
  return { verdict: 'DUPLICATE', first };
}

const aboutOf = ({ said, guest, verdict }: Judgement): Entry['about'] => ({
  client_id: guest.client_id,
  event_id: guest.event_id,
  guest_event_id: guest.id,
  guest_code: guest.code,
  // an undo reads from it what was brought
  payload: verdict === 'DUPLICATE' && !bringsAlong(said) ? { ignored: said.arrival } : said.arrival,
  total_guests: said.arrival.people,
  ...(verdict === 'DUPLICATE' && { duplicate_of: guest.check_in_op_id }),
});
