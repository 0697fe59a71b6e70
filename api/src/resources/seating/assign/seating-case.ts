/** What a party would like of its table. */
export type SeatWish = 'VIP' | 'DOOR';

/** The people of one invitation who come to an event: they sit at one table. */
export interface SeatedParty {
  readonly id: number;
  readonly people: number;
  readonly group: string | null;
  readonly wish: SeatWish | null;
  /** Where it sits now. */
  readonly now: number | null;
  /** It stays where it sits: the hosts said so, or it has arrived. */
  readonly isHeld: boolean;
}

export interface SeatingTable {
  readonly id: number;
  readonly seats: number;
  readonly isVip: boolean;
  readonly isNearDoor: boolean;
  readonly x: number;
  readonly y: number;
}

export interface SeatingCase {
  readonly parties: readonly SeatedParty[];
  readonly tables: readonly SeatingTable[];
  /** Parties, by id, that never share a table. */
  readonly apart: readonly (readonly [number, number])[];
  /** Parties that sit together whatever their groups. */
  readonly together: readonly (readonly [number, number])[];
  /** Whether who sits somewhere is moved only where it must be. */
  readonly keepsSeats: boolean;
}

/** The table of each party, by their ids; null for who found none. */
export type Seats = ReadonlyMap<number, number | null>;

/**
 * What an arrangement costs. That tables are not overfull, that enemies sit apart and that who is held stays are no costs:
 * they always hold.
 */
export const COST = {
  /** Each person without a seat. */
  unseated: 1000,
  /** Each party that loses its chair, where seats are kept: it comes before anybody who has none yet. */
  losesChair: 100_000,
  /** Each party that must change its table, where seats are kept. */
  moved: 100,
  /** Each two that were to sit together and do not. */
  parted: 60,
  /** Who wants a table of honour and has none. */
  withoutHonour: 40,
  /** Who wants to be near the door and is not. */
  farFromDoor: 30,
  /** A party at a table of honour that is not one of honour. */
  takesHonour: 25,
  /** Each table at which a group sits: the fewer, the less it is split, and the fewer groups share a table. */
  groupAtTable: 10,
} as const;
