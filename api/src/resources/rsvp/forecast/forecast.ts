import type { Forecast } from '@janur/contracts';

/** Households of one event that are alike in all that the forecast looks at. */
export interface Alike {
  /** Kin, colleagues, neighbours: they answer alike. */
  readonly group: string | null;
  readonly state: 'ARRIVED' | 'CONFIRMED' | 'DECLINED' | 'UNSENT' | 'SILENT' | 'REMINDED';
  /** How many people are invited, and of whom came word how many come, or how many are here. */
  readonly invited: number;
  readonly said: number;
  readonly households: number;
}

/*
 * docs/decisions/049: the assumptions, in the order of that page. Rates are of households, shifts of log-odds.
 */
/** Before any answer: three of four say yes, believed as much as four answers. */
const FIRST = { yes: 3, no: 1 };
/** A group is believed to be like all others as much as so many of its own answers say otherwise. */
const LIKENESS = 6;
/**
 * Who is glad to come answers sooner: those who have not been asked say yes less often than those who have answered, who is
 * silent less, who is silent after a reminder least. Nobody knows by how much.
 */
const SHIFT = { UNSENT: -0.35, SILENT: -0.8, REMINDED: -1.1 } as const;
const SHIFT_SD = 0.55;
/** Of those who said yes so many come, and with each as many of the people who were said. */
const SHOWS = { mean: 0.925, sd: 0.035 };
const BRINGS = 0.97;
/** Of those who said no so many come after all, with half of their own. */
const TURNS_UP = { mean: 0.03, sd: 0.02 };
/** People of one household decide together. */
const TOGETHER = 0.4;
/** Too few portions is worse than too many: seven of ten times what is prepared is enough. */
const ENOUGH = 0.7;
const LIKELY = [0.1, 0.9] as const;
/** Gauss–Hermite: the uncertain shift as seven of its values with their weights. */
const NODES = [
  [-3.7504397, 0.000548269],
  [-2.3667594, 0.030757124],
  [-1.1544054, 0.240123179],
  [0, 0.457142856],
  [1.1544054, 0.240123179],
  [2.3667594, 0.030757124],
  [3.7504397, 0.000548269],
] as const;

interface Spread {
  readonly mean: number;
  readonly variance: number;
}

/** How many people will be there, from what is known so far; undefined where nobody is invited. */
export function forecastOf(rows: readonly Alike[]): Forecast | undefined {
  if (rows.length === 0) return undefined;
  const beliefs = believe(rows);
  const parts = NODES.map(([at, weight]) => ({ weight, ...expect(rows, beliefs, at * SHIFT_SD) }));
  const here = sum(rows.filter(isHere), ({ said, households }) => said * households);
  const most = sum(rows, ({ invited, said, households }) => Math.max(invited, said) * households);
  const within = (value: number) => Math.min(most, Math.max(here, Math.round(value)));
  const [low, high] = [within(quantile(parts, LIKELY[0])), within(quantile(parts, LIKELY[1]))];
  return { low, high, prepare: Math.min(most, Math.max(here, rounded(quantile(parts, ENOUGH)))) };
}

/** Caterers count in fives, upwards. */
const rounded = (people: number): number => (people < 50 ? Math.ceil(people) : Math.ceil(people / 5) * 5);

interface Beliefs {
  /** How often a household of a group says yes, and how sure that is. `weight` is how far it leans on all groups together. */
  readonly ofGroup: (group: string | null) => Spread & { weight: number };
  readonly common: Spread;
  /** Of the people invited beside the first of a household, how many come along. */
  readonly along: Spread;
}

function believe(rows: readonly Alike[]): Beliefs {
  const yes = rows.filter(saidYes);
  const no = rows.filter(({ state }) => state === 'DECLINED');
  const count = (of: readonly Alike[]) => sum(of, ({ households }) => households);
  const common = beta(FIRST.yes + count(yes), FIRST.no + count(no));
  const byGroup = (of: readonly Alike[]) => Map.groupBy(of, ({ group }) => group);
  const [yesOf, noOf] = [byGroup(yes), byGroup(no)];
  const ofGroup = (group: string | null) => {
    const [ownYes, ownNo] = [count(yesOf.get(group) ?? []), count(noOf.get(group) ?? [])];
    const belief = beta(LIKENESS * common.mean + ownYes, LIKENESS * (1 - common.mean) + ownNo);
    return { ...belief, weight: LIKENESS / (LIKENESS + ownYes + ownNo) };
  };
  const more = (of: (row: Alike) => number) => sum(yes, (row) => Math.max(0, of(row)) * row.households);
  const along = beta(4 + more(({ said }) => said - 1), 1 + more(({ invited, said }) => invited - said));
  const known = new Map([...new Set(rows.map(({ group }) => group))].map((group) => [group, ofGroup(group)]));
  return { ofGroup: (group) => known.get(group) ?? ofGroup(group), common, along };
}

/** All people with the uncertain shift at one of its values. What many households share varies with all of them at once. */
function expect(rows: readonly Alike[], { ofGroup, common, along }: Beliefs, shift: number): Spread {
  let mean = 0;
  let variance = 0;
  // by how much the mean moves with what is shared: the show rate, all groups' rate, those who come along
  const shared = { shows: 0, common: 0, along: 0, turnsUp: 0 };
  const ofOwn = new Map<string | null, number>();
  for (const row of rows) {
    const { group, state, invited, said, households } = row;
    if (state === 'ARRIVED') {
      mean += said * households;
      continue;
    }
    if (state === 'CONFIRMED') {
      const people = said * BRINGS;
      mean += SHOWS.mean * people * households;
      variance += households * (SHOWS.mean * said * BRINGS * (1 - BRINGS) + coin(SHOWS.mean) * people ** 2);
      shared.shows += people * households;
      continue;
    }
    if (state === 'DECLINED') {
      const people = 1 + (invited - 1) / 2;
      mean += TURNS_UP.mean * people * households;
      variance += households * coin(TURNS_UP.mean) * people ** 2;
      shared.turnsUp += people * households;
      continue;
    }
    const belief = ofGroup(group);
    const says = shifted(belief.mean, SHIFT[state] + (state === 'UNSENT' ? shift / 2 : shift));
    const slope = coin(says) / Math.max(coin(belief.mean), 1e-9);
    const comes = says * SHOWS.mean;
    const others = invited - 1;
    const people = 1 + others * along.mean;
    const spread = others * coin(along.mean) * (1 + Math.max(0, others - 1) * TOGETHER);
    mean += comes * people * households;
    variance += households * (comes * spread + coin(comes) * people ** 2);
    shared.shows += says * people * households;
    shared.along += comes * others * households;
    const moves = slope * SHOWS.mean * people * households;
    shared.common += moves * belief.weight;
    ofOwn.set(group, (ofOwn.get(group) ?? 0) + moves);
  }
  variance += (shared.shows * SHOWS.sd) ** 2 + (shared.turnsUp * TURNS_UP.sd) ** 2;
  variance += shared.common ** 2 * common.variance + shared.along ** 2 * along.variance;
  for (const [group, moves] of ofOwn) variance += moves ** 2 * ofGroup(group).variance;
  return { mean, variance };
}

const isHere = ({ state }: Alike): boolean => state === 'ARRIVED';
const saidYes = ({ state }: Alike): boolean => state === 'CONFIRMED' || state === 'ARRIVED';
const coin = (rate: number): number => rate * (1 - rate);

function beta(yes: number, no: number): Spread {
  const mean = yes / (yes + no);
  return { mean, variance: coin(mean) / (yes + no + 1) };
}

function shifted(rate: number, by: number): number {
  const odds = (rate / (1 - rate)) * Math.exp(by);
  return odds / (1 + odds);
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Where a mixture of bell curves has so much of itself below. */
function quantile(parts: readonly (Spread & { weight: number })[], share: number): number {
  let [low, high] = [0, Math.max(...parts.map(({ mean, variance }) => mean + 6 * Math.sqrt(variance))) + 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    const below = sum(
      parts,
      ({ mean, variance, weight }) => weight * bell((middle - mean) / Math.sqrt(variance || 1e-9)),
    );
    if (below < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The normal distribution function, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function bell(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
