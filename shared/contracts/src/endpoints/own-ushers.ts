import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, IdParam, Instant, PersonName } from '../entities/fields.ts';
import { GuestBookRole } from '../enums.ts';
import { Nothing } from '../envelope.ts';

/** So many open accounts has a couple at most: a hall has fewer doors. */
export const MOST_OWN_USHERS = 40;
/** From the beginning of the event on the account is good for so long. */
export const USHER_DAY_HOURS = 24;

const OwnUsher = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  guest_book_role: GuestBookRole,
  /** Until when the account opens anything. */
  valid_until: Instant,
  last_login_at: Instant.nullable(),
});
export type OwnUsher = z.infer<typeof OwnUsher>;

export const listOwnUshers = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/ushers',
  access: ['CLIENT'],
  summary: 'The ushers whom the couple itself has appointed and who may still come in (ours)',
  response: z.array(OwnUsher),
});

/** The secret of a login card is in this answer and nowhere else. */
const WithCard = OwnUsher.extend({ card_token: z.string() });

/** So is the password, for whom no camera reads the card. */
export const addOwnUsher = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/ushers',
  access: ['CLIENT'],
  summary: 'Appoint an usher of the couple’s own, until a day after an event begins (ours)',
  body: z.strictObject({ event_id: Id, name: PersonName, guest_book_role: GuestBookRole.default('SCAN_ONLY') }),
  response: WithCard.extend({ password: z.string() }),
  status: 201,
});

/** For who lost the first one. Devices that are in stay in; to end them the usher is dismissed. */
export const renewUsherCard = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/ushers/:accountId/card',
  access: ['CLIENT'],
  summary: 'Another login card for an usher of the couple’s own; the former opens nothing any more (ours)',
  params: z.object({ accountId: IdParam }),
  response: WithCard,
});

export const endOwnUsher = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/ushers/:accountId',
  access: ['CLIENT'],
  summary: 'Dismiss an usher whom the couple has appointed: the account is closed, its sessions end (ours)',
  params: z.object({ accountId: IdParam }),
  response: Nothing,
  message: 'The usher was dismissed.',
});
