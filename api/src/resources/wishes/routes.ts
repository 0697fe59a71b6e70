import { listWishes } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { type Door, findDoor, findDoorsOfClient } from '../../access/gate-queries.ts';
import { paged } from '../../http/envelope.ts';
import { notFound } from '../../lib/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Resources } from '../index.ts';
import { presentWish } from './present.ts';
import { listWishRows } from './queries.ts';

export function wishRoutes(app: FastifyInstance, { db, doorkeeper }: Resources): void {
  implement(
    app,
    listWishes,
  )(async ({ params: { clientId }, query, headers, principal, request }) => {
    const [first, ...others] = await doorsOf(clientId, headers.slug);
    if (!first) throw notFound('invitation');
    const { scope } = await doorkeeper.admit(request.ip, [first, ...others], {
      code: headers['guest-code'],
      principal,
    });
    const { rows, total } = await listWishRows(db, scope, { clientId, ...query });
    return paged(rows.map(presentWish), { ...query, total });
  });

  /** The page that asks, or any of the client's. */
  async function doorsOf(clientId: number, slug: string | undefined): Promise<Door[]> {
    if (slug === undefined) return findDoorsOfClient(db, clientId);
    const door = await findDoor(db, slug);
    return door?.client_id === clientId ? [door] : [];
  }
}
