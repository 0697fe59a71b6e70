import type { Act, Given, Step } from './history.ts';
import type { Random } from './random.ts';
import type { Tier } from './tiers.ts';

interface Evening {
  readonly tier: Tier;
  readonly codes: readonly string[];
  /** Codes that are on no list, or on that of somebody else. */
  readonly strangers: readonly string[];
}

/** What ushers do, each device's in order of time: parties arrive, go on, and are taken back here and there. */
export function storiesOf(random: Random, { tier, codes, strangers }: Evening): Step[][] {
  const devices: Step[][] = Array.from({ length: tier.ushers }, () => []);
  let said = 0;
  const say = (device: number, at: number, act: Act): void => {
    said += 1;
    devices[device]?.push({ at: Math.min(at, tier.lasts), act });
  };
  const order = codes
    .map((code) => ({ code, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ code }) => code);
  for (let party = 0; said < tier.operations; party += 1) {
    const home = random.int(0, tier.ushers - 1);
    const isWalkIn = random.chance(0.12);
    const guest = isWalkIn ? `walk-in ${party}` : (order[party % order.length] ?? '');
    const at = random.int(0, tier.lasts * 0.9);
    const people = random.int(1, 5);
    if (isWalkIn) say(home, at, { kind: 'addWalkIn', guest, people, table: tableOf(random), given: givenOf(random) });
    else say(home, at, { kind: 'checkIn', guest, people, given: givenOf(random) });
    if (!isWalkIn && random.chance(tier.twice)) {
      const late = at + random.int(0, tier.lasts / 8);
      const again: Act = { kind: 'checkIn', guest, people: random.int(1, 5), given: givenOf(random) };
      say((home + random.int(1, tier.ushers - 1)) % tier.ushers, late, again);
    }
    if (!isWalkIn && random.chance(tier.split))
      tellSplit(random, { guest, at, home, ushers: tier.ushers, lasts: tier.lasts }, say);
    for (let more = random.int(0, 3); more > 0; more -= 1) {
      const where = isWalkIn || random.chance(0.7) ? home : random.int(0, tier.ushers - 1);
      say(where, random.int(at, tier.lasts), followUp(random, guest));
    }
  }
  for (const guest of strangers) {
    const act: Act = { kind: 'checkIn', guest, people: 2, given: givenOf(random) };
    say(random.int(0, tier.ushers - 1), random.int(0, tier.lasts), act);
  }
  return devices.map((steps) => steps.toSorted((one, other) => one.at - other.at));
}

/** A family comes in at two doors in the same breath, not as many at each; later somebody may ask them. */
function tellSplit(
  random: Random,
  { guest, at, home, ushers, lasts }: { guest: string; at: number; home: number; ushers: number; lasts: number },
  say: (device: number, at: number, act: Act) => void,
): void {
  const other = (home + random.int(1, ushers - 1)) % ushers;
  const people = random.int(1, 4);
  say(other, at, { kind: 'checkIn', guest, people, given: givenOf(random) });
  if (random.chance(0.6)) {
    say(random.int(0, ushers - 1), random.int(at, lasts), { kind: 'settle', guest, isOne: random.chance(0.6) });
  }
}

function followUp(random: Random, guest: string): Act {
  const people = random.int(1, 3);
  switch (random.int(0, 9)) {
    case 0:
    case 1:
      return { kind: 'admitMore', guest, people };
    case 2:
      return { kind: 'leave', guest, people };
    case 3:
      return { kind: 'comeBack', guest, people };
    case 4:
      return { kind: 'setTable', guest, table: tableOf(random) };
    case 5:
      return { kind: 'undo', guest, what: 'last' };
    case 6:
      return random.chance(0.5) ? { kind: 'undo', guest, what: 'whole' } : { kind: 'undo', guest, what: 'last' };
    default:
      return { kind: 'give', guest, given: { ...givenOf(random), souvenir: random.chance(0.6), gift: true } };
  }
}

const tableOf = (random: Random): string | null => (random.chance(0.8) ? String(random.int(1, 20)) : null);

const givenOf = (random: Random): Given => ({
  gift: random.chance(0.3),
  souvenir: random.chance(0.3),
  envelopes: random.chance(0.2)
    ? Array.from({ length: random.int(1, 3) }, () => (random.chance(0.9) ? random.int(1, 50) * 10_000 : null))
    : [],
});
