import { getClientsOverview, listClients } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../../http/envelope.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { mondayOf, presentClient, presentOverview, WEEKS_AHEAD, weeksAfter } from './present.ts';
import { countClientsByStatus, countEventsByDay, listClientRows, listSlugsOfClients } from './queries.ts';

export function adminClientRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);
  on(listClients, async ({ query, scope }) => {
    const { rows, total } = await listClientRows(db, scope, query);
    const slugs = Map.groupBy(
      await listSlugsOfClients(
        db,
        scope,
        rows.map((client) => client.id),
      ),
      (option) => option.client_id,
    );
    return paged(
      rows.map((client) => presentClient(client, slugs.get(client.id) ?? [])),
      { ...query, total },
    );
  });

  on(getClientsOverview, async ({ scope }) => {
    const firstWeek = mondayOf(new Date());
    const [byStatus, eventDays] = await Promise.all([
      countClientsByStatus(db, scope),
      countEventsByDay(db, scope, { from: firstWeek, until: weeksAfter(firstWeek, WEEKS_AHEAD) }),
    ]);
    return presentOverview({ byStatus, eventDays, firstWeek });
  });
}
