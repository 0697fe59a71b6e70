import { titleOf } from '../../../lib/title-of.ts';
import type { GuestBookSummary, RsvpSummary } from '@janur/contracts';
import type { Counts } from '../../../guests/counter-queries.ts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';

export const presentRsvpSummary = (event: OwnedEvent, counts: Counts): RsvpSummary => ({
  event_title: titleOf(event),
  ...counts,
});

/** spec §3, guest-book summary. */
export const presentGuestBookSummary = (event: OwnedEvent, counts: Counts): GuestBookSummary => ({
  event_title: titleOf(event),
  ...counts,
  total_invitations_confirmed: counts.total_confirmed,
});
