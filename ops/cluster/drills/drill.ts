import type { Breach } from '../../faults/breach.ts';
import type { Cluster, ClusterOptions } from '../cluster.ts';
import type { Evening } from '../oracle.ts';

export type Drill = CrowdDrill | WholeDrill;

interface Named {
  readonly name: string;
  readonly what: string;
  readonly options?: ClusterOptions;
  readonly needsRoot?: boolean;
}

/** Brings its own people and its own oracle; that the nodes hold the same is asked after it. */
export interface WholeDrill extends Named {
  whole(cluster: Cluster): Promise<readonly Breach[]>;
}

/** Something that happens to the cluster while the crowd is at it. */
export interface CrowdDrill extends Named {
  /** Within so many seconds all guests begin, whatever was asked for. */
  readonly seconds?: number;
  /** The longest that nobody at all may be acknowledged. */
  readonly silentMs?: number;
  /** Begins when about a quarter of the crowd is there, and leaves everything as it found it. */
  during(cluster: Cluster): Promise<readonly Breach[]>;
  /** What must be true of this drill beside what must always be. */
  after?(cluster: Cluster, evening: Evening): Promise<readonly Breach[]>;
}

/** Until a node that says nothing is given up, by the others and by the proxy, and all have found the next. */
export const FAILOVER_MS = 10_000;

export const breach = (what: string): Breach => ({ invariant: 'drill', what });
