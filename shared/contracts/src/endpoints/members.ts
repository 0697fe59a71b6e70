import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GuestCode, Id, IdParam } from '../entities/fields.ts';
import { Meal, MealInput, Member, MemberInput, MOST_MEALS, MOST_MEMBERS } from '../entities/members.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;

/** Ours: an empty list leaves the household with a number alone. */
export const saveMembers = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guests/:guestCode/members',
  access: HOSTS,
  summary: 'Name the members of a household, in their order; they are as many as are invited',
  params: z.object({ guestCode: GuestCode }),
  body: z.strictObject({ members: z.array(MemberInput).max(MOST_MEMBERS) }),
  response: z.object({ members: z.array(Member), total_guests: z.number().int() }),
});

/** Ours: who chose a meal that is gone has chosen none. */
export const saveMeals = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/events/:eventId/meals',
  access: HOSTS,
  summary: 'What is served at an event, for guests to choose from',
  params: z.object({ eventId: IdParam }),
  body: z.strictObject({ meals: z.array(MealInput).max(MOST_MEALS) }),
  response: z.object({ event_id: Id, meals: z.array(Meal) }),
});
