import {
  checkClosing,
  closeEvening,
  exportClosing,
  getDoorNow,
  getEvening,
  readClosing,
  reportDevice,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { sendSpreadsheet } from '../../../lib/spreadsheets/download.ts';
import { fileName } from '../../../lib/spreadsheets/file-names.ts';
import { keptEvent } from '../lookup.ts';
import { checkFile } from './check.ts';
import { keepReport } from './devices.ts';
import { doorNow } from './door.ts';
import { closingFile } from './file.ts';
import { createSeals } from './seal.ts';
import { closeEvent, closingOf, eveningOf } from './service.ts';

export function eveningRoutes(app: FastifyInstance, { db, config }: Pick<AppContext, 'db' | 'config'>): void {
  const on = endpoints(app);
  const seals = createSeals(config.ticketKeys);

  on(reportDevice, async ({ params: { eventId }, body, scope, principal }) => {
    const event = await keptEvent(db, scope, eventId);
    await keepReport(db, scope, { event, accountId: principal.id, said: body });
    return null;
  });

  on(getDoorNow, async ({ params: { eventId }, scope }) => doorNow(db, scope, await keptEvent(db, scope, eventId)));

  on(getEvening, ({ params: { eventId }, scope }) => eveningOf(db, scope, eventId));

  on(closeEvening, ({ params: { eventId }, body, scope, principal }) =>
    closeEvent(db, scope, { eventId, by: principal.id, knownOpen: body.known_open, seals }),
  );

  on(readClosing, ({ params: { closingId }, scope }) => closingOf(db, scope, closingId));

  on(exportClosing, async ({ params: { closingId }, query: { language }, scope, request, reply }) => {
    const closing = await closingOf(db, scope, closingId);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('evening', language, [`${closing.event_id}-${closing.closing.id}`]),
      sheet: 'Janur',
      ...closingFile(closing, language),
    });
  });

  on(checkClosing, async ({ params: { eventId }, body, scope }) => {
    const event = await keptEvent(db, scope, eventId);
    return checkFile(db, scope, { eventId: event.id, file: body.report.bytes, seals });
  });
}
