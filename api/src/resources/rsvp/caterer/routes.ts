import {
  exportCatererSheet,
  getCatererSheet,
  listCatererSheets,
  makeCatererSheet,
  readCatererSheet,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvent } from '../../../access/owned.ts';
import type { AppContext } from '../../../context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { sendSpreadsheet } from '../../../lib/spreadsheets/download.ts';
import { fileName } from '../../../lib/spreadsheets/file-names.ts';
import { CATERER_SHEET, catererFile } from './file.ts';
import { listSheets } from './queries.ts';
import { currentSheet, formerSheet, makeSheet, markOf } from './service.ts';

const MOST_SHEETS = 50;

export function catererRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(getCatererSheet, async ({ params: { eventId }, scope }) =>
    currentSheet(db, scope, await ownedEvent(db, scope, eventId)),
  );

  on(makeCatererSheet, async ({ params: { eventId }, scope, principal }) =>
    makeSheet(db, scope, { event: await ownedEvent(db, scope, eventId), by: principal.id }),
  );

  on(listCatererSheets, async ({ params: { eventId }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return (await listSheets(db, scope, event.id, MOST_SHEETS)).map(markOf);
  });

  on(readCatererSheet, ({ params: { sheetId }, scope }) => formerSheet(db, scope, sheetId));

  on(exportCatererSheet, async ({ params: { sheetId }, query: { language }, scope, request, reply }) => {
    const sheet = await formerSheet(db, scope, sheetId);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('caterer', language, [`${sheet.event_id}-${sheetId}`]),
      sheet: CATERER_SHEET[language],
      ...catererFile(sheet, language),
    });
  });
}
