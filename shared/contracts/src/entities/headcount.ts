import * as z from 'zod';
import { Id } from './fields.ts';

/** Households (invitations), and the people of them who are meant. */
const Heads = z.object({ households: z.number().int(), people: z.number().int() });

/** How many people will be there: four times in five no fewer than `low` and no more than `high`, and what to prepare. */
export const Forecast = z.object({ low: z.number().int(), high: z.number().int(), prepare: z.number().int() });
export type Forecast = z.infer<typeof Forecast>;

/**
 * What is counted of the guests, by one query for all screens. Each number is a list: `listRsvpGuests` with the filter beside
 * it shows exactly those households.
 */
export const Headcount = z.object({
  /** All but walk-ins: `is_walk_in: false`. */
  guests: Heads,
  /** Who came without an invitation: `is_walk_in: true`. */
  walk_ins: Heads,
  /** Households by `status`, and those without a table anywhere: `is_walk_in: false, has_table: false`. */
  coming: z.number().int(),
  declined: z.number().int(),
  pending: z.number().int(),
  without_table: z.number().int(),
  /** `is_walk_in: false` and no invitation sent. */
  unsent: z.number().int(),
  /** `is_walk_in: false`, sent, and `status: PENDING`. */
  silent: z.number().int(),
  /** `is_unasked: true`: who had answered before an event was added, and was not asked about it. */
  unasked: z.number().int(),
  events: z.array(
    z.object({
      event_id: Id,
      invited: Heads,
      /** `status: CONFIRMED`; the people who said that they come. */
      coming: Heads,
      declined: Heads,
      pending: Heads,
      /** With the people who came, as `arrived` is. */
      walk_ins: Heads,
      /** `has_arrived: true`, without walk-ins. */
      arrived: Heads,
      arrived_of_coming: Heads,
      /** Households: `has_table: false`. */
      without_table: z.number().int(),
      /** Households: `is_unasked: true`. */
      unasked: z.number().int(),
      /** Of those invited; null where nobody is. */
      forecast: Forecast.nullable(),
    }),
  ),
});
export type Headcount = z.infer<typeof Headcount>;
