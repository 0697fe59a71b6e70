import * as z from 'zod';
import { ConfirmationStatus } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { Id, Text } from './fields.ts';

export const TABLE_SHAPES = ['ROUND', 'LONG'] as const;
export const SEAT_WISHES = ['VIP', 'DOOR'] as const;
export const SEATING_RULES = ['TOGETHER', 'APART'] as const;

/** The plan of a hall is measured in decimetres. */
export const HALL = { width: 240, depth: 160, most: 1200 } as const;
export const SEATS = { min: 1, max: 60, usual: 10 } as const;
export const MOST_TABLES = 200;

export const Spot = z.int().min(0).max(HALL.most);

/** A table's name is what stands on a ticket and at the door: the table number of who sits there. */
export const TableName = Text(LIMITS.table).trim().min(1);

export const TableFields = {
  name: TableName,
  seats: z.int().min(SEATS.min).max(SEATS.max),
  shape: z.enum(TABLE_SHAPES),
  x: Spot,
  y: Spot,
  is_vip: z.boolean(),
  is_near_door: z.boolean(),
};

export const SeatingTable = z.object({ id: Id, ...TableFields });
export type SeatingTable = z.infer<typeof SeatingTable>;

export const HallPlan = z.object({
  width: Spot,
  depth: Spot,
  stage_x: Spot,
  stage_y: Spot,
  door_x: Spot,
  door_y: Spot,
});
export type HallPlan = z.infer<typeof HallPlan>;

const People = z.number().int();
const OfParty = { guest_event_id: Id };

/** Why a party sits where it sits, or why it sits nowhere. */
export const SeatReason = z.discriminatedUnion('why', [
  z.object({ why: z.literal('HELD') }),
  z.object({ why: z.literal('HONOUR') }),
  z.object({ why: z.literal('NO_HONOUR_LEFT') }),
  z.object({ why: z.literal('NEAR_DOOR') }),
  z.object({ why: z.literal('NO_DOOR_LEFT') }),
  z.object({ why: z.literal('WITH'), ...OfParty }),
  z.object({ why: z.literal('WITHOUT'), ...OfParty }),
  z.object({ why: z.literal('APART'), ...OfParty, table_id: Id }),
  z.object({ why: z.literal('BESIDE_ENEMY'), ...OfParty }),
  z.object({ why: z.literal('GROUP'), group: z.string(), people: People, parties: People }),
  z.object({ why: z.literal('GROUP_ELSEWHERE'), group: z.string(), table_ids: z.array(Id) }),
  z.object({ why: z.literal('OVERFULL'), people: People }),
  z.object({ why: z.literal('ROOM'), people: People }),
  z.object({ why: z.literal('TOO_MANY'), people: People }),
  z.object({ why: z.literal('ONLY_ENEMY_HAS_ROOM'), ...OfParty }),
  z.object({ why: z.literal('NO_ROOM') }),
  z.object({ why: z.literal('NOT_SEATED') }),
]);
export type SeatReason = z.infer<typeof SeatReason>;

export const SeatedParty = z.object({
  guest_event_id: Id,
  guest_code: z.string(),
  name: z.string(),
  guest_group: z.string().nullable(),
  /** How many need a chair: who said yes, or all who are invited until there is an answer. */
  people: People,
  confirmation_status: ConfirmationStatus,
  table_number: z.string().nullable(),
  is_pinned: z.boolean(),
  wish: z.enum(SEAT_WISHES).nullable(),
  has_arrived: z.boolean(),
  reasons: z.array(SeatReason),
});
export type SeatedParty = z.infer<typeof SeatedParty>;

export const SeatingRule = z.object({
  id: Id,
  kind: z.enum(SEATING_RULES),
  one: z.object({ guest_code: z.string(), name: z.string() }),
  other: z.object({ guest_code: z.string(), name: z.string() }),
});
export type SeatingRule = z.infer<typeof SeatingRule>;
