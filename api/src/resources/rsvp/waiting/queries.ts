import type { Chosen } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { WaitingAnswerRow } from '../../../db/rows/guests.ts';
import type { Named } from '../../wishes/moderation/chosen.ts';
import { meant, written } from '../../wishes/moderation/chosen-queries.ts';

export type WaitingRow = WaitingAnswerRow & { client_name: string; slug: string };

const waiting = (db: Database, scope: ClientScope) =>
  db('waiting_answers').where(scope.within('waiting_answers.client_id'));

export async function listWaitingRows(
  db: Database,
  scope: ClientScope,
  { page, limit, ...chosen }: Chosen & { page: number; limit: number },
): Promise<{ rows: WaitingRow[]; total: number }> {
  const asked = () => waiting(db, scope).modify(written('waiting_answers', chosen));
  const [rows, total] = await Promise.all([
    asked()
      .join('clients', 'clients.id', 'waiting_answers.client_id')
      .join('options', 'options.id', 'waiting_answers.option_id')
      .select<WaitingRow[]>({
        id: 'waiting_answers.id',
        client_id: 'waiting_answers.client_id',
        option_id: 'waiting_answers.option_id',
        guest_code: 'waiting_answers.guest_code',
        source: 'waiting_answers.source',
        submission: 'waiting_answers.submission',
        created_at: 'waiting_answers.created_at',
        client_name: 'clients.name',
        slug: 'options.slug',
      })
      .orderBy([
        { column: 'waiting_answers.created_at', order: 'desc' },
        { column: 'waiting_answers.id', order: 'desc' },
      ])
      .limit(limit)
      .offset((page - 1) * limit),
    asked().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

export async function countWaiting(db: Database, scope: ClientScope, optionId: number): Promise<number> {
  const row = await waiting(db, scope)
    .where({ option_id: optionId })
    .count<{ total: number }[]>({ total: '*' })
    .first();
  return row?.total ?? 0;
}

export async function insertWaiting(
  db: Database,
  answer: Pick<WaitingAnswerRow, 'client_id' | 'option_id' | 'guest_code' | 'source' | 'submission'>,
): Promise<void> {
  await db('waiting_answers').insert(answer);
}

/** True when the holder of the code has an answer that waits, which now says this. */
export async function replaceWaiting(
  db: Database,
  scope: ClientScope,
  { optionId, code, submission }: { optionId: number; code: string; submission: WaitingAnswerRow['submission'] },
): Promise<boolean> {
  const held = waiting(db, scope).where({ option_id: optionId, guest_code: code });
  if (!(await held.clone().select('id').forUpdate().first())) return false;
  await held.update({ submission });
  return true;
}

/** Holds an answer that waits until the transaction ends. */
export async function lockWaiting(
  db: Database,
  scope: ClientScope,
  id: number,
): Promise<Omit<WaitingAnswerRow, 'created_at'> | undefined> {
  return waiting(db, scope)
    .where({ id })
    .select('id', 'client_id', 'option_id', 'guest_code', 'source', 'submission')
    .forUpdate()
    .first();
}

/** Which of these wait, by client. */
export async function listWaitingIds(
  db: Database,
  scope: ClientScope,
  named: Named,
): Promise<{ id: number; client_id: number }[]> {
  return waiting(db, scope).modify(meant('waiting_answers', named)).select('id', 'client_id').orderBy('id').forUpdate();
}

export async function deleteWaiting(db: Database, scope: ClientScope, ids: readonly number[]): Promise<void> {
  await waiting(db, scope)
    .whereIn('id', [...ids])
    .delete();
}
