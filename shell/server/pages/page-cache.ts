import type { Encoding } from '@janur/api/http';
import { LRUCache } from 'lru-cache';
import { type Beginning, beginning, compressed, refine, withEnd } from './compressed.ts';
import { GUEST_CSP } from './csp.ts';
import { PAGE_END } from './document.ts';
import type { OwnEnd, Page } from './page.ts';

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
  /** Makes the end that is one guest's own. */
  readonly end: OwnEnd | undefined;
  /** The page as all get it who have nothing of their own: a copy for each of them costs more than the page's whole way here. */
  whole: Partial<Record<Encoding, Buffer>>;
}

/** A page takes 13 to 27 KB, twice, and half as much again once somebody asked for gzip. */
const MOST_BYTES = 64 * 1_048_576;

const END = Buffer.from(PAGE_END);

/** Renders a page that many get once, whoever it is for: what is one guest's own is put behind it. */
export function createPageCache(): (page: Page) => PageBody {
  const cache = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => 3 * body.br.length });

  function keptBody(key: string, page: Page): Kept {
    const known = cache.get(key);
    if (known) return known;
    const { html, csp = GUEST_CSP, end } = page.render();
    const body = beginning(html.slice(0, -PAGE_END.length));
    const kept: Kept = { body, csp, end, whole: {} };
    refine(body)
      .then(() => (kept.whole = {}))
      .catch(() => undefined); // it stays as it is
    cache.set(key, kept);
    return kept;
  }

  return (page) => {
    if (page.cacheKey === null) {
      const { html, csp = GUEST_CSP } = page.render();
      return { csp, etag: null, bytes: (encoding) => compressed(html, encoding) };
    }
    const kept = keptBody(page.cacheKey, page);
    const { body, csp } = kept;
    return {
      csp,
      etag: page.isPublic ? `W/"${body.hash}"` : null,
      bytes: (encoding) =>
        page.own
          ? withEnd(body, Buffer.from(page.own(kept.end) + PAGE_END), encoding)
          : (kept.whole[encoding] ??= withEnd(body, END, encoding)),
    };
  };
}
