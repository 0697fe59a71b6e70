import { answerWish, deleteWish, exportWishes, listAllWishes, listOwnWishes, moderateWishes } from '@janur/contracts';
import type { QueryOf } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { paged } from '../../../http/envelope.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { sendSpreadsheet } from '../../../lib/spreadsheets/download.ts';
import { localTime } from '../../../lib/spreadsheets/local-time.ts';
import type { Cell } from '../../../lib/spreadsheets/protocol.ts';
import { recordOf } from '../../../audit/record.ts';
import type { AppContext } from '../../../context.ts';
import { presentWish } from '../present.ts';
import { chosenBy } from './chosen.ts';
import { moderate } from './moderate.ts';
import {
  listWishesAfter,
  listWishRows,
  lockAnswer,
  type ModeratedWishRow,
  takeWishDown,
  updateAnswer,
} from './queries.ts';

const BATCH = 500;
/** spec §9: the default timezone of what is displayed. */
const TIMEZONE = 'Asia/Jakarta';

export function adminWishRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(listAllWishes, ({ query, scope }) => pageOf(scope, query));
  on(listOwnWishes, ({ query, scope }) => pageOf(scope, query));

  on(moderateWishes, async ({ body, scope, principal, request }) => {
    const named = chosenBy(principal, body, { endpoint: moderateWishes, request });
    const count = await inTransaction(db, (trx) => moderate(trx, scope, { deed: body.deed, by: principal.id, named }));
    return { count };
  });

  on(answerWish, async ({ params: { id }, body: { answer }, scope }) => {
    await inTransaction(db, async (trx) => {
      const wish = (await lockAnswer(trx, scope, id)) ?? raise(notFound('wish'));
      if (wish.answer === answer) return;
      await updateAnswer(trx, scope, { id, answer });
      const changes = [{ path: 'answer', from: wish.answer, to: answer }];
      await recordOf(trx, scope, {
        clientId: wish.client_id,
        action: 'wish.answer',
        subject: { type: 'wish', id },
        changes,
      });
    });
    return { answer };
  });

  on(exportWishes, async ({ query: { search }, scope, request, reply }) =>
    sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: 'wishes',
      sheet: 'Wishes',
      columns: ['Client', 'Slug', 'Name', 'Message', 'Answer', `Sent (${TIMEZONE})`].map((header) => ({
        header,
        width: 24,
      })),
      batches: wishCells(db, scope, search),
    }),
  );

  on(deleteWish, async ({ params: { id }, scope, principal }) => {
    await inTransaction(db, async (trx) => {
      const clientId = (await takeWishDown(trx, scope, { id, accountId: principal.id })) ?? raise(notFound('wish'));
      await recordOf(trx, scope, { clientId, action: 'wish.delete', subject: { type: 'wish', id }, changes: [] });
    });
    return null;
  });

  async function pageOf(scope: ClientScope, query: QueryOf<typeof listAllWishes>) {
    const { rows, total } = await listWishRows(db, scope, { ...query, search: query.search });
    return paged(rows.map(presentModerated), { ...query, total });
  }
}

const presentModerated = ({ client_id, client_name, slug, source, ...wish }: ModeratedWishRow) => ({
  ...presentWish(wish),
  client_id,
  client_name,
  slug,
  source,
});

async function* wishCells(
  db: Database,
  scope: ClientScope,
  search: string | undefined,
): AsyncGenerator<Cell[][], void> {
  let after: ModeratedWishRow | undefined;
  do {
    // batch after batch, as fast as the file is read
    const wishes = await listWishesAfter(db, scope, { search, after, limit: BATCH });
    yield wishes.map((wish) => [
      wish.client_name,
      wish.slug,
      wish.name,
      wish.message,
      wish.answer,
      localTime(wish.created_at, TIMEZONE),
    ]);
    after = wishes.length === BATCH ? wishes.at(-1) : undefined;
  } while (after);
}
