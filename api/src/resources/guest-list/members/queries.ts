import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { EventMealRow } from '../../../db/rows/guests.ts';

type MealWords = Pick<EventMealRow, 'name' | 'is_for_children' | 'position'>;

/** Holds what is served at an event until the transaction ends. */
export async function lockMeals(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<Pick<EventMealRow, 'id' | 'name'>[]> {
  return db('event_meals')
    .where(scope.within('client_id'))
    .where({ event_id: eventId })
    .orderBy('id')
    .select('id', 'name')
    .forUpdate();
}

export async function insertMeals(
  db: Database,
  added: readonly (MealWords & Pick<EventMealRow, 'client_id' | 'event_id'>)[],
): Promise<void> {
  if (added.length > 0) await db('event_meals').insert([...added]);
}

export async function updateMeal(db: Database, scope: ClientScope, id: number, words: MealWords): Promise<void> {
  await db('event_meals').where(scope.within('client_id')).where({ id }).update(words);
}

export async function deleteMeals(db: Database, scope: ClientScope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db('event_meals').where(scope.within('client_id')).whereIn('id', ids).delete();
}
