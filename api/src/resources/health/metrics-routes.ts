import { timingSafeEqual } from 'node:crypto';
import { metrics as metricsEndpoint } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/index.ts';
import { notFound, unauthenticated } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { requestHash } from '../../lib/request-hash.ts';
import type { AppContext } from '../../context.ts';

export function metricsRoutes(app: FastifyInstance, { config, metrics }: Pick<AppContext, 'config' | 'metrics'>): void {
  const on = endpoints(app);
  on(metricsEndpoint, async ({ headers, reply }) => {
    refuseStrangers(config, headers.authorization);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function refuseStrangers({ production, metricsToken }: Config, authorization: string | undefined): void {
  if (metricsToken === undefined) {
    if (production) throw notFound('address');
    return;
  }
  // hashes are of one length, so that the comparison takes the same time whatever was given
  const [given, right] = [authorization ?? '', `Bearer ${metricsToken}`].map((text) => Buffer.from(requestHash(text)));
  if (!given || !right || !timingSafeEqual(given, right)) throw unauthenticated();
}
