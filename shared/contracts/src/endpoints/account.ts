import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, IdParam, Instant } from '../entities/fields.ts';
import { Nothing } from '../envelope.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../rules/password.ts';

/* What everybody with an account does with the own one. */

const STAFF = ['ADMIN', 'CLIENT', 'USHER', 'DESIGNER'] as const;

/** How long a log-in or a confirmation counts for what wants a fresh one. */
export const FRESH_MINUTES = 5;

/** A device that is logged in. */
export const Session = z.object({
  id: Id,
  /** Browser and system, such as `Chrome, Android`; null when it did not say. */
  device: z.string().nullable(),
  network: z.string(),
  created_at: Instant,
  last_seen_at: Instant,
  /** When it ends by itself. */
  expires_at: Instant,
  stays_signed_in: z.boolean(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/password',
  access: STAFF,
  scanOnly: true,
  beforePasswordChange: true,
  summary: 'A new password of one’s own; all other sessions of the account end (ours)',
  body: z.strictObject({
    /** May be left out only when the password was made for the account. */
    current_password: z.string().min(1).max(PASSWORD_MAX).optional(),
    new_password: z.string().min(PASSWORD_MIN, 'password_short').max(PASSWORD_MAX),
  }),
  response: Nothing,
});

export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/confirm',
  access: STAFF,
  scanOnly: true,
  summary: 'Say by the password that it is still you; counts for five minutes in this session (ours)',
  body: z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) }),
  response: Nothing,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/dashboard/account/sessions',
  access: STAFF,
  scanOnly: true,
  summary: 'Where the account is logged in, the latest seen first (ours)',
  response: z.array(Session),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/account/sessions/:sessionId',
  access: STAFF,
  scanOnly: true,
  freshLogin: true,
  summary: 'Log one of the own devices out (ours)',
  params: z.object({ sessionId: IdParam }),
  response: Nothing,
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/sessions/end-others',
  access: STAFF,
  scanOnly: true,
  freshLogin: true,
  summary: 'Log all own devices out but this one (ours)',
  response: Nothing,
});
