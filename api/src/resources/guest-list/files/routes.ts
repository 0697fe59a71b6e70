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
import type { Cell } from '../../../lib/spreadsheets/protocol.ts';
import { sumCounters } from '../../../guests/counter-queries.ts';
import { listMeals } from '../../../guests/member-queries.ts';
import { countEvent } from '../../../guests/headcount-queries.ts';
import type { AppContext } from '../../../context.ts';
import { maySeeSums } from '../../../access/sums.ts';
import { ownedEvent, ownedEvents, ownedOption, ownedOptions } from '../../../access/owned.ts';
import { listEventsOfClients } from '../../../access/owned-queries.ts';
import { ownTexts } from '../messages/own-texts.ts';
import { hostedEvents } from '../../rsvp/overview/present.ts';
import { originOf } from '../../../access/origins.ts';
import { presentGuestBookSummary, presentRsvpSummary } from '../../rsvp/summary/present.ts';
import { guestBookFile, tableFile } from './guest-book-file.ts';
import { guestListFile, invitationsFile } from './guest-list-file.ts';
import { guestListTemplate } from './guest-list-template.ts';

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
      name: named('guest-list', body.slugs),
      sheet: 'Guests',
      ...file,
    });
  });

  on(exportGuestBook, async ({ body, scope, principal, request, reply }) => {
    const events = await ownedEvents(db, scope, body.event_ids);
    const name = named('guest-book', body.event_ids);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name,
      sheet: 'Guest-book',
      ...guestBookFile(db, scope, events, { withSums: maySeeSums(principal) }),
    });
  });

  on(exportRsvpSummary, async ({ query: { eventId, slug }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    const optionId = slug === undefined ? undefined : (await ownedOption(db, scope, slug)).id;
    const summary = presentRsvpSummary(event, await countEvent(db, scope, { eventId: event.id, optionId }));
    const file = summaryFile([
      ['Event', summary.event_title],
      ['Slug', slug ?? 'all'],
      ['Invitations', summary.total_invitations],
      ['Confirmed', summary.total_confirmed],
      ['Declined', summary.total_declined],
      ['Pending', summary.total_pending],
      ['Guests invited', summary.total_pax],
      ['Guests coming', summary.total_pax_confirmed],
    ]);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: `rsvp-summary-${event.id}`,
      sheet: 'RSVP',
      ...file,
    });
  });

  on(exportGuestBookSummary, async ({ query: { eventId }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    const summary = presentGuestBookSummary(event, await sumCounters(db, scope, event.id));
    const file = summaryFile([
      ['Event', summary.event_title],
      ['Invitations confirmed', summary.total_invitations_confirmed],
      ['Checked in', summary.total_checked_in],
      ['Guests confirmed', summary.total_pax_confirmed],
      ['Guests attended', summary.total_pax_attended],
      ['Guests inside now', summary.total_inside],
      ['Gifts received', summary.total_received_gift],
      ['Souvenirs received', summary.total_received_souvenir],
    ]);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: `guest-book-summary-${event.id}`,
      sheet: 'Guest-book',
      ...file,
    });
  });

  on(generateGuestList, async ({ params: { slug }, scope, request, reply }) => {
    const option = await ownedOption(db, scope, slug);
    const [own, events] = await Promise.all([
      ownTexts(db, scope, option.client_id),
      hostedEvents(db, scope, option.client_id),
    ]);
    const file = invitationsFile(db, scope, {
      options: [option],
      own,
      events,
      tickets,
      origin: originOf('guests', request, config),
    });
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: `invitations-${slug}`,
      sheet: 'Invitations',
      ...file,
    });
  });

  on(getGuestListTemplate, async ({ query: { language }, scope, request, reply }) =>
    sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: 'guest-list-template',
      sheet: 'Guests',
      ...guestListTemplate(language),
    }),
  );

  on(getTableTemplate, async ({ params: { eventId }, scope, request, reply }) => {
    const event = await ownedEvent(db, scope, eventId);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: `tables-${event.id}`,
      sheet: 'Tables',
      ...tableFile(db, scope, event),
    });
  });
}

/** A file of one thing says its name. */
const named = (kind: string, things: readonly (string | number)[]): string =>
  things.length === 1 ? `${kind}-${things[0]}` : kind;

/** One row; its header says what each number is. */
function summaryFile(entries: readonly (readonly [string, Cell])[]) {
  async function* batches(): AsyncGenerator<Cell[][], void> {
    yield [entries.map(([, value]) => value)];
  }
  return { columns: entries.map(([header]) => ({ header, width: 20 })), batches: batches() };
}
