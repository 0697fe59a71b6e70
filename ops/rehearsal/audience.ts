import type { Copy } from './copy.ts';
import type { Visit } from './line.ts';
import type { Practice } from './practice.ts';
import type { Visitor } from './visitors.ts';

/** How the evening stands: seconds on its clock since the doors opened, and parties in line. */
export interface Moment {
  readonly second: number;
  readonly inLine: number;
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
