import type { MessageTemplate } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';

/** The text for all groups stands under the empty one. */
const EVERY_GROUP = '';

export async function listTexts(db: Database, scope: ClientScope, clientId: number) {
  const rows = await db('message_templates')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .orderBy(['kind', 'guest_group', 'language'])
    .select('kind', 'language', 'guest_group', 'text');
  return rows.map((row) => ({ ...row, guest_group: row.guest_group === EVERY_GROUP ? null : row.guest_group }));
}

export async function writeText(
  db: Database,
  scope: ClientScope,
  clientId: number,
  { kind, language, guest_group, text }: Omit<MessageTemplate, 'text'> & { text: string | null },
): Promise<void> {
  const key = { client_id: clientId, kind, language, guest_group: guest_group ?? EVERY_GROUP };
  if (text === null) await db('message_templates').where(scope.within('client_id')).where(key).delete();
  else
    await db('message_templates')
      .insert({ ...key, text })
      .onConflict(['client_id', 'kind', 'language', 'guest_group'])
      .merge(['text']);
}
