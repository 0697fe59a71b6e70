import type { MessageTemplate } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { MessageKind } from '@janur/contracts/messages';
import type { ClientScope } from '../../../access/access.ts';
import { type Audience, inAudience, wasSent } from '../../../guests/audience.ts';

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

/** When and where the events of a client are. */
export async function listEventDays(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<{ id: number; start_datetime: Date | null; timezone: string }[]> {
  return db('events')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .select('id', 'start_datetime', 'timezone');
}

export async function countDue(
  db: Database,
  scope: ClientScope,
  { audience, ...narrowed }: Narrowing & { audience: Audience },
): Promise<number> {
  const due = inAudience(db, chosenGuests(db, scope, narrowed), { guest: 'guests.id', ...audience });
  return counted(await due.count({ count: '*' }).first());
}

export async function countSent(
  db: Database,
  scope: ClientScope,
  { kind, ...narrowed }: Narrowing & { kind: MessageKind },
): Promise<number> {
  return counted(
    await wasSent(db, chosenGuests(db, scope, narrowed), kind)
      .count({ count: '*' })
      .first(),
  );
}

/** Whose guests are counted. */
export interface Narrowing {
  readonly clientId: number;
  readonly optionId: number | undefined;
  readonly group: string | undefined;
}

function chosenGuests(db: Database, scope: ClientScope, { clientId, optionId, group }: Narrowing) {
  const guests = db.from('guests').where(scope.within('guests.client_id')).where('guests.client_id', clientId);
  if (optionId !== undefined) void guests.where('guests.option_id', optionId);
  if (group !== undefined) void guests.where('guests.guest_group', group);
  return guests;
}

const counted = (row: Record<string, unknown> | undefined): number => Number(row?.['count'] ?? 0);
