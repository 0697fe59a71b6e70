import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { ClientAccount } from '../entities/client.ts';
import { PageQuery } from '../envelope.ts';

export const CLIENT_ORDERS = ['client_name', 'user_name', 'event_date', 'created_at'] as const;

/** spec §7: all four query values are required. `search`, `status` and `template` are ours. */
export const listClients = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients',
  access: ['ADMIN'],
  summary: 'Client accounts with their slugs',
  query: z.object({
    page: PageQuery.shape.page.unwrap(),
    limit: PageQuery.shape.limit.unwrap(),
    order_by: z.enum(CLIENT_ORDERS),
    order_sorting_type: z.enum(['ASC', 'DESC']),
    search: z.string().trim().max(LIMITS.search).optional(),
    status: z.enum(['LIVE', 'LOCKED', 'HIDDEN', 'PAST']).optional(),
    template: z.string().max(60).optional(),
  }),
  response: z.array(ClientAccount),
  paged: true,
});

/** Ours: what the head of the client list counts and draws. Weeks begin on Monday, `week` is that day (UTC). */
export const getClientsOverview = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/overview',
  access: ['ADMIN'],
  summary: 'How many clients there are by status, and events a week for a year',
  response: z.object({
    total: z.number().int(),
    upcoming: z.number().int(),
    by_status: z.object({
      LIVE: z.number().int(),
      LOCKED: z.number().int(),
      HIDDEN: z.number().int(),
      PAST: z.number().int(),
    }),
    weeks: z.array(z.object({ week: z.iso.date(), events: z.number().int() })),
  }),
});
