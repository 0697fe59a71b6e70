import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offlineApp } from '../offline-app/routes.ts';
import type { PageSources } from '../sources.ts';
import { sendPage } from './answer.ts';
import type { Page } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { dashboardPage, guestBookPage } from './staff-page.ts';

const DASHBOARD = ['/dashboard', '/dashboard/*'];
const GUEST_BOOK = ['/guest-book', '/guest-book/*'];
/** Where the applications of the staff are. */
export const STAFF_PATHS = [...DASHBOARD, ...GUEST_BOOK];

/** The pages of the staff's origin. Who asks it for an invitation, or for anything else, is led to the guests'. */
export function staffPages(app: FastifyInstance, sources: PageSources): void {
  const bodyOf = createPageCache();

  offlineApp(app, sources);
  const show = (paths: readonly string[], make: (request: FastifyRequest) => Promise<Page>) => {
    for (const path of paths)
      app.get(path, async (request, reply) => {
        const page = await make(request);
        return sendPage(request, reply, page, bodyOf(page));
      });
  };
  show(DASHBOARD, (request) => dashboardPage(sources, sources.originOf('guests', request)));
  show(GUEST_BOOK, () => guestBookPage(sources));
  app.get('/', (_, reply) => away(reply, '/dashboard'));
  for (const path of ['/:slug', '/:slug/login', '/templates/:id']) app.get(path, toGuests);

  function toGuests(request: FastifyRequest, reply: FastifyReply) {
    return away(reply, sources.originOf('guests', request) + request.url);
  }
}

const away = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').redirect(location, 302);
