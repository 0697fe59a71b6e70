import { downloadAlbum, listPhotos, moderatePhotos, saveAlbum } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { recordOf } from '../../../audit/record.ts';
import { createTurns, PLACES } from '../../../budgets/places.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { paged } from '../../../http/envelope.ts';
import { raise, unavailable } from '../../../lib/errors.ts';
import { fileName } from '../../../lib/spreadsheets/file-names.ts';
import { countBytes, lockOwner } from '../../uploads/queries.ts';
import { countPhotos, findAdmission, putAdmission, touchPages } from '../album-queries.ts';
import { listPhotoRows } from '../photo-queries.ts';
import { presentModeratedPhoto } from '../present.ts';
import { removePhotoFiles } from '../remove.ts';
import { moderate } from './moderate.ts';
import { packedAlbum } from './pack.ts';

/** What the couple does with the photos of its guests. */
export function albumModerationRoutes(app: FastifyInstance, { db, store }: AppContext): void {
  const on = endpoints(app);
  const packing = createTurns(PLACES.packing);

  on(listPhotos, async ({ query, scope, principal: { clientId } }) => {
    const [{ rows, total }, counts, admits, bytes] = await Promise.all([
      listPhotoRows(db, scope, { clientId, ...query }),
      countPhotos(db, scope, clientId),
      findAdmission(db, scope, clientId),
      countBytes(db, scope, { clientId, ofAlbum: true }),
    ]);
    const { WAITING: waiting, SHOWN: shown, HIDDEN: hidden } = counts;
    return {
      ...paged(rows.map(presentModeratedPhoto), { ...query, total }),
      header: { admits, waiting, shown, hidden, bytes },
    };
  });

  on(moderatePhotos, async ({ body, scope, principal: { clientId }, request }) => {
    const { count, gone } = await inTransaction(db, (trx) => moderate(trx, scope, { clientId, ...body }));
    await removePhotoFiles(store, gone, request.log);
    return { count };
  });

  on(saveAlbum, async ({ body: { admits }, scope, principal: { clientId } }) => {
    await inTransaction(db, async (trx) => {
      await lockOwner(trx, scope, clientId);
      const from = await findAdmission(trx, scope, clientId);
      if (from === admits) return;
      await putAdmission(trx, { clientId, admits });
      await touchPages(trx, scope, clientId);
      const subject = { type: 'client', id: clientId };
      await recordOf(trx, scope, {
        clientId,
        action: 'album.admits',
        subject,
        changes: [{ path: 'admits', from, to: admits }],
      });
    });
    return { admits };
  });

  on(downloadAlbum, async ({ scope, principal: { clientId }, request, reply }) => {
    const leave = (await packing.take(`client ${clientId}`)) ?? raise(unavailable());
    reply.raw.once('close', leave);
    const { log } = request;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName('album', 'id')}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(packedAlbum({ db, store, log }, scope, clientId));
  });
}
