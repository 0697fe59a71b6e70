import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { HttpError } from '../../../lib/errors.ts';
import { outOfMemory } from '../../../lib/spreadsheets/read.ts';
import { type Said, threadWords } from '../../../lib/spreadsheets/start-worker.ts';
import { titleOf } from '../../../lib/title-of.ts';
import { recordOf } from '../../../audit/record.ts';
import type { OwnedEvent, OwnedOption } from '../../../access/owned-queries.ts';
import { hasPieces, insertPiece, takeTurn } from './piece-queries.ts';
import { listInvitedAfter } from './queries.ts';
import type { FromImport, ImportJob, ToImport } from './worker-messages.ts';
import { writePieces } from './write-pieces.ts';

export interface Imported {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

interface Target {
  readonly option: OwnedOption;
  /** What new guests are invited to. */
  readonly events: readonly OwnedEvent[];
}

/** How many invited guests the thread is told of at once. */
const INVITED_AT_ONCE = 500;

/**
 * Takes the guests of a file over, all of them or none. Whoever is invited already is changed, not invited twice. A thread
 * reads the file and compares it with who is invited; what it finds out is kept in one transaction, and from then on it is
 * written whatever happens.
 */
export async function importGuests(
  db: Database,
  scope: ClientScope,
  {
    file,
    corrections,
    sharedNumbers,
    asksNames,
    apartRows,
    ...target
  }: Target & { file: Uint8Array } & Pick<ImportJob, 'corrections' | 'sharedNumbers' | 'asksNames' | 'apartRows'>,
): Promise<Imported> {
  const clientId = target.option.client_id;
  // before there is a transaction: a file that cannot be read keeps no connection
  const events = target.events.map((event) => ({ id: event.id, title: titleOf(event) }));
  const job = { country: target.option.country, corrections, events, sharedNumbers, asksNames, apartRows };
  const tenant = `client ${clientId}`;
  const threads = [await readFile(file, { job, tenant })];
  try {
    for (;;) {
      await writePieces(db, scope, clientId);
      const imported = await inTransaction(db, async (trx) => {
        await takeTurn(trx, clientId);
        // another import was faster: whom it invites must be there first
        if (await hasPieces(trx, scope, clientId)) return undefined;
        // another try begins anew
        const thread = threads.pop() ?? (await readFile(file, { job, tenant }));
        try {
          return await keepPlan(trx, scope, { ...target, thread });
        } finally {
          await thread.return();
        }
      });
      if (!imported) continue;
      await writePieces(db, scope, clientId);
      return imported;
    }
  } finally {
    for (const thread of threads) await thread.return();
  }
}

async function recordImport(
  trx: Database,
  scope: ClientScope,
  { id, client_id: clientId }: OwnedOption,
  { created, updated }: Imported,
): Promise<void> {
  if (created + updated === 0) return;
  const changes = Object.entries({ created, updated }).map(([path, to]) => ({ path, from: null, to }));
  await recordOf(trx, scope, { clientId, action: 'guests.import', subject: { type: 'option', id }, changes });
}

type Thread = AsyncGenerator<Said<FromImport, ToImport>, void>;

/** The thread that has read the file and found nothing wrong in it. */
async function readFile(
  file: Uint8Array,
  { job, tenant }: { job: Omit<ImportJob, 'bytes'>; tenant: string },
): Promise<Thread> {
  // a copy of its own, because it moves into the thread
  const bytes = new Uint8Array(file);
  const data: ImportJob = { bytes, ...job };
  const script = new URL('./import-worker.ts', import.meta.url);
  const thread = heard(
    threadWords<FromImport, ToImport>({ script, data, kind: 'read', tenant, transfer: [bytes.buffer] }),
  );
  const { value: said } = await thread.next();
  said?.answer({ type: 'taken' });
  return thread;
}

async function* heard(thread: Thread): Thread {
  try {
    for await (const said of thread) {
      if (said.word.type === 'failed')
        throw new HttpError(said.word.error.code, said.word.error.problem, said.word.error);
      yield said;
    }
  } catch (error) {
    throw outOfMemory(error);
  }
}

async function keepPlan(
  trx: Database,
  scope: ClientScope,
  { thread, option, events }: Target & { thread: Thread },
): Promise<Imported> {
  const ids = { client_id: option.client_id, option_id: option.id };
  const event_ids = JSON.stringify(events.map(({ id }) => id));
  let after = 0;
  for await (const { word, answer } of thread) {
    if (word.type === 'more') {
      const guests = await listInvitedAfter(trx, scope, { optionId: option.id, after, limit: INVITED_AT_ONCE });
      after = guests.at(-1)?.id ?? after;
      answer({ type: 'invited', guests });
    } else if (word.type === 'piece') {
      await insertPiece(trx, { ...ids, event_ids, kind: word.kind, guests: word.guests });
      answer({ type: 'taken' });
    } else if (word.type === 'planned') {
      const { created, updated, unchanged } = word;
      const imported = { created, updated, unchanged };
      await recordImport(trx, scope, option, imported);
      return imported;
    }
  }
  throw new Error('the import ended before it was planned');
}
