import { CatererSheet } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';
import { findAccountName } from '../../../audit/queries.ts';
import { recordOf } from '../../../audit/record.ts';
import type { Database } from '../../../db/connection.ts';
import type { CatererSheetRow } from '../../../db/rows/guests.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listMeals } from '../../../guests/member-queries.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { titleOf } from '../../../lib/title-of.ts';
import { changesBetween } from './changes.ts';
import {
  deleteOldSheets,
  findLastSheet,
  findSheet,
  findWhere,
  insertSheet,
  listComing,
  listComingMembers,
} from './queries.ts';

const KEPT = 50;

/** How it stands now, with what changed since the last sheet. */
export async function currentSheet(db: Database, scope: ClientScope, event: OwnedEvent): Promise<CatererSheet> {
  const [last, counted] = await Promise.all([findLastSheet(db, scope, event.id), count(db, scope, event)]);
  const former = last && contentOf(last);
  return {
    ...counted,
    sheet: null,
    since: last ? markOf(last) : null,
    changes: former ? changesBetween(former.list, counted.list) : [],
  };
}

/** Keeps it: from now on changes are told against this one. */
export function makeSheet(
  db: Database,
  scope: ClientScope,
  { event, by }: { event: OwnedEvent; by: number },
): Promise<CatererSheet> {
  return inTransaction(db, async (trx) => {
    const made = await currentSheet(trx, scope, event);
    const made_by = (await findAccountName(trx, by)) ?? '';
    const { people, since } = made;
    const created_at = new Date();
    const id = await insertSheet(trx, {
      client_id: event.client_id,
      event_id: event.id,
      people,
      content: JSON.stringify(made),
      account_id: by,
      made_by,
      created_at,
    });
    await deleteOldSheets(trx, scope, { eventId: event.id, keep: KEPT });
    await recordOf(trx, scope, {
      clientId: event.client_id,
      action: 'caterer.sheet',
      subject: { type: 'event', id: event.id },
      changes: [{ path: 'people', from: since?.people ?? null, to: people }],
    });
    return { ...made, sheet: markOf({ id, created_at, made_by, people }) };
  });
}

/** A sheet as it was made. */
export async function formerSheet(db: Database, scope: ClientScope, id: number): Promise<CatererSheet> {
  const row = (await findSheet(db, scope, id)) ?? raise(notFound('sheet'));
  return { ...contentOf(row), sheet: markOf(row) };
}

export const markOf = ({
  id,
  created_at,
  made_by,
  people,
}: Pick<CatererSheetRow, 'id' | 'created_at' | 'made_by' | 'people'>) => ({
  id,
  made_at: created_at.toISOString(),
  made_by,
  people,
});

const Content = CatererSheet.omit({ sheet: true });
const contentOf = ({ content }: Pick<CatererSheetRow, 'content'>) =>
  Content.parse(typeof content === 'string' ? JSON.parse(content) : content);

async function count(
  db: Database,
  scope: ClientScope,
  event: OwnedEvent,
): Promise<Omit<CatererSheet, 'sheet' | 'since' | 'changes'>> {
  const [coming, members, meals, where] = await Promise.all([
    listComing(db, scope, event.id),
    listComingMembers(db, scope, event.id),
    listMeals(db, scope, [event.id]),
    findWhere(db, scope, event.id),
  ]);
  const mealOf = new Map(meals.map((meal) => [meal.id, meal.name]));
  const membersOf = Map.groupBy(members, ({ guest_id }) => guest_id);
  const list = coming.map(({ guest_id, ...household }) => ({
    ...household,
    members: (membersOf.get(guest_id) ?? []).map(({ name, is_child, diet, meal_id }) => ({
      name,
      is_child: Boolean(is_child),
      diet,
      meal: (meal_id === null ? undefined : mealOf.get(meal_id)) ?? null,
    })),
  }));
  const people = list.reduce((sum, one) => sum + one.people, 0);
  const known = list.flatMap((one) => one.members.map((member) => ({ ...member, of: one })));
  const eating = (meal: string) => known.filter((one) => one.meal === meal).length;
  const served = [...new Map(meals.map((meal) => [meal.name, meal])).values()].map(({ name, is_for_children }) => ({
    name,
    is_for_children,
    people: eating(name),
  }));
  const open = people - served.reduce((sum, meal) => sum + meal.people, 0);
  return {
    event_id: event.id,
    event_title: titleOf(event),
    start_datetime: where?.start_datetime?.toISOString() ?? null,
    timezone: event.timezone,
    location: where?.location ?? null,
    households: list.length,
    people,
    children: known.filter(({ is_child }) => is_child).length,
    meals: served.length === 0 ? [] : [...served, { name: null, is_for_children: false, people: open }],
    diets: known.flatMap(({ name, diet, of }) =>
      diet === null ? [] : [{ name, diet, household: of.household, table_number: of.table_number }],
    ),
    list,
  };
}
