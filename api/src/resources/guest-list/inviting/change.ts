import { type BodyOf, type changeGuests } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { recordOf } from '../../../audit/record.ts';
import { lockGuests, updateGroupOf, updateTagsOf } from '../../../guests/guest-queries.ts';
import { restoreGuests } from '../../../guests/restore.ts';
import { lockPlacesAt, touchPlacesOf, updateTableOf } from '../../../guests/place-queries.ts';
import { countDeleted } from '../../../guests/deleted-queries.ts';
import { HttpError, notFound } from '../../../lib/errors.ts';
import { inPieces } from '../../../lib/in-pieces.ts';
import { findById } from '../editing/queries.ts';
import { removeGuest } from '../editing/service.ts';
import type { Chosen } from './chosen.ts';

const AT_ONCE = 200;

/** Gives guests a group, tags, or a table where they are invited; answers how many were meant. */
export async function changeMany(
  db: Database,
  scope: ClientScope,
  { clientId, guests }: Chosen,
  { guest_group: group, tags, table }: Pick<BodyOf<typeof changeGuests>, 'guest_group' | 'tags' | 'table'>,
): Promise<number> {
  let changed = 0;
  for (const piece of inPieces(guests, AT_ONCE)) {
    const ids = piece.map(({ id }) => id);
    changed += await inTransaction(db, async (trx) => {
      const held = await lockGuests(trx, scope, ids);
      const guestIds = held.map(({ id }) => id);
      if (group !== undefined) await updateGroupOf(trx, scope, guestIds, group || null);
      if (tags) await updateTagsOf(trx, scope, guestIds, tags);
      if (group !== undefined || tags) await touchPlacesOf(trx, scope, guestIds);
      if (!table) return held.length;
      const places = await lockPlacesAt(trx, scope, { eventId: table.event_id, guestIds });
      const placeIds = places.map(({ id }) => id);
      await updateTableOf(trx, scope, placeIds, table.table_number?.trim() || null);
      return places.length;
    });
  }
  const changes = [
    ...(group === undefined ? [] : [{ path: 'guest_group', from: null, to: group }]),
    ...(tags ? [{ path: 'tags', from: tags.remove.join(), to: tags.add.join() }] : []),
    ...(table ? [{ path: `events.${table.event_id}.table_number`, from: null, to: table.table_number }] : []),
    { path: 'guests', from: null, to: changed },
  ];
  await recordOf(db, scope, { clientId, action: 'guests.update', subject: { type: 'client', id: clientId }, changes });
  return changed;
}

/** One after the other: each leaves a line of its own, and who has arrived stays. */
export async function deleteMany(
  db: Database,
  scope: ClientScope,
  { guests }: Chosen,
): Promise<{ deleted: number; arrived: number; codes: string[] }> {
  const codes: string[] = [];
  let arrived = 0;
  for (const { id } of guests) {
    const guest = await findById(db, scope, id);
    if (!guest) continue;
    try {
      await removeGuest(db, scope, guest);
      codes.push(guest.code);
    } catch (error) {
      if (!(error instanceof HttpError) || error.problem.code !== 'guest_arrived') throw error;
      arrived += 1;
    }
  }
  return { deleted: codes.length, arrived, codes };
}

/** Brings deleted guests back, some at a time, so that nobody at the door waits for them; each leaves a line of its own. */
export async function restoreMany(db: Database, scope: ClientScope, codes: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(codes)];
  if ((await countDeleted(db, scope, wanted)) < wanted.length) throw notFound('guest');
  const restored: string[] = [];
  for (const piece of inPieces(wanted, AT_ONCE))
    restored.push(
      ...(await inTransaction(db, async (trx) => {
        const guests = await restoreGuests(trx, scope, piece);
        for (const { id, client_id: clientId, name } of guests)
          await recordOf(trx, scope, {
            clientId,
            action: 'guest.restore',
            subject: { type: 'guest', id },
            changes: [{ path: 'name', from: null, to: name }],
          });
        return guests.map(({ code }) => code);
      })),
    );
  return restored;
}
