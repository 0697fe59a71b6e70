import type {
  acceptCoHostLink,
  addCoHost,
  changeCoHost,
  endCoHost,
  findGivers,
  listCoHosts,
  listGuestChanges,
  listHostChanges,
  openCoHostLink,
  renewCoHostLink,
} from '@janur/contracts';
import { route } from './route.ts';

/** Who keeps an invitation together with the couple, and who of them did what. */
export const hostRoutes = {
  listCoHosts: route<typeof listCoHosts>('GET', '/dashboard/clients/co-hosts'),
  addCoHost: route<typeof addCoHost>('POST', '/dashboard/clients/co-hosts'),
  changeCoHost: route<typeof changeCoHost>('PATCH', '/dashboard/clients/co-hosts/:accountId'),
  renewCoHostLink: route<typeof renewCoHostLink>('POST', '/dashboard/clients/co-hosts/:accountId/link'),
  endCoHost: route<typeof endCoHost>('DELETE', '/dashboard/clients/co-hosts/:accountId'),
  openCoHostLink: route<typeof openCoHostLink>('GET', '/public/co-host'),
  acceptCoHostLink: route<typeof acceptCoHostLink>('POST', '/public/co-host'),
  listHostChanges: route<typeof listHostChanges>('GET', '/dashboard/clients/changes'),
  listGuestChanges: route<typeof listGuestChanges>('GET', '/dashboard/clients/rsvp/guests/:guestCode/changes'),
  findGivers: route<typeof findGivers>('GET', '/dashboard/clients/gifts/givers'),
};
