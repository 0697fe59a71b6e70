import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { CoHostRole } from '../entities/account.ts';
import { GuestCode, Id, Instant } from '../entities/fields.ts';
import { Role } from '../enums.ts';
import { PageQuery } from '../envelope.ts';

/** What hosts do to guests, answers, tables, messages, wishes and gifts, as the audit log calls it. */
export const HOST_ACTIONS = [
  'answer.approve',
  'answer.open',
  'answer.record',
  'answers.remove',
  'answers.until',
  'booking.delete',
  'caterer.sheet',
  'co-host.change',
  'co-host.invite',
  'co-host.join',
  'co-host.link',
  'co-host.remove',
  'door.pin',
  'door.update',
  'evening.close',
  'event.meals',
  'gift.add',
  'gift.remove',
  'gift.update',
  'guest.create',
  'guest.delete',
  'guest.members',
  'guest.restore',
  'guest.update',
  'guests.import',
  'guests.invite',
  'guests.update',
  'seating.update',
  'table.update',
  'tables.import',
  'usher.appoint',
  'usher.card',
  'usher.dismiss',
  'wish.delete',
  'wishes.hide',
  'wishes.remove',
  'wishes.show',
] as const;
export const HostAction = z.enum(HOST_ACTIONS);
export type HostAction = z.infer<typeof HostAction>;

const Change = z.object({
  id: Id,
  at: Instant,
  action: HostAction,
  /** Null when the account is gone. */
  by: z.string().nullable(),
});

/** A change and what kind of person made it: an organiser is an ADMIN. */
const HostChange = Change.extend({
  role: Role.nullable(),
  co_host_role: CoHostRole.nullable(),
  /** Whose it was, a guest, a giver or a co-host, where that is still known. */
  subject: z.string().nullable(),
  /** How many guests a change of many was of. */
  count: z.int().nullable(),
});
export type HostChange = z.infer<typeof HostChange>;

export const listHostChanges = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/changes',
  access: ['CLIENT'],
  summary: 'Who of the hosts changed what, the latest first; never how much a gift was (ours)',
  query: PageQuery,
  response: z.array(HostChange),
  paged: true,
});

export const listGuestChanges = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/guests/:guestCode/changes',
  access: ['CLIENT', 'ADMIN'],
  summary: 'Who changed what is known of a guest, the latest first; answers have a history of their own (ours)',
  params: z.object({ guestCode: GuestCode }),
  response: z.array(Change),
});
