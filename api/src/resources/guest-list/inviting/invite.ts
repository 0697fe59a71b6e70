import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { recordOf } from '../../../audit/record.ts';
import { type HeldGuest, lockGuests } from '../../../guests/guest-queries.ts';
import { householdsOf, writeComing } from '../../../guests/members.ts';
import {
  addPlaces,
  hasArrived,
  lockPlacesAt,
  type NewPlace,
  PENDING,
  removePlaces,
} from '../../../guests/place-queries.ts';
import { inPieces } from '../../../lib/in-pieces.ts';
import { raiseClientRevision } from '../../clients/queries.ts';
import type { Chosen } from './chosen.ts';
import { listSaid, type SaidRow, updateToPrivate } from './queries.ts';

export interface Invitation {
  readonly eventId: number;
  readonly isInvited: boolean;
}
export interface Invited {
  readonly changed: { event_id: number; is_invited: boolean; codes: string[] }[];
  readonly arrived: number;
}

/** As many as are written while a guest at the door would not notice. */
const AT_ONCE = 200;

/** Invites guests to events or takes them off, some at a time: what is so already stays, so that a second call goes on. */
export async function invite(
  db: Database,
  scope: ClientScope,
  { clientId, guests }: Chosen,
  invitations: readonly Invitation[],
): Promise<Invited> {
  const codeOf = new Map(guests.map(({ id, code }) => [id, code]));
  await leaveOut(db, scope, {
    clientId,
    eventIds: invitations.filter((one) => !one.isInvited).map((one) => one.eventId),
  });
  const changed = invitations.map(({ eventId, isInvited }) => ({
    event_id: eventId,
    is_invited: isInvited,
    codes: [] as string[],
  }));
  const arrived = new Set<number>();
  for (const piece of inPieces(guests, AT_ONCE)) {
    const ids = piece.map(({ id }) => id);
    const done = await inTransaction(db, (trx) => inviteThese(trx, scope, ids, invitations));
    done.changed.forEach((moved, at) => changed[at]?.codes.push(...moved.flatMap((id) => codeOf.get(id) ?? [])));
    done.arrived.forEach((id) => arrived.add(id));
  }
  await recordInvitations(db, scope, clientId, changed);
  return { changed, arrived: arrived.size };
}

/** The ids of those who were changed, for each invitation, and of those who stay because they have arrived. */
export async function inviteThese(
  trx: Database,
  scope: ClientScope,
  guestIds: readonly number[],
  invitations: readonly Invitation[],
): Promise<{ changed: number[][]; arrived: number[] }> {
  const held = await lockGuests(trx, scope, guestIds);
  const changed: number[][] = invitations.map(() => []);
  const arrived: number[] = [];
  // in the order of events, so that two transactions never wait for each other
  const ordered = [...invitations.entries()].toSorted(([, one], [, other]) => one.eventId - other.eventId);
  for (const [at, { eventId, isInvited }] of ordered) {
    const places = await lockPlacesAt(trx, scope, { eventId, guestIds: held.map(({ id }) => id) });
    if (isInvited) {
      const there = new Set(places.map(({ guest_id }) => guest_id));
      const missing = held.filter(({ id }) => !there.has(id));
      const said = await listSaid(trx, scope, { guestIds: missing.map(({ id }) => id), eventId });
      const saidOf = new Map(said.map((row) => [row.guest_id, row]));
      await addPlaces(
        trx,
        missing.map((guest): NewPlace => {
          const { id: guest_id, name: guest_name, client_id, option_id, search_text, total_guests } = guest;
          const answer = saidOf.get(guest_id);
          // who was taken off and is invited again has answered already
          const state = !answer
            ? PENDING
            : answer.is_attending
              ? {
                  confirmation_status: 'CONFIRMED' as const,
                  total_guests_confirmed: Math.min(answer.guest_total, total_guests),
                }
              : { confirmation_status: 'DECLINED' as const, total_guests_confirmed: 0 };
          return { client_id, option_id, event_id: eventId, guest_id, guest_name, search_text, total_guests, ...state };
        }),
      );
      const answered = missing.filter(({ id }) => saidOf.has(id));
      await rememberWho(trx, scope, { eventId, answered, saidOf });
      changed[at] = missing.map(({ id }) => id);
    } else {
      const gone = places.filter((place) => !hasArrived(place));
      await removePlaces(trx, scope, gone);
      changed[at] = gone.map(({ guest_id }) => guest_id);
      arrived.push(...places.filter(hasArrived).map(({ guest_id }) => guest_id));
    }
  }
  return { changed, arrived };
}

/** Who of a household comes is known again with its answer, as far as it still fits. */
async function rememberWho(
  trx: Database,
  scope: ClientScope,
  {
    eventId,
    answered,
    saidOf,
  }: { eventId: number; answered: readonly HeldGuest[]; saidOf: ReadonlyMap<number, SaidRow> },
): Promise<void> {
  const ids = answered.map(({ id }) => id);
  const householdOf = await householdsOf(trx, scope, ids);
  for (const { id, client_id: clientId, total_guests } of answered) {
    const answer = saidOf.get(id);
    const status = answer?.is_attending ? 'CONFIRMED' : 'DECLINED';
    const coming = answer?.is_attending ? Math.min(answer.guest_total, total_guests) : 0;
    await writeComing(trx, householdOf(id), { clientId, eventId, status, coming, named: undefined });
  }
}

/** As soon as somebody is left out of an event, those see it who are invited, unless the hosts have decided else. */
export async function leaveOut(
  db: Database,
  scope: ClientScope,
  { clientId, eventIds }: { clientId: number; eventIds: readonly number[] },
): Promise<void> {
  if (eventIds.length === 0) return;
  await inTransaction(db, async (trx) => {
    if ((await updateToPrivate(trx, scope, eventIds)) > 0) await raiseClientRevision(trx, scope, clientId);
  });
}

async function recordInvitations(
  db: Database,
  scope: ClientScope,
  clientId: number,
  changed: Invited['changed'],
): Promise<void> {
  const changes = changed
    .filter(({ codes }) => codes.length > 0)
    .map(({ event_id, is_invited, codes }) => ({
      path: `events.${event_id}.${is_invited ? 'invited' : 'taken_off'}`,
      from: null,
      to: codes.length,
    }));
  if (changes.length === 0) return;
  await recordOf(db, scope, {
    clientId,
    action: 'guests.invite',
    subject: { type: 'client', id: clientId },
    changes,
  });
}
