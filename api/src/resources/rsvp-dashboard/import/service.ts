import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../http/access.ts';
import { ApiError } from '../../../http/errors.ts';
import { outOfMemory } from '../../../spreadsheets/read.ts';
import { type Said, threadWords } from '../../../spreadsheets/start-worker.ts';
import { recordOf } from '../../audit/record.ts';
import { type Counts, sumOf } from '../../event-counters/counts.ts';
import { addToCounters, type CountedAt } from '../../event-counters/queries.ts';
import type { OwnedEvent, OwnedOption } from '../owned/queries.ts';
import { holdPlacesOf, insertGuests, listInvitedAfter, movementsOf, takeTurn, writeChanges } from './queries.ts';
import type { FromImport, ImportJob, ToImport } from './words.ts';

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
 * reads the file and compares it with who is invited; here its words only go to the database.
 */
export async function importGuests(
  db: Database,
  scope: ClientScope,
  { file, ...target }: Target & { file: Uint8Array },
): Promise<Imported> {
  // before there is a transaction: a file that cannot be read keeps no connection
  const first = await readFile(file, target.option.country);
  const threads = [first];
  try {
    return await inTransaction(db, async (trx) => {
      // another try begins anew
      const thread = threads.shift() ?? (await readFile(file, target.option.country));
      try {
        const imported = await writeAll(trx, scope, { ...target, thread });
        await recordImport(trx, scope, target.option, imported);
        return imported;
      } finally {
        await thread.return();
      }
    });
  } finally {
    await first.return();
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
async function readFile(file: Uint8Array, country: string): Promise<Thread> {
  // a copy of its own, because it moves into the thread
  const bytes = new Uint8Array(file);
  const data: ImportJob = { bytes, country };
  const script = new URL('./import-worker.ts', import.meta.url);
  const thread = heard(threadWords<FromImport, ToImport>({ script, data, memory: 'read', transfer: [bytes.buffer] }));
  const { value: said } = await thread.next();
  said?.answer({ type: 'taken' });
  return thread;
}

async function* heard(thread: Thread): Thread {
  try {
    for await (const said of thread) {
      if (said.word.type === 'failed')
        throw new ApiError(said.word.error.code, said.word.error.message, said.word.error);
      yield said;
    }
  } catch (error) {
    throw outOfMemory(error);
  }
}

interface Moved {
  readonly at: CountedAt;
  readonly counts: Partial<Counts>;
}

async function writeAll(
  trx: Database,
  scope: ClientScope,
  { thread, option, events }: Target & { thread: Thread },
): Promise<Imported> {
  const ids = { client_id: option.client_id, option_id: option.id };
  const moved: Moved[] = [];
  let after = 0;
  await takeTurn(trx, scope, option.client_id);
  for await (const { word, answer } of thread) {
    if (word.type === 'more') {
      const guests = await listInvitedAfter(trx, scope, { optionId: option.id, after, limit: INVITED_AT_ONCE });
      after = guests.at(-1)?.id ?? after;
      answer({ type: 'invited', guests });
      continue;
    }
    if (word.type === 'planned') {
      // last, so that the counters' rows are held only for the commit
      await moveAll(trx, scope, moved);
      const { created, updated, unchanged } = word;
      return { created, updated, unchanged };
    }
    if (word.type === 'created') {
      await insertGuests(trx, scope, { ...ids, eventIds: events.map(({ id }) => id), guests: word.guests });
      moved.push(...events.map(({ id: event_id }) => ({ at: { ...ids, event_id }, counts: word.counts })));
    } else if (word.type === 'changed') {
      await holdPlacesOf(trx, scope, word.ids);
      for (const { total_pax, total_pax_confirmed, ...at } of await movementsOf(trx, scope, word.guests))
        moved.push({ at, counts: { total_pax, total_pax_confirmed } });
      await writeChanges(trx, scope, word.guests);
    }
    answer({ type: 'taken' });
  }
  throw new Error('the import ended before it was planned');
}

/** One movement an event and slug, however many guests it is of. */
async function moveAll(trx: Database, scope: ClientScope, moved: readonly Moved[]): Promise<void> {
  const groups = Map.groupBy(moved, ({ at }) => `${at.event_id}:${at.option_id}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (first) await addToCounters(trx, scope, first.at, sumOf(group.map(({ counts }) => counts)));
  }
}
