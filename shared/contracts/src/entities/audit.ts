import * as z from 'zod';
import { Role } from '../enums.ts';
import { Id, Instant } from './fields.ts';

/** One value that an edit changed. `path` is where it stands, rows by their id: `content.galleries.12.title`. */
export const AuditChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() });
export type AuditChange = z.infer<typeof AuditChange>;

/** What the audit log tells of the ways in. */
export const ACCESS_ACTIONS = [
  'access.log-in',
  'access.failed',
  'access.refused',
  'access.limited',
  'access.log-out',
  'access.password-changed',
  'access.session-ended',
  'access.sessions-ended',
  'access.passkey-added',
  'access.passkey-removed',
  'access.codes-renewed',
  'access.code-used',
  'access.key-registered',
  'access.key-revoked',
] as const;
export const AccessAction = z.enum(ACCESS_ACTIONS);
export type AccessAction = z.infer<typeof AccessAction>;

/** One line of who came in from where. `account` is null for a name that no account has, and for guests. */
export const AccessEntry = z.object({
  id: Id,
  action: AccessAction,
  account: z.object({ id: Id, name: z.string(), username: z.string() }).nullable(),
  role: z.string().nullable(),
  client_name: z.string().nullable(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  /** The call that was refused, the name of a key. */
  what: z.string().nullable(),
  created_at: Instant,
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** One entry of a client's audit log. `account_name` is null when the account is gone. */
export const AuditEntry = z.object({
  id: Id,
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  changes: z.array(AuditChange),
  account_name: z.string().nullable(),
  role: Role.nullable(),
  created_at: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
