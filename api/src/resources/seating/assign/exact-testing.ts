import highsLoader from 'highs';
import { COST, type SeatedParty, type SeatingCase, type SeatingTable } from './seating-case.ts';

/**
 * What the best arrangement costs, by an exact solver (HiGHS): the same rules written down once more as a linear program,
 * so that neither can be wrong unseen. For small cases alone: it tries everything.
 */
export async function bestCost(seating: SeatingCase): Promise<number> {
  const highs = await highsLoader();
  const solution = highs.solve(programOf(seating), { mip_rel_gap: 0, time_limit: 60 });
  if (solution.Status !== 'Optimal') throw new Error(`the exact solver ended with ${solution.Status}`);
  return solution.ObjectiveValue;
}

const seat = ({ id }: SeatedParty, table: SeatingTable) => `x_${id}_${table.id}`;
const none = ({ id }: SeatedParty) => `u_${id}`;

/** In the LP format: each party sits at one table or at none, and every wish that is broken is paid for. */
function programOf({ parties, tables, apart, together, keepsSeats }: SeatingCase): string {
  const partyOf = new Map(parties.map((party) => [party.id, party]));
  const costs: string[] = [];
  const rules: string[] = [];
  const binary: string[] = [];
  const add = (cost: number, name: string) => cost > 0 && costs.push(`${cost} ${name}`);
  for (const party of parties) {
    const lost = keepsSeats && party.now !== null ? COST.losesChair : 0;
    add(party.people * COST.unseated + lost, none(party));
    binary.push(none(party), ...tables.map((table) => seat(party, table)));
    rules.push(`${[none(party), ...tables.map((table) => seat(party, table))].join(' + ')} = 1`);
    for (const table of tables) {
      const at = seat(party, table);
      if (party.wish === 'VIP' && !table.isVip) add(COST.withoutHonour, at);
      if (party.wish !== 'VIP' && table.isVip) add(COST.takesHonour, at);
      if (party.wish === 'DOOR' && !table.isNearDoor) add(COST.farFromDoor, at);
      if (keepsSeats && party.now !== null && party.now !== table.id) add(COST.moved, at);
      if (party.isHeld && party.now === table.id) rules.push(`${at} = 1`);
    }
  }
  for (const table of tables)
    rules.push(`${parties.map((party) => `${party.people} ${seat(party, table)}`).join(' + ')} <= ${table.seats}`);
  for (const [at, [one, other]] of apart.entries()) {
    const [first, second] = [partyOf.get(one), partyOf.get(other)];
    if (!first || !second) throw new Error(`rule ${at} names nobody`);
    for (const table of tables) rules.push(`${seat(first, table)} + ${seat(second, table)} <= 1`);
  }
  for (const [at, [one, other]] of together.entries()) {
    const [first, second] = [partyOf.get(one), partyOf.get(other)];
    if (!first || !second) throw new Error(`rule ${at} names nobody`);
    const parted = `s_${at}`;
    add(COST.parted, parted);
    binary.push(parted);
    for (const table of tables) {
      rules.push(`${parted} - ${seat(first, table)} + ${seat(second, table)} >= 0`);
      rules.push(`${parted} - ${seat(second, table)} + ${seat(first, table)} >= 0`);
    }
  }
  for (const [at, members] of [...Map.groupBy(parties, ({ group }) => group)].entries()) {
    const [group, some] = members;
    if (group === null) continue;
    for (const table of tables) {
      const used = `g_${at}_${table.id}`;
      add(COST.groupAtTable, used);
      binary.push(used);
      for (const party of some) rules.push(`${used} - ${seat(party, table)} >= 0`);
    }
  }
  return [
    'Minimize',
    ` cost: ${costs.join('\n + ')}`,
    'Subject To',
    ...rules.map((rule, at) => ` r${at}: ${rule}`),
    'Binary',
    ...binary.map((name) => ` ${name}`),
    'End',
  ].join('\n');
}
