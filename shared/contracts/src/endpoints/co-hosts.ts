import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AuthToken, CoHostRole } from '../entities/account.ts';
import { Id, IdParam, Instant, PersonName } from '../entities/fields.ts';
import { Nothing } from '../envelope.ts';
import { LIMITS } from '../limits.ts';
import { because } from '../problems/zod-issues.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../rules/password.ts';

/** So many keep an invitation together at most. */
export const MOST_CO_HOSTS = 20;
/** How long the link waits by which a co-host sets a password. */
export const CO_HOST_LINK_DAYS = 7;

/** `WAITING`: the link was not opened yet. `RUN_OUT`: it waited too long; only a new one helps. */
export const CO_HOST_STATES = ['WAITING', 'RUN_OUT', 'JOINED'] as const;

const CoHost = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  phone_number: z.string().nullable(),
  co_host_role: CoHostRole,
  state: z.enum(CO_HOST_STATES),
  /** Until when a link that was made and not used yet opens anything, for who has joined before, too. */
  link_until: Instant.nullable(),
  last_login_at: Instant.nullable(),
});
export type CoHost = z.infer<typeof CoHost>;

/** The secret of the link is in this answer and nowhere else. */
const WithLink = CoHost.extend({ link_token: z.string() });
export type CoHostWithLink = z.infer<typeof WithLink>;

const OfCoHost = z.object({ accountId: IdParam });

export const listCoHosts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/co-hosts',
  access: ['CLIENT'],
  summary: 'Who keeps the invitation together with the couple, and what they may do (ours)',
  response: z.array(CoHost),
});

export const addCoHost = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/co-hosts',
  access: ['CLIENT'],
  freshLogin: true,
  summary: 'Make an account for a co-host, with a link by which they set their password (ours)',
  body: z.strictObject({
    name: PersonName,
    phone_number: z.string().trim().max(LIMITS.phone).nullish(),
    co_host_role: CoHostRole,
  }),
  response: WithLink,
  status: 201,
});

/** Counts from the next call on; nobody is logged out. */
export const changeCoHost = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/clients/co-hosts/:accountId',
  access: ['CLIENT'],
  freshLogin: true,
  summary: 'Change what a co-host may do (ours)',
  params: OfCoHost,
  body: z.strictObject({ co_host_role: CoHostRole }),
  response: CoHost,
});

/** For who lost the first one, or has forgotten the password: that one counts until the link is used. */
export const renewCoHostLink = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/co-hosts/:accountId/link',
  access: ['CLIENT'],
  freshLogin: true,
  summary: 'Another link for a co-host; the former opens nothing any more (ours)',
  params: OfCoHost,
  response: WithLink,
});

export const endCoHost = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/co-hosts/:accountId',
  access: ['CLIENT'],
  summary: 'Take a co-host off: the account is closed, its sessions and its link end (ours)',
  params: OfCoHost,
  response: Nothing,
  message: 'The co-host was taken off.',
});

/** It travels in a header: addresses are kept in logs. A mangled one is a wrong one. */
const WithToken = z.object({ 'co-host-token': z.string().max(100) });

export const openCoHostLink = defineEndpoint({
  method: 'GET',
  path: '/public/co-host',
  access: 'public',
  summary: 'Whom a co-host’s link is for, and what they may do (ours)',
  headers: WithToken,
  response: z.object({
    name: z.string(),
    username: z.string(),
    client_name: z.string(),
    co_host_role: CoHostRole,
    expires_at: Instant,
  }),
});

export const acceptCoHostLink = defineEndpoint({
  method: 'POST',
  path: '/public/co-host',
  access: 'public',
  summary: 'Set the password of a co-host and come in; the link opens nothing any more (ours)',
  headers: WithToken,
  body: z.strictObject({
    password: z.string().min(PASSWORD_MIN, because('password_short')).max(PASSWORD_MAX),
    stay_signed_in: z.boolean().default(false),
  }),
  response: AuthToken,
});
