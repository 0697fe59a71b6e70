import * as z from 'zod';
import { CheckInPart } from './changes.ts';
import { Id, Instant } from './fields.ts';
import { FirstCheckIn, GuestBookGuest } from './guest-book.ts';

/**
 * Why an operation has no effect (field, rule 10). Stable: devices and the dashboard word them in nine languages.
 * WRONG_EVENT comes with the event that the code is for; FORGED, EXPIRED and NOT_OURS are tickets that no key of ours signed,
 * that are over, or that are for other hosts; TICKET_NEEDED is a bare code where the hosts take tickets alone; OLD_TICKET is
 * a changing code that is over, or anything else where only those count; NOT_ALLOWED is not this usher's to do; FAULT is ours, the operation may be sent again.
 */
export const RefusalReason = z.enum([
  'UNKNOWN_EVENT',
  'UNKNOWN_CODE',
  'WRONG_EVENT',
  'FORGED',
  'EXPIRED',
  'NOT_OURS',
  'TICKET_NEEDED',
  'OLD_TICKET',
  'NOT_CHECKED_IN',
  'SOUVENIR_GIVEN',
  'UNKNOWN_OPERATION',
  'ALREADY_UNDONE',
  'NOT_UNDOABLE',
  'NOT_ALLOWED',
  'KEY_TAKEN',
  'INVALID',
  'FAULT',
]);
export type RefusalReason = z.infer<typeof RefusalReason>;

/** Where a guest who stands at the wrong door is awaited. */
export const RightEvent = z.object({
  id: Id,
  title: z.string(),
  event_date: Instant.nullable(),
  timezone: z.string(),
  location: z.string().nullable(),
});
export type RightEvent = z.infer<typeof RightEvent>;

/** `error.details` of a refused operation. */
export const Refusal = z.object({ reason: RefusalReason, event: RightEvent.optional() });
export type Refusal = z.infer<typeof Refusal>;

/** One operation of a batch, judged. REPEATED: it was applied before, and has had its effect once. */
export const OperationVerdict = z.object({
  op_id: z.string(),
  verdict: z.enum(['APPLIED', 'REPEATED', 'DUPLICATE', 'REFUSED']),
  reason: RefusalReason.optional(),
  event: RightEvent.optional(),
  guest: GuestBookGuest.optional(),
  first: FirstCheckIn.optional(),
  message: z.string().optional(),
});
export type OperationVerdict = z.infer<typeof OperationVerdict>;

/** An operation that needs a person: refused, or a second check-in by which more came than are expected, of which nobody said anything yet. */
export const NeedsAttention = z.object({
  op_id: z.string(),
  type: z.string(),
  verdict: z.enum(['DUPLICATE', 'REFUSED']),
  reason: RefusalReason.nullable(),
  duplicate_of: z.string().nullable(),
  guest_code: z.string().nullable(),
  guest_name: z.string().nullable(),
  usher: z.string().nullable(),
  device_id: z.string().nullable(),
  gate: z.string().nullable(),
  note: z.string().nullable(),
  /** Of a second check-in: the first one. */
  first: CheckInPart.nullable(),
  occurred_at: Instant,
  received_at: Instant,
});
export type NeedsAttention = z.infer<typeof NeedsAttention>;
