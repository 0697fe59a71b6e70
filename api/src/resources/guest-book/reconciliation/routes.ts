import { titleOf } from '../../../lib/title-of.ts';
import { getReconciliationFile, listEvents, reconcileAttendance } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../../http/envelope.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { sendSpreadsheet } from '../../../lib/spreadsheets/download.ts';
import { fileName } from '../../../lib/spreadsheets/file-names.ts';
import type { AppContext } from '../../../context.ts';
import { ownedEvent } from '../../../access/owned.ts';
import { attendanceFile } from './attendance-file.ts';
import { listCountedEvents } from './event-queries.ts';
import { reconcile } from './service.ts';

export function reconciliationRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(reconcileAttendance, async ({ params: { eventId }, body, scope, principal }) => {
    const event = await ownedEvent(db, scope, eventId);
    const file = body['rsvp-attendance-reconciliation'].bytes;
    return { ...(await reconcile(db, scope, { event, file, accountId: principal.id })), errors: [] };
  });

  on(listEvents, async ({ query, scope }) => {
    const { rows, total } = await listCountedEvents(db, scope, query);
    const events = rows.map((row) => ({
      ...row,
      title: titleOf(row),
      start_datetime: row.start_datetime?.toISOString() ?? null,
      total_invitations: Number(row.total_invitations),
      total_checked_in: Number(row.total_checked_in),
    }));
    return paged(events, { ...query, total });
  });

  on(getReconciliationFile, async ({ params: { eventId }, query: { language }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('attendance', language, [event.id]),
      ...attendanceFile(db, scope, { eventId: event.id, language }),
    });
  });
}
