import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from '../faults/breach.ts';
import type { Cluster, ClusterOptions } from './cluster.ts';
import type { Ledger } from './crowd.ts';

/** Something that happens to the cluster while the crowd is at it. */
export interface Drill {
  readonly name: string;
  readonly what: string;
  readonly options?: ClusterOptions;
  readonly needsRoot?: boolean;
  /** Begins when about a quarter of the crowd is there, and leaves everything as it found it. */
  during(cluster: Cluster): Promise<void>;
  /** What must be true of this drill beside what must always be. */
  after?(cluster: Cluster, ledger: Ledger): Promise<readonly Breach[]>;
}

export const DRILLS: readonly Drill[] = [
  {
    name: 'kill-database',
    what: 'kill -9 of the database node that all write to; it comes back by itself',
    async during(cluster) {
      const writer = await cluster.writer();
      await writer.kill();
      await pause(3000);
      await writer.start();
      await writer.synced();
    },
  },
  {
    name: 'kill-app',
    what: 'kill -9 of one app and then of the other',
    async during({ apps }) {
      for (const app of apps) {
        await app.kill();
        await pause(1000);
        await app.start();
      }
    },
  },
  {
    name: 'two-writers',
    what: 'each app writes to a database node of its own, and both the same rows: certification decides',
    options: { writers: 'each' },
    during: async () => {},
    async after({ apps }, ledger) {
      const lost = await Promise.all(
        apps.map((app) => app.metric('janur_database_retries_total', 'reason="conflict"')),
      );
      const broken = [...ledger.again].filter(([status]) => status === 0 || status >= 500);
      return [
        ...(lost.some((times) => times > 0)
          ? []
          : [{ invariant: 'drill', what: 'no certification was lost: nothing was tried' }]),
        ...broken.map(([status, times]) => ({
          invariant: 'retry',
          what: `${times} answers ${status}, and nothing was broken`,
        })),
      ];
    },
  },
];
