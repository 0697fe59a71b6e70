import * as z from 'zod';
import { PublicClient } from './client.ts';
import { Id, Instant, OptionalText } from './fields.ts';

/** What became of a suggestion. */
export const SUGGESTION_STATES = ['OPEN', 'TAKEN', 'DECLINED'] as const;
export const SuggestionState = z.enum(SUGGESTION_STATES);
export type SuggestionState = z.infer<typeof SuggestionState>;

/** What somebody would rather read in a draft, or has to say about it. */
export const Suggestion = z.object({
  id: Id,
  /** Where it was said, by the section's id on the page. */
  section: z.string(),
  /** The text that it is about (`draftTexts`); null when it is about something else of the section. */
  path: z.string().nullable(),
  /** What stood there. */
  before: OptionalText(5000),
  /** What should stand there; empty for nothing, null for a remark alone. */
  text: OptionalText(5000),
  comment: OptionalText(2000),
  author: z.string(),
  state: SuggestionState,
  /** What the organiser said to it. */
  answer: OptionalText(2000),
  created_at: Instant,
  decided_at: Instant.nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A draft as those whose invitation it is see it, by a secret link. */
export const SharedDraft = z.object({
  client: PublicClient,
  is_hidden: z.boolean(),
  expires_at: Instant,
  /** Who said that it may go to the guests as it is now; null while nobody has, or since it was changed. */
  approved_by: z.string().nullable(),
  /** What is seen here: an approval names it, so that nobody approves what was changed meanwhile. */
  revision: z.string(),
  suggestions: z.array(Suggestion),
});
export type SharedDraft = z.infer<typeof SharedDraft>;

export const DraftLink = z.object({ token: z.string(), expires_at: Instant });
export type DraftLink = z.infer<typeof DraftLink>;

/** What the organiser knows of a draft that is looked at. */
export const DraftReview = z.object({
  link: DraftLink.nullable(),
  approval: z
    .object({
      by: z.string(),
      at: Instant,
      /** Nothing was changed since. */
      is_current: z.boolean(),
    })
    .nullable(),
  suggestions: z.array(Suggestion),
  /** Guests on the list, those without an invitation left out. */
  guests: z.int(),
  /** Until when guests may answer; null for as long as they like. */
  answers_until: Instant.nullable(),
});
export type DraftReview = z.infer<typeof DraftReview>;
