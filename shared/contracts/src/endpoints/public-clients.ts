import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { InvitationMeta, LockInfo, PublicClient, SlugEntry } from '../entities/client.ts';
import { GuestCodeHeader, Slug } from '../entities/fields.ts';
import { PageQuery } from '../envelope.ts';

const BySlug = z.object({ slug: Slug });

/** The guest's own code, or the access code of a locked invitation (decisions §4). */
export const WithGuestCode = z.object({ 'guest-code': GuestCodeHeader.optional() });

export const getClientBySlug = defineEndpoint({
  method: 'GET',
  path: '/public/clients/:slug',
  access: 'public',
  summary: 'The invitation of a slug',
  params: BySlug,
  headers: WithGuestCode,
  response: PublicClient,
});

export const getLock = defineEndpoint({
  method: 'GET',
  path: '/public/clients/:slug/lock',
  access: 'public',
  summary: 'What the lock screen shows',
  params: BySlug,
  response: LockInfo,
});

export const getMeta = defineEndpoint({
  method: 'GET',
  path: '/public/clients/:slug/meta',
  access: 'public',
  summary: 'What a link preview may know',
  params: BySlug,
  response: InvitationMeta,
});

/** All of them, unless a part is asked for: the specification knows no pages here. */
const SlugLimit = z.coerce.number<number | string>().int().min(1).max(1000).default(1000);

export const listSlugs = defineEndpoint({
  method: 'GET',
  path: '/public/clients/get/slugs',
  access: 'public',
  summary: 'Slugs with their client and template; `filter` is a part of slug or name',
  query: PageQuery.extend({ limit: SlugLimit, filter: z.string().trim().max(LIMITS.search).optional() }),
  response: z.array(SlugEntry),
  paged: true,
});
