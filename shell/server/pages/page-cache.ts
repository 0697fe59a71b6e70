import { type CompressedBody, compressed, refine } from './compressed.ts';
import { GUEST_CSP } from './csp.ts';
import type { Page } from './invitation-page.ts';

/** What is sent of a page, whoever asks. */
export interface PageBody {
  readonly body: CompressedBody;
  readonly csp: string;
}

/** How many pages are kept ready; one takes 13 to 27 KB, and half as much again once somebody asked for gzip. */
const KEPT_PAGES = 2000;

/** Renders a page; one that every guest gets once, and again when its key has changed. */
export type PageCache = (slug: string, page: Page) => PageBody;

export function createPageCache(): PageCache {
  const kept = new Map<string, { cacheKey: string; sent: PageBody }>();
  return (slug, page) => {
    const { cacheKey, variant = '' } = page;
    if (cacheKey === null) return bodyOf(page);
    // a slug has two pages: one greets whom the link names, one greets nobody; and twice as many during a canary
    const place = `${slug} ${variant}`;
    const known = kept.get(place);
    if (known?.cacheKey === cacheKey) return known.sent;
    if (kept.size >= KEPT_PAGES) kept.clear();
    const sent = bodyOf(page);
    refine(sent.body).catch(() => undefined); // it stays as it is
    kept.set(place, { cacheKey, sent });
    return sent;
  };
}

function bodyOf(page: Page): PageBody {
  const { html, csp = GUEST_CSP } = page.render();
  return { body: compressed(html), csp };
}
