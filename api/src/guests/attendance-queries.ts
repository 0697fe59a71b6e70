import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import type { GuestEventRow } from '../db/rows/guests.ts';
import { searchTextOf } from './search-text.ts';

/* What the guest-book writes of guests and their places, as statements that can be sent together. */

export interface NewWalkIn {
  client_id: number;
  option_id: number;
  event_id: number;
  code: string;
  name: string;
  phone_number: string | null;
  total_guests: number;
  table_number: string | null;
}

/** A guest who was not on the list, and the place at the event. */
export function insertWalkIn(db: Database, scope: ClientScope, walkIn: NewWalkIn) {
  const { client_id, option_id, event_id, code, name, phone_number, total_guests, table_number } = walkIn;
  const search_text = searchTextOf({ name, code, phone_number });
  const both = { client_id, option_id, search_text, total_guests };
  return [
    db('guests').insert({ ...both, code, name, phone_number, source: 'ADHOC' }),
    db('guest_events').insert({
      ...both,
      event_id,
      // a query stands for the id that it finds, which knex's types do not know of
      guest_id: db('guests').where(scope.within('client_id')).where({ code }).select('id') as unknown as number,
      guest_name: name,
      table_number,
      // who stands there has answered
      confirmation_status: 'CONFIRMED',
      total_guests_confirmed: total_guests,
    }),
  ];
}

const WRITTEN = [
  'total_guests_attended',
  'total_guests_left',
  'is_received_gift',
  'is_received_souvenir',
  'extra_souvenirs',
  'table_number',
  'is_checked_in',
  'check_in_op_id',
  'checked_in_at',
  'checked_in_by',
  'checked_in_gate',
] as const satisfies readonly (keyof GuestEventRow)[];

export type AttendanceChanges = Pick<GuestEventRow, 'id'> & Partial<Pick<GuestEventRow, (typeof WRITTEN)[number]>>;

/** Writes what changed, each guest's own; also a guest of whom only the log says more is news for the devices. */
export function updateAttendances(db: Database, scope: ClientScope, changes: readonly AttendanceChanges[]) {
  const columns = WRITTEN.flatMap((column) => {
    const said = changes.filter((one) => one[column] !== undefined);
    const [first] = said;
    if (!first) return [];
    const isSame = said.length === changes.length && said.every((one) => one[column] === first[column]);
    const values = said.flatMap((one) => [one.id, one[column] ?? null]);
    const each = () => db.raw(`CASE id ${'WHEN ? THEN ? '.repeat(said.length)}ELSE ?? END`, [...values, column]);
    return [[column, isSame ? first[column] : each()] as const];
  });
  const ids = changes.map(({ id }) => id);
  const chosen = db('guest_events').where(scope.within('client_id')).whereIn('id', ids);
  const now = ['updated_at', db.raw('CURRENT_TIMESTAMP(3)')] as const;
  return ids.length > 0 ? [chosen.update(Object.fromEntries([...columns, now]))] : [];
}

export async function markScanned(db: Database, scope: ClientScope, guestEventId: number): Promise<void> {
  await db('guest_events')
    .where(scope.within('client_id'))
    .where({ id: guestEventId, is_scanned: 0 })
    .update({ is_scanned: true, scanned_at: new Date() });
}
