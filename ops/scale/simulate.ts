import { KEPT } from './costs.ts';
import { coresOf, type Day, peakOf, SUNDAY } from './day.ts';

/*
 * docs/scale.md: what a nation's Sunday asks for, from the measured costs, and where one cluster ends first:
 *   node ops/scale/simulate.ts
 */

/** Of the whole installation. A cluster is what the storm was measured on, grown to what a shop sells. */
const CLUSTER = { processes: 16, databaseCores: 16, lineBits: 1e9 };
/** A core that is busier than this keeps people waiting. */
const BUSY = 0.6;
const BUCKETS = 1000;
const PAGES_OF_PROCESS = Math.floor(KEPT.pageBytes / KEPT.bytesOfPage);

/**
 * The share of pages that must be made, for caches that throw out what was longest unused (Che's approximation): all weddings of
 * the day are open at once, a tenth of them for a third of the guests. `isHashed`: the proxy sends a slug to the same process
 * each time.
 */
export function madeShare({ weddings }: Day, processes: number, isHashed: boolean): number {
  const own = isHashed ? weddings / processes : weddings;
  const kept = Math.min(KEPT.invitations, PAGES_OF_PROCESS);
  if (own <= kept) return 0;
  // as the share of the traffic falls with the square root of the rank, in buckets of weddings
  const weights = Array.from({ length: BUCKETS }, (_, rank) => 1 / Math.sqrt(rank + 0.5));
  const all = weights.reduce((sum, weight) => sum + weight, 0) * (own / BUCKETS);
  const asked = weights.map((weight) => weight / all);
  const isThere = (share: number, memory: number) => 1 - Math.exp(-share * memory);
  const held = (memory: number) => asked.reduce((sum, share) => sum + isThere(share, memory), 0) * (own / BUCKETS);
  let [low, high] = [0, own * 1000];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (held(middle) > kept) high = middle;
    else low = middle;
  }
  return 1 - asked.reduce((sum, share) => sum + share * isThere(share, low), 0) * (own / BUCKETS);
}

interface Limit {
  readonly name: string;
  readonly isOver: (day: Day) => boolean;
}

/** The number of weddings a day at which this comes, to a hundred. */
function comesAt({ isOver }: Limit): number {
  let [low, high] = [0, 2_000_000];
  while (high - low > 100) {
    const middle = (low + high) / 2;
    if (isOver({ ...SUNDAY, weddings: middle })) high = middle;
    else low = middle;
  }
  return Math.round(high / 100) * 100;
}

const limits = ({ isEdge, isHashed }: { isEdge: boolean; isHashed: boolean }): Limit[] => [
  {
    name: 'the line',
    isOver: (day) => peakOf(day).pageBits + (isEdge ? 0 : peakOf(day).fileBits) > CLUSTER.lineBits * BUSY,
  },
  {
    name: 'processors of the servers',
    isOver: (day) => {
      const made = madeShare(day, CLUSTER.processes, isHashed);
      return coresOf(peakOf(day), made, { isEdge }).server > CLUSTER.processes * BUSY;
    },
  },
  {
    name: 'the one database that is written to',
    isOver: (day) => {
      const made = madeShare(day, CLUSTER.processes, isHashed);
      return coresOf(peakOf(day), made, { isEdge }).database > CLUSTER.databaseCores * BUSY;
    },
  },
];

const peak = peakOf(SUNDAY);
console.log('The busiest second of a nation’s Sunday, 100,000 weddings and 20 million guests:');
console.table(Object.fromEntries(Object.entries(peak).map(([name, value]) => [name, Math.round(value)])));
console.log(
  `Where one cluster ends (${CLUSTER.processes} processes, ${CLUSTER.databaseCores} database cores, 1 Gbit/s), in weddings a day:`,
);
const steps = [
  { step: 'as it stands', isEdge: false, isHashed: false },
  { step: 'files from an edge', isEdge: true, isHashed: false },
  { step: 'and a slug always to the same process', isEdge: true, isHashed: true },
];
console.table(
  steps.map(({ step, ...how }) => ({
    step,
    ...Object.fromEntries(limits(how).map((limit) => [limit.name, comesAt(limit)])),
  })),
);
console.log('What the whole Sunday needs with both:');
for (const clusters of [1, 5, 10, 20]) {
  const day = { ...SUNDAY, weddings: SUNDAY.weddings / clusters };
  const made = madeShare(day, CLUSTER.processes, true);
  const { server, database } = coresOf(peakOf(day), made, { isEdge: true });
  console.log(
    `${clusters} clusters: each ${(server / BUSY).toFixed(0)} server cores, ${(database / BUSY).toFixed(0)} database cores, ${(peakOf(day).pageBits / 1e9).toFixed(2)} Gbit/s, ${peakOf(day).streams.toLocaleString('en')} streams; ${(made * 100).toFixed(1)} % of pages made anew`,
  );
}
