import { titleOf } from '../../../lib/title-of.ts';
import type { DataOf, getHostedInvitation } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { listMeals } from '../../../guests/member-queries.ts';
import { listHostedEvents } from './queries.ts';

export type HostedEvent = DataOf<typeof getHostedInvitation>['events'][number];

/** The events of a client in their order, as its hosts see them. */
export async function hostedEvents(db: Database, scope: ClientScope, clientId: number): Promise<HostedEvent[]> {
  const events = await listHostedEvents(db, scope, clientId);
  const meals = await listMeals(
    db,
    scope,
    events.map(({ id }) => id),
  );
  const mealsOf = Map.groupBy(meals, ({ event_id }) => event_id);
  return events.map((event) => ({
    ...event,
    meals: (mealsOf.get(event.id) ?? []).map(({ id, name, is_for_children }) => ({ id, name, is_for_children })),
    title: titleOf(event),
    start_datetime: event.start_datetime?.toISOString() ?? null,
    is_guest_book: Boolean(event.is_guest_book),
  }));
}
