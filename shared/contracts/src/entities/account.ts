import * as z from 'zod';
import { GuestBookRole, InvitationVersion, Role } from '../enums.ts';
import { Id } from './fields.ts';

/** spec §3, auth detail. `version` is the client's invitation version, null for staff without a client. */
export const AuthDetail = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  role: Role,
  is_guest_book: z.boolean(),
  version: InvitationVersion.nullable(),
  /** Of whom a guest-book lets in; null for others. */
  guest_book_role: GuestBookRole.nullable(),
  /** Logged in with a password that was made for them: only `changePassword` and `logout` answer now. */
  must_change_password: z.boolean(),
});
export type AuthDetail = z.infer<typeof AuthDetail>;

export const AuthToken = z.object({ token: z.string(), role: Role });
export type AuthToken = z.infer<typeof AuthToken>;
