import type { Copy } from './copy.ts';
import type { Visit } from './line.ts';
import type { Visitor } from './visitors.ts';

/** How the evening stands: seconds on its clock since the doors opened, and parties in line. */
export interface Moment {
  readonly second: number;
  readonly inLine: number;
}

/** A gate at which people practise with their own phones. */
export interface Practice {
  /** Shows a party until it is let in or sent on; answers the seconds that took, undefined where nobody came to it in time. */
  receives(visitor: Visitor, ticket: string): Promise<number | undefined>;
}

/** Who watches a rehearsal. */
export interface Audience {
  /** The copy is made, and the guests are on their way. Answers the gate of the people, where they practise. */
  begin(copy: Copy, visitors: readonly Visitor[]): Promise<Practice | undefined>;
  /** A party had its turn, or walked past the desk. */
  see(visit: Visit): void;
  /** About once a second. */
  tick(moment: Moment): void;
}
