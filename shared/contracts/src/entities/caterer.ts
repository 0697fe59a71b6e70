import * as z from 'zod';
import { Id, Instant } from './fields.ts';

/** What became of one person of a household between two sheets. */
const CatererLine = z.object({
  what: z.enum(['COMES', 'STAYS', 'MEAL', 'DIET', 'CHILD']),
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** A household that the kitchen has to count in another way than before; 0 people is one that did not come, or does not. */
export const CatererChange = z.object({
  guest_code: z.string(),
  household: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  lines: z.array(CatererLine),
});
export type CatererChange = z.infer<typeof CatererChange>;

/** One of those who come, as far as the hosts know by name. */
const CatererPerson = z.object({
  name: z.string(),
  is_child: z.boolean(),
  meal: z.string().nullable(),
  diet: z.string().nullable(),
});

export const CatererHousehold = z.object({
  guest_code: z.string(),
  household: z.string(),
  people: z.number().int(),
  table_number: z.string().nullable(),
  /** Fewer than `people` where not all who come are known by name. */
  members: z.array(CatererPerson),
});
export type CatererHousehold = z.infer<typeof CatererHousehold>;

const SheetMark = z.object({ id: Id, made_at: Instant, made_by: z.string(), people: z.number().int() });

/**
 * What the kitchen of an event needs: of those who said that they come, and of nobody else. The meals are as many as the
 * people: whoever has not chosen, or is not known by name, stands in the one without a name.
 */
export const CatererSheet = z.object({
  /** Null for how it stands now: nobody was given it. */
  sheet: SheetMark.nullable(),
  event_id: Id,
  event_title: z.string(),
  start_datetime: Instant.nullable(),
  timezone: z.string(),
  location: z.string().nullable(),
  households: z.number().int(),
  people: z.number().int(),
  children: z.number().int(),
  meals: z.array(z.object({ name: z.string().nullable(), is_for_children: z.boolean(), people: z.number().int() })),
  diets: z.array(
    z.object({ name: z.string(), household: z.string(), diet: z.string(), table_number: z.string().nullable() }),
  ),
  list: z.array(CatererHousehold),
  /** The sheet before, and what has changed since; null and empty for the first. */
  since: SheetMark.nullable(),
  changes: z.array(CatererChange),
});
export type CatererSheet = z.infer<typeof CatererSheet>;
