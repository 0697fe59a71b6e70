import { DashboardGuest } from '@janur/contracts';
import { detailsOf } from '../list/present.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';

export const presentHostedGuest = (guest: HostedGuest): DashboardGuest =>
  DashboardGuest.parse({ ...guest, details: detailsOf(guest.details), created_at: guest.created_at.toISOString() });
