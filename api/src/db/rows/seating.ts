import type { SeatingTable } from '@janur/contracts';
import type { Flag, Stamps } from './columns.ts';

export interface SeatingHallRow extends Stamps {
  event_id: number;
  client_id: number;
  width: number;
  depth: number;
  stage_x: number;
  stage_y: number;
  door_x: number;
  door_y: number;
}

export interface SeatingTableRow extends Stamps {
  id: number;
  client_id: number;
  event_id: number;
  name: string;
  seats: number;
  shape: SeatingTable['shape'];
  x: number;
  y: number;
  is_vip: Flag;
  is_near_door: Flag;
}

/** What the hosts want of a party's seat, whichever it is. */
export interface SeatWishRow extends Stamps {
  guest_event_id: number;
  client_id: number;
  is_pinned: Flag;
  wish: 'VIP' | 'DOOR' | null;
}

/** Two guests, the one with the smaller id first. */
export interface SeatingRuleRow {
  id: number;
  client_id: number;
  kind: 'TOGETHER' | 'APART';
  guest_id: number;
  other_guest_id: number;
  created_at: Date;
}
