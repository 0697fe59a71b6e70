import {
  getHostedInvitation,
  getSeating,
  type HallPlan,
  seatParties,
  type SeatedParty,
  type SeatingTable,
} from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { hostOf } from '../../testing/couple.ts';

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

/** A hall that the server keeps: who is seated sits there when it is asked again. */
export function givenHall({ tables, parties }: { tables: SeatingTable[]; parties: SeatedParty[] }) {
  answer(getHostedInvitation, () => hostOf({ events: hostOf().events.slice(0, 1) }));
  answer(getSeating, () => ({ hall: hallPlan(), tables, parties, rules: [] }));
  return answer(seatParties, ({ body: { seats } }) => {
    const moved = seats.flatMap(({ guest_event_id, table_number }) => {
      const party = parties.find((one) => one.guest_event_id === guest_event_id);
      if (!party) return [];
      const from = party.table_number;
      party.table_number = table_number;
      return [{ guest_event_id, from, to: table_number }];
    });
    return { moved, left: [] };
  });
}
