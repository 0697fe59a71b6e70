import type { Gift } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import { lastChangesOf, type LastChange } from '../../audit/last-changes.ts';
import type { Database } from '../../db/connection.ts';
import type { BookLine } from './queries.ts';
import { SUBJECTS } from './service.ts';

/** Lines as hosts see them, each with who changed it last. */
export async function presentGifts(
  db: Database,
  scope: ClientScope,
  lines: readonly BookLine[],
  { withAmounts }: { withAmounts: boolean },
): Promise<Gift[]> {
  const lastOf = await lastChangesOf(
    db,
    scope,
    lines.map(({ source, id }) => ({ type: SUBJECTS[source], id })),
  );
  return lines.map((line) =>
    presentGift(line, { withAmounts, last: lastOf({ type: SUBJECTS[line.source], id: line.id }) }),
  );
}

const presentGift = (
  line: BookLine,
  { withAmounts, last }: { withAmounts: boolean; last: LastChange | undefined },
): Gift => ({
  key: `${line.source}${line.id}`,
  kind: line.kind,
  number: line.number,
  giver_name: line.giver_name,
  guest_code: line.guest_code,
  guest_name: line.guest_name,
  carrier_name: line.carrier_name,
  amount: withAmounts ? line.amount : null,
  is_counted: line.amount !== null,
  thing: line.thing,
  received_by: line.received_by,
  received_at: line.received_at.toISOString(),
  thanked_at: line.thanked_at?.toISOString() ?? null,
  return_note: line.return_note,
  returned_at: line.returned_at?.toISOString() ?? null,
  changed_by: last?.account_name ?? null,
  changed_at: last?.created_at.toISOString() ?? null,
});

/** What a key names: a line of the couple's (`g`) or of the door's (`d`). */
export const namedBy = (key: string): Pick<BookLine, 'source' | 'id'> => ({
  source: key.startsWith('d') ? 'd' : 'g',
  id: Number(key.slice(1)),
});
