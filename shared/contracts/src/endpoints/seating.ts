import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GuestCode, Id, IdParam } from '../entities/fields.ts';
import {
  HallPlan,
  MOST_TABLES,
  SEAT_WISHES,
  SeatedParty,
  SEATING_RULES,
  SeatingRule,
  SeatingTable,
  SeatReason,
  Spot,
  TableFields,
  TableName,
} from '../entities/seating.ts';
import { Nothing } from '../envelope.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;
const OfEvent = z.object({ eventId: IdParam });
const OfTable = z.object({ eventId: IdParam, tableId: IdParam });

/** Ours, as all of the seating is. Who declined is no party; who has not answered is one. */
export const getSeating = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/seating/:eventId',
  access: HOSTS,
  summary: 'The tables of an event, its parties, where they sit and why',
  params: OfEvent,
  response: z.object({
    hall: HallPlan,
    tables: z.array(SeatingTable),
    parties: z.array(SeatedParty),
    rules: z.array(SeatingRule),
  }),
});

export const addTables = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/seating/:eventId/tables',
  access: HOSTS,
  summary: 'Put tables into the hall of an event, each under a name of its own',
  params: OfEvent,
  body: z.strictObject({ tables: z.array(z.strictObject(TableFields)).min(1).max(MOST_TABLES) }),
  response: z.array(SeatingTable),
  status: 201,
});

/** What is left out stays as it is. Whoever sits there goes with the name. */
export const changeTable = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/clients/rsvp/seating/:eventId/tables/:tableId',
  access: HOSTS,
  summary: 'Change a table: its name, seats, shape, place in the hall, and for whom it is',
  params: OfTable,
  body: z.strictObject(TableFields).partial(),
  response: SeatingTable,
});

export const removeTable = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/rsvp/seating/:eventId/tables/:tableId',
  access: HOSTS,
  summary: 'Take a table out of the hall; who sat there sits nowhere',
  params: OfTable,
  response: z.object({
    /** Who sat there: the way back is to seat them anew. */
    guest_event_ids: z.array(Id),
  }),
});

export const changeHall = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/seating/:eventId/hall',
  access: HOSTS,
  summary: 'How large the hall is, where its stage and its door are',
  params: OfEvent,
  body: z.strictObject({
    width: Spot.min(40),
    depth: Spot.min(40),
    stage_x: Spot,
    stage_y: Spot,
    door_x: Spot,
    door_y: Spot,
  }),
  response: HallPlan,
});

/** With `from` only who still sits there is moved: a proposal that is older than somebody's own hand leaves it alone. */
export const seatParties = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/seating/:eventId/seats',
  access: HOSTS,
  summary: 'Seat parties at tables, or take them off; one that does not sit where it was thought to stays',
  params: OfEvent,
  body: z.strictObject({
    seats: z
      .array(
        z.strictObject({
          guest_event_id: Id,
          table_number: TableName.nullable(),
          from: TableName.nullable().optional(),
        }),
      )
      .min(1)
      .max(2000),
  }),
  response: z.object({
    /** Who was moved, with the table before: the way back is the same call with it. */
    moved: z.array(z.object({ guest_event_id: Id, from: z.string().nullable(), to: z.string().nullable() })),
    /** Who sat elsewhere in the meantime. */
    left: z.array(Id),
  }),
});

export const wishForSeat = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/clients/rsvp/seating/:eventId/parties/:guestEventId',
  access: HOSTS,
  summary: 'Whether a party stays where it sits, and what it would like: a table of honour, or near the door',
  params: z.object({ eventId: IdParam, guestEventId: IdParam }),
  body: z.strictObject({ is_pinned: z.boolean().optional(), wish: z.enum(SEAT_WISHES).nullish() }),
  response: z.object({ is_pinned: z.boolean(), wish: z.enum(SEAT_WISHES).nullable() }),
});

/** A rule holds at every event of the client. The same two under another rule: the later one holds. */
export const addSeatingRule = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/seating-rules',
  access: HOSTS,
  summary: 'Two guests who sit together, or never',
  body: z.strictObject({ kind: z.enum(SEATING_RULES), guest_code: GuestCode, other_code: GuestCode }),
  response: SeatingRule,
  status: 201,
});

export const removeSeatingRule = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/rsvp/seating-rules/:ruleId',
  access: HOSTS,
  summary: 'Forget that two guests sit together or apart',
  params: z.object({ ruleId: IdParam }),
  response: Nothing,
  message: 'The rule was taken back.',
});

export const SEATING_MODES = ['FRESH', 'FEWEST_MOVES'] as const;

/** Changes nothing: hosts take it over table by table with `seatParties`. */
export const proposeSeating = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/seating/:eventId/proposal',
  access: HOSTS,
  summary: 'Who might sit where: all anew, or moving as few as possible; with the reasons',
  params: OfEvent,
  body: z.strictObject({
    mode: z.enum(SEATING_MODES),
    /** Whether those who have not answered are given seats too. */
    with_pending: z.boolean().default(false),
  }),
  response: z.object({
    seats: z.array(
      z.object({
        guest_event_id: Id,
        from: z.string().nullable(),
        to: z.string().nullable(),
        reasons: z.array(SeatReason),
      }),
    ),
    /** Who changes from one table to another. */
    moved: z.number().int(),
    /** Who sits at a table now and would sit at none: nobody when as few as possible are moved. */
    losing: z.number().int(),
    seated_people: z.number().int(),
    unseated_people: z.number().int(),
  }),
});
