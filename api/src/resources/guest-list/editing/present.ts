import type { DashboardGuest } from '@janur/contracts';
import { detailsOf } from '../list/present.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';
import { tagsOf } from '../../../guests/tags.ts';

export const presentHostedGuest = (guest: HostedGuest): DashboardGuest => ({
  ...guest,
  details: detailsOf(guest.details),
  tags: tagsOf(guest.tags),
  may_answer_late: Boolean(guest.may_answer_late),
  created_at: guest.created_at.toISOString(),
});
