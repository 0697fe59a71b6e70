import * as z from 'zod';
import { CO_HOST_ROLES } from '../rules/co-hosts.ts';
import { GuestBookRole, InvitationVersion, Role } from '../enums.ts';
import { Id } from './fields.ts';

export const CoHostRole = z.enum(CO_HOST_ROLES);

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
  /** What a co-host of a couple may do; null for the couple itself and all others. */
  co_host_role: CoHostRole.nullable(),
  /** Logged in with a password that was made for them: only `changePassword` and `logout` answer now. */
  must_change_password: z.boolean(),
});
export type AuthDetail = z.infer<typeof AuthDetail>;

export const AuthToken = z.object({ token: z.string(), role: Role });
export type AuthToken = z.infer<typeof AuthToken>;
