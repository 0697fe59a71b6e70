import type { WISH_DEEDS } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import { recordOf } from '../../../audit/record.ts';
import type { Database } from '../../../db/connection.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Named } from './chosen.ts';
import { deleteWishes, lockWishes, updateHidden } from './queries.ts';

interface Moderation {
  readonly deed: (typeof WISH_DEEDS)[number];
  readonly named: Named;
  /** The account that does it. */
  readonly by: number;
}

/** Does it to all that are meant and are not so already; answers how many. One that is another's refuses the whole call. */
export async function moderate(trx: Database, scope: ClientScope, { deed, named, by }: Moderation): Promise<number> {
  const wishes = await lockWishes(trx, scope, named);
  if ('ids' in named && wishes.length < new Set(named.ids).size) throw notFound('wish');
  const changed = wishes.filter(({ is_hidden }) => deed === 'REMOVE' || is_hidden === (deed === 'SHOW'));
  const ids = changed.map(({ id }) => id);
  if (deed === 'REMOVE') await deleteWishes(trx, scope, ids);
  else await updateHidden(trx, scope, { ids, by: deed === 'HIDE' ? by : null });
  for (const [clientId, { length }] of Map.groupBy(changed, ({ client_id }) => client_id)) {
    const changes = [{ path: 'wishes', from: null, to: length }];
    const subject = { type: 'client', id: clientId };
    await recordOf(trx, scope, { clientId, action: `wishes.${deed.toLowerCase()}`, subject, changes });
  }
  return changed.length;
}
