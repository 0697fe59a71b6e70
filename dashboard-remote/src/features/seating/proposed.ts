import { type DataOf, type proposeSeating, SEATS } from '@janur/contracts';

export type Proposal = DataOf<typeof proposeSeating>;
export type Proposed = Proposal['seats'][number];

/** Who sits somewhere now and would sit nowhere. */
export const losesTable = ({ from, to }: Proposed): boolean => from !== null && to === null;

/** How many tables of the usual size parties of these sizes need, each whole: the largest first, each where it fits. */
export function tablesFor(sizes: readonly number[]): number {
  const free: number[] = [];
  for (const size of sizes.toSorted((one, other) => other - one)) {
    const at = free.findIndex((chairs) => chairs >= size);
    if (at === -1) free.push(SEATS.usual - size);
    else free[at] = (free[at] ?? 0) - size;
  }
  return free.length;
}
