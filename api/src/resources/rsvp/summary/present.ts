import { titleOf } from '../../../lib/title-of.ts';
import type { Headcount, RsvpSummary } from '@janur/contracts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';

/** spec §3, RSVP summary: of whom the hosts invited; who came without an invitation is the guest-book's. */
export const presentRsvpSummary = (
  event: OwnedEvent,
  { invited, coming, declined, pending }: Omit<Headcount['events'][number], 'forecast'>,
): RsvpSummary => ({
  event_title: titleOf(event),
  total_invitations: invited.households,
  total_confirmed: coming.households,
  total_declined: declined.households,
  total_pending: pending.households,
  total_pax: invited.people,
  total_pax_confirmed: coming.people,
});
