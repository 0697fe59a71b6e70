import { addGift, changeGift, exportGifts, findGivers, listGifts, problem, removeGift } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { mayHoldCodes } from '../../access/guest-handles.ts';
import { listEventsOfClients } from '../../access/owned-queries.ts';
import type { ClientScope } from '../../access/access.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endpoints } from '../../http/endpoints.ts';
import { paged } from '../../http/envelope.ts';
import { conflict, notFound, raise } from '../../lib/errors.ts';
import { sendSpreadsheet } from '../../lib/spreadsheets/download.ts';
import { FILE_TIMEZONE, fileName } from '../../lib/spreadsheets/file-names.ts';
import { GIFT_SHEET, giftFile } from './file.ts';
import { namedBy, presentGifts } from './present.ts';
import { type BookLine, countUnwritten, deleteGift, findLine, listGivers, listLines, sumLines } from './queries.ts';
import { change, record, writeDown } from './service.ts';

/** The couple's book of gifts. */
export function giftRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);

  on(listGifts, async ({ body: { page, limit, with_amounts: withAmounts, ...filter }, scope }) => {
    const { search_query, kind } = filter;
    const [lines, shown, all, unwritten] = await Promise.all([
      listLines(db, scope, { ...filter, page, limit }),
      sumLines(db, scope, filter),
      // of all that was looked for, whichever of it is chosen then: thanked, owed
      sumLines(db, scope, { search_query, ...(kind !== undefined && { kind }) }),
      countUnwritten(db, scope),
    ]);
    const rows = await presentGifts(db, scope, lines, { withAmounts });
    const { amount, amount_twice, ...sums } = all;
    const header = {
      ...sums,
      unwritten,
      total_amount: withAmounts ? amount : null,
      perhaps_twice_amount: withAmounts ? amount_twice : null,
    };
    return { ...paged(rows, { page, limit, total: shown.total }), header };
  });

  on(addGift, async ({ body, scope, principal: { clientId } }) =>
    presented(scope, await writeDown(db, scope, { clientId, gift: body })),
  );

  on(changeGift, async ({ params: { giftKey }, body, scope }) => {
    const line = (await findLine(db, scope, namedBy(giftKey))) ?? raise(notFound('gift'));
    return presented(scope, await change(db, scope, { line, changes: body }));
  });

  on(findGivers, async ({ query: { search }, scope }) => listGivers(db, scope, search));

  on(removeGift, async ({ params: { giftKey }, scope }) => {
    const line = (await findLine(db, scope, namedBy(giftKey))) ?? raise(notFound('gift'));
    if (line.source === 'd') throw conflict(problem('gift_of_door'));
    await inTransaction(db, async (trx) => {
      await deleteGift(trx, scope, line.id);
      await record(trx, scope, { clientId: line.client_id, line, action: 'gift.remove' });
    });
    return null;
  });

  on(exportGifts, async ({ query: { language, ...filter }, scope, principal, request, reply }) => {
    const [event] = await listEventsOfClients(db, scope, [principal.clientId]);
    return sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('gifts', language),
      sheet: GIFT_SHEET[language],
      ...giftFile(db, scope, {
        timezone: event?.timezone ?? FILE_TIMEZONE,
        language,
        filter,
        withCodes: mayHoldCodes(principal),
      }),
    });
  });

  const presented = async (scope: ClientScope, line: BookLine) =>
    (await presentGifts(db, scope, [line], { withAmounts: true }))[0] ?? raise(notFound('gift'));
}
