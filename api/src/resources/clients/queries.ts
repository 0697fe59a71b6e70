import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import type { ClientRow, OptionRow } from '../../db/rows/invitation.ts';
import type { ClientScope } from '../../access/access.ts';
import { OPTION_COLUMNS } from '../invitations/columns.ts';
import type { Row } from './content/part-plan.ts';

/** The client, held until the end of the transaction: two editors of one client come one after the other. */
export async function lockClient(
  db: Database,
  scope: ClientScope,
  id: number,
): Promise<{ id: number; revision: number } | undefined> {
  return db('clients').select('id', 'revision').where(scope.within('id')).where({ id }).forUpdate().first();
}

export async function insertClient(db: Database, client: Pick<ClientRow, 'name' | 'version'>): Promise<number> {
  const [id] = await db('clients').insert(client);
  const clientId = newId(id);
  await db('contents').insert({ client_id: clientId });
  return clientId;
}

export async function updateClientRow(
  db: Database,
  scope: ClientScope,
  { id, ...columns }: Pick<ClientRow, 'id' | 'name' | 'version'>,
): Promise<void> {
  await db('clients').where(scope.within('id')).where({ id }).update(columns);
}

export async function updateContentRow(
  db: Database,
  scope: ClientScope,
  { id, columns }: { id: number; columns: Row },
): Promise<void> {
  await db('contents').where(scope.within('client_id')).where({ id }).update(columns);
}

/** What every page that keeps the client's invitations in memory looks at. */
export async function raiseClientRevision(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('clients').where(scope.within('id')).where({ id }).increment('revision');
}

export async function listOptionsOf(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<Pick<OptionRow, 'id' | 'slug'>[]> {
  return db('options')
    .select('id', 'slug')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .orderBy('id');
}

export async function lockOption(db: Database, scope: ClientScope, id: number) {
  return db('options')
    .select(...OPTION_COLUMNS)
    .where(scope.within('client_id'))
    .where({ id })
    .forUpdate()
    .first();
}
export type LockedOption = NonNullable<Awaited<ReturnType<typeof lockOption>>>;

export async function insertOption(
  db: Database,
  option: Partial<OptionRow> & Pick<OptionRow, 'client_id' | 'slug' | 'template'>,
): Promise<number> {
  const [id] = await db('options').insert(option);
  return newId(id);
}

export async function updateOptionRow(
  db: Database,
  scope: ClientScope,
  { id, columns }: { id: number; columns: Partial<OptionRow> },
): Promise<void> {
  await db('options').where(scope.within('client_id')).where({ id }).update(columns);
}

export async function raiseOptionRevision(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('options').where(scope.within('client_id')).where({ id }).increment('revision');
}
