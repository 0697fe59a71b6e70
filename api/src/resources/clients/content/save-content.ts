import { type ContentInput, problem } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import type { ContentRows } from '../../invitations/queries.ts';
import { resolveBanks } from './banks.ts';
import { contentCssProblems } from './css-problems.ts';
import { PART_TABLES, planContent } from './content-plan.ts';
import type { Row } from './part-plan.ts';
import { deleteParts, hasInvited, insertParts, listEventsInUse, replaceParts } from './part-queries.ts';
import { updateContentRow } from '../queries.ts';

const AT = 'body.content';

/** Makes the stored content what was sent, in a transaction of the caller's that holds the client. */
export async function saveContent(
  trx: Database,
  scope: ClientScope,
  { rows, sent }: { rows: ContentRows; sent: ContentInput },
): Promise<void> {
  const banks = await resolveBanks(trx, { payments: sent.payments ?? [], at: `${AT}.payments` });
  const { content, parts, problems } = planContent(rows, sent, { at: AT, bankIds: banks.bankIds });
  const all = [...problems, ...banks.problems, ...contentCssProblems(sent, AT)];
  if (all.length > 0) throw invalid(all);
  await refuseLosingGuests(trx, scope, parts.get('events')?.remove ?? []);

  const isPrivate = (await hasInvited(trx, scope, rows.client.id)) || null;
  const owner = { client_id: rows.client.id, content_id: rows.content.id };
  for (const table of PART_TABLES) {
    const { remove, replace, insert } = parts.get(table) ?? { remove: [], replace: [], insert: [] };
    if (remove.length > 0) await deleteParts(trx, scope, { table, ids: remove });
    if (replace.length > 0) await replaceParts(trx, { table, rows: replace });
    if (insert.length > 0)
      await insertParts(trx, {
        table,
        rows: insert.map((row) => ({ ...(table === 'events' ? withPrivacy(row, isPrivate) : row), ...owner })),
      });
  }
  if (Object.keys(content).length > 0) await updateContentRow(trx, scope, { id: rows.content.id, columns: content });
}

/** Nobody is invited yet to an event that is added to a guest list: until the hosts say else, those see it whom they invite. */
const withPrivacy = (event: Row, isPrivate: boolean | null): Row => ({
  ...event,
  only_invited: event['only_invited'] ?? isPrivate,
});

/** With an event its guests, answers and check-ins would go, too: that is never what a saved form means. */
async function refuseLosingGuests(trx: Database, scope: ClientScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const used = await listEventsInUse(trx, scope, ids);
  if (used.length === 0) return;
  const events = used.map(({ id, title }) => title ?? String(id)).join(', ');
  throw conflict(problem('events_have_guests', { events }));
}
