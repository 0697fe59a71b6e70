import { getGuestPack, streamEvent } from '@janur/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { loggable, notFound, raise } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { keptEvent } from '../guest-book/lookup.ts';
import type { Resources } from '../index.ts';
import { createFeed } from './feed.ts';
import { packOf } from './pack.ts';
import { findOwnEvent } from './queries.ts';
import { openStream, type Stream } from './stream.ts';

export function liveRoutes(
  app: FastifyInstance,
  { db, changes, metrics }: Pick<Resources, 'db' | 'changes' | 'metrics'>,
): void {
  const streams = new Set<Stream>();

  // after the answer, so after the commit; whichever call it was
  app.addHook('onResponse', async (request, reply) => {
    if (isWrite(request) && reply.statusCode < 400) changes.announce(clientOf(request));
  });
  // a stream has no end of its own: without this the server would wait for it
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  implement(
    app,
    getGuestPack,
  )(async ({ params: { eventId }, query: { cursor }, scope }) => {
    const event = await keptEvent(db, scope, eventId);
    return packOf(db, scope, { event, cursor });
  });

  implement(
    app,
    streamEvent,
  )(async ({ params: { eventId }, query, headers, scope, request, reply }) => {
    const event = (await findOwnEvent(db, scope, eventId)) ?? raise(notFound('event'));
    const since = headers['last-event-id'] ?? query.since;
    const read = createFeed(db, scope, { event, since: since === undefined ? undefined : new Date(since) });
    const first = await read();
    const stream = openStream({
      read,
      first,
      isFollowed: query.mode === 'follow',
      onFault: (error) => request.log.error({ err: loggable(error) }, 'a stream ended'),
      onEnd: () => {
        unwatch();
        streams.delete(stream);
        metrics.moveStreams(-1);
      },
    });
    const unwatch = changes.watch(event.client_id, () => stream.look());
    streams.add(stream);
    metrics.moveStreams(1);
    // proxies must neither keep nor gather it
    return reply
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream.body);
  });

  function clientOf(request: FastifyRequest): number | undefined {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return undefined;
    const { principal } = app.access.of(endpoint, request);
    if ('clientId' in principal) return principal.clientId;
    return Named.safeParse(request.params).data?.clientId;
  }
}

/** Callers of no client's own name the client in the address. */
const Named = z.object({ clientId: z.coerce.number().int() });

const isWrite = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);
