import { getGuestPack, streamEvent } from '@janur/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { createTurns, PLACES } from '../../budgets/places.ts';
import { loggable, notFound, raise, rateLimited } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { faultAt } from '../../http/request-log.ts';
import { keptEvent } from '../guest-book/lookup.ts';
import type { AppContext } from '../../context.ts';
import { createChannels } from './channels.ts';
import { createFeed, type News } from './feed.ts';
import { packOf, visibilityFor } from './pack.ts';
import { findOwnEvent } from './queries.ts';
import { openStream, type Stream } from './stream.ts';

export function liveRoutes(
  app: FastifyInstance,
  { db, changes, metrics }: Pick<AppContext, 'db' | 'changes' | 'metrics'>,
): void {
  const on = endpoints(app);
  const streams = new Set<Stream>();
  const turns = createTurns(PLACES.streams);
  const onFault = (error: unknown) => app.log.error({ err: loggable(error) }, 'other processes were not heard');
  const channels = createChannels(db, { changes, onFault });

  // after the answer, so after the commit; whichever call it was
  app.addHook('onResponse', async (request, reply) => {
    if (isWrite(request) && reply.statusCode < 400) changes.announce(clientOf(request));
  });
  // a stream has no end of its own: without this the server would wait for it
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  on(
    getGuestPack,
    async ({ params: { eventId }, query: { cursor, limit }, scope, principal }) => {
      const event = await keptEvent(db, scope, eventId);
      return packOf(db, scope, { event, cursor, limit, visibility: visibilityFor(principal, event.id) });
    },
    { isCompressed: true },
  );

  on(streamEvent, async ({ params: { eventId }, query, headers, scope, principal, request, reply }) => {
    const event = (await findOwnEvent(db, scope, eventId)) ?? raise(notFound('event'));
    const giveBack = (await turns.take(`${principal.role} ${principal.id}`)) ?? raise(rateLimited(60));
    const since = headers['last-event-id'] ?? query.since;
    const broken = (error: unknown) => {
      request.log.error(faultAt(request, error), 'a stream ended');
      stream.end();
    };
    const told = { event, visibility: visibilityFor(principal, event.id) };
    const stream = openStream({
      mayListen: () => app.access.stillIn(streamEvent, request),
      onEnd: () => {
        giveBack();
        leave();
        streams.delete(stream);
        metrics.moveStreams(-1);
      },
    });
    streams.add(stream);
    metrics.moveStreams(1);
    // joined before the beginning is read, so that nothing is missed, and told after it, so that the last word is the newest
    let tell: (news: News) => void = (news) => void held.push(news);
    const held: News[] = [];
    const isFollowed = query.mode === 'follow';
    const leave = isFollowed
      ? channels.join(scope, told, { tell: (news) => tell(news), onFault: broken })
      : () => undefined;
    const read = createFeed(db, scope, { ...told, since: since === undefined ? undefined : new Date(since) });
    const first = await read().catch((error: unknown) => {
      stream.end();
      throw error;
    });
    for (const news of [first, ...held]) stream.tell(news);
    tell = (news) => stream.tell(news);
    // the caller must have the stream before it can hear that it is over
    if (!isFollowed) setImmediate(() => stream.end());
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
