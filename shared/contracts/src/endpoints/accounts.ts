import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, IdParam, PersonName } from '../entities/fields.ts';
import { GuestBookRole } from '../enums.ts';
import { because } from '../problems/zod-issues.ts';

/** Names that are typed at a door and on a phone: compared in lower case. */
export const NewUsername = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,99}$/, because('username_format'));

/** How long a password that was made for somebody waits for the first log-in with it. */
export const PASSWORD_WAITS_HOURS = 72;

/** decisions §3: the password is in this answer and nowhere else. */
export const createUsher = defineEndpoint({
  method: 'POST',
  path: '/public/auth/admin/create-usher',
  access: ['ADMIN'],
  summary: 'Make an usher account of a client; its password is shown once',
  body: z.strictObject({
    client_id: Id,
    name: PersonName,
    username: NewUsername,
    guest_book_role: GuestBookRole.default('FULL'),
  }),
  response: z.object({
    id: Id,
    client_id: Id,
    name: z.string(),
    username: z.string(),
    guest_book_role: GuestBookRole,
    password: z.string(),
  }),
  status: 201,
});

/** The client's own account, or that of one of its ushers by its name. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/:clientId/reset-password',
  access: ['ADMIN'],
  freshLogin: true,
  summary: 'A new password for an account of a client, shown once; its sessions end',
  params: z.object({ clientId: IdParam }),
  query: z.object({ username: NewUsername.optional() }),
  response: z.object({ user_name: z.string(), password: z.string() }),
});
