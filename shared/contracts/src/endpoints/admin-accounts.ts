import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AccessEntry } from '../entities/audit.ts';
import { Id, IdParam, Instant } from '../entities/fields.ts';
import { Nothing, PageQuery } from '../envelope.ts';
import { LIMITS } from '../limits.ts';

/** Any account as an admin sees it. */
export const StaffAccount = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  role: z.enum(['ADMIN', 'CLIENT', 'USHER', 'DESIGNER']),
  client_name: z.string().nullable(),
  /** A closed account opens nothing; its name stays taken. */
  is_active: z.boolean(),
  sessions: z.int(),
  last_login_at: Instant.nullable(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

const ofAccount = z.object({ accountId: IdParam });

export const listAccounts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/accounts',
  access: ['ADMIN'],
  summary: 'Every account, the newest first; `search` is a part of name, username or client (ours)',
  query: PageQuery.extend({
    search: z.string().trim().max(LIMITS.search).normalize('NFC').optional(),
    role: StaffAccount.shape.role.optional(),
  }),
  response: z.array(StaffAccount),
  paged: true,
});

export const changeAccount = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/admin/accounts/:accountId',
  access: ['ADMIN'],
  summary: 'Close an account, which ends its sessions, or open it again; never the own one (ours)',
  params: ofAccount,
  body: z.strictObject({ is_active: z.boolean() }),
  response: Nothing,
});

export const endAccountSessions = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/accounts/:accountId/end-sessions',
  access: ['ADMIN'],
  summary: 'Log an account out on every device; the password stays (ours)',
  params: ofAccount,
  response: Nothing,
});

export const listAccessLog = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/access-log',
  access: ['ADMIN'],
  summary: 'Who logged in, who was refused, which sessions ended: by whom and from where, the latest first (ours)',
  query: PageQuery.extend({ client_id: IdParam.optional(), account_id: IdParam.optional() }),
  response: z.array(AccessEntry),
  paged: true,
});
