import * as z from 'zod';
import { ConfirmationStatus, GuestTag } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGE_KINDS } from '../rules/messages.ts';
import { GuestCode, Id, Slug, Text } from './fields.ts';

export const MessageKind = z.enum(MESSAGE_KINDS);

/** Whom a guest list shows: each narrows it. */
export const GuestFilter = {
  event_id: Id.optional(),
  slugs: z.array(Slug).min(1).max(100).optional(),
  search_query: z.string().trim().max(LIMITS.search).normalize('NFC').default(''),
  /** How they answered that event, or at all. */
  status: ConfirmationStatus.optional(),
  guest_group: Text(100).optional(),
  tag: GuestTag.optional(),
  message: z.strictObject({ kind: MessageKind, is_sent: z.boolean() }).optional(),
  has_arrived: z.boolean().optional(),
  /** Those whom nobody invited and who came to the door, or all others. */
  is_walk_in: z.boolean().optional(),
  /** Whether they have a table at that event, or at all. */
  has_table: z.boolean().optional(),
  /** Who had answered before being invited to that event, or to any, and has not been asked about it. */
  is_unasked: z.literal(true).optional(),
};

export const MOST_CHOSEN = 2000;
/** Guests whom a list is asked for by their codes: a page of them. */
export const MOST_NAMED = 100;

/** Whom an act for many means: guests by their codes, or all whom a list with this filter shows. */
export const ChosenGuests = z.union([
  z.strictObject({ codes: z.array(GuestCode).min(1).max(MOST_CHOSEN) }),
  z.strictObject({ filter: z.strictObject(GuestFilter) }),
]);
export type ChosenGuests = z.infer<typeof ChosenGuests>;
