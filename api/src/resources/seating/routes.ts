import {
  addSeatingRule,
  addTables,
  changeHall,
  changeTable,
  getSeating,
  problem,
  problemAt,
  proposeSeating,
  removeSeatingRule,
  removeTable,
  seatParties,
  wishForSeat,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvent } from '../../access/owned.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockPlaces } from '../../guests/place-queries.ts';
import { endpoints } from '../../http/endpoints.ts';
import { invalid, notFound, raise } from '../../lib/errors.ts';
import { findByCode } from '../guest-list/editing/queries.ts';
import { planOf, presentParties, presentRule, presentTable, readHall } from './hall.ts';
import { propose } from './propose.ts';
import { deleteRule, findRuleClient, findWish, listRules, writeHall, writeRule, writeWish } from './queries.ts';
import { addTables as add, changeTableOf, removeTableOf, seat } from './service.ts';

/** Tables, who sits where, and who never sits beside whom. */
export function seatingRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);

  on(getSeating, async ({ params: { eventId }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    const hall = await readHall(db, scope, event);
    return {
      hall: await planOf(db, scope, event.id),
      tables: hall.tables.map(presentTable),
      parties: presentParties(hall),
      rules: hall.rules.map(presentRule),
    };
  });

  on(addTables, async ({ params: { eventId }, body: { tables }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return (await add(db, scope, { event, tables })).map(presentTable);
  });

  on(changeTable, async ({ params: { eventId, tableId }, body: changes, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return presentTable(await changeTableOf(db, scope, { event, tableId, changes }));
  });

  on(removeTable, async ({ params: { eventId, tableId }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return { guest_event_ids: await removeTableOf(db, scope, { event, tableId }) };
  });

  on(changeHall, async ({ params: { eventId }, body, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    await writeHall(db, { ...body, event_id: event.id, client_id: event.client_id });
    return body;
  });

  on(seatParties, async ({ params: { eventId }, body: { seats }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return seat(db, scope, { event, seats });
  });

  on(wishForSeat, async ({ params: { eventId, guestEventId }, body, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return inTransaction(db, async (trx) => {
      const [place] = await lockPlaces(trx, scope, [guestEventId]);
      if (place?.event_id !== event.id) throw notFound('guest');
      const before = await findWish(trx, scope, guestEventId);
      const is_pinned = body.is_pinned ?? Boolean(before?.is_pinned);
      const wish = body.wish === undefined ? (before?.wish ?? null) : body.wish;
      await writeWish(trx, { guest_event_id: guestEventId, client_id: event.client_id, is_pinned, wish });
      return { is_pinned, wish };
    });
  });

  on(addSeatingRule, async ({ body: { kind, guest_code, other_code }, scope }) => {
    const one = (await findByCode(db, scope, guest_code)) ?? raise(notFound('guest'));
    const other = (await findByCode(db, scope, other_code)) ?? raise(notFound('guest'));
    if (one.client_id !== other.client_id) throw notFound('guest');
    if (one.id === other.id) throw invalid([problemAt('body.other_code', problem('same_guest_twice'))]);
    const [guest_id, other_guest_id] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
    await writeRule(db, { client_id: one.client_id, kind, guest_id, other_guest_id });
    const rules = await listRules(db, scope, one.client_id);
    const rule = rules.find((known) => known.guest_id === guest_id && known.other_guest_id === other_guest_id);
    return presentRule(rule ?? raise(notFound('seating_rule')));
  });

  on(removeSeatingRule, async ({ params: { ruleId }, scope }) => {
    if ((await findRuleClient(db, scope, ruleId)) === undefined) throw notFound('seating_rule');
    await deleteRule(db, scope, ruleId);
    return null;
  });

  on(proposeSeating, async ({ params: { eventId }, body, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return propose(await readHall(db, scope, event), { ...body, who: scope.tenant });
  });
}
