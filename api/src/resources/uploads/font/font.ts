import { once } from 'node:events';
import { FONT_TYPES, type Problem, problem, problemAt } from '@janur/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { THREAD_DEADLINE_MS } from '../../../budgets/places.ts';
import { HttpError, invalid, unavailable } from '../../../lib/errors.ts';
import { startThread } from '../../../lib/thread.ts';
import type { CutFont } from './cut-font.ts';

const MEMORY_MB = 128;

export interface FontJob {
  readonly bytes: Buffer;
}

/** A font as guests get it: WOFF2 with the letters of Latin texts. It is read in a thread that ends with its deadline. */
export async function makeFont(bytes: Buffer, field: string): Promise<{ woff2: Buffer; letters: number }> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const cut: CutFont = FONT_TYPES.some((known) => known === type) ? await cutInThread({ bytes }) : { kind: 'no_font' };
  switch (cut.kind) {
    case 'cut':
      return { woff2: Buffer.from(cut.woff2), letters: cut.letters };
    case 'restricted':
      throw refused(field, problem('font_restricted'));
    case 'lacking':
      throw refused(field, problem('font_without_letters', { letters: cut.missing }));
    case 'no_font':
      throw new HttpError('UNSUPPORTED_MEDIA', problem('not_a_font'), {
        fields: [problemAt(field, problem('not_a_font'))],
      });
  }
}

const refused = (field: string, what: Problem) => invalid([problemAt(field, what)]);

async function cutInThread(job: FontJob): Promise<CutFont> {
  const worker = startThread(new URL('./font-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const deadline = AbortSignal.timeout(THREAD_DEADLINE_MS.inspect);
  try {
    const [cut] = await once(worker, 'message', { signal: deadline });
    return cut as CutFont; // the worker says nothing else
  } catch {
    // on a busy machine a good font is late, too
    if (deadline.aborted) throw unavailable();
    // broken inside
    return { kind: 'no_font' };
  } finally {
    await worker.terminate();
  }
}
