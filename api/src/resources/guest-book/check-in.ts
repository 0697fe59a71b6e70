import type { GuestBookGuest } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import type { GuestEventRow } from '../../db/rows/guests.ts';
import type { ClientScope } from '../../http/access.ts';
import { notFound, raise } from '../../http/errors.ts';
import { moveCounters } from '../event-counters/queries.ts';
import { type Judged, keep, once, type Operation, type Outcome } from './operation.ts';
import {
  insertGifts,
  insertWalkIn,
  lockGuestAtEvent,
  markDuplicate,
  type NewWalkIn,
  sumAdditional,
  updateGuestAtEvent,
} from './operation-queries.ts';
import { presentGuest } from './present.ts';
import { findGuestAtEvent, type GuestAtEvent, type GuestBookEventRow, listGifts } from './queries.ts';
import { refuse, refuseUnknownGuest } from './refusal.ts';

/** What an usher records of who arrived. */
export interface Arrival {
  readonly people: number;
  readonly gift?: boolean | undefined;
  readonly souvenir?: boolean | undefined;
  readonly entrustedGifts?: readonly { giver_name: string; amount?: number | null | undefined }[] | undefined;
}
export type GuestKey = Pick<GuestAtEvent, 'id' | 'code' | 'event_id'>;

/**
 * Checks a guest in, or adds the rest of the party. One check-in counts a guest and event: the earliest. Another one changes
 * nothing and is kept in the log with the one that counts; only a device that was offline may still turn out to be the earlier.
 */
export function recordArrival(
  db: Database,
  scope: ClientScope,
  {
    event,
    code,
    operation,
    arrival,
  }: { event: GuestBookEventRow; code: string; operation: Operation; arrival: Arrival },
): Promise<Judged> {
  return once(db, scope, operation, async (trx) => {
    const guest = await findGuestAtEvent(trx, scope, { eventId: event.id, code });
    if (!guest) return refuseUnknownGuest(trx, scope, { operation, event, code, payload: arrival });
    const state = (await lockGuestAtEvent(trx, scope, guest.id)) ?? raise(notFound('guest'));
    if (operation.type === 'ADDITIONAL') {
      if (!state.is_checked_in) {
        const about = aboutOf({ guest, operation, arrival, state });
        return refuse(trx, scope, { operation, about, refusal: { reason: 'NOT_CHECKED_IN' } });
      }
      return apply(trx, scope, {
        guest,
        operation,
        arrival,
        state,
        people: state.total_guests_attended + arrival.people,
      });
    }
    if (!state.is_checked_in) return apply(trx, scope, { guest, operation, arrival, state, people: arrival.people });
    if (!isEarlier(operation, state)) return keepDuplicate(trx, scope, { guest, operation, arrival, state });
    if (state.check_in_op_id) await markDuplicate(trx, scope, state.check_in_op_id, operation.op_id);
    const people = arrival.people + (await sumAdditional(trx, scope, guest.id));
    return apply(trx, scope, { guest, operation, arrival, state, people });
  });
}

/** Adds a guest who was not on the list and checks the guest in. */
export function recordWalkIn(
  db: Database,
  scope: ClientScope,
  { walkIn, operation, arrival }: { walkIn: NewWalkIn; operation: Operation; arrival: Arrival },
): Promise<Judged> {
  return once(db, scope, operation, async (trx) => {
    const id = await insertWalkIn(trx, scope, walkIn);
    const state = (await lockGuestAtEvent(trx, scope, id)) ?? raise(notFound('guest'));
    const guest = { id, code: walkIn.code, event_id: walkIn.event_id };
    return apply(trx, scope, { guest, operation, arrival, state, people: arrival.people, isNew: true });
  });
}

function isEarlier(operation: Operation, { checked_in_at: first }: GuestEventRow): boolean {
  return operation.isDeviceTimed && first !== null && operation.corrected_at < first;
}

interface Step {
  readonly guest: GuestKey;
  readonly operation: Operation;
  readonly arrival: Arrival;
  readonly state: GuestEventRow;
}

async function apply(
  trx: Database,
  scope: ClientScope,
  { guest, operation, arrival, state, people, isNew = false }: Step & { people: number; isNew?: boolean },
): Promise<Outcome> {
  const isCheckIn = operation.type !== 'ADDITIONAL';
  const changes = {
    total_guests_attended: people,
    is_received_gift: Boolean(state.is_received_gift) || arrival.gift === true,
    is_received_souvenir: Boolean(state.is_received_souvenir) || arrival.souvenir === true,
    ...(isCheckIn && {
      is_checked_in: true,
      check_in_op_id: operation.op_id,
      checked_in_at: operation.corrected_at,
      checked_in_by: operation.account_id,
    }),
  };
  await updateGuestAtEvent(trx, scope, guest.id, changes);
  await insertGifts(trx, scope, giftRows({ operation, state, gifts: arrival.entrustedGifts }));
  await moveCounters(trx, scope, { at: state, before: isNew ? undefined : state, after: { ...state, ...changes } });
  const outcome: Outcome = { verdict: 'APPLIED', guest: await guestNow(trx, scope, guest) };
  return keep(trx, scope, { operation, about: aboutOf({ operation, arrival, state, guest }), outcome });
}

async function keepDuplicate(trx: Database, scope: ClientScope, step: Step): Promise<Outcome> {
  const guest = await guestNow(trx, scope, step.guest);
  const { checked_in_at, checked_in_by } = guest;
  if (checked_in_at === null) throw new Error('a guest who is checked in has no time of it');
  const outcome: Outcome = {
    verdict: 'DUPLICATE',
    first: { checked_in_at, checked_in_by: checked_in_by ?? '', guest },
  };
  const about = { ...aboutOf(step), duplicate_of: step.state.check_in_op_id };
  return keep(trx, scope, { operation: step.operation, about, outcome });
}

const aboutOf = ({ arrival, state, guest }: Step) => ({
  client_id: state.client_id,
  event_id: state.event_id,
  guest_event_id: state.id,
  guest_code: guest.code,
  total_guests: arrival.people,
  payload: arrival,
});

export interface GiftsGiven {
  readonly operation: Operation;
  readonly state: GuestEventRow;
  readonly gifts: Arrival['entrustedGifts'];
}

export const giftRows = ({ operation, state, gifts = [] }: GiftsGiven) =>
  gifts.map(({ giver_name, amount }, ordinal) => ({
    client_id: state.client_id,
    event_id: state.event_id,
    guest_event_id: state.id,
    op_id: operation.op_id,
    ordinal,
    giver_name,
    amount: amount ?? null,
  }));

export async function guestNow(
  db: Database,
  scope: ClientScope,
  { id, code, event_id }: GuestKey,
): Promise<GuestBookGuest> {
  const guest = (await findGuestAtEvent(db, scope, { eventId: event_id, code })) ?? raise(notFound('guest'));
  return presentGuest(guest, await listGifts(db, scope, [id]));
}
