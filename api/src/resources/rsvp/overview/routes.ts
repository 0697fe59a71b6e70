import {
  getHostedInvitation,
  getRsvpInsights,
  listEntrustedGifts,
  problem,
  problemAt,
  type RsvpField,
  setDoorCodes,
} from '@janur/contracts';
import { rsvpRole } from '@janur/contracts/rsvp';
import { invitationAddress } from '@janur/contracts/rules';
import type { FastifyInstance } from 'fastify';
import { recordOf } from '../../../audit/record.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { paged } from '../../../http/envelope.ts';
import { refuse } from '../../../http/validate.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { askedFields } from '../columns.ts';
import { ownedEvent, ownedOption } from '../../../access/owned.ts';
import { maySeeSums } from '../../../access/sums.ts';
import { listOptionsOfClient, listWhereabouts } from '../../../access/owned-queries.ts';
import { originOf } from '../../../access/origins.ts';
import { questionsOf, timelineOf } from './insights.ts';
import { hostedEvents } from './present.ts';
import {
  findHost,
  listGiftsOfEvent,
  listGuestGroups,
  listHalfHours,
  listLatest,
  listHidden,
  listValues,
  lockDoorCodes,
  sumGifts,
  updateDoorCodes,
} from './queries.ts';

export function overviewRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  const on = endpoints(app);
  on(getHostedInvitation, async ({ scope, principal: { clientId }, request }) => {
    const [host, options, hidden, events, guest_groups] = await Promise.all([
      findHost(db, scope, clientId),
      listOptionsOfClient(db, scope, clientId),
      listHidden(db, scope, clientId),
      hostedEvents(db, scope, clientId),
      listGuestGroups(db, scope, clientId),
    ]);
    const { name, version, door_codes, answers_until } = host ?? raise(notFound('client'));
    const optionIds = options.map(({ id }) => id);
    const whereabouts = await listWhereabouts(db, scope, optionIds);
    const origin = originOf('guests', request, config);
    return {
      client_name: name,
      version,
      slugs: options.map(({ id, slug, language }) => {
        const where = whereabouts.get(id) ?? raise(notFound('invitation'));
        return { slug, language, link: invitationAddress(origin, where), is_hidden: hidden.has(id) };
      }),
      events,
      guest_groups,
      door_codes,
      answers_until: answers_until?.toISOString() ?? null,
    };
  });

  on(setDoorCodes, async ({ body: { door_codes, client_id }, scope, principal, request }) => {
    const clientId = client_id ?? (principal.role === 'CLIENT' ? principal.clientId : undefined);
    if (clientId === undefined) refuse([problemAt('body.client_id', problem('required'))], setDoorCodes, request);
    await inTransaction(db, async (trx) => {
      const from = (await lockDoorCodes(trx, scope, clientId)) ?? raise(notFound('client'));
      if (from === door_codes) return;
      await updateDoorCodes(trx, scope, { clientId, doorCodes: door_codes });
      const changes = [{ path: 'door_codes', from, to: door_codes }];
      await recordOf(trx, scope, {
        clientId,
        action: 'door.update',
        subject: { type: 'client', id: clientId },
        changes,
      });
    });
    return { door_codes };
  });

  on(getRsvpInsights, async ({ query: { eventId, slug }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    const option = slug === undefined ? undefined : await ownedOption(db, scope, slug);
    const asked = { eventId: event.id, optionId: option?.id };
    const fields = askedFields(option ? [option] : await listOptionsOfClient(db, scope, event.client_id)).filter(
      isExtra,
    );
    const names = fields.map((field) => field.name);
    const [halfHours, values, latest] = await Promise.all([
      listHalfHours(db, scope, asked),
      listValues(db, scope, { ...asked, names }),
      listLatest(db, scope, asked),
    ]);
    return {
      timeline: timelineOf(halfHours, event.timezone),
      questions: questionsOf(fields, values),
      latest: latest.map((row) => ({
        ...row,
        is_attending: Boolean(row.is_attending),
        answered_at: row.answered_at.toISOString(),
      })),
    };
  });

  on(listEntrustedGifts, async ({ params: { eventId }, query: { page, limit }, scope, principal }) => {
    const event = await ownedEvent(db, scope, eventId);
    const [gifts, header] = await Promise.all([
      listGiftsOfEvent(db, scope, { eventId: event.id, page, limit }),
      sumGifts(db, scope, event.id),
    ]);
    const isShown = maySeeSums(principal);
    const rows = gifts.map(({ amount, created_at, ...gift }) => ({
      ...gift,
      amount: isShown ? amount : null,
      created_at: created_at.toISOString(),
    }));
    return {
      ...paged(rows, { page, limit, total: header.total_gifts }),
      header: { ...header, total_amount: isShown ? header.total_amount : null },
    };
  });
}

/** Coming, the number and the wish have their own places in the summary. */
const isExtra = ({ name }: RsvpField): boolean => rsvpRole(name) === 'extra';
