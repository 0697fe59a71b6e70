import { faultAt, sessionCookie } from '@janur/api/http';
import { PREVIEW_PATH } from '@janur/contracts/preview';
import { isSlug, plainSlug } from '@janur/contracts/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './answer.ts';
import { logIn } from '../document/log-in.ts';
import { readingQuery } from '../document/ways-back.ts';
import { readAnswer } from '../document/read-answer.ts';
import { readForms, sentForm } from '../document/sent-form.ts';
import { gallery } from './gallery.ts';
import { emptyPage } from './empty-page.ts';
import { letters } from './letters.ts';
import { openPage, sealedPage, templateOf } from './invitation-page.ts';
import { SPEAK_PARAMETER } from '../sealed/sealed-page.ts';
import type { Page } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { type LinkQuery, readLink, splitAddress } from './link.ts';
import type { PageSources } from '../sources.ts';
import { homePage, previewPage } from './staff-page.ts';
import { STAFF_PATHS } from './staff-routes.ts';
import { visitorLanguage } from './visitor-language.ts';

interface Addressed {
  Params: { slug: string };
}
/** Where an invitation stands: below its slug, or at the root of a couple's own domain. */
interface Place {
  readonly slug: string;
  readonly base: string;
  readonly isLogin?: boolean;
}

type Answer = Page | { readonly location: string; readonly cookies?: string[] | undefined } | { readonly file: string };

/** The pages of guests' origin: one a slug, the home page, and not-found. */
export function pages(app: FastifyInstance, sources: PageSources): void {
  const bodyOf = createPageCache();

  readForms(app);
  const method = ['GET', 'POST'];
  for (const end of ['', '/']) {
    const show = (isLogin: boolean) => (request: FastifyRequest<Addressed>, reply: FastifyReply) =>
      bySlug(request, reply, { isLogin });
    app.route<Addressed>({ method, url: `/:slug${end}`, handler: show(false) });
    app.route<Addressed>({ method, url: `/:slug/:login(^[Ll][Oo][Gg][Ii][Nn]$)${end}`, handler: show(true) });
  }
  // a couple's own domain: `/` and `/login` are its invitation's
  const atRoot =
    (isLogin: boolean, otherwise: (request: FastifyRequest) => Promise<Page>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      orPending(request, reply, '', async () => {
        const slug = await sources.findByDomain(request.host);
        if (slug !== undefined) return invitation(request, reply, { slug, base: '', isLogin });
        return send(request, reply, await otherwise(request));
      });
  app.route({ method, url: '/login', handler: atRoot(true, notFound) });
  // a proxy that gets certificates on demand asks first whether the name is a couple's
  app.get<{ Querystring: { domain?: unknown } }>('/health/domain', async ({ query: { domain } }, reply) => {
    const isOwn = typeof domain === 'string' && (await sources.findByDomain(domain)) !== undefined;
    return reply
      .code(isOwn ? 204 : 404)
      .header('cache-control', 'no-store')
      .send();
  });
  gallery(app, sources);
  letters(app, sources);
  // nothing of the staff's is here, and where the door's worker once was, it goes
  app.get('/guest-book/worker.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(END_OF_WORKER),
  );
  for (const path of STAFF_PATHS) {
    app.get(path, async (request, reply) => away(reply, sources.originOf('staff', request) + request.url));
  }
  app.get(PREVIEW_PATH, async (request, reply) => {
    return send(request, reply, await previewPage(sources, languageOf(request), sources.originOf('staff', request)));
  });
  app.route({ method, url: '/', handler: atRoot(false, (request) => homePage(sources, languageOf(request))) });
  app.setNotFoundHandler(async (request, reply) => send(request, reply, await notFound(request)));

  /** On a couple's own domain their slug leads to `/`, and no other couple is there. However it was typed, a slug has one address. */
  function bySlug(request: FastifyRequest<Addressed>, reply: FastifyReply, { isLogin = false }) {
    const slug = plainSlug(request.params.slug);
    const place = isLogin ? '/login' : '';
    return orPending(request, reply, slug, async () => {
      const own = isSlug(slug) ? await sources.findByDomain(request.host) : undefined;
      if (!isSlug(slug)) return send(request, reply, await notFound(request));
      if (own !== undefined && own !== slug && own !== (await sources.slugNow(slug)))
        return send(request, reply, await notFound(request));
      if (own !== undefined) return away(reply, sameQuery(place || '/', request));
      // a slug is letters, digits and dashes: the way leads to no other host
      const isPlain = splitAddress(request.url).path === `/${slug}${place}`;
      if (!isPlain) return away(reply, sameQuery(`/${slug}${place}`, request));
      return invitation(request, reply, { slug, base: `/${slug}`, isLogin });
    });
  }

  async function invitation(request: FastifyRequest, reply: FastifyReply, place: Place) {
    const answer = await invitationAnswer(request, place);
    if ('file' in answer) return sendCalendar(reply, answer.file);
    if (!('location' in answer)) return send(request, reply, answer);
    if (answer.cookies) void reply.header('set-cookie', answer.cookies);
    return away(reply, answer.location, request);
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
      request.log.error(faultAt(request, error), 'the invitation could not be shown');
      return send(request, reply, emptyPage(await contextOf(request, slug), 'pending'));
    }
  }

  async function contextOf(request: FastifyRequest, slug: string) {
    return {
      sources,
      remotes: await sources.remotes(),
      shell: sources.shell(),
      slug,
      visitor: () => languageOf(request),
    };
  }

  async function invitationAnswer(request: FastifyRequest, place: Place): Promise<Answer> {
    const { slug, base, isLogin = false } = place;
    const { query } = splitAddress(request.url);
    // fastify parsed it: a text, or a list of them
    const { code: guestCode, ...link } = readLink(request.query as LinkQuery);
    const context = await contextOf(request, slug);
    // in another language than before, what stands in the lock's field is not tried yet
    const isTyping = Object.hasOwn(request.query as LinkQuery, SPEAK_PARAMETER);
    const found = await sources.findInvitation(slug, {
      guestCode: isTyping ? null : guestCode,
      token: tokenOf(request),
      address: request.ip,
    });
    // who has a link of before the slug was changed comes to the same page, with all that the link says
    if (found.kind === 'moved') {
      if (base === '') return invitationAnswer(request, { slug: found.slug, base, isLogin });
      return { location: sameQuery(`/${found.slug}${isLogin ? '/login' : ''}`, request) };
    }
    const sent = sentForm(request);
    if (isLogin) {
      if (found.kind !== 'private') return { location: sameQuery(base || '/', request) };
      if (sent?.has(SPEAK_PARAMETER)) return sealedPage(context, found, { query, typed: sent.get('phone') ?? '' });
      const login = sent && (await logIn(sources, request, { slug, sent }));
      if (login && 'cookies' in login) return { ...login, location: `${base || '/'}${readingQuery(query)}` };
      return sealedPage(context, found, { query, refused: login });
    }
    if (found.kind === 'open') {
      const promoted = templateOf(context.remotes, found.client);
      if (promoted === undefined) return emptyPage(context, 'not-found');
      const drawn = promoted ?? context.remotes.apps['invitation-remote'];
      const read = await readAnswer({ sources, found, drawn, slug, query }, request, sent);
      if (read && 'query' in read) return { location: `${base || '/'}?${read.query}` };
      return read ?? openPage(context, found, { promoted, query, ...link });
    }
    if (found.kind === 'private') return { location: sameQuery(`${base}/login`, request) };
    if (found.kind === 'not-found') return emptyPage(context, found.kind);
    return sealedPage(context, found, { query, code: guestCode });
  }

  async function notFound(request: FastifyRequest): Promise<Page> {
    return emptyPage(await contextOf(request, ''), 'not-found');
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
    return sendPage(request, reply, page, bodyOf(page));
  }
}

/** Devices that knew one origin have the guest-book's worker here: it would show their old page for ever. */
const END_OF_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('janur-door ')) await caches.delete(name);
  await self.registration.unregister();
  for (const open of await clients.matchAll({ type: 'window' })) await open.navigate(open.url);
})()));
`;

/** Who has sent a form is led to a page that can be loaded anew. */
const away = (reply: FastifyReply, location: string, { method }: { method: string } = { method: 'GET' }) =>
  reply.header('cache-control', 'no-store').redirect(location, method === 'POST' ? 303 : 302);

function sendCalendar(reply: FastifyReply, file: string) {
  return reply
    .type('text/calendar; charset=utf-8')
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="invitation.ics"' })
    .send(file);
}

/** The guest keeps name, flag and code on the way to the login and back (spec §4). */
const sameQuery = (path: string, { url }: FastifyRequest): string => path + splitAddress(url).query;

const languageOf = ({ headers }: FastifyRequest) => visitorLanguage(headers['accept-language']);

function tokenOf(request: FastifyRequest): string | null {
  const { cookie } = request.headers;
  if (!cookie) return null;
  const start = `${sessionCookie('guests', request)}=`;
  const found = cookie.split(';').find((part) => part.trimStart().startsWith(start));
  return found?.trim().slice(start.length) || null;
}
