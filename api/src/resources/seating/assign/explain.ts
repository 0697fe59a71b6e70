import type { SeatReason } from '@janur/contracts';
import type { SeatedParty, SeatingCase, SeatingTable, Seats } from './seating-case.ts';

/** Why each party sits where it sits, what matters most first. Names and tables are told by their ids. */
export function explainSeats(
  { parties, tables, apart, together }: SeatingCase,
  seats: Seats,
): Map<number, SeatReason[]> {
  const hall: Hall = {
    seats,
    tableOf: new Map(tables.map((table) => [table.id, table])),
    atTable: Map.groupBy(parties, ({ id }) => seats.get(id) ?? null),
    ofGroup: Map.groupBy(parties, ({ group }) => group),
    enemies: pairsOf(apart),
    friends: pairsOf(together),
    largest: Math.max(0, ...tables.map((table) => table.seats)),
  };
  return new Map(
    parties.map((party) => {
      const at = hall.tableOf.get(seats.get(party.id) ?? 0);
      return [party.id, at ? reasonsOf(hall, party, at) : reasonsWithout(hall, party)];
    }),
  );
}

interface Hall {
  readonly seats: Seats;
  readonly tableOf: ReadonlyMap<number, SeatingTable>;
  readonly atTable: ReadonlyMap<number | null, readonly SeatedParty[]>;
  readonly ofGroup: ReadonlyMap<string | null, readonly SeatedParty[]>;
  readonly enemies: ReadonlyMap<number, readonly number[]>;
  readonly friends: ReadonlyMap<number, readonly number[]>;
  readonly largest: number;
}

function reasonsOf(hall: Hall, party: SeatedParty, at: SeatingTable): SeatReason[] {
  const { seats, enemies, friends } = hall;
  const beside = (hall.atTable.get(at.id) ?? []).filter(({ id }) => id !== party.id);
  const reasons: SeatReason[] = [];
  if (party.isHeld) reasons.push({ why: 'HELD' });
  if (party.wish === 'VIP') reasons.push({ why: at.isVip ? 'HONOUR' : 'NO_HONOUR_LEFT' });
  if (party.wish === 'DOOR') reasons.push({ why: at.isNearDoor ? 'NEAR_DOOR' : 'NO_DOOR_LEFT' });
  for (const friend of friends.get(party.id) ?? [])
    reasons.push({ why: seats.get(friend) === at.id ? 'WITH' : 'WITHOUT', guest_event_id: friend });
  for (const enemy of enemies.get(party.id) ?? []) {
    const where = seats.get(enemy);
    if (where === at.id) reasons.push({ why: 'BESIDE_ENEMY', guest_event_id: enemy });
    else if (where) reasons.push({ why: 'APART', guest_event_id: enemy, table_id: where });
  }
  const family = party.group === null ? [] : beside.filter(({ group }) => group === party.group);
  if (family.length > 0)
    reasons.push({ why: 'GROUP', group: party.group ?? '', people: peopleOf(family), parties: family.length });
  const elsewhere = party.group === null ? [] : tablesOfGroup(hall, party, at);
  if (elsewhere.length > 0) reasons.push({ why: 'GROUP_ELSEWHERE', group: party.group ?? '', table_ids: elsewhere });
  const free = at.seats - peopleOf(beside) - party.people;
  if (free < 0) reasons.push({ why: 'OVERFULL', people: -free });
  if (reasons.length === 0) reasons.push({ why: 'ROOM', people: Math.max(0, free) });
  return reasons;
}

function reasonsWithout({ largest, tableOf, atTable, enemies, seats }: Hall, party: SeatedParty): SeatReason[] {
  if (party.people > largest) return [{ why: 'TOO_MANY', people: largest }];
  const free = (table: SeatingTable) => table.seats - peopleOf(atTable.get(table.id) ?? []);
  const foes = (enemies.get(party.id) ?? []).filter((enemy) => seats.get(enemy));
  const room = [...tableOf.values()].filter((table) => free(table) >= party.people);
  const [foe] = foes;
  if (room.length > 0 && foe !== undefined && room.every(({ id }) => foes.some((enemy) => seats.get(enemy) === id)))
    return [{ why: 'ONLY_ENEMY_HAS_ROOM', guest_event_id: foe }];
  return [room.length > 0 ? { why: 'NOT_SEATED' } : { why: 'NO_ROOM' }];
}

function tablesOfGroup({ ofGroup, seats }: Hall, { group }: SeatedParty, at: SeatingTable): number[] {
  const tables = (ofGroup.get(group) ?? []).flatMap(({ id }) => seats.get(id) ?? []);
  return [...new Set(tables)].filter((id) => id !== at.id).slice(0, MOST_NAMED);
}
const MOST_NAMED = 5;

function pairsOf(pairs: SeatingCase['apart']): Map<number, number[]> {
  const of = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    of.set(one, [...(of.get(one) ?? []), other]);
    of.set(other, [...(of.get(other) ?? []), one]);
  }
  return of;
}

const peopleOf = (parties: readonly SeatedParty[]): number => parties.reduce((sum, { people }) => sum + people, 0);
