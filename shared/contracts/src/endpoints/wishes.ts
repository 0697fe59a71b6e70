import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam, Slug } from '../entities/fields.ts';
import { Wish } from '../entities/guest.ts';
import { PageQuery } from '../envelope.ts';
import { WithGuestCode } from './public-clients.ts';

/** `Slug` names the page that asks; without it, any page of the client that the caller may open will do. */
export const listWishes = defineEndpoint({
  method: 'GET',
  path: '/public/wishes/:clientId',
  access: 'public',
  summary: 'Wishes of an invitation, newest first',
  params: z.object({ clientId: IdParam }),
  query: PageQuery,
  headers: WithGuestCode.extend({ slug: Slug.optional() }),
  response: z.array(Wish),
  paged: true,
});
