import type { HallPlan, SeatedParty, SeatingTable } from '@janur/contracts';

let made = 0;

export function partyOf(over: Partial<SeatedParty> = {}): SeatedParty {
  made += 1;
  return {
    guest_event_id: made,
    guest_code: `CODE${made}`,
    name: `Tamu ${made}`,
    guest_group: null,
    people: 2,
    confirmation_status: 'CONFIRMED',
    table_number: null,
    is_pinned: false,
    wish: null,
    has_arrived: false,
    reasons: [],
    ...over,
  };
}

export function tableOf(over: Partial<SeatingTable> = {}): SeatingTable {
  made += 1;
  return {
    id: made,
    name: `${made}`,
    seats: 10,
    shape: 'ROUND',
    x: 30,
    y: 30,
    is_vip: false,
    is_near_door: false,
    ...over,
  };
}

export const hallPlan = (): HallPlan => ({
  width: 240,
  depth: 160,
  stage_x: 120,
  stage_y: 0,
  door_x: 120,
  door_y: 160,
});
