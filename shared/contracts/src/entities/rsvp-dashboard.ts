import * as z from 'zod';
import { ConfirmationStatus, GUEST_TAGS, GuestSource, GuestTag } from '../enums.ts';
import { because } from '../problems/zod-issues.ts';
import { LIMITS } from '../limits.ts';
import { Member, MemberAnswer } from './members.ts';
import { Id, Instant, PartySize, PersonName, Slug, Text } from './fields.ts';

/** What the hosts note of a guest: a line of text, or named lines. */
export const GuestDetails = z
  .union([Text(2000), z.record(z.string().max(60), z.union([Text(500), z.number(), z.boolean(), z.null()]))])
  .nullable();
export type GuestDetails = z.infer<typeof GuestDetails>;

/** A phone number in any common spelling; what it means depends on the client's country. */
export const PhoneSpelling = z.string().trim().min(4).max(LIMITS.phone);

/** spec §3, guest of the dashboard. */
export const DashboardGuest = z.object({
  id: Id,
  option_id: Id,
  slug: Slug,
  code: z.string(),
  name: z.string(),
  phone_number: z.string().nullable(),
  email: z.string().nullable(),
  details: GuestDetails,
  total_guests: z.number().int(),
  source: GuestSource,
  guest_group: z.string().nullable(),
  tags: z.array(GuestTag),
  /** Whether the hosts let the guest answer after the deadline. */
  may_answer_late: z.boolean(),
  created_at: Instant,
});
export type DashboardGuest = z.infer<typeof DashboardGuest>;

/** A guest is on one side at most. */
export const GuestTags = z
  .array(GuestTag)
  .max(GUEST_TAGS.length)
  .refine((tags) => !(tags.includes('BRIDE') && tags.includes('GROOM')), because('one_side'));

/** What a dashboard may say of a new guest. */
export const GuestFields = {
  name: PersonName,
  phone_number: PhoneSpelling.nullish(),
  email: z.email().max(254).nullish(),
  details: GuestDetails.optional(),
  total_guests: PartySize,
  guest_group: Text(100).trim().nullish(),
  tags: GuestTags.optional(),
};

/** spec §3, RSVP event detail. `total_guest` is how many come, `total_guests` how many were invited. */
export const RsvpEventDetail = z.object({
  event_id: Id,
  guest_event_id: Id,
  event_title: z.string(),
  confirmation_status: ConfirmationStatus,
  /** The guest had answered before being invited there, and was not asked about it; it is still to come. */
  is_unasked: z.boolean(),
  total_guest: z.number().int(),
  total_guests: z.number().int(),
  table_number: z.string().nullable(),
  invitation_link: z.string(),
  qr_code: z.string(),
  /** What was answered for each of the household; empty where its members are not named. */
  members: z.array(MemberAnswer),
});

/** spec §3, RSVP record, of a guest who may not have answered yet: then the booking's own fields are null. */
export const RsvpRecord = DashboardGuest.extend({
  booking_id: Id.nullable(),
  is_attending: z.boolean().nullable(),
  guest_total: z.number().int().nullable(),
  message: z.string().nullable(),
  answered_at: Instant.nullable(),
  /** Answers to the configured RSVP fields, by the field's name. */
  answers: z.record(z.string(), z.string()),
  invitation_link: z.string(),
  /** When the hosts sent the message of each kind. */
  invitation_sent_at: Instant.nullable(),
  reminder_sent_at: Instant.nullable(),
  day_before_sent_at: Instant.nullable(),
  /** The last time that the guest was asked about an event that was added later. */
  new_event_sent_at: Instant.nullable(),
  thanks_sent_at: Instant.nullable(),
  /** The household by name; where there are any, they are as many as `total_guests`. */
  members: z.array(Member),
  event_details: z.array(RsvpEventDetail),
});
export type RsvpRecord = z.infer<typeof RsvpRecord>;

/** spec §3, column definition. `accessor` is a path in the row; `formatter` says how raw values (`key`) read (`value`). */
export const ColumnDefinition = z.object({
  id: z.string(),
  accessor: z.string(),
  header: z.string(),
  disabled_sort_by: z.boolean(),
  formatter: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type ColumnDefinition = z.infer<typeof ColumnDefinition>;

/** spec §3, RSVP summary. */
export const RsvpSummary = z.object({
  event_title: z.string(),
  total_invitations: z.number().int(),
  total_confirmed: z.number().int(),
  total_declined: z.number().int(),
  total_pending: z.number().int(),
  total_pax: z.number().int(),
  total_pax_confirmed: z.number().int(),
});
export type RsvpSummary = z.infer<typeof RsvpSummary>;
