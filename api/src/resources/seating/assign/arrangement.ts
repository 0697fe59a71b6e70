import { COST, type SeatedParty, type SeatingCase, type SeatingTable, type Seats } from './seating-case.ts';

export interface Seated {
  readonly party: SeatedParty;
  at: TableState | undefined;
  readonly enemies: Seated[];
  readonly friends: Seated[];
}

export interface TableState {
  readonly table: SeatingTable;
  free: number;
  readonly parties: Set<Seated>;
  /** How many parties of a group sit here. */
  readonly groups: Map<string, number>;
}

/** An arrangement that is changed party by party; each change tells by how much the cost moves. */
export class Arrangement {
  readonly parties: readonly Seated[];
  readonly tables: readonly TableState[];
  readonly #keepsSeats: boolean;

  constructor({ parties, tables, apart, together, keepsSeats }: SeatingCase) {
    this.#keepsSeats = keepsSeats;
    this.parties = parties.map((party) => ({ party, at: undefined, enemies: [], friends: [] }));
    this.tables = tables.map((table) => ({ table, free: table.seats, parties: new Set(), groups: new Map() }));
    const seatedOf = new Map(this.parties.map((seated) => [seated.party.id, seated]));
    for (const [pairs, list] of [
      [apart, 'enemies'],
      [together, 'friends'],
    ] as const) {
      for (const [one, other] of pairs) {
        const [first, second] = [seatedOf.get(one), seatedOf.get(other)];
        if (!first || !second || first === second || first[list].includes(second)) continue;
        first[list].push(second);
        second[list].push(first);
      }
    }
  }

  fits(seated: Seated, at: TableState): boolean {
    return at.free >= seated.party.people && !seated.enemies.some((enemy) => enemy.at === at);
  }

  /** Moves a party to a table, or takes it off all. The caller looks whether it fits. */
  move(seated: Seated, to: TableState | undefined): number {
    if (seated.at === to) return 0;
    const before = this.#ownCost(seated);
    const groups = this.#leave(seated) + this.#enter(seated, to);
    return this.#ownCost(seated) - before + groups;
  }

  cost(): number {
    const own = this.parties.reduce((sum, seated) => sum + this.#ownCost(seated, 0.5), 0);
    return own + this.tables.reduce((sum, { groups }) => sum + groups.size * COST.groupAtTable, 0);
  }

  seats(): Map<number, number | null> {
    return new Map(this.parties.map(({ party, at }) => [party.id, at?.table.id ?? null]));
  }

  /** Brings back what `seats` said. */
  restore(seats: Seats): void {
    const tableOf = new Map(this.tables.map((state) => [state.table.id, state]));
    for (const seated of this.parties) this.#leave(seated);
    for (const seated of this.parties) this.#enter(seated, tableOf.get(seats.get(seated.party.id) ?? 0));
  }

  /** What a party costs by itself, each friend counted with this share. */
  #ownCost({ party, at, friends }: Seated, share = 1): number {
    const parted = friends.filter((friend) => friend.at !== at).length * COST.parted * share;
    if (!at) {
      const lost = this.#keepsSeats && party.now !== null ? COST.losesChair : 0;
      return parted + lost + party.people * COST.unseated;
    }
    const moved = this.#keepsSeats && party.now !== null && party.now !== at.table.id ? COST.moved : 0;
    return parted + moved + wishCost(party, at.table);
  }

  #leave(seated: Seated): number {
    const { at, party } = seated;
    if (!at) return 0;
    at.free += party.people;
    at.parties.delete(seated);
    seated.at = undefined;
    if (party.group === null) return 0;
    const left = (at.groups.get(party.group) ?? 1) - 1;
    if (left > 0) {
      at.groups.set(party.group, left);
      return 0;
    }
    at.groups.delete(party.group);
    return -COST.groupAtTable;
  }

  #enter(seated: Seated, to: TableState | undefined): number {
    if (!to) return 0;
    const { party } = seated;
    to.free -= party.people;
    to.parties.add(seated);
    seated.at = to;
    if (party.group === null) return 0;
    const there = to.groups.get(party.group) ?? 0;
    to.groups.set(party.group, there + 1);
    return there === 0 ? COST.groupAtTable : 0;
  }
}

function wishCost({ wish }: SeatedParty, { isVip, isNearDoor }: SeatingTable): number {
  if (wish === 'VIP') return isVip ? 0 : COST.withoutHonour;
  const honour = isVip ? COST.takesHonour : 0;
  return honour + (wish === 'DOOR' && !isNearDoor ? COST.farFromDoor : 0);
}
