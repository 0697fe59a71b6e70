import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, IdParam, Instant } from '../entities/fields.ts';
import { Wish } from '../entities/guest.ts';
import { LIMITS } from '../limits.ts';
import { MAX_PAGE_LIMIT, PageQuery } from '../envelope.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;

/**
 * Where what nobody known has written came from: a name of the network that holds within one client and says nothing of its
 * address. `UNKNOWN` for what was written before networks were named, `STRANGERS` asks for all of them.
 */
const Source = z.string().regex(/^(?:STRANGERS|UNKNOWN|[0-9A-F]{8})$/);
export const STRANGERS = 'STRANGERS';

/** What was written by whom and when; each part narrows it. An admin names the client. */
const Written = { source: Source.optional(), from: Instant.optional(), until: Instant.optional() };
const Chosen = z.strictObject({ ...Written, client_id: Id.optional() });
export type Chosen = z.infer<typeof Chosen>;
const Ids = z.array(Id).min(1).max(MAX_PAGE_LIMIT);
const Count = z.object({ count: z.number().int() });

export const WISH_STATES = ['SHOWN', 'HIDDEN'] as const;
export const Search = z.string().trim().max(LIMITS.search).normalize('NFC');
export const WishQuery = PageQuery.extend({
  search: Search.optional(),
  state: z.enum(WISH_STATES).default('SHOWN'),
  ...Written,
  client_id: IdParam.optional(),
});

/** A wish as a moderator sees it: whose invitation it was left on, and where it came from when nobody known left it. */
export const ModeratedWish = Wish.extend({
  client_id: Id,
  client_name: z.string(),
  slug: z.string().nullable(),
  source: z.string().nullable(),
});
export type ModeratedWish = z.infer<typeof ModeratedWish>;

export const listOwnWishes = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/wishes',
  access: ['CLIENT'],
  summary: 'Wishes of the host’s invitations, newest first, those that are shown or those that are hidden (ours)',
  query: WishQuery,
  response: z.array(ModeratedWish),
  paged: true,
});

export const WISH_DEEDS = ['HIDE', 'SHOW', 'REMOVE'] as const;

/** `ids`, or all that a filter finds; what is so already stays. A removed wish does not come back. */
export const moderateWishes = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/wishes/moderate',
  access: HOSTS,
  summary: 'Hide wishes, show them again, or remove them for good (ours)',
  body: z.strictObject({ deed: z.enum(WISH_DEEDS), ids: Ids.optional(), chosen: Chosen.optional() }),
  response: Count,
});

/** Plain text, which stands below the wish on the invitation. */
const WishAnswer = z.string().trim().normalize('NFC').min(1).max(500);

/** A wish has one answer: another one takes its place, null takes it away. One of a hidden wish is shown when the wish is. */
export const answerWish = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/wishes/:id/answer',
  access: HOSTS,
  summary: 'Answer a wish, change the answer, or take it away (ours)',
  params: z.object({ id: IdParam }),
  body: z.strictObject({ answer: WishAnswer.nullable() }),
  response: z.object({ answer: z.string().nullable() }),
});

/** An answer of somebody without a code that came when there were too many: not counted and not public until the host says so. */
export const WaitingAnswer = z.object({
  id: Id,
  client_id: Id,
  client_name: z.string(),
  slug: z.string(),
  name: z.string(),
  message: z.string().nullable(),
  /** Null for a wish alone. */
  is_attending: z.boolean().nullable(),
  guest_total: z.number().int(),
  source: z.string(),
  created_at: Instant,
});
export type WaitingAnswer = z.infer<typeof WaitingAnswer>;

export const listWaitingAnswers = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/waiting-answers',
  access: HOSTS,
  summary: 'Answers of strangers that wait for the host, newest first (ours)',
  query: PageQuery.extend({ ...Written, client_id: IdParam.optional() }),
  response: z.array(WaitingAnswer),
  paged: true,
});

/** An approved answer counts as if it came now. Only `ids` can be approved; what is removed may be named by a filter as well. */
export const decideWaitingAnswers = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/waiting-answers/decide',
  access: HOSTS,
  summary: 'Let waiting answers of strangers count, or remove them (ours)',
  body: z.strictObject({ verdict: z.enum(['APPROVE', 'REMOVE']), ids: Ids.optional(), chosen: Chosen.optional() }),
  response: Count,
});
