import * as z from 'zod';
import { ConfirmationStatus } from '../enums.ts';
import { Id } from './fields.ts';
import { Meal, Member, MemberAnswer } from './members.ts';

/** What a guest already answered for one event. */
export const OwnAnswer = z.object({
  event_id: Id,
  total_guests: z.number().int(),
  confirmation_status: ConfirmationStatus,
  total_guests_confirmed: z.number().int(),
  /** There for a household whose members the hosts named: what was answered for each, and what they may choose from. */
  members: z.array(MemberAnswer).optional(),
  meals: z.array(Meal).optional(),
  /** There where the hosts have seated the guest. */
  table_number: z.string().optional(),
});

/** The guest as the public page sees it: no phone, no e-mail, only the guest's own answers. */
export const PublicGuest = z.object({
  name: z.string(),
  code: z.string(),
  total_guests: z.number().int(),
  is_attending: z.boolean().nullable(),
  events: z.array(OwnAnswer),
  /** There, and true, where the guest's phone shows a code that changes. */
  live_ticket: z.literal(true).optional(),
  /** There, and true, for whom the hosts have opened the form after the deadline. */
  may_answer_late: z.literal(true).optional(),
  /** There where the hosts named them: then each answers by name. */
  members: z.array(Member).optional(),
});
export type PublicGuest = z.infer<typeof PublicGuest>;

/** spec §3, wish. `answer` is what the hosts say to it (ours); null until they do. */
export const Wish = z.object({
  id: Id,
  name: z.string(),
  message: z.string(),
  answer: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Wish = z.infer<typeof Wish>;
