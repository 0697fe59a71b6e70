import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Amount, GuestCode, Instant, OptionalText, PersonName } from '../entities/fields.ts';
import { InstantInput } from '../entities/content-input.ts';
import { LIMITS } from '../limits.ts';
import { DEFAULT_PAGE_LIMIT, MAX_PAGE_LIMIT, Nothing } from '../envelope.ts';
import { FileAnswer, FileLanguage, SPREADSHEET_TYPES } from './rsvp-files.ts';

/** What the couple was given is theirs: neither ushers nor the organiser read it. */
const COUPLE = ['CLIENT'] as const;

export const GIFT_KINDS = ['ENVELOPE', 'ENTRUSTED', 'TRANSFER', 'PARCEL'] as const;
export const GiftKind = z.enum(GIFT_KINDS);
export type GiftKind = z.infer<typeof GiftKind>;

/** Written down by the couple (`g`), or handed over at the door for another (`d`). */
export const GiftKey = z.string().regex(/^[gd][1-9]\d{0,15}$/);

const GiftFields = {
  kind: GiftKind,
  /** What stands on the envelope. */
  number: OptionalText(20),
  giver_name: PersonName,
  /** The guest who gave it, if it was one. */
  guest_code: GuestCode.nullable(),
  /** Who brought it for the giver. */
  carrier_name: OptionalText(LIMITS.person_name),
  amount: Amount.nullable(),
  thing: OptionalText(200),
  received_by: OptionalText(100),
  received_at: InstantInput,
  /** What is to be returned one day, at whose wedding. */
  return_note: OptionalText(200),
  is_returned: z.boolean(),
};

export const Gift = z.object({
  key: GiftKey,
  kind: GiftKind,
  number: z.string().nullable(),
  giver_name: z.string(),
  guest_code: z.string().nullable(),
  guest_name: z.string().nullable(),
  carrier_name: z.string().nullable(),
  /** Null as long as nobody counted it, or the sums were not asked for. */
  amount: Amount.nullable(),
  is_counted: z.boolean(),
  thing: z.string().nullable(),
  received_by: z.string().nullable(),
  received_at: Instant,
  thanked_at: Instant.nullable(),
  return_note: z.string().nullable(),
  returned_at: Instant.nullable(),
  /** Who of the hosts wrote it down or changed it last, and when; null where the door wrote it and nobody since. */
  changed_by: z.string().nullable(),
  changed_at: Instant.nullable(),
});
export type Gift = z.infer<typeof Gift>;

const Shown = {
  search_query: z.string().trim().max(LIMITS.search).normalize('NFC').default(''),
  kind: GiftKind.optional(),
  is_thanked: z.boolean().optional(),
  /** Whether it is one to be returned that was not yet. */
  is_owed: z.boolean().optional(),
  /** Whether it and another one from the door may be one, written down twice. */
  is_perhaps_twice: z.boolean().optional(),
};

/** Ours. Sums travel only when they are asked for. */
export const listGifts = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/gifts/list',
  access: COUPLE,
  summary: 'What the couple was given, the latest first, what was handed over at the door among it',
  body: z.strictObject({
    ...Shown,
    with_amounts: z.boolean().default(false),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(MAX_PAGE_LIMIT).default(DEFAULT_PAGE_LIMIT),
  }),
  response: z.array(Gift),
  paged: true,
  /** Of the search and the kind, whether thanked or not, owed or not. */
  header: z.object({
    total: z.number().int(),
    not_thanked: z.number().int(),
    owed: z.number().int(),
    not_counted: z.number().int(),
    /** Guests of whom the door says that they gave something, and this book not. */
    unwritten: z.number().int(),
    total_amount: z.number().int().nullable(),
    /** Envelopes from the door that may be written down twice, which the total counts twice. */
    perhaps_twice: z.number().int(),
    perhaps_twice_amount: z.number().int().nullable(),
  }),
});

export const addGift = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/gifts',
  access: COUPLE,
  summary: 'Write down what was given',
  body: z.strictObject({
    kind: GiftFields.kind,
    giver_name: GiftFields.giver_name,
    number: GiftFields.number.optional(),
    guest_code: GiftFields.guest_code.optional(),
    carrier_name: GiftFields.carrier_name.optional(),
    amount: GiftFields.amount.optional(),
    thing: GiftFields.thing.optional(),
    received_by: GiftFields.received_by.optional(),
    received_at: GiftFields.received_at.optional(),
    return_note: GiftFields.return_note.optional(),
    is_returned: GiftFields.is_returned.optional(),
    is_thanked: z.boolean().optional(),
    /** When it was, of a gift that comes back after it was struck out; otherwise it is now. */
    thanked_at: GiftFields.received_at.optional(),
    returned_at: GiftFields.received_at.optional(),
  }),
  response: Gift,
  status: 201,
});

/** What is left out stays as it is. Of a gift from the door its giver and carrier stay as they were handed over. */
export const changeGift = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/clients/gifts/:giftKey',
  access: COUPLE,
  summary:
    'Correct a gift, say that it was thanked for, or returned. A guest who is thanked leaves the queue of thanks',
  params: z.object({ giftKey: GiftKey }),
  body: z.strictObject({ ...GiftFields, is_thanked: z.boolean() }).partial(),
  response: Gift,
});

export const removeGift = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/gifts/:giftKey',
  access: COUPLE,
  summary: 'Strike out a gift that the couple wrote down; what was handed over at the door stays',
  params: z.object({ giftKey: GiftKey }),
  response: Nothing,
  message: 'The gift was struck out.',
});

/** Ours. For who keeps the book and does not see the list of guests. */
export const findGivers = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/gifts/givers',
  access: COUPLE,
  summary: 'Guests by a part of their name, a few of them, to say who gave',
  query: z.object({ search: z.string().trim().min(2).max(LIMITS.search).normalize('NFC') }),
  response: z.array(z.object({ code: z.string(), name: z.string(), guest_group: z.string().nullable() })),
});

export const exportGifts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/gifts/file',
  access: COUPLE,
  freshLogin: true,
  summary: 'Gifts with their sums, as a file: all, or those that a list shows',
  query: z.object({
    ...Shown,
    is_thanked: z.stringbool().optional(),
    is_owed: z.stringbool().optional(),
    is_perhaps_twice: z.stringbool().optional(),
    language: FileLanguage,
  }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});
