import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DraftLink, DraftReview, SharedDraft, Suggestion, SuggestionState } from '../entities/draft.ts';
import { IdParam, Instant, PersonName, Text } from '../entities/fields.ts';
import { problem } from '../problems/problem.ts';
import { told } from '../problems/zod-issues.ts';

/** The secret of a draft's link. It travels in a header: addresses are kept in logs. A mangled one is a wrong one. */
const WithToken = z.object({ 'draft-token': z.string().max(100) });
const OfOption = z.object({ optionId: IdParam });
const Done = z.object({});

export const openDraft = defineEndpoint({
  method: 'GET',
  path: '/public/draft',
  access: 'public',
  summary: 'A draft as its couple sees it by the secret link, with what was suggested',
  headers: WithToken,
  response: SharedDraft,
});

export const suggestWords = defineEndpoint({
  method: 'POST',
  path: '/public/draft/suggestions',
  access: 'public',
  summary: 'Other words for a text of a draft, or a remark; the same person’s later words replace the former',
  headers: WithToken,
  body: z.strictObject({
    section: z.string().regex(/^[a-z_]{1,40}$/),
    path: z
      .string()
      .regex(/^[a-z_]+(?:\.[a-z0-9_]+){1,4}$/)
      .max(190)
      .nullish(),
    /** What the page showed there; a text that the look says itself is stored nowhere else. */
    before: Text(5000).nullish(),
    text: Text(5000).nullish(),
    comment: Text(2000).trim().nullish(),
    author: PersonName,
  }),
  response: Suggestion,
  status: 201,
});

export const withdrawSuggestion = defineEndpoint({
  method: 'DELETE',
  path: '/public/draft/suggestions/:suggestionId',
  access: 'public',
  summary: 'Take a suggestion back that is not decided yet',
  headers: WithToken,
  params: z.object({ suggestionId: IdParam }),
  response: Done,
});

export const approveDraft = defineEndpoint({
  method: 'POST',
  path: '/public/draft/approval',
  access: 'public',
  summary: 'Say that a draft may go to the guests as it was seen; one that was changed since is refused',
  headers: WithToken,
  body: z.strictObject({ author: PersonName, revision: z.string().max(100) }),
  response: SharedDraft,
});

export const getDraftReview = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/options/:optionId/draft',
  access: ['ADMIN'],
  summary: 'The secret link of an invitation’s draft, who approved it, and what was suggested',
  params: OfOption,
  response: DraftReview,
});

/** How long a link may be open. */
const MOST_DAYS = 90;

export const makeDraftLink = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/options/:optionId/draft/link',
  access: ['ADMIN'],
  summary: 'A secret link to an invitation’s draft; a former one is dead from now on',
  params: OfOption,
  body: z.strictObject({ days: z.int().min(1).max(MOST_DAYS).default(14) }),
  response: DraftLink,
  status: 201,
});

export const endDraftLink = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/admin/clients/options/:optionId/draft/link',
  access: ['ADMIN'],
  summary: 'Close the secret link of a draft; what was suggested stays',
  params: OfOption,
  response: Done,
});

export const decideSuggestion = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/admin/clients/options/:optionId/draft/suggestions/:suggestionId',
  access: ['ADMIN'],
  summary: 'Say that a suggestion was taken over, or why not; the text itself is changed by saving the client',
  params: OfOption.extend({ suggestionId: IdParam }),
  body: z.strictObject({ state: SuggestionState, answer: Text(2000).trim().nullish() }),
  response: Suggestion,
});

const MOST_KIB = 900;
const State = z.record(z.string(), z.unknown());
const Unsaved = z.strictObject({ base: State, draft: State });

/** What an editor has not saved yet: what it began with, and what it is to be. Only the editor reads it. */
export const KeptDraft = z.object({ base: State, draft: State, kept_at: Instant });
export type KeptDraft = z.infer<typeof KeptDraft>;

export const getKeptDraft = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/options/:optionId/unsaved',
  access: ['ADMIN'],
  summary: 'What this account has not saved yet of an invitation; null when there is nothing',
  params: OfOption,
  response: KeptDraft.nullable(),
});

export const keepDraft = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/admin/clients/options/:optionId/unsaved',
  access: ['ADMIN'],
  summary: 'Keep what is not saved yet, for this account alone',
  params: OfOption,
  body: Unsaved.refine(
    (unsaved) => JSON.stringify(unsaved).length <= MOST_KIB * 1024,
    told(problem('too_many_bytes', { max: MOST_KIB })),
  ),
  response: z.object({ kept_at: Instant }),
});

export const dropKeptDraft = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/admin/clients/options/:optionId/unsaved',
  access: ['ADMIN'],
  summary: 'Forget what was kept: it is saved, or not wanted',
  params: OfOption,
  response: Done,
});
