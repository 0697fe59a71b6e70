import type { ConfirmationStatus } from '@janur/contracts';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { forgetDeleted, insertKept, type KeptRows, listReferable, lockDeleted } from './deleted-queries.ts';
import { addPlaces, type NewPlace } from './place-queries.ts';

export interface Restored {
  readonly id: number;
  readonly client_id: number;
  readonly code: string;
  readonly name: string;
}

/**
 * Deleted guests as they were: code, answers, household, wishes. Their places are new ones, because devices at the door know
 * that the former ones are gone; an event that is called off since has no place any more.
 */
export async function restoreGuests(trx: Database, scope: ClientScope, codes: readonly string[]): Promise<Restored[]> {
  const deleted = await lockDeleted(trx, scope, codes);
  if (deleted.length === 0) return [];
  const { events, meals } = await listReferable(trx, scope);
  for (const { rows } of deleted) {
    const of = (table: string) => rows[table] ?? [];
    const still = (row: KeptRows[string][number]) => events.has(row['event_id'] ?? '');
    await insertKept(trx, 'guests', of('guests'));
    await insertKept(trx, 'guest_members', of('guest_members'));
    await addPlaces(trx, of('guest_events').filter(still).map(placeOf));
    for (const table of ['rsvps', 'rsvp_history', 'wishes', 'outbox']) await insertKept(trx, table, of(table));
    await insertKept(trx, 'rsvp_events', of('rsvp_events').filter(still));
    const answers = of('member_answers').filter(still);
    await insertKept(
      trx,
      'member_answers',
      answers.map((row) => ({ ...row, meal_id: meals.has(row['meal_id'] ?? '') ? (row['meal_id'] ?? null) : null })),
    );
  }
  await forgetDeleted(
    trx,
    scope,
    deleted.map(({ id }) => id),
  );
  return deleted.map(({ guest_id: id, client_id, code, rows }) => ({
    id,
    client_id,
    code,
    name: rows['guests']?.[0]?.['name'] ?? '',
  }));
}

function placeOf(row: KeptRows[string][number]): NewPlace {
  const number = (column: string) => Number(row[column] ?? 0);
  return {
    client_id: number('client_id'),
    option_id: number('option_id'),
    event_id: number('event_id'),
    guest_id: number('guest_id'),
    guest_name: row['guest_name'] ?? '',
    search_text: row['search_text'] ?? '',
    total_guests: number('total_guests'),
    confirmation_status: (row['confirmation_status'] ?? 'PENDING') as ConfirmationStatus, // as it was stored
    total_guests_confirmed: number('total_guests_confirmed'),
    table_number: row['table_number'] ?? null,
    // when the guest was invited there says whether the guest had answered before
    ...(row['created_at'] && { created_at: new Date(`${row['created_at'].replace(' ', 'T')}Z`) }),
  };
}
