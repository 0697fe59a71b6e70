import type { GuestBookSummary } from '@janur/contracts';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { titleOf } from '../lib/title-of.ts';
import { sumCounters } from './counter-queries.ts';
import { countEvent } from './headcount-queries.ts';

type SummedEvent = Parameters<typeof titleOf>[0] & { readonly id: number };

/** spec §3, guest-book summary. Whom the hosts expected is counted as on their own screens: without walk-ins. */
export async function guestBookSummary(
  db: Database,
  scope: ClientScope,
  event: SummedEvent,
): Promise<GuestBookSummary> {
  const [counts, { coming, walk_ins }] = await Promise.all([
    sumCounters(db, scope, event.id),
    countEvent(db, scope, { eventId: event.id, optionId: undefined }),
  ]);
  return {
    event_title: titleOf(event),
    total_invitations_confirmed: coming.households,
    total_checked_in: counts.total_checked_in,
    total_pax_confirmed: coming.people,
    total_pax_attended: counts.total_pax_attended,
    total_received_gift: counts.total_received_gift,
    total_received_souvenir: counts.total_received_souvenir,
    total_inside: counts.total_inside,
    total_walk_ins: walk_ins.people,
  };
}
