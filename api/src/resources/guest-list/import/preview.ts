import type { PlannedRows } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { invitedOf, jobOf, readList, type Reading, type Target } from './read-list.ts';

/** What a file would do, row by row. Nothing is written; what cannot be accepted is refused as it would be. */
export async function previewGuests(
  db: Database,
  scope: ClientScope,
  { file, reading, ...target }: Target & { file: Uint8Array; reading: Reading },
): Promise<PlannedRows> {
  const { id, client_id: clientId } = target.option;
  const nextInvited = invitedOf(db, scope, id);
  const thread = await readList(file, {
    job: jobOf(target, reading, { isPreview: true }),
    tenant: `client ${clientId}`,
  });
  for await (const { word, answer } of thread) {
    if (word.type === 'more') answer({ type: 'invited', guests: await nextInvited() });
    if (word.type !== 'outlined') continue;
    const { created, updated, unchanged } = word;
    return { created, updated, unchanged };
  }
  throw new Error('the preview ended before it was planned');
}
