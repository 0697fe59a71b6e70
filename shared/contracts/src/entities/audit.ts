import * as z from 'zod';
import { Role } from '../enums.ts';
import { Id, Instant } from './fields.ts';

/** One value that an edit changed. `path` is where it stands, rows by their id: `content.galleries.12.title`. */
export const AuditChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() });
export type AuditChange = z.infer<typeof AuditChange>;

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
