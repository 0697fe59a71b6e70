import { isSlug } from '@janur/contracts/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedBody, compressed, sendCompressed } from './compressed.ts';
import { GUEST_CSP, STAFF_CSP } from './first-paint.ts';
import { closedPage, hasKnownTemplate, openPage, type Page } from './invitation-page.ts';
import type { PageSources } from './sources.ts';
import { staffPage, homePage } from './staff-page.ts';
import { visitorLanguage } from './visitor-language.ts';

/** How many pages are kept ready; one takes about 30 KB in three encodings. */
const KEPT_PAGES = 2000;
const QUALITY_KEPT = 9;
const QUALITY_ONCE = 4;

/** The web server's pages: one a slug, the staff applications, the home page, and not-found. */
export function pages(app: FastifyInstance, sources: PageSources) {
  const kept = new Map<string, { cacheKey: string; body: CompressedBody }>();

  app.get<{ Params: { slug: string }; Querystring: Record<string, string | undefined> }>('/:slug', (request, reply) =>
    invitation(request, reply),
  );
  app.get<{ Params: { slug: string }; Querystring: Record<string, string | undefined> }>(
    '/:slug/login',
    (request, reply) => invitation(request, reply, { isLogin: true }),
  );
  for (const path of ['/dashboard', '/dashboard/*', '/guest-book', '/guest-book/*']) {
    app.get(path, async (request, reply) => send(request, reply, await staffPage(sources, request.url), STAFF_CSP));
  }
  app.get('/', async (request, reply) => send(request, reply, await homePage(sources, languageOf(request)), GUEST_CSP));
  app.setNotFoundHandler(async (request, reply) => send(request, reply, await notFound(request), GUEST_CSP));

  type SlugRequest = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, string | undefined> }>;

  async function invitation(request: SlugRequest, reply: FastifyReply, { isLogin = false } = {}) {
    const { slug } = request.params;
    if (!isSlug(slug)) return send(request, reply, await notFound(request), GUEST_CSP);
    try {
      const page = await invitationPage(request, slug, isLogin);
      if ('location' in page) return reply.header('cache-control', 'no-store').redirect(page.location, 302);
      return send(request, reply, page, GUEST_CSP, slug);
    } catch (error) {
      // spec §4: any error but 401, 403 and 404 leaves the loading indicator; the page asks again by itself
      request.log.error({ err: error }, 'the invitation could not be shown');
      return send(request, reply, await closedPage(await contextOf(request, slug), { kind: 'pending' }), GUEST_CSP);
    }
  }

  async function contextOf(request: FastifyRequest, slug: string) {
    const [remotes, shell] = await Promise.all([sources.remotes(), sources.shell()]);
    return { sources, remotes, shell, slug, visitor: languageOf(request) };
  }

  async function invitationPage(
    request: SlugRequest,
    slug: string,
    isLogin: boolean,
  ): Promise<Page | { location: string }> {
    const guestCode = request.query['code']?.trim() || null;
    const context = await contextOf(request, slug);
    const found = await sources.findInvitation(slug, { guestCode, token: tokenOf(request), address: request.ip });
    if (isLogin)
      return found.kind === 'private' ? await closedPage(context, found) : { location: sameQuery(`/${slug}`, request) };
    if (found.kind === 'open') {
      const isKnown = hasKnownTemplate(context.remotes, found.client);
      return isKnown ? openPage(context, found) : await closedPage(context, { kind: 'not-found' });
    }
    if (found.kind === 'private') return { location: sameQuery(`/${slug}/login`, request) };
    return closedPage(context, found, { hasWrongCode: guestCode !== null });
  }

  async function notFound(request: FastifyRequest): Promise<Page> {
    return closedPage(await contextOf(request, ''), { kind: 'not-found' });
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: Page, csp: string, slug = '') {
    void reply.code(page.status).type('text/html; charset=utf-8').headers(securityHeaders(request.url, csp));
    if (page.cacheKey === null) {
      void reply.header('cache-control', 'private, no-store');
      return sendCompressed(request, reply, compressed(page.render(), QUALITY_ONCE));
    }
    void reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return sendCompressed(request, reply, keep(slug, page.cacheKey, page.render));
  }

  function keep(slug: string, cacheKey: string, render: () => string): CompressedBody {
    const known = kept.get(slug);
    if (known?.cacheKey === cacheKey) return known.body;
    if (kept.size >= KEPT_PAGES) kept.clear();
    const body = compressed(render(), QUALITY_KEPT);
    kept.set(slug, { cacheKey, body });
    return body;
  }
}

/** The guest keeps name, flag and code on the way to the login and back (spec §4). */
function sameQuery(path: string, { url }: FastifyRequest): string {
  const query = url.indexOf('?');
  return query === -1 ? path : path + url.slice(query);
}

const languageOf = ({ headers }: FastifyRequest) => visitorLanguage(headers['accept-language']);

function tokenOf({ headers }: FastifyRequest): string | null {
  return /(?:^|;\s*)token=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? null;
}

function securityHeaders(url: string, csp: string): Record<string, string> {
  const isDoor = url.startsWith('/guest-book');
  return {
    'content-security-policy': csp,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${isDoor ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
  };
}
