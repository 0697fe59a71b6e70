import {
  exportGuestBook,
  exportGuestBookSummary,
  exportGuestList,
  exportRsvpSummary,
  generateGuestList,
  getGuestListTemplate,
  getTableTemplate,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import { sendSpreadsheet } from '../../../lib/spreadsheets/download.ts';
import { fileName } from '../../../lib/spreadsheets/file-names.ts';
import { guestBookSummary } from '../../../guests/guest-book-summary.ts';
import { listMeals } from '../../../guests/member-queries.ts';
import { countEvent } from '../../../guests/headcount-queries.ts';
import type { AppContext } from '../../../context.ts';
import { maySeeSums } from '../../../access/sums.ts';
import { ownedEvent, ownedEvents, ownedOption, ownedOptions } from '../../../access/owned.ts';
import { listEventsOfClients } from '../../../access/owned-queries.ts';
import { ownTexts } from '../messages/own-texts.ts';
import { hostedEvents } from '../../rsvp/overview/present.ts';
import { originOf } from '../../../access/origins.ts';
import { presentRsvpSummary } from '../../rsvp/summary/present.ts';
import { guestBookFile, tableFile } from './guest-book-file.ts';
import { guestListFile, invitationsFile } from './guest-list-file.ts';
import { guestListTemplate } from './guest-list-template.ts';
import { guestBookSummaryFile, rsvpSummaryFile } from './summary-file.ts';
import { SHEETS } from './words.ts';

export function fileRoutes(app: FastifyInstance, { db, config, tickets }: AppContext): void {
  const on = endpoints(app);
  on(exportGuestList, async ({ body, scope, request, reply }) => {
    const options = await ownedOptions(db, scope, body.slugs);
    const clientIds = options.map(({ client_id }) => client_id);
    const events = await listEventsOfClients(db, scope, clientIds);
    const meals = await listMeals(
      db,
      scope,
      events.map(({ id }) => id),
    );
    const file = guestListFile(db, scope, {
      options,
      events,
      meals,
      tickets,
      language: body.language,
      origin: originOf('guests', request, config),
    });
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('guest_list', body.language, body.slugs),
      sheet: SHEETS[body.language].guests,
      ...file,
    });
  });

  on(exportGuestBook, async ({ body, scope, principal, request, reply }) => {
    const events = await ownedEvents(db, scope, body.event_ids);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('guest_book', body.language, body.event_ids),
      sheet: SHEETS[body.language].book,
      ...guestBookFile(db, scope, events, { withSums: maySeeSums(principal), language: body.language }),
    });
  });

  on(exportRsvpSummary, async ({ query: { eventId, slug, language }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    const optionId = slug === undefined ? undefined : (await ownedOption(db, scope, slug)).id;
    const summary = presentRsvpSummary(event, await countEvent(db, scope, { eventId: event.id, optionId }));
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('rsvp_summary', language, [event.id]),
      sheet: 'RSVP',
      ...rsvpSummaryFile(summary, slug, language),
    });
  });

  on(exportGuestBookSummary, async ({ query: { eventId, language }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    const summary = await guestBookSummary(db, scope, event);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('guest_book_summary', language, [event.id]),
      sheet: SHEETS[language].book,
      ...guestBookSummaryFile(summary, language),
    });
  });

  on(generateGuestList, async ({ params: { slug }, query: { language }, scope, request, reply }) => {
    const option = await ownedOption(db, scope, slug);
    const [own, events] = await Promise.all([
      ownTexts(db, scope, option.client_id),
      hostedEvents(db, scope, option.client_id),
    ]);
    const file = invitationsFile(db, scope, {
      options: [option],
      language,
      own,
      events,
      tickets,
      origin: originOf('guests', request, config),
    });
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('invitations', language, [slug]),
      sheet: SHEETS[language].invitations,
      ...file,
    });
  });

  on(getGuestListTemplate, async ({ query: { language }, scope, request, reply }) =>
    sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('guest_list_template', language),
      sheet: SHEETS[language].guests,
      ...guestListTemplate(language),
    }),
  );

  on(getTableTemplate, async ({ params: { eventId }, query: { language }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('tables', language, [event.id]),
      sheet: SHEETS[language].tables,
      ...tableFile(db, scope, event, language),
    });
  });
}
