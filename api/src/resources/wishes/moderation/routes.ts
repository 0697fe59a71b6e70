import { answerWish, deleteWish, exportWishes, listAllWishes, listOwnWishes, moderateWishes } from '@janur/contracts';
import type { FileLanguage, QueryOf } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { paged } from '../../../http/envelope.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { sendSpreadsheet } from '../../../lib/spreadsheets/download.ts';
import { FILE_TIMEZONE, fileName } from '../../../lib/spreadsheets/file-names.ts';
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
const sheetOf = (sheet: string, headers: readonly string[]) => ({
  sheet,
  columns: headers.map((header) => ({ header, width: 24 })),
});
const WORDS = {
  en: sheetOf('Wishes', ['Client', 'Slug', 'Name', 'Message', 'Answer', `Sent (${FILE_TIMEZONE})`]),
  id: sheetOf('Ucapan', ['Klien', 'Alamat undangan', 'Nama', 'Ucapan', 'Balasan', `Dikirim (${FILE_TIMEZONE})`]),
  my: sheetOf('Ucapan', ['Pelanggan', 'Alamat jemputan', 'Nama', 'Ucapan', 'Balasan', `Dihantar (${FILE_TIMEZONE})`]),
} satisfies Record<FileLanguage, object>;

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

  on(exportWishes, async ({ query: { search, language }, scope, request, reply }) =>
    sendSpreadsheet(request, reply, {
      tenant: scope.tenant,
      name: fileName('wishes', language),
      ...WORDS[language],
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
      localTime(wish.created_at, FILE_TIMEZONE),
    ]);
    after = wishes.length === BATCH ? wishes.at(-1) : undefined;
  } while (after);
}
