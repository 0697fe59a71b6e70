import type { DashboardGuest } from '@janur/contracts';
import { detailsOf } from '../list/present.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';

export const presentHostedGuest = (guest: HostedGuest): DashboardGuest => ({
  ...guest,
  details: detailsOf(guest.details),
  may_answer_late: Boolean(guest.may_answer_late),
  created_at: guest.created_at.toISOString(),
});
