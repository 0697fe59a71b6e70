import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../http/access.ts';
import { moveAllCounters } from '../event-counters/queries.ts';
import {
  type Arrival,
  changesBy,
  giftRows,
  guestAfter,
  isEarlier,
  type Judgement,
  type SaidArrival,
} from './arrival.ts';
import { keptEvent } from './lookup.ts';
import { type Entry, type Judged, keepAll, once, onceEach, type Outcome } from './operation.ts';
import {
  insertGifts,
  insertWalkIn,
  listGuestsAtEvent,
  lockGuestsAtEvent,
  markDuplicate,
  type NewWalkIn,
  sumAdditional,
  updateArrivals,
} from './operation-queries.ts';
import { presentGuest } from './present.ts';
import { type GiftRow, type GuestAtEvent, type GuestBookEventRow, listGifts } from './queries.ts';
import { whyUnknown } from './refusal.ts';

/**
 * Checks guests in, or adds the rest of their parties, in one transaction; no two of the arrivals are of one guest. One
 * check-in counts a guest and event: the earliest. Another one changes nothing and is kept in the log with the one that
 * counts; only a device that was offline may still turn out to be the earlier.
 */
export function recordArrivals(
  db: Database,
  scope: ClientScope,
  { eventId, arrivals }: { eventId: number; arrivals: readonly SaidArrival[] },
): Promise<(Judged | Error)[]> {
  const of = { eventId, codes: arrivals.map(({ code }) => code) };
  // beside the look into the log, on other connections; what changes meanwhile is seen when the guests are held
  const looking = Promise.all([keptEvent(db, scope, eventId), listGuestsAtEvent(db, scope, of)]);
  looking.catch(() => {}); // told where it is awaited
  return onceEach(db, scope, arrivals, async (trx, fresh) => {
    const wanted = new Set(fresh.map(({ code }) => code));
    const [event, found] = await looking;
    const seen = found.filter(({ code }) => wanted.has(code));
    const guests = await lockGuestsAtEvent(trx, scope, { ...of, seen });
    const judgements: Judgement[] = [];
    for (const said of fresh) {
      const guest = guests.find(({ code }) => code === said.code);
      judgements.push(await judge(trx, scope, { event, said, guest }));
    }
    return write(trx, scope, event, judgements);
  });
}

/** Adds a guest who was not on the list and checks the guest in. */
export function recordWalkIn(
  db: Database,
  scope: ClientScope,
  { event, walkIn, said }: { event: GuestBookEventRow; walkIn: NewWalkIn; said: SaidArrival },
): Promise<Judged> {
  return once(db, scope, said.operation, async (trx) => {
    await insertWalkIn(trx, scope, walkIn);
    const [guest] = await listGuestsAtEvent(trx, scope, { eventId: event.id, codes: [walkIn.code] });
    if (!guest) throw new Error('the new guest is not at the event');
    const { people } = said.arrival;
    const [outcome] = await write(trx, scope, event, [{ verdict: 'APPLIED', said, guest, people, isNew: true }]);
    if (!outcome) throw new Error('the new guest has no outcome');
    return outcome;
  });
}

/** Asks the database only for what is rare: a code that is good for nothing here, and a device that was earlier. */
async function judge(
  trx: Database,
  scope: ClientScope,
  { event, said, guest }: { event: GuestBookEventRow; said: SaidArrival; guest: GuestAtEvent | undefined },
): Promise<Judgement> {
  const { operation, arrival, code } = said;
  if (!guest) return { verdict: 'REFUSED', said, refusal: await whyUnknown(trx, scope, { event, code }) };
  if (operation.type === 'ADDITIONAL') {
    return guest.is_checked_in
      ? { verdict: 'APPLIED', said, guest, people: guest.total_guests_attended + arrival.people }
      : { verdict: 'REFUSED', said, guest, refusal: { reason: 'NOT_CHECKED_IN' } };
  }
  if (!guest.is_checked_in) return { verdict: 'APPLIED', said, guest, people: arrival.people };
  if (!isEarlier(operation, guest)) return { verdict: 'DUPLICATE', said, guest };
  if (guest.check_in_op_id) await markDuplicate(trx, scope, guest.check_in_op_id, operation.op_id);
  return { verdict: 'APPLIED', said, guest, people: arrival.people + (await sumAdditional(trx, scope, guest.id)) };
}

/** Writes all judgements with one statement a table, and gives their outcomes in the same order. */
async function write(
  trx: Database,
  scope: ClientScope,
  event: GuestBookEventRow,
  judgements: readonly Judgement[],
): Promise<Outcome[]> {
  const steps = judgements.map((judgement) => {
    if (judgement.verdict !== 'APPLIED') return { judgement };
    const { said, guest } = judgement;
    const changes = changesBy(said, judgement);
    return { judgement, applied: { judgement, changes, after: guestAfter(said, guest, changes) } };
  });
  const applied = steps.flatMap((step) => step.applied ?? []);
  await insertGifts(
    trx,
    scope,
    applied.flatMap(({ judgement: { said, guest } }) =>
      giftRows({ operation: said.operation, guest, gifts: said.arrival.entrustedGifts }),
    ),
  );
  const ids = judgements.flatMap(({ guest }) => guest?.id ?? []);
  const [gifts] = await Promise.all([
    listGifts(trx, scope, ids),
    updateArrivals(
      trx,
      scope,
      applied.map(({ changes }) => changes),
    ),
  ]);
  await moveAllCounters(
    trx,
    scope,
    applied.map(({ judgement: { guest, isNew }, after }) => ({ at: guest, before: isNew ? undefined : guest, after })),
  );
  const entries = steps.map(({ judgement, applied: one }): Entry => {
    const guest = one?.after ?? judgement.guest;
    return {
      operation: judgement.said.operation,
      about: aboutOf(event, judgement),
      outcome: outcomeOf(judgement, { guest, gifts }),
    };
  });
  await keepAll(trx, scope, entries);
  return entries.map(({ outcome }) => outcome);
}

function outcomeOf(
  judgement: Judgement,
  { guest, gifts }: { guest: GuestAtEvent | undefined; gifts: readonly GiftRow[] },
): Outcome {
  if (judgement.verdict === 'REFUSED') return { verdict: 'REFUSED', ...judgement.refusal };
  const shown = presentGuest(guest ?? judgement.guest, gifts);
  if (judgement.verdict === 'APPLIED') return { verdict: 'APPLIED', guest: shown };
  const { checked_in_at, checked_in_by } = shown;
  if (checked_in_at === null) throw new Error('a guest who is checked in has no time of it');
  return { verdict: 'DUPLICATE', first: { checked_in_at, checked_in_by: checked_in_by ?? '', guest: shown } };
}

function aboutOf({ client_id, id }: GuestBookEventRow, judgement: Judgement): Entry['about'] {
  const { said, guest, verdict } = judgement;
  const arrival: Arrival = said.arrival;
  const about = { client_id, event_id: id, guest_code: said.code, payload: arrival };
  if (!guest) return about;
  return {
    ...about,
    guest_event_id: guest.id,
    guest_code: guest.code,
    total_guests: arrival.people,
    ...(verdict === 'DUPLICATE' && { duplicate_of: guest.check_in_op_id }),
  };
}
