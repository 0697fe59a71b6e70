import { createHash } from 'node:crypto';
import { type Bank, listBanks, removeBankLogo, setBankLogo } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../access/access.ts';
import { actorOf } from '../../access/actor.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { createTurns, inTurn, PLACES } from '../../budgets/places.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { typeOfFile, urlOfFile } from '../../files/names.ts';
import { endpoints } from '../../http/endpoints.ts';
import { notFound, raise, unavailable } from '../../lib/errors.ts';
import { type Draft, draftOfImage } from '../uploads/drafts.ts';
import { encodeImage } from '../uploads/image.ts';
import { insertUpload } from '../uploads/queries.ts';
import { addBank, listAllBanks, lockBank, putLogo, releaseOfHouse } from './queries.ts';

/** Banks and wallets with their logos: pictures of the house, which every invitation may show. */
export function bankRoutes(app: FastifyInstance, { db, store }: Pick<AppContext, 'db' | 'store'>): void {
  const on = endpoints(app);
  const decoding = createTurns(PLACES.decoding);

  on(listBanks, () => listAllBanks(db));

  on(setBankLogo, async ({ body: { bank_name, image_file }, scope, principal, request }) => {
    const turn = { turns: decoding, who: 'the house', busy: unavailable };
    const set = await inTurn(turn, () => encodeImage(image_file.bytes, { as: 'webp', field: 'body.image_file' }));
    const draft = draftOfImage(set, 'webp');
    for (const { name, bytes } of draft.files) {
      // one after the other: a failure leaves no other write behind; what stays is the sweeper's
      await store.put(name, bytes);
    }
    return inTransaction(db, async (trx) => {
      await addBank(trx, bank_name);
      const bank = (await lockBank(trx, { bank_name })) ?? raise(notFound('bank'));
      await insertUpload(trx, rowOf(draft, actorOf({ principal, request }).accountId));
      return change(trx, scope, actorOf({ principal, request }), { bank, url: urlOfFile(draft.main.name) });
    });
  });

  on(removeBankLogo, ({ params: { bankId }, scope, principal, request }) =>
    inTransaction(db, async (trx) => {
      const bank = (await lockBank(trx, { id: bankId })) ?? raise(notFound('bank'));
      return change(trx, scope, actorOf({ principal, request }), { bank, url: null });
    }),
  );
}

async function change(
  trx: Database,
  scope: ClientScope,
  actor: ReturnType<typeof actorOf>,
  { bank, url }: { bank: Bank; url: string | null },
): Promise<Bank> {
  await putLogo(trx, scope, bank.id, url);
  // its files go with the next look of the sweeper: pages that are open show them still
  if (bank.bank_logo_url !== null) await releaseOfHouse(trx, bank.bank_logo_url);
  await insertAuditEntry(trx, {
    account_id: actor.accountId,
    role: actor.role,
    client_id: null,
    action: 'BANK_LOGO',
    subject_type: 'bank',
    subject_id: String(bank.id),
    changes: [{ path: 'bank_logo_url', from: bank.bank_logo_url, to: url }],
    request_id: actor.requestId,
    ip: actor.ip,
    device: actor.device,
  });
  return { ...bank, bank_logo_url: url };
}

const rowOf = ({ main, placeholder, variants, files }: Draft, account_id: number | null) => ({
  client_id: null,
  option_id: null,
  kind: 'IMAGE',
  section_type: 'BANK',
  sub_section: null,
  url: urlOfFile(main.name),
  mime: typeOfFile(main.name),
  bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
  width: main.width,
  height: main.height,
  placeholder,
  variants,
  sha256: createHash('sha256').update(main.bytes).digest('hex'),
  // a logo of a few kilobytes gains nothing by AVIF
  state: 'READY',
  account_id,
});
