import { PREVIEW_PATH } from '@janur/contracts/preview';
import { isSlug } from '@janur/contracts/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedBody, compressed, refine, sendCompressed } from './compressed.ts';
import { GUEST_CSP, STAFF_CSP } from './first-paint.ts';
import { doorApp } from './door-app/routes.ts';
import { gallery } from './gallery.ts';
import { closedPage, hasKnownTemplate, openPage, type Page } from './invitation-page.ts';
import type { PageSources } from './sources.ts';
import { homePage, previewPage, staffPage } from './staff-page.ts';
import { visitorLanguage } from './visitor-language.ts';

interface Asked {
  Querystring: Record<string, string | undefined>;
}
interface Addressed extends Asked {
  Params: { slug: string };
}
/** Where an invitation stands: below its slug, or at the root of a couple's own domain. */
interface Place {
  readonly slug: string;
  readonly base: string;
  readonly isLogin?: boolean;
}

/** How many pages are kept ready; one takes about 30 KB in three encodings. */
const KEPT_PAGES = 2000;

/** The web server's pages: one a slug, the staff applications, the home page, and not-found. */
export function pages(app: FastifyInstance, sources: PageSources) {
  const kept = new Map<string, { cacheKey: string; answer: Answer }>();

  app.get<Addressed>('/:slug', (request, reply) => bySlug(request, reply, {}));
  app.get<Addressed>('/:slug/login', (request, reply) => bySlug(request, reply, { isLogin: true }));
  // a couple's own domain: `/` and `/login` are its invitation's
  app.get<Asked>('/login', (request, reply) =>
    orPending(request, reply, '', async () => {
      const slug = await sources.findByDomain(request.host);
      if (slug !== undefined) return invitation(request, reply, { slug, base: '', isLogin: true });
      return send(request, reply, await notFound(request), GUEST_CSP);
    }),
  );
  doorApp(app, sources);
  gallery(app, sources);
  for (const path of ['/dashboard', '/dashboard/*', '/guest-book', '/guest-book/*']) {
    app.get(path, async (request, reply) => send(request, reply, await staffPage(sources, request.url), STAFF_CSP));
  }
  app.get(PREVIEW_PATH, async (request, reply) => {
    return send(request, reply, await previewPage(sources, languageOf(request)), GUEST_CSP);
  });
  app.get<Asked>('/', (request, reply) =>
    orPending(request, reply, '', async () => {
      const slug = await sources.findByDomain(request.host);
      if (slug !== undefined) return invitation(request, reply, { slug, base: '' });
      return send(request, reply, await homePage(sources, languageOf(request)), GUEST_CSP);
    }),
  );
  app.setNotFoundHandler(async (request, reply) => send(request, reply, await notFound(request), GUEST_CSP));

  /** On a couple's own domain their slug leads to `/`, and no other couple is there. */
  function bySlug(request: FastifyRequest<Addressed>, reply: FastifyReply, { isLogin = false }) {
    const { slug } = request.params;
    return orPending(request, reply, slug, async () => {
      const own = isSlug(slug) ? await sources.findByDomain(request.host) : undefined;
      if (!isSlug(slug) || (own !== undefined && own !== slug))
        return send(request, reply, await notFound(request), GUEST_CSP);
      if (own === undefined) return invitation(request, reply, { slug, base: `/${slug}`, isLogin });
      return away(reply, sameQuery(isLogin ? '/login' : '/', request));
    });
  }

  async function invitation(request: FastifyRequest<Asked>, reply: FastifyReply, place: Place) {
    const page = await invitationPage(request, place);
    return 'location' in page ? away(reply, page.location) : send(request, reply, page, GUEST_CSP, place.slug);
  }

  /** spec §4: any error but 401, 403 and 404 leaves the loading indicator; the page asks again by itself. */
  async function orPending(
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    show: () => Promise<FastifyReply>,
  ) {
    try {
      return await show();
    } catch (error) {
      request.log.error({ err: error }, 'the invitation could not be shown');
      return send(request, reply, await closedPage(await contextOf(request, slug), { kind: 'pending' }), GUEST_CSP);
    }
  }

  async function contextOf(request: FastifyRequest, slug: string) {
    const [remotes, shell] = await Promise.all([sources.remotes(), sources.shell()]);
    return { sources, remotes, shell, slug, visitor: languageOf(request) };
  }

  async function invitationPage(
    request: FastifyRequest<Asked>,
    { slug, base, isLogin = false }: Place,
  ): Promise<Page | { location: string }> {
    const guestCode = request.query['code']?.trim() || null;
    const context = await contextOf(request, slug);
    const found = await sources.findInvitation(slug, { guestCode, token: tokenOf(request), address: request.ip });
    if (isLogin)
      return found.kind === 'private'
        ? await closedPage(context, found)
        : { location: sameQuery(base || '/', request) };
    if (found.kind === 'open') {
      const isKnown = hasKnownTemplate(context.remotes, found.client);
      const isGreeting = Boolean(linkOf(request).get('to')?.trim());
      return isKnown
        ? openPage(context, found, { isGreeting, guestKey: guestKeyOf(request) })
        : await closedPage(context, { kind: 'not-found' });
    }
    if (found.kind === 'private') return { location: sameQuery(`${base}/login`, request) };
    return closedPage(context, found, { hasWrongCode: guestCode !== null });
  }

  async function notFound(request: FastifyRequest): Promise<Page> {
    return closedPage(await contextOf(request, ''), { kind: 'not-found' });
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: Page, csp: string, slug = '') {
    const answer = page.cacheKey === null ? compress(page) : keep(slug, page.cacheKey, page);
    void reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .headers(securityHeaders(request.url, answer.csp ?? csp))
      .header('cache-control', page.cacheKey === null ? 'private, no-store' : 'public, max-age=0, must-revalidate');
    return sendCompressed(request, reply, answer.body);
  }

  /** A slug has two pages: one greets whom the link names, one greets nobody; and twice as many during a canary. */
  function keep(slug: string, cacheKey: string, page: Page): Answer {
    const place = `${slug} ${page.variant ?? ''}`;
    const known = kept.get(place);
    if (known?.cacheKey === cacheKey) return known.answer;
    if (kept.size >= KEPT_PAGES) kept.clear();
    const answer = compress(page);
    refine(answer.body).catch(() => undefined); // it stays as it is
    kept.set(place, { cacheKey, answer });
    return answer;
  }
}

interface Answer {
  body: CompressedBody;
  csp: string | undefined;
}

function compress(page: Page): Answer {
  const { html, csp } = page.render();
  return { body: compressed(html), csp };
}

const away = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').redirect(location, 302);

/** The guest keeps name, flag and code on the way to the login and back (spec §4). */
function sameQuery(path: string, { url }: FastifyRequest): string {
  const query = url.indexOf('?');
  return query === -1 ? path : path + url.slice(query);
}

/** As the browser reads it. */
const linkOf = ({ url }: FastifyRequest) => new URL(url, 'http://page').searchParams;

/** Who the link is for, as far as it says: the same each time that it is opened, on whatever device. */
function guestKeyOf(request: FastifyRequest): string {
  const link = linkOf(request);
  return link.get('code')?.trim().toUpperCase() || link.get('to')?.trim() || '';
}

const languageOf = ({ headers }: FastifyRequest) => visitorLanguage(headers['accept-language']);

function tokenOf({ headers }: FastifyRequest): string | null {
  return /(?:^|;\s*)token=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? null;
}

function securityHeaders(url: string, csp: string): Record<string, string> {
  const readsCodes = ['/guest-book', '/dashboard/scan-login'].some((path) => url.startsWith(path));
  return {
    'content-security-policy': csp,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${readsCodes ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
  };
}
