import * as z from 'zod';
import { InvitationVersion, Role } from '../enums.ts';
import { Id } from './fields.ts';

/** spec §3, auth detail. `version` is the client's invitation version, null for staff without a client. */
export const AuthDetail = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  role: Role,
  is_guest_book: z.boolean(),
  version: InvitationVersion.nullable(),
});
export type AuthDetail = z.infer<typeof AuthDetail>;

export const AuthToken = z.object({ token: z.string(), role: Role });
export type AuthToken = z.infer<typeof AuthToken>;
