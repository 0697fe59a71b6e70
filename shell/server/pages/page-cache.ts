import type { Encoding } from '@janur/api/http';
import { LRUCache } from 'lru-cache';
import { type Beginning, beginning, compressed, refine, withEnd } from './compressed.ts';
import { GUEST_CSP } from './csp.ts';
import { PAGE_END } from './document.ts';
import type { Page } from './invitation-page.ts';

/** What is sent of a page. */
export interface PageBody {
  readonly csp: string;
  /** Null for what is sent once. */
  readonly etag: string | null;
  readonly bytes: (encoding: Encoding) => Buffer;
}

interface Kept {
  readonly body: Beginning;
  readonly csp: string;
}

/** A page takes 13 to 27 KB, and half as much again once somebody asked for gzip. */
const MOST_BYTES = 64 * 1_048_576;

/** Renders a page that many get once, whoever it is for: what is one guest's own is put behind it. */
export function createPageCache(): (page: Page) => PageBody {
  const cache = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => 2 * body.br.length });

  function keptBody(key: string, page: Page): Kept {
    const known = cache.get(key);
    if (known) return known;
    const { html, csp = GUEST_CSP } = page.render();
    const body = beginning(html.slice(0, -PAGE_END.length));
    refine(body).catch(() => undefined); // it stays as it is
    const kept = { body, csp };
    cache.set(key, kept);
    return kept;
  }

  return (page) => {
    if (page.cacheKey === null) {
      const { html, csp = GUEST_CSP } = page.render();
      return { csp, etag: null, bytes: (encoding) => compressed(html, encoding) };
    }
    const { body, csp } = keptBody(page.cacheKey, page);
    const end = Buffer.from((page.own ?? '') + PAGE_END);
    return { csp, etag: page.isPublic ? `W/"${body.hash}"` : null, bytes: (encoding) => withEnd(body, end, encoding) };
  };
}
