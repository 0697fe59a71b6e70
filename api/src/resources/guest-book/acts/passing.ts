import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { moveCounters } from '../../../guests/counter-queries.ts';
import { guestNow } from '../lookup.ts';
import { type Judged, keep, once, type Operation } from '../operations/operation.ts';
import { lockGuestAtEvent, updateGuestAtEvent } from '../operations/operation-queries.ts';
import { findGuestAtEvent, type GuestBookEventRow } from '../queries.ts';
import { refuseUnknownGuest } from '../operations/refusal.ts';

/** How many of a party go out, less than nothing when they come back. */
export const goingOut = (type: string, people: number): number =>
  type === 'LEAVE' ? people : type === 'COME_BACK' ? -people : 0;

/**
 * People of a party go out or come back. It is only added up, and needs no check-in that is known here: that may still lie
 * on another device.
 */
export function recordPassing(
  db: Database,
  scope: ClientScope,
  { event, code, operation, people }: { event: GuestBookEventRow; code: string; operation: Operation; people: number },
): Promise<Judged> {
  return once(db, scope, operation, async (trx) => {
    const payload = { people };
    const guest = await findGuestAtEvent(trx, scope, { eventId: event.id, code });
    if (!guest) return refuseUnknownGuest(trx, scope, { operation, event, code, payload });
    const state = (await lockGuestAtEvent(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const total_guests_left = state.total_guests_left + goingOut(operation.type, people);
    await updateGuestAtEvent(trx, scope, guest.id, { total_guests_left, updated_at: new Date() });
    await moveCounters(trx, scope, { at: state, before: state, after: { ...state, total_guests_left } });
    const about = {
      client_id: state.client_id,
      event_id: state.event_id,
      guest_event_id: state.id,
      guest_code: guest.code,
      total_guests: people,
      payload,
    };
    const outcome = { verdict: 'APPLIED' as const, guest: await guestNow(trx, scope, guest) };
    return keep(trx, scope, { operation, about, outcome });
  });
}
