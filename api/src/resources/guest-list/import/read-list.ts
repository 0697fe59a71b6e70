import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { OwnedEvent, OwnedOption } from '../../../access/owned-queries.ts';
import { HttpError } from '../../../lib/errors.ts';
import { outOfMemory } from '../../../lib/spreadsheets/read.ts';
import { type Said, threadWords } from '../../../lib/spreadsheets/start-worker.ts';
import { titleOf } from '../../../lib/title-of.ts';
import { type InvitedGuest, listInvitedAfter } from './queries.ts';
import type { FromImport, ImportJob, ToImport } from './worker-messages.ts';

export interface Target {
  readonly option: OwnedOption;
  /** What new guests are invited to. */
  readonly events: readonly OwnedEvent[];
}

/** How a file is read. */
export type Reading = Pick<ImportJob, 'corrections' | 'sharedNumbers' | 'asksNames' | 'apartRows'>;

type ListJob = Omit<ImportJob, 'bytes'>;

export const jobOf = (
  { option, events }: Target,
  reading: Reading,
  { isPreview }: { isPreview: boolean },
): ListJob => ({
  ...reading,
  isPreview,
  country: option.country,
  events: events.map((event) => ({ id: event.id, title: titleOf(event) })),
});

export type Thread = AsyncGenerator<Said<FromImport, ToImport>, void>;

/** The thread that has read the file and found nothing wrong in it. */
export async function readList(file: Uint8Array, { job, tenant }: { job: ListJob; tenant: string }): Promise<Thread> {
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

/** How many invited guests the thread is told of at once. */
const INVITED_AT_ONCE = 500;

/** Gives the invited guests of a slug, the next of them with each call. */
export function invitedOf(db: Database, scope: ClientScope, optionId: number): () => Promise<InvitedGuest[]> {
  let after = 0;
  return async () => {
    const guests = await listInvitedAfter(db, scope, { optionId, after, limit: INVITED_AT_ONCE });
    after = guests.at(-1)?.id ?? after;
    return guests;
  };
}
