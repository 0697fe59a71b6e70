import { canonicalDomain } from '@janur/contracts/rules';
import { FRESH_FOR_MS } from '../../config.ts';
import type { Database } from '../../db/connection.ts';
import { freshCache } from '../../lib/fresh-cache.ts';
import { PUBLIC_LISTING } from '../../access/access.ts';
import { findSlugOfDomain } from './queries.ts';

/** Which invitation stands at a couple's own domain. */
export interface Domains {
  /** The slug for a request's host, whatever its spelling; undefined when the host is nobody's own. */
  slugOf(host: string): Promise<string | undefined>;
}

/** A host is whatever a caller writes: this many are remembered. */
const MAX_KEPT = 5000;

export function createDomains(db: Database, { freshForMs = FRESH_FOR_MS }: { freshForMs?: number } = {}): Domains {
  const slugs = freshCache({
    load: (domain) => findSlugOfDomain(db, PUBLIC_LISTING, domain),
    freshForMs,
    maxEntries: MAX_KEPT,
  });
  return {
    async slugOf(host) {
      const domain = canonicalDomain(host);
      return domain === undefined ? undefined : slugs.get(domain);
    },
  };
}
