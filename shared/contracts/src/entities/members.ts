import * as z from 'zod';
import { Id, PersonName, Text } from './fields.ts';

export const MOST_MEMBERS = 50;
export const MOST_MEALS = 20;
const Diet = Text(200).trim();

/** One of a household, in the hosts' words. */
export const Member = z.object({
  id: Id,
  name: z.string(),
  is_child: z.boolean(),
  /** What this person may not or does not eat. */
  diet: z.string().nullable(),
});
export type Member = z.infer<typeof Member>;

/** Who stands in the list already keeps its id, and with it what was answered. */
export const MemberInput = z.strictObject({
  id: Id.optional(),
  name: PersonName,
  is_child: z.boolean().default(false),
  diet: Diet.nullish(),
});
export type MemberInput = z.infer<typeof MemberInput>;

/** What was answered for one of a household at one event. */
export const MemberAnswer = z.object({
  member_id: Id,
  /** Null while nobody has said it: only the number is known, or nothing. */
  comes: z.boolean().nullable(),
  meal_id: Id.nullable(),
});
export type MemberAnswer = z.infer<typeof MemberAnswer>;

/** What is served at an event. Children may choose any, others what is not for children. */
export const Meal = z.object({ id: Id, name: z.string(), is_for_children: z.boolean() });
export type Meal = z.infer<typeof Meal>;

export const MealInput = z.strictObject({
  id: Id.optional(),
  name: Text(80).trim().min(1),
  is_for_children: z.boolean().default(false),
});

/** Who of a household comes to an event, each with a meal; who is not named does not come. */
export const ComingMembers = z.array(z.strictObject({ id: Id, meal_id: Id.nullish() })).max(MOST_MEMBERS);
export type ComingMembers = z.infer<typeof ComingMembers>;

/** What members may not eat, as the guest says it. */
export const MemberDiets = z.array(z.strictObject({ id: Id, diet: Diet })).max(MOST_MEMBERS);
