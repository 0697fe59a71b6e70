import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import type { DraftLinkRow, DraftSuggestionRow } from '../../db/rows/drafts.ts';
import type { ClientScope } from '../../access/access.ts';

export async function findLink(db: Database, scope: ClientScope, optionId: number): Promise<DraftLinkRow | undefined> {
  return db('draft_links').where(scope.within('client_id')).where({ option_id: optionId }).first();
}

export async function putLink(
  db: Database,
  link: Pick<DraftLinkRow, 'option_id' | 'client_id' | 'token' | 'expires_at'>,
): Promise<void> {
  await db('draft_links').insert(link).onConflict('option_id').merge(['token', 'expires_at']);
}

export async function updateLink(
  db: Database,
  scope: ClientScope,
  { optionId, ...columns }: { optionId: number } & Partial<Omit<DraftLinkRow, 'option_id' | 'client_id'>>,
): Promise<void> {
  await db('draft_links').where(scope.within('client_id')).where({ option_id: optionId }).update(columns);
}

/** The open ones and, of those that were decided, the latest. */
export async function listSuggestions(
  db: Database,
  scope: ClientScope,
  optionId: number,
  mostDecided: number,
): Promise<DraftSuggestionRow[]> {
  const all = () => db('draft_suggestions').where(scope.within('client_id')).where({ option_id: optionId });
  const [open, decided] = await Promise.all([
    all().where({ state: 'OPEN' }).orderBy('id'),
    all().whereNot({ state: 'OPEN' }).orderBy('decided_at', 'desc').orderBy('id', 'desc').limit(mostDecided),
  ]);
  return [...open, ...decided];
}

/** Held until the transaction ends; with it who suggests at the same time waits. */
export async function lockOpenSuggestions(
  trx: Database,
  scope: ClientScope,
  optionId: number,
): Promise<DraftSuggestionRow[]> {
  return trx('draft_suggestions')
    .where(scope.within('client_id'))
    .where({ option_id: optionId, state: 'OPEN' })
    .forUpdate();
}

export async function findSuggestion(
  db: Database,
  scope: ClientScope,
  { id, optionId }: { id: number; optionId: number },
): Promise<DraftSuggestionRow | undefined> {
  return db('draft_suggestions').where(scope.within('client_id')).where({ id, option_id: optionId }).first();
}

export async function insertSuggestion(
  db: Database,
  suggestion: Pick<
    DraftSuggestionRow,
    'client_id' | 'option_id' | 'section' | 'path' | 'former_text' | 'suggested_text' | 'comment' | 'author'
  >,
): Promise<number> {
  const [id] = await db('draft_suggestions').insert(suggestion);
  return newId(id);
}

export async function updateSuggestion(
  db: Database,
  scope: ClientScope,
  { id, ...columns }: Pick<DraftSuggestionRow, 'id'> & Partial<Omit<DraftSuggestionRow, 'client_id' | 'option_id'>>,
): Promise<void> {
  await db('draft_suggestions').where(scope.within('client_id')).where({ id }).update(columns);
}

export async function deleteSuggestion(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('draft_suggestions').where(scope.within('client_id')).where({ id }).delete();
}

/** Whom the hosts invited; who came to the door without an invitation is no guest of the list. */
export async function countListed(db: Database, scope: ClientScope, optionId: number): Promise<number> {
  const row = await db('guests')
    .where(scope.within('client_id'))
    .where({ option_id: optionId })
    .whereNot({ source: 'ADHOC' })
    .count({ count: '*' })
    .first();
  return Number(row?.['count'] ?? 0);
}
