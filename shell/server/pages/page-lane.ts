import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isSlug } from '@janur/contracts/rules';
import { type Answer, answerTo } from './answer.ts';
import { hasKnownTemplate, openPage } from './invitation-page.ts';
import type { PageCache, PageBody } from './page-cache.ts';
import { type InvitationLink, readLink, splitAddress } from './link.ts';
import type { PageSources, ReadyInvitation } from '../sources.ts';

export interface PageLane {
  /** Answers before the router and says so; false leaves the request to it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on everything goes to the router, which knows how to stop. */
  close(): void;
}

/**
 * Invitations that are for everybody and stand ready in memory, written without router, hooks and log line, as the API does
 * it (decision 008). It takes only the plain link, whoever that greets, of a browser that brings no cookie; what it answers is
 * the same in every byte as what the router does.
 */
export function createPageLane(sources: PageSources, kept: PageCache): PageLane {
  const written = writtenPages();
  let isOpen = true;

  function writtenFor({ method, url = '', headers }: IncomingMessage): Written | undefined {
    if (!isOpen || method !== 'GET' || headers.cookie !== undefined) return undefined;
    const { path, query } = splitAddress(url);
    const slug = path.slice(1);
    if (!isSlug(slug)) return undefined;
    const link = readLink(query);
    const ready = link.code === null ? sources.ready(slug, headers.host ?? '') : undefined;
    if (!ready) return undefined;
    return written(ready, { link, headers }, () => {
      if (!hasKnownTemplate(ready.remotes, ready.found.client)) return undefined;
      const page = openPage({ sources, slug, ...ready }, ready.found, link);
      const sent = kept(slug, page);
      return asWritten(answerTo({ url, headers }, page, sent), sent);
    });
  }

  return {
    answer(request, response) {
      try {
        const page = writtenFor(request);
        if (page) response.writeHead(page.status, page.headers).end(page.body);
        return page !== undefined;
      } catch {
        return false; // the router meets the same error, and says it
      }
    },
    close: () => void (isOpen = false),
  };
}

/** The headers as Node writes them with the least work: names and values in one list. */
interface Written {
  readonly status: number;
  readonly headers: string[];
  readonly body: Buffer | null;
}

interface Asked {
  readonly link: InvitationLink;
  readonly headers: IncomingHttpHeaders;
}

/** A page in one encoding, as it was when it was written. */
interface Line extends Written {
  readonly sent: PageBody;
  readonly br: Buffer;
}

/** Browsers differ in few ways; who asks in yet another one is answered anew each time. */
const MOST_VARIANTS = 8;

/** What was written of an invitation lives as long as that is made of the same. */
function writtenPages() {
  const known = new WeakMap<ReadyInvitation, Map<string, Line>>();
  return (ready: ReadyInvitation, { link, headers }: Asked, make: () => Line | undefined): Written | undefined => {
    // during a canary two guests may get two versions
    if (headers['if-none-match'] !== undefined || ready.remotes.hasCanary) return make();
    let variants = known.get(ready);
    if (!variants) known.set(ready, (variants = new Map()));
    const variant = `${link.isGreeting} ${headers['accept-encoding']}`;
    const former = variants.get(variant);
    // it may have been made smaller since
    if (former && former.br === former.sent.body.br) return former;
    const line = make();
    if (line && variants.size < MOST_VARIANTS) variants.set(variant, line);
    return line;
  };
}

function asWritten({ status, headers, body }: Answer, sent: PageBody): Line {
  const all = body ? { ...headers, 'content-length': String(body.length) } : headers;
  return { status, headers: Object.entries(all).flat(), body, sent, br: sent.body.br };
}
