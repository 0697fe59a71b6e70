import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { moveCounters } from '../../../guests/counter-queries.ts';
import { type Arrival, giftRows } from '../check-in/arrival.ts';
import { guestNow } from '../lookup.ts';
import { type Judged, keep, once, type Operation, type Outcome } from '../operations/operation.ts';
import { insertGifts, lockGuestAtEvent, updateGuestAtEvent } from '../operations/operation-queries.ts';
import { findGuestAtEvent, type GuestBookEventRow } from '../queries.ts';
import { refuse, refuseUnknownGuest } from '../operations/refusal.ts';

export type Given = Omit<Arrival, 'people'>;

/**
 * What a guest gave or got apart from the check-in. Guests who stay at home send envelopes along, so it needs no arrival.
 * Entrusted gifts add up, operation by operation; a souvenir is given once.
 */
export function recordGift(
  db: Database,
  scope: ClientScope,
  { event, code, operation, given }: { event: GuestBookEventRow; code: string; operation: Operation; given: Given },
): Promise<Judged> {
  return once(db, scope, operation, async (trx) => {
    const guest = await findGuestAtEvent(trx, scope, { eventId: event.id, code });
    if (!guest) return refuseUnknownGuest(trx, scope, { operation, event, code, payload: given });
    const state = (await lockGuestAtEvent(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const about = {
      client_id: state.client_id,
      event_id: state.event_id,
      guest_event_id: state.id,
      guest_code: guest.code,
      payload: given,
    };
    if (given.souvenir && state.is_received_souvenir && !given.gift && !given.entrustedGifts?.length) {
      return refuse(trx, scope, { operation, about, refusal: { reason: 'SOUVENIR_GIVEN' } });
    }
    const changes = {
      is_received_gift: Boolean(state.is_received_gift) || given.gift === true,
      is_received_souvenir: Boolean(state.is_received_souvenir) || given.souvenir === true,
    };
    await updateGuestAtEvent(trx, scope, guest.id, { ...changes, updated_at: new Date() });
    const gifts = giftRows({ operation, guest: state, gifts: given.entrustedGifts });
    if (gifts.length > 0) await insertGifts(trx, scope, gifts);
    await moveCounters(trx, scope, { at: state, before: state, after: { ...state, ...changes } });
    const outcome: Outcome = { verdict: 'APPLIED', guest: await guestNow(trx, scope, guest) };
    return keep(trx, scope, { operation, about, outcome });
  });
}
