import {
  type BodyOf,
  limitAt,
  OptionEdit,
  problem,
  problemAt,
  type suggestWords,
  updateClient,
} from '@janur/contracts';
import { draftTexts } from '@janur/contracts/rules';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import type { DraftSuggestionRow } from '../../db/rows/drafts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound, raise } from '../../lib/errors.ts';
import { findInvitationRows } from '../invitations/queries.ts';
import { lockOption } from '../clients/queries.ts';
import { presentDraft } from './present.ts';
import {
  deleteSuggestion,
  findSuggestion,
  insertSuggestion,
  listSuggestions,
  lockOpenSuggestions,
  updateSuggestion,
} from './queries.ts';

/** More are no review any more, and whoever has the link could fill the table. */
export const MOST_OPEN = 300;
const MOST_DECIDED = 200;

/** What a save takes of each text, under the paths that drafts have. */
const SAVED = updateClient.body.extend({ option: OptionEdit });
const limitOf = (path: string) => limitAt(SAVED, path.startsWith('content.lines.') ? 'content.lines.line' : path);

export const suggestionsOf = (db: Database, scope: ClientScope, optionId: number) =>
  listSuggestions(db, scope, optionId, MOST_DECIDED);

/** Keeps other words for a text. Who has said it before, and was not answered yet, changes what they said. */
export async function suggest(
  db: Database,
  scope: ClientScope,
  optionId: number,
  { section, path = null, before = null, text = null, comment, author }: BodyOf<typeof suggestWords>,
): Promise<DraftSuggestionRow> {
  const remark = comment || null;
  if (text === null && remark === null) throw invalid([problemAt('body.text', problem('nothing_suggested'))]);
  return inTransaction(db, async (trx) => {
    const option = (await lockOption(trx, scope, optionId)) ?? raise(notFound('draft'));
    const stored = path === null ? undefined : await storedText(trx, scope, { optionId, path });
    if (text !== null) refuseText(path, text);
    const open = await lockOpenSuggestions(trx, scope, optionId);
    const same = open.find((one) => path !== null && one.path === path && one.author === author);
    const said = {
      section,
      path,
      former_text: stored ?? before,
      suggested_text: text,
      comment: remark,
      author,
    };
    if (same) await updateSuggestion(trx, scope, { id: same.id, ...said });
    else if (open.length >= MOST_OPEN) throw conflict(problem('many_suggestions', { max: MOST_OPEN }));
    const id = same?.id ?? (await insertSuggestion(trx, { ...said, option_id: optionId, client_id: option.client_id }));
    return (await findSuggestion(trx, scope, { id, optionId })) ?? raise(notFound('suggestion'));
  });
}

async function storedText(
  trx: Database,
  scope: ClientScope,
  { optionId, path }: { optionId: number; path: string },
): Promise<string | null> {
  const rows = (await findInvitationRows(trx, scope, optionId)) ?? raise(notFound('draft'));
  const found = draftTexts(presentDraft(rows)).find((text) => text.path === path);
  if (!found) throw invalid([problemAt('body.path', problem('not_a_draft_text'))]);
  return found.value;
}

function refuseText(path: string | null, text: string): void {
  if (path === null) throw invalid([problemAt('body.path', problem('required'))]);
  const max = limitOf(path);
  if (text.length > max) throw invalid([problemAt('body.text', problem('too_long', { max }))]);
}

/** Only what nobody has answered yet can be taken back. */
export async function withdraw(
  db: Database,
  scope: ClientScope,
  { id, optionId }: { id: number; optionId: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const open = await lockOpenSuggestions(trx, scope, optionId);
    if (!open.some((one) => one.id === id)) throw notFound('suggestion');
    await deleteSuggestion(trx, scope, id);
  });
}
