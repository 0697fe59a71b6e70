import * as z from 'zod';
import { parseAdditionalFields } from '../rules/rsvp.ts';
import { Id, OptionalText, PersonName } from './fields.ts';
import { Wish } from './guest.ts';
import { ComingMembers, MemberDiets } from './members.ts';
import { problem } from '../problems/problem.ts';
import { because, told } from '../problems/zod-issues.ts';

const MAX_KIB = 8;

/**
 * decisions §6: `additional_fields` is a JSON string of at most 8 KiB. It holds an object: the entry-point slug, the full
 * url, attendance, guest count and the extra answers (spec §7). Which of these an invitation asks for says `rules/rsvp`.
 */
export const AdditionalFields = z
  .string()
  .refine(
    (text) => new TextEncoder().encode(text).length <= MAX_KIB * 1024,
    told(problem('too_many_bytes', { max: MAX_KIB })),
  )
  .refine((text) => parseAdditionalFields(text) !== undefined, because('not_an_object'));

export const RsvpEventAnswer = z.strictObject({
  id: Id,
  is_attending: z.boolean(),
  guest_total: z.number().int().min(0).max(1000),
  /** Who of the household comes, where its members are named; `guest_total` says how many they are. */
  members: ComingMembers.optional(),
});

/**
 * spec §7, RSVP submission. V2 sends `events`; older versions `is_attending` and `guest_total`;
 * WISH_ONLY only name, message and additional_fields. What an invitation asks for is checked by `rules/rsvp`.
 */
export const RsvpSubmission = z.strictObject({
  name: PersonName,
  message: OptionalText(1000).optional(),
  is_attending: z.boolean().optional(),
  guest_total: z.number().int().min(0).max(1000).optional(),
  events: z.array(RsvpEventAnswer).max(20).optional(),
  members: MemberDiets.optional(),
  additional_fields: AdditionalFields.optional(),
});
export type RsvpSubmission = z.infer<typeof RsvpSubmission>;

/**
 * What became of an answer. One of a person without a code that came when there were too many waits for the hosts: its
 * booking is 0 and its wish not public until they let it count, and its code is nobody's so long.
 */
export const RsvpReceipt = z.object({
  wish: Wish.nullable(),
  booking_id: z.int().min(0),
  guest_code: z.string(),
  is_waiting: z.boolean().optional(),
});
export type RsvpReceipt = z.infer<typeof RsvpReceipt>;
