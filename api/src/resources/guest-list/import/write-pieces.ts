import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type ClientScope, HOUSEKEEPING } from '../../../access/access.ts';
import { loggable } from '../../../lib/errors.ts';
import { movement, NOT_ARRIVED, sumOf, addToCounters } from '../../../guests/counter-queries.ts';
import { lockGuests } from '../../../guests/guest-queries.ts';
import { insertMembers } from '../../../guests/member-queries.ts';
import { writeMembers } from '../../../guests/members.ts';
import { PENDING } from '../../../guests/place-queries.ts';
import { deletePiece, holdEvents, holdNextPiece, listIdsByCode, listUnfinished, type Piece } from './piece-queries.ts';
import { holdMovements, insertGuests, updateGuests, updatePlaces } from '../../../guests/bulk-queries.ts';
import { inviteThese, leaveOut } from '../inviting/invite.ts';
import type { ChangedGuest, NewGuest } from './worker-messages.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Writes what imports of a client have planned. Each piece has a transaction of its own, because one for all of them would
 * keep ushers waiting for their guests, and make every search of the event rebuild thousands of rows as they were before.
 */
export async function writePieces(db: Database, scope: ClientScope, clientId: number): Promise<void> {
  for (;;) {
    const started = performance.now();
    if (!(await inTransaction(db, (trx) => writeNext(trx, scope, clientId)))) return;
    // the others go first: the database works for them at least a third of the time
    await pause((performance.now() - started) / 2);
  }
}

/** Goes on with imports whose process ended before they were written; several processes that do so take turns. */
export function finishImports(app: FastifyInstance, db: Database): void {
  let finishing: Promise<void> | undefined;
  const look = () => {
    finishing ??= finishAll(db)
      .catch((error: unknown) => app.log.warn({ err: loggable(error) }, 'an import could not be finished'))
      .finally(() => (finishing = undefined));
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Writes whatever any import has left. */
export async function finishAll(db: Database): Promise<void> {
  for (const clientId of await listUnfinished(db, HOUSEKEEPING)) await writePieces(db, HOUSEKEEPING, clientId);
}

async function writeNext(trx: Database, scope: ClientScope, clientId: number): Promise<boolean> {
  const piece = await holdNextPiece(trx, scope, clientId);
  if (!piece) return false;
  await (piece.kind === 'CREATED' ? create(trx, scope, piece) : change(trx, scope, piece));
  await deletePiece(trx, scope, piece.id);
  return true;
}

async function create(trx: Database, scope: ClientScope, { client_id, option_id, ...piece }: Piece): Promise<void> {
  const planned: number[] = JSON.parse(piece.event_ids);
  const guests: NewGuest[] = JSON.parse(piece.guests);
  const eventIds = await holdEvents(trx, scope, planned);
  await insertGuests(trx, scope, { client_id, option_id, eventIds, guests: piece.guests });
  await addHouseholds(trx, scope, guests);
  await leaveOut(trx, scope, { clientId: client_id, eventIds: leftOutBy(guests, eventIds) });
  for (const event_id of eventIds) {
    const counts = sumOf(
      guests
        .filter((guest) => isInvited(guest, event_id))
        .map(({ total_guests }) => movement(undefined, { ...PENDING, ...NOT_ARRIVED, total_guests })),
    );
    await addToCounters(trx, { client_id, option_id, event_id }, counts);
  }
}

/** Who is in the households that a file names. */
async function addHouseholds(trx: Database, scope: ClientScope, guests: readonly NewGuest[]): Promise<void> {
  const membersOf = new Map(guests.flatMap(({ code, members }) => (members?.length ? [[code, members] as const] : [])));
  const named = await listIdsByCode(trx, scope, [...membersOf.keys()]);
  await insertMembers(
    trx,
    named.flatMap(({ id: guest_id, client_id, code }) =>
      (membersOf.get(code) ?? []).map((member, position) => ({ ...member, client_id, guest_id, position })),
    ),
  );
}

async function changeHouseholds(trx: Database, scope: ClientScope, guests: readonly ChangedGuest[]): Promise<void> {
  const named = new Map(guests.flatMap(({ id, members }) => (members ? [[id, members] as const] : [])));
  for (const held of await lockGuests(trx, scope, [...named.keys()]))
    await writeMembers(trx, scope, held, named.get(held.id) ?? []);
}

type Named = Pick<NewGuest, 'event_ids'>;

/** A guest of a file that names no events is invited to all. */
const isInvited = ({ event_ids: named }: Named, eventId: number): boolean =>
  named === undefined || named.split(',').includes(String(eventId));

const leftOutBy = (guests: readonly Named[], eventIds: readonly number[]): number[] =>
  eventIds.filter((id) => guests.some((guest) => !isInvited(guest, id)));

/** Known guests are invited to what the file names, and to nothing else; who has arrived somewhere stays there. */
async function inviteNamed(trx: Database, scope: ClientScope, { client_id: clientId, ...piece }: Piece): Promise<void> {
  const planned: number[] = JSON.parse(piece.event_ids);
  const guests: ChangedGuest[] = JSON.parse(piece.guests);
  const named = guests.filter(({ event_ids }) => event_ids !== undefined);
  if (named.length === 0) return;
  const eventIds = await holdEvents(trx, scope, planned);
  await leaveOut(trx, scope, { clientId, eventIds: leftOutBy(named, eventIds) });
  for (const alike of Map.groupBy(named, ({ event_ids }) => event_ids).values()) {
    const invitations = eventIds.map((eventId) => ({
      eventId,
      isInvited: alike.every((guest) => isInvited(guest, eventId)),
    }));
    await inviteThese(
      trx,
      scope,
      alike.map(({ id }) => id),
      invitations,
    );
  }
}

async function change(trx: Database, scope: ClientScope, piece: Piece): Promise<void> {
  const { guests } = piece;
  // the guests before their places, like everybody who holds both
  await updateGuests(trx, scope, guests);
  const movements = await holdMovements(trx, scope, guests);
  await updatePlaces(trx, scope, guests);
  for (const { at, counts } of movements) await addToCounters(trx, at, counts);
  await inviteNamed(trx, scope, piece);
  await changeHouseholds(trx, scope, JSON.parse(guests));
}
