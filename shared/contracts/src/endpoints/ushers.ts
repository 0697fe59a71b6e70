import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { Id, IdParam, Instant, PersonName } from '../entities/fields.ts';
import { GuestBookRole } from '../enums.ts';
import { PageQuery } from '../envelope.ts';
import { NewUsername } from './accounts.ts';

/** `WAITING`: made for somebody who has not logged in yet. `RUN_OUT`: who waited too long; only a new one helps. */
export const PASSWORD_STATES = ['SET', 'WAITING', 'RUN_OUT'] as const;

/** An usher's account as an admin sees it. */
export const UsherAccount = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  guest_book_role: GuestBookRole,
  client_id: Id,
  client_name: z.string(),
  /** A closed account opens nothing; its name stays taken. */
  is_active: z.boolean(),
  password_state: z.enum(PASSWORD_STATES),
  /** Until when a password that waits may still be used. */
  password_expires_at: Instant.nullable(),
  last_login_at: Instant.nullable(),
});
export type UsherAccount = z.infer<typeof UsherAccount>;

const ofUsher = z.object({ accountId: IdParam });

export const listUshers = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/ushers',
  access: ['ADMIN'],
  summary: 'Usher accounts of all clients, the newest first; `search` is a part of name, username or client (ours)',
  query: PageQuery.extend({
    search: z.string().trim().max(LIMITS.search).normalize('NFC').optional(),
    guest_book_role: GuestBookRole.optional(),
    is_active: z.stringbool().optional(),
  }),
  response: z.array(UsherAccount),
  paged: true,
});

export const suggestUsername = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/ushers/username',
  access: ['ADMIN'],
  summary: 'A username that nobody has yet, made of a person’s name and the client’s (ours)',
  query: z.object({ client_id: IdParam, name: PersonName }),
  response: z.object({ username: NewUsername }),
});

/** What is not told stays. Closing an account ends its sessions. */
export const changeUsher = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/admin/ushers/:accountId',
  access: ['ADMIN'],
  summary: 'Change an usher’s name or role at the door, close the account or open it again (ours)',
  params: ofUsher,
  body: z.strictObject({
    name: PersonName.optional(),
    guest_book_role: GuestBookRole.optional(),
    is_active: z.boolean().optional(),
  }),
  response: UsherAccount,
});
