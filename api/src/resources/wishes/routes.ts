import { listWishes } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { type InvitationGate, findGate, findGatesOfClient } from '../../access/gate-queries.ts';
import { paged } from '../../http/envelope.ts';
import { notFound } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { AppContext } from '../../context.ts';
import { presentWish } from './present.ts';
import { listWishRows } from './queries.ts';

export function wishRoutes(app: FastifyInstance, { db, invitationAccess }: AppContext): void {
  const on = endpoints(app);
  on(listWishes, async ({ params: { clientId }, query, headers, principal, request }) => {
    const [first, ...others] = await gatesOf(clientId, headers.slug);
    if (!first) throw notFound('invitation');
    const { scope } = await invitationAccess.admit(request.ip, [first, ...others], {
      code: headers['guest-code'],
      principal,
    });
    const { rows, total } = await listWishRows(db, scope, { clientId, ...query });
    return paged(rows.map(presentWish), { ...query, total });
  });

  /** The page that asks, or any of the client's. */
  async function gatesOf(clientId: number, slug: string | undefined): Promise<InvitationGate[]> {
    if (slug === undefined) return findGatesOfClient(db, clientId);
    const gate = await findGate(db, slug);
    return gate?.client_id === clientId ? [gate] : [];
  }
}
