import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_PREFIX, buildApp } from '@janur/api';
import { createCounters } from '@janur/api/budgets';
import { createChanges } from '@janur/api/changes';
import type { Config } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { drain } from '@janur/api/drain';
import { createFileStore, type FileStore, files } from '@janur/api/files';
import { addSecurityHeaders, cutSlowBodies, logRequests, serverOptions, type Side } from '@janur/api/http';
import { createInvitations } from '@janur/api/invitations';
import { createLetters, letterFonts, type Letters } from '@janur/api/letters';
import { createMetrics, type Metrics } from '@janur/api/metrics';
import { connectRedis } from '@janur/api/redis';
import { type Builds, createBuilds, createRegistry } from '@janur/api/registry';
import { DEMO_ASSETS } from '@janur/api/seed';
import type { AppRemote } from '@janur/contracts/boot';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { REMOTES_PREFIX } from './deployed/build-files.ts';
import { pageSources } from './page-sources.ts';
import { pages } from './pages/routes.ts';
import { staffPages } from './pages/staff-routes.ts';
import type { PageSources } from './sources.ts';

/** Who sends the head of a request slower than this only holds a connection; bodies are the API's to cut. */
const SLOWLY = { headersTimeout: 10_000, connectionsCheckingInterval: 5000 };
const ONE_YEAR = 31_536_000_000;

export interface Site {
  /** What guests' origin is served by, and what the staff's is: a listener each. */
  guests: Server;
  staff: Server;
  /** Within `graceMs` it answers on open connections what still comes, and asks for no more. */
  close(options?: { graceMs?: number }): Promise<void>;
}

/**
 * The product on its two origins: the API under `/api`, files, remotes, and the pages of each (docs/decisions/020). Not yet
 * listening.
 */
export async function buildSite({
  db,
  config,
  origin,
  logger,
}: {
  db: Database;
  config: Config;
  origin: string;
  logger?: FastifyBaseLogger;
}): Promise<Site> {
  const redis = config.redisUrl ? connectRedis(config.redisUrl, logger) : undefined;
  const counters = createCounters(config.limits, redis);
  const changes = createChanges(redis);
  const invitations = createInvitations(db, { freshForMs: config.freshForMs, counters });
  const builds = createBuilds(config, db);
  const registry = createRegistry(db, { builds, freshForMs: config.freshForMs });
  const store = createFileStore(config);
  const letters = createLetters(db, logger);
  const metrics = createMetrics(db);
  const shared = { counters, invitations, registry, store, changes, metrics };
  const api = await buildApp({ db, config, ...shared, ...(logger ? { logger } : {}) });
  const sources = pageSources({ api, access: api.access, invitations, registry, letters, config, origin });
  // who has nothing to show says so at the start
  await sources.remotes();
  sources.shell();
  const web = { config, store, builds, letters, logger, sources, metrics };
  const webs = {
    guests: await webServer({ ...web, mount: pages }),
    staff: await webServer({ ...web, mount: staffPages, remotes: STAFF_REMOTES }),
  };
  await Promise.all([api, webs.guests, webs.staff].map((app) => app.ready()));

  const staffHost = config.staffOrigin && new URL(config.staffOrigin).host;
  let isLeaving = false;
  const listener = (side: Side) =>
    createServer(SLOWLY, (request, response) => {
      if (isLeaving) response.shouldKeepAlive = false;
      // where all come by one port, the host says which origin is meant
      const { host } = request.headers;
      request.side = host !== undefined && host === staffHost ? 'staff' : side;
      if (isForOperators(request.url ?? '')) request.url = `${API_PREFIX}${request.url}`;
      const app = isForApi(request.url ?? '') ? api : webs[request.side];
      app.routing(request, response);
    });
  const guests = listener('guests');
  const staff = listener('staff');
  return {
    guests,
    staff,
    async close({ graceMs = 0 } = {}) {
      isLeaving = true;
      const drained = Promise.all([guests, staff].map((server) => drain(server, { graceMs })));
      // what closes answers 503 to whoever comes
      if (graceMs > 0) await Promise.race([drained, pause(graceMs)]);
      await Promise.all([drained, api.close(), webs.guests.close(), webs.staff.close(), letters.close()]);
      changes.close();
      redis?.destroy();
    },
  };
}

/** No code of a template is where the staff is. */
const STAFF_REMOTES: readonly (AppRemote | 'shell')[] = ['shell', 'dashboard-remote', 'guestbook-remote'];

/** Files, remotes and the pages of one origin. */
async function webServer({
  config,
  store,
  builds,
  letters,
  logger,
  sources,
  metrics,
  mount,
  remotes,
}: {
  config: Config;
  store: FileStore;
  builds: Builds;
  letters: Letters;
  logger: FastifyBaseLogger | undefined;
  sources: PageSources;
  metrics: Metrics;
  mount: (app: FastifyInstance, sources: PageSources) => void;
  /** The only ones that it serves; all without it. */
  remotes?: readonly string[];
}): Promise<FastifyInstance> {
  const web = fastify({ ...serverOptions(config, logger), routerOptions: { maxParamLength: 200 } });
  logRequests(web);
  metrics.measure(web);
  cutSlowBodies(web);
  addSecurityHeaders(web, config);
  await serveBuilds(web, builds, remotes);
  await serveAssets(web);
  files(web, store);
  letterFonts(web, letters);
  mount(web, sources);
  return web;
}

const isForApi = (url: string) =>
  url === API_PREFIX || url.startsWith(`${API_PREFIX}/`) || url.startsWith(`${API_PREFIX}?`);

/** Probes and scrapers look at the root of a host. */
const isForOperators = (url: string) => /^\/(?:metrics|health\/(?:live|ready))(?:\?|$)/.test(url);

/** What no list of sources says: neither a base nor a frame around it. */
const UNFRAMED = "base-uri 'none'; frame-ancestors 'none'";

const FOREVER = { immutable: true, maxAge: ONE_YEAR, index: false as const, decorateReply: false };

/** Published versions: which of them a machine has is no matter, one that it lacks is fetched when it is asked for. */
async function serveBuilds(web: FastifyInstance, builds: Builds, remotes?: readonly string[]) {
  await web.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const [, name, version] = ADDRESSED.exec(request.url) ?? [];
      if (!name || !version) return;
      await builds.folder({ name, version }).catch(() => reply.code(503).header('cache-control', 'no-store').send());
    });
    await scope.register(fastifyStatic, {
      ...FOREVER,
      root: builds.root,
      prefix: REMOTES_PREFIX,
      preCompressed: true,
      ...(remotes && { allowedPath: (path: string) => remotes.some((name) => path.startsWith(`/${name}/`)) }),
      // a page loads these files; nobody opens one as a page
      setHeaders: (reply) => {
        void reply.header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${UNFRAMED}`,
        );
      },
    });
  });
}

/** Spelled as names and versions are: nothing else is asked for. */
const ADDRESSED = /^\/remotes\/([a-z][a-z0-9-]{1,60})\/(\d+\.\d+\.\d+[0-9A-Za-z.+-]{0,60})\//;

async function serveAssets(web: FastifyInstance) {
  await web.register(fastifyStatic, {
    root: fileURLToPath(new URL('../public', import.meta.url)),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    maxAge: 86_400_000,
  });
  // what is served here was uploaded by people: it may be shown, never run
  await web.register(fastifyStatic, {
    ...FOREVER,
    root: fileURLToPath(DEMO_ASSETS),
    prefix: '/files/demo/',
    setHeaders: (reply) => {
      const csp = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; ${UNFRAMED}`;
      void reply.header('content-security-policy', csp);
    },
  });
}
