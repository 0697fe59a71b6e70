import type { Visitor } from './visitors.ts';

/** A gate at which people practise with their own phones. */
export interface Practice {
  /** Shows a party until it is let in or sent on; answers the seconds that took, undefined where nobody came to it in time. */
  receives(visitor: Visitor, ticket: string): Promise<number | undefined>;
}
