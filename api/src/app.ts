import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { type Counters, createCounters } from './budgets/counters.ts';
import { type Changes, createChanges } from './lib/changes.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/connection.ts';
import { createFileStore, type FileStore, watchFiles } from './files/index.ts';
import { createInvitations, type Invitations } from './resources/invitations/invitations.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createBuilds } from './resources/templates/builds/index.ts';
import { createPlayer, type Player } from './resources/rehearsals/player.ts';
import { createRegistry, type Registry } from './resources/templates/registry.ts';
import { createAccess } from './access/access.ts';
import { createHandles } from './access/guest-handles.ts';
import { recordRefusals } from './audit/access-log.ts';
import { refuseUnknownRoutes } from './http/boot-lock.ts';
import { addDocs } from './http/docs.ts';
import { sendFailure } from './http/failures.ts';
import { notFound, raise } from './lib/errors.ts';
import { addSecurityHeaders, API_HEADERS } from './http/headers.ts';
import { readJsonBodies } from './http/json-body.ts';
import { logRequests } from './http/request-log.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { serverOptions } from './http/server-options.ts';
import { createTokens } from './access/tokens.ts';
import { createTickets } from './guests/tickets.ts';
import { createRecorder } from './resources/guest-book/operations/record.ts';
import { mountResources } from './resources/index.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

export const API_PREFIX = '/api';
const BODY_LIMIT = 1_048_576;

export interface AppOptions {
  db: Database;
  config: Config;
  logger?: FastifyBaseLogger;
  /** Shared with whoever serves pages in this process; made here when not given. */
  counters?: Counters;
  invitations?: Invitations;
  registry?: Registry;
  store?: FileStore;
  changes?: Changes;
  metrics?: Metrics;
  /** Of rehearsals; the tests of the API start no such program. */
  player?: Player;
}

/** The whole API under `/api`, not yet listening: the server and the tests use the same. */
export async function buildApp({ db, config, logger, ...shared }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...serverOptions(config, logger),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  });
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(() => raise(notFound('address')));
  logRequests(app);
  cutSlowBodies(app);
  readJsonBodies(app);
  addSecurityHeaders(app, config, API_HEADERS);
  refuseUnknownRoutes(app, API_PREFIX);
  // what is too long is cut and then told by `readBody`, which knows the contract
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(fastifyCookie);
  const tokens = await createTokens(app, config.keys);
  app.decorate('access', createAccess({ db, tokens, config }));
  app.decorate('handlesFor', createHandles(db));
  const { freshForMs } = config;
  const counters = shared.counters ?? createCounters(config.limits);
  app.decorate('counters', counters);
  recordRefusals(app, { db, counters });
  const invitations = shared.invitations ?? createInvitations(db, { freshForMs, counters });
  const registry = shared.registry ?? createRegistry(db, { builds: createBuilds(config, db), freshForMs });
  const store = shared.store ?? createFileStore(config);
  const metrics = shared.metrics ?? createMetrics(db);
  metrics.measure(app);
  const watchedFiles = watchFiles(store, app.log);
  if (config.s3) {
    metrics.watchFiles(watchedFiles);
    app.addHook('onReady', async () => void (await watchedFiles.state()));
  }
  const recorder = createRecorder(db);
  const tickets = createTickets(config.ticketKeys);
  const changes = shared.changes ?? createChanges();
  const player = shared.player ?? createPlayer();
  await app.register(
    async (api) => {
      // who may use the API in production has its contracts in `docs/openapi.json`
      if (!config.production) await addDocs(api);
      const invitationAccess = invitations.access;
      const made = {
        counters,
        tokens,
        tickets,
        invitationAccess,
        invitations,
        registry,
        store,
        watchedFiles,
        recorder,
        changes,
        metrics,
        player,
      };
      mountResources(api, { db, config, ...made });
    },
    { prefix: API_PREFIX },
  );
  return app;
}
