import { addPhoto, listAlbum, problem, withdrawPhoto } from '@janur/contracts';
import { albumIsOpen } from '@janur/contracts/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../../access/invitation-access.ts';
import { findGate } from '../../access/gate-queries.ts';
import type { Principal } from '../../access/principals.ts';
import { ALBUM } from '../../budgets/limits.ts';
import { createTurns, inTurn, PLACES } from '../../budgets/places.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endpoints } from '../../http/endpoints.ts';
import { paged } from '../../http/envelope.ts';
import { conflict, HttpError, notFound, rateLimited, unavailable } from '../../lib/errors.ts';
import { draftOfImage } from '../uploads/drafts.ts';
import { encodePhoto } from '../uploads/image.ts';
import { findAdmission, listDaysOf, touchPages, hasShownPhotos } from './album-queries.ts';
import { type Bringer, keepPhoto, refuseFull } from './keep.ts';
import { findPhotoByKey, listPhotoRows, listPhotosOfGuest, lockPhotos } from './photo-queries.ts';
import { presentOwnPhoto, presentPhoto } from './present.ts';
import { forgetPhotos, removePhotoFiles } from './remove.ts';

interface AtPage {
  readonly slug: string;
  readonly 'guest-code'?: string | undefined;
}

/** The album on the invitation's page: whoever may open the page sees it, and guests bring photos by their own links. */
export function albumRoutes(app: FastifyInstance, { db, store, counters, invitationAccess }: AppContext): void {
  const on = endpoints(app);
  const decoding = createTurns(PLACES.photos);

  on(listAlbum, async ({ params: { clientId }, query, headers, principal, request }) => {
    const admission = await admitted(request, { clientId, headers, principal });
    const { scope, guest } = admission;
    const [{ rows, total }, own, isOpen] = await Promise.all([
      listPhotoRows(db, scope, { clientId, state: 'SHOWN', ...query }),
      guest ? listPhotosOfGuest(db, scope, guest.id) : [],
      guest ? isOpenFor(admission) : false,
    ]);
    const left = guest ? Math.max(0, ALBUM.ofGuest - own.length) : 0;
    const header = { is_open: isOpen, left, own: own.map(presentOwnPhoto) };
    return { ...paged(rows.map(presentPhoto), { ...query, total }), header };
  });

  on(addPhoto, async ({ params: { clientId }, body: { key, photo }, headers, principal, request }) => {
    const admission = await admitted(request, { clientId, headers, principal });
    const { scope } = admission;
    const by = bringerOf(admission);
    await countOnce(by);
    const former = await findPhotoByKey(db, scope, { guestId: by.guest.id, key });
    if (former) return presentOwnPhoto(former);
    await refuseFull(db, scope, by, photo.bytes.length);
    if (!(await hasBegun(admission))) throw conflict(problem('album_not_open'));
    const turn = { turns: decoding, who: `client ${clientId}`, busy: unavailable };
    const set = await inTurn(turn, () => encodePhoto(photo.bytes, 'body.photo'));
    const draft = draftOfImage(set, 'jpg');
    return presentOwnPhoto(await keepPhoto({ db, store, log: request.log }, scope, { by, key, draft }));
  });

  on(withdrawPhoto, async ({ params: { clientId, photoId }, headers, principal, request }) => {
    const admission = await admitted(request, { clientId, headers, principal });
    const { scope } = admission;
    const { guest } = bringerOf(admission);
    const names = await inTransaction(db, async (trx) => {
      const photos = await lockPhotos(trx, scope, { ids: [photoId], guestId: guest.id });
      if (photos.length === 0) throw notFound('photo');
      const gone = await forgetPhotos(trx, scope, photos);
      // the last that was shown takes the album off the page
      if (photos[0]?.state === 'SHOWN' && !(await hasShownPhotos(trx, scope, clientId)))
        await touchPages(trx, scope, clientId);
      return gone;
    });
    await removePhotoFiles(store, names, request.log);
    return null;
  });

  async function admitted(
    request: FastifyRequest,
    { clientId, headers, principal }: { clientId: number; headers: AtPage; principal: Principal },
  ): Promise<Admission> {
    const gate = await findGate(db, headers.slug);
    if (gate?.client_id !== clientId) throw notFound('invitation');
    return invitationAccess.admit(request.ip, [gate], { code: headers['guest-code'], principal });
  }

  async function countOnce({ clientId, guest }: Bringer): Promise<void> {
    const ofGuest = await counters.photosOfGuest.take(String(guest.id));
    const wait = ofGuest || (await counters.photosOfInvitation.take(String(clientId)));
    if (wait > 0) throw rateLimited(wait);
  }

  async function hasBegun({ scope, gate: { client_id: clientId }, guest }: Admission): Promise<boolean> {
    const invitedTo = guest?.events.map(({ event_id }) => event_id) ?? [];
    return albumIsOpen(await listDaysOf(db, scope, { clientId, invitedTo }), new Date());
  }

  async function isOpenFor(admission: Admission): Promise<boolean> {
    const { scope, gate } = admission;
    return (await findAdmission(db, scope, gate.client_id)) !== 'CLOSED' && hasBegun(admission);
  }
}

function bringerOf({ gate, guest }: Admission): Bringer {
  if (!guest) throw new HttpError('UNAUTHENTICATED', problem('own_link_wanted'));
  return { clientId: gate.client_id, optionId: gate.option_id, guest: { id: guest.id, name: guest.name } };
}
