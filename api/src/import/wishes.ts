import { insertWish } from '../resources/wishes/queries.ts';
import { formerKey, KEPT, recordOf } from './client-plan.ts';
import { merged, type Values } from './marks.ts';
import type { Host, PeopleOutcome } from './people.ts';
import { personLines } from './people-lines.ts';
import { listWishes, updateWish } from './queries.ts';
import type { OldClient } from './stock.ts';

/** Wishes with their own dates. Who wrote one is a name: the other system does not say which guest it was. */
export async function writeWishes(host: Host, old: OldClient): Promise<PeopleOutcome & { readonly count: number }> {
  const { trx, scope, clientId } = host;
  const outcome: PeopleOutcome = { records: [], findings: [] };
  const lines = personLines('wish', old.lines, outcome.findings);
  const stored = new Map((await listWishes(trx, scope, clientId)).map((wish) => [wish.id, wish]));
  for (const { key, line, slug, fields } of lines) {
    const former = host.former.get(formerKey('wish', key));
    const now = former && stored.get(former.row_id);
    // removed here
    if (former && !now) continue;
    const sent: Values = { name: fields.name, message: fields.message, created_at: fields.created_at ?? undefined };
    const { write, agreed, left } = merged(sent, former?.fields, now && { ...now });
    for (const field of left) outcome.findings.push({ line, what: 'KEPT', path: `wish ${field}`, why: KEPT });
    const said = { ...write, ...agreed };
    if (former && Object.keys(said).length === 0) continue;
    const columns = {
      name: fields.name,
      message: fields.message,
      ...(fields.created_at && { created_at: new Date(fields.created_at) }),
    };
    if (now && Object.keys(write).length > 0) {
      const entries = Object.entries(columns).filter(([field]) => field in write);
      await updateWish(trx, scope, { id: now.id, ...Object.fromEntries(entries) });
    }
    const option_id = host.optionOf(slug) ?? null;
    const strange = { guest_id: null, rsvp_id: null, source: 'IMPORT' };
    const row = now
      ? { ...now, ...columns }
      : await insertWish(trx, scope, { client_id: clientId, option_id, ...strange, ...columns });
    const { name, message, created_at } = row;
    const after = { name, message, created_at: created_at.toISOString() };
    outcome.records.push(recordOf({ kind: 'wish', key, former }, { row_id: row.id, said, after }));
  }
  return { ...outcome, count: lines.length };
}
