import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { GuestCode, Id, IdParam, OptionalText, PartySize } from '../entities/fields.ts';
import { GuestBookGuest } from '../entities/guest-book.ts';
import { NeedsAttention, OperationVerdict } from '../entities/operation.ts';
import { PageQuery } from '../envelope.ts';
import { checkInGuest, Gifts, insertAdhocGuest, OperationFields, STAFF } from './guest-book.ts';
import { IdempotencyKey } from './rsvp.ts';
import { because } from '../problems/zod-issues.ts';

const OperationKey = z.object({ 'idempotency-key': IdempotencyKey.optional() });

export const giveToGuest = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/gift',
  access: STAFF,
  summary: 'Record a gift, entrusted gifts or the souvenir apart from the check-in; a souvenir is given once',
  headers: OperationKey,
  body: z
    .strictObject({
      event_id: Id,
      guest_code: GuestCode,
      gift: z.literal(true).optional(),
      souvenir: z.literal(true).optional(),
      entrusted_gifts: Gifts.optional(),
      ...OperationFields,
    })
    .refine(({ gift, souvenir, entrusted_gifts: gifts }) => gift || souvenir || (gifts && gifts.length > 0), {
      path: ['gift'],
      error: because('nothing_given'),
    }),
  response: z.object({ guest: GuestBookGuest }),
});

export const undoOperation = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/undo',
  access: STAFF,
  scanOnly: true,
  judgesArrival: true,
  summary: 'Take an operation back, or all of a guest’s arrival by the code; the history stays',
  headers: OperationKey,
  body: z
    .strictObject({
      event_id: Id,
      guest_code: GuestCode.optional(),
      undone_op_id: IdempotencyKey.optional(),
      ...OperationFields,
    })
    .refine((body) => body.guest_code ?? body.undone_op_id, { path: ['guest_code'], error: because('required') }),
  response: z.object({ guest: GuestBookGuest }),
});

const of = <const T extends string>(type: T) => ({ op_id: IdempotencyKey, type: z.literal(type) });

/** Operations of one guest that a person judges at once. */
const MAX_SETTLED = 50;

/** People of a party go out, or come back in; nobody attends less or more by that. */
const Passing = z.strictObject({ event_id: Id, guest_code: GuestCode, people: PartySize, ...OperationFields });

/** The guest sits at another table, or at none. Of several the one that happened last holds. */
const Seating = z.strictObject({
  event_id: Id,
  guest_code: GuestCode,
  table: OptionalText(LIMITS.table),
  ...OperationFields,
});

/**
 * What a person says who looked at operations of a guest: with `as_one` that those arrivals at two gates are the same people
 * and count once, the larger one, or that they are not. Without it souvenirs or arrivals were looked at, and no device asks any more.
 */
const Settling = z.strictObject({
  event_id: Id,
  guest_code: GuestCode,
  as_one: z.boolean().optional(),
  op_ids: z.array(IdempotencyKey).min(1).max(MAX_SETTLED),
  ...OperationFields,
});

/**
 * What a device judged by itself and showed its usher, let in or not; it changes nothing. `result` is the device's own word,
 * such as `already_in`, and `guest_code` what it read, if that was one.
 */
const Seen = z.strictObject({
  event_id: Id,
  guest_code: GuestCode.optional(),
  result: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  ...OperationFields,
});

/**
 * An operation as a device queued it: the body of the single call, its Idempotency-Key as `op_id`, and its type; or what
 * has no call of its own.
 */
export const QueuedOperation = z.discriminatedUnion('type', [
  checkInGuest.body.safeExtend(of('CHECK_IN')),
  insertAdhocGuest.body.safeExtend(of('ADHOC')),
  giveToGuest.body.safeExtend(of('GIFT')),
  undoOperation.body.safeExtend(of('UNDO')),
  Passing.safeExtend(of('LEAVE')),
  Passing.safeExtend(of('COME_BACK')),
  Seating.safeExtend(of('TABLE')),
  Settling.safeExtend(of('SETTLE')),
  Seen.safeExtend(of('SCAN')),
]);
export type QueuedOperation = z.output<typeof QueuedOperation>;

export const MAX_BATCH = 50;

export const sendOperations = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/operations',
  access: STAFF,
  scanOnly: true,
  judgesArrival: true,
  judgesEach: true,
  summary:
    'Queued operations in the order of the device; each is judged by itself and has one effect however often it comes',
  body: z.strictObject({
    // an item that is malformed is refused by itself: it must not hold the queue behind it
    operations: z
      .array(z.union([QueuedOperation, z.looseObject({ op_id: IdempotencyKey })]))
      .min(1)
      .max(MAX_BATCH),
  }),
  response: z.array(OperationVerdict),
});

export const listNeedsAttention = defineEndpoint({
  method: 'GET',
  path: '/public/guests/rsvp/events/:eventId/attention',
  access: STAFF,
  summary:
    'Operations of an event that were refused, and second check-ins by which more came than are expected, newest first',
  params: z.object({ eventId: IdParam }),
  query: PageQuery,
  response: z.array(NeedsAttention),
  paged: true,
});
