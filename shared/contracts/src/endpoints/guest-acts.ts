import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ChosenGuests, MOST_CHOSEN } from '../entities/chosen-guests.ts';
import { GuestCode, Id, OptionalText, Text } from '../entities/fields.ts';
import { GuestTags } from '../entities/rsvp-dashboard.ts';
import { GUEST_TAGS, GuestTag } from '../enums.ts';
import { LIMITS } from '../limits.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;

/** Ours: what is so already is no change. Who has arrived at an event stays there. */
export const inviteGuests = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guests/invitations',
  access: HOSTS,
  summary: 'Invite many guests to events, or take them off',
  body: z.strictObject({
    guests: ChosenGuests,
    events: z
      .array(z.strictObject({ event_id: Id, is_invited: z.boolean() }))
      .min(1)
      .max(40),
  }),
  response: z.object({
    /** For each event the codes of those who were changed: the way back is the same call with them. */
    changed: z.array(z.object({ event_id: Id, is_invited: z.boolean(), codes: z.array(z.string()) })),
    /** How many could not be taken off, because they have arrived. */
    arrived: z.number().int(),
  }),
});

/** Ours: what is left out stays as it is; null empties it. */
export const changeGuests = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guests/changes',
  access: HOSTS,
  summary: 'Give many guests a group, tags, or a table at an event',
  body: z.strictObject({
    guests: ChosenGuests,
    guest_group: Text(100).trim().nullish(),
    /** A side that is added takes the place of the other. */
    tags: z
      .strictObject({ add: GuestTags.default([]), remove: z.array(GuestTag).max(GUEST_TAGS.length).default([]) })
      .optional(),
    table: z.strictObject({ event_id: Id, table_number: OptionalText(LIMITS.table) }).optional(),
  }),
  response: z.object({ changed: z.number().int() }),
});

/** Ours: who has arrived stays. */
export const deleteGuests = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guests/deletions',
  access: HOSTS,
  summary: 'Remove many guests who have not arrived anywhere, with what they answered',
  body: z.strictObject({ guests: ChosenGuests }),
  /** The codes are those who are gone: `restoreGuests` brings them back. */
  response: z.object({ deleted: z.number().int(), arrived: z.number().int(), codes: z.array(z.string()) }),
});

/** Ours: for thirty days. Who is not there any more is left out. */
export const restoreGuests = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guests/restorations',
  access: HOSTS,
  summary: 'Bring deleted guests back as they were, with their codes, answers and wishes',
  body: z.strictObject({ codes: z.array(GuestCode).min(1).max(MOST_CHOSEN) }),
  response: z.object({ restored: z.array(z.string()) }),
});
