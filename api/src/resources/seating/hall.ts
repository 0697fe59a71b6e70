import { HALL, type SeatedParty, type SeatingRule, type SeatingTable } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { OwnedEvent } from '../../access/owned-queries.ts';
import type { Database } from '../../db/connection.ts';
import { explainSeats } from './assign/explain.ts';
import type { SeatingCase } from './assign/seating-case.ts';
import { findHall, listParties, listRules, listTables, type PartyRow, type RuleRow, type TableRow } from './queries.ts';

/** An event's hall with all who may come to it. */
export interface Hall {
  readonly tables: readonly TableRow[];
  readonly parties: readonly PartyRow[];
  readonly rules: readonly RuleRow[];
}

/** Until somebody draws it: the stage before the long wall, the door opposite. */
export const USUAL_HALL = {
  width: HALL.width,
  depth: HALL.depth,
  stage_x: HALL.width / 2,
  stage_y: 0,
  door_x: HALL.width / 2,
  door_y: HALL.depth,
};

export async function readHall(db: Database, scope: ClientScope, event: OwnedEvent): Promise<Hall> {
  const [tables, parties, rules] = await Promise.all([
    listTables(db, scope, event.id),
    listParties(db, scope, event.id),
    listRules(db, scope, event.client_id),
  ]);
  return { tables, parties, rules };
}

export const planOf = async (db: Database, scope: ClientScope, eventId: number) =>
  (await findHall(db, scope, eventId)) ?? USUAL_HALL;

/** How the database compares names of tables, as near as need be. */
export const tableKey = (name: string): string => name.trim().toLowerCase();

/** How many chairs a party needs. */
export const chairsOf = (party: PartyRow): number =>
  Math.max(
    1,
    party.confirmation_status === 'CONFIRMED' ? party.total_guests_confirmed : 0,
    party.confirmation_status === 'PENDING' ? party.total_guests : 0,
    party.total_guests_attended,
  );

/** The parties and tables as the assignment wants them, by their ids. */
export function caseOf(
  { tables, parties, rules }: Hall,
  { keepsSeats, isHeld }: { keepsSeats: boolean; isHeld: (party: PartyRow) => boolean },
): SeatingCase {
  const tableOf = new Map(tables.map((table) => [tableKey(table.name), table.id]));
  const placeOf = new Map(parties.map((party) => [party.guest_id, party.guest_event_id]));
  const pairs = (kind: RuleRow['kind']) =>
    rules.flatMap(({ kind: of, guest_id, other_guest_id }): [number, number][] => {
      const [one, other] = [placeOf.get(guest_id), placeOf.get(other_guest_id)];
      return of === kind && one !== undefined && other !== undefined ? [[one, other]] : [];
    });
  return {
    parties: parties.map((party) => {
      const now = party.table_number === null ? null : (tableOf.get(tableKey(party.table_number)) ?? null);
      return {
        id: party.guest_event_id,
        people: chairsOf(party),
        group: party.guest_group?.trim() || null,
        wish: party.wish,
        now,
        isHeld: now !== null && isHeld(party),
      };
    }),
    tables: tables.map(({ id, seats, is_vip, is_near_door, x, y }) => ({
      id,
      seats,
      isVip: Boolean(is_vip),
      isNearDoor: Boolean(is_near_door),
      x,
      y,
    })),
    apart: pairs('APART'),
    together: pairs('TOGETHER'),
    keepsSeats,
  };
}

/** Who does not move whatever is proposed: the hosts said so, or the party sits there already. */
export const isFixed = ({ is_pinned, is_checked_in }: PartyRow): boolean =>
  Boolean(is_pinned) || Boolean(is_checked_in);

export function presentParties(hall: Hall): SeatedParty[] {
  const seating = caseOf(hall, { keepsSeats: true, isHeld: isFixed });
  const reasons = explainSeats(seating, new Map(seating.parties.map(({ id, now }) => [id, now])));
  return hall.parties.map((party) => ({
    guest_event_id: party.guest_event_id,
    guest_code: party.guest_code,
    name: party.name,
    guest_group: party.guest_group,
    people: chairsOf(party),
    confirmation_status: party.confirmation_status,
    table_number: party.table_number || null,
    is_pinned: Boolean(party.is_pinned),
    wish: party.wish,
    has_arrived: Boolean(party.is_checked_in),
    reasons: reasons.get(party.guest_event_id) ?? [],
  }));
}

export const presentTable = ({ id, name, seats, shape, x, y, is_vip, is_near_door }: TableRow): SeatingTable => ({
  id,
  name,
  seats,
  shape,
  x,
  y,
  is_vip: Boolean(is_vip),
  is_near_door: Boolean(is_near_door),
});

export const presentRule = ({ id, kind, code, name, other_code, other_name }: RuleRow): SeatingRule => ({
  id,
  kind,
  one: { guest_code: code, name },
  other: { guest_code: other_code, name: other_name },
});
