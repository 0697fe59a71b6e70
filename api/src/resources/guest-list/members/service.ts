import { type BodyOf, type Meal, type MemberInput, problem, problemAt, type saveMeals } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';
import { recordOf } from '../../../audit/record.ts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type HostedGuest, lockGuest } from '../../../guests/guest-queries.ts';
import { listMeals, listMembers } from '../../../guests/member-queries.ts';
import { writeMembers } from '../../../guests/members.ts';
import { invalid, notFound, raise } from '../../../lib/errors.ts';
import { presentMember } from '../list/present.ts';
import { deleteMeals, insertMeals, lockMeals, updateMeal } from './queries.ts';

/** Names who is in a household; its number, its places and its answers follow. */
export function nameMembers(db: Database, scope: ClientScope, guest: HostedGuest, wanted: readonly MemberInput[]) {
  return inTransaction(db, async (trx) => {
    const held = (await lockGuest(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const former = await listMembers(trx, scope, [guest.id]);
    refuseStrange(wanted, new Set(former.map(({ id }) => id)), 'body.members');
    await writeMembers(trx, scope, held, wanted);
    const members = (await listMembers(trx, scope, [guest.id])).map(presentMember);
    const total_guests = members.length || held.total_guests;
    await recordOf(trx, scope, {
      clientId: guest.client_id,
      action: 'guest.members',
      subject: { type: 'guest', id: guest.id },
      changes: [
        { path: 'members', from: former.length, to: members.length },
        ...(total_guests === held.total_guests
          ? []
          : [{ path: 'total_guests', from: held.total_guests, to: total_guests }]),
      ],
    });
    return { members, total_guests };
  });
}

/** Names what is served at an event. */
export function nameMeals(
  db: Database,
  scope: ClientScope,
  { id: event_id, client_id }: OwnedEvent,
  wanted: BodyOf<typeof saveMeals>['meals'],
): Promise<Meal[]> {
  return inTransaction(db, async (trx) => {
    const former = await lockMeals(trx, scope, event_id);
    const known = new Set(former.map(({ id }) => id));
    refuseStrange(wanted, known, 'body.meals');
    const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
    await deleteMeals(
      trx,
      scope,
      [...known].filter((id) => !kept.has(id)),
    );
    const added = [];
    for (const [position, { id, name, is_for_children }] of wanted.entries()) {
      const words = { name, is_for_children, position };
      if (id === undefined) added.push({ ...words, client_id, event_id });
      else await updateMeal(trx, scope, id, words);
    }
    await insertMeals(trx, added);
    await recordOf(trx, scope, {
      clientId: client_id,
      action: 'event.meals',
      subject: { type: 'event', id: event_id },
      changes: [
        {
          path: 'meals',
          from: former.map(({ name }) => name).join(', ') || null,
          to: wanted.map(({ name }) => name).join(', ') || null,
        },
      ],
    });
    const meals = await listMeals(trx, scope, [event_id]);
    return meals.map(({ id, name, is_for_children }) => ({ id, name, is_for_children }));
  });
}

/** A row of somebody else’s, or one that stands there twice. */
function refuseStrange(wanted: readonly { id?: number | undefined }[], known: ReadonlySet<number>, path: string): void {
  const seen = new Set<number>();
  const problems = wanted.flatMap(({ id }, at) => {
    if (id === undefined) return [];
    if (!known.has(id)) return [problemAt(`${path}.${at}.id`, problem('row_elsewhere'))];
    if (seen.has(id)) return [problemAt(`${path}.${at}.id`, problem('row_twice'))];
    seen.add(id);
    return [];
  });
  if (problems.length > 0) throw invalid(problems);
}
