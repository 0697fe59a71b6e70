import type { BodyOf, moderatePhotos } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import { recordOf } from '../../../audit/record.ts';
import type { Database } from '../../../db/connection.ts';
import { notFound } from '../../../lib/errors.ts';
import { lockOwner } from '../../uploads/queries.ts';
import { hasShownPhotos, touchPages } from '../album-queries.ts';
import { lockPhotos, type PhotoRow, updateState } from '../photo-queries.ts';
import { forgetPhotos } from '../remove.ts';

type Moderation = BodyOf<typeof moderatePhotos> & { readonly clientId: number };

/** Does it to all that are meant and are not so already; answers how many, and which files are to go. One that is another's refuses the whole call. */
export async function moderate(
  trx: Database,
  scope: ClientScope,
  { clientId, deed, photos: named }: Moderation,
): Promise<{ count: number; gone: string[] }> {
  await lockOwner(trx, scope, clientId);
  const photos = await lockPhotos(trx, scope, named);
  if ('ids' in named && photos.length < new Set(named.ids).size) throw notFound('photo');
  const hadAny = await hasShownPhotos(trx, scope, clientId);
  const changed = photos.filter(({ state }) => deed === 'REMOVE' || state !== AFTER[deed]);
  const gone = await change(trx, scope, { deed, photos: changed });
  // the first and the last that are shown bring the album onto the page, and take it off
  if ((await hasShownPhotos(trx, scope, clientId)) !== hadAny) await touchPages(trx, scope, clientId);
  if (changed.length > 0) {
    const changes = [{ path: 'photos', from: null, to: changed.length }];
    const subject = { type: 'client', id: clientId };
    await recordOf(trx, scope, { clientId, action: `album.${deed.toLowerCase()}`, subject, changes });
  }
  return { count: changed.length, gone };
}

const AFTER = { SHOW: 'SHOWN', HIDE: 'HIDDEN', WAIT: 'WAITING' } as const;

async function change(
  trx: Database,
  scope: ClientScope,
  { deed, photos }: { deed: Moderation['deed']; photos: readonly PhotoRow[] },
): Promise<string[]> {
  if (photos.length === 0) return [];
  if (deed === 'REMOVE') return forgetPhotos(trx, scope, photos);
  await updateState(trx, scope, { ids: photos.map(({ id }) => id), state: AFTER[deed] });
  return [];
}
