import { type PublishFinding, type RemoteManifest, problem, problemAt } from '@janur/contracts';
import { once } from 'node:events';
import { createTurns, inTurn, PLACES, THREAD_DEADLINE_MS } from '../../budgets/places.ts';
import { invalid, unavailable } from '../../lib/errors.ts';
import { startThread } from '../../lib/thread.ts';
import type { PackedFile } from './builds/pack.ts';

const MEMORY_MB = 192;

export interface Inspection {
  readonly manifest: RemoteManifest;
  readonly files: readonly PackedFile[];
}

const turns = createTurns(PLACES.inspecting);

/** Looks through a build in a thread of its own: whatever is in it, the one that answers guests does not wait for it. */
export const inspectApart = (who: string, inspection: Inspection): Promise<PublishFinding[]> =>
  inTurn({ turns, who, busy: unavailable }, () => inspectInThread(inspection));

async function inspectInThread(inspection: Inspection): Promise<PublishFinding[]> {
  const worker = startThread(new URL('./inspect-worker.ts', import.meta.url), {
    workerData: inspection,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const deadline = AbortSignal.timeout(THREAD_DEADLINE_MS.inspect);
  try {
    const [findings] = await once(worker, 'message', { signal: deadline });
    return findings as PublishFinding[]; // the worker says nothing else
  } catch (error) {
    const isTooMuch = deadline.aborted || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isTooMuch ? invalid([problemAt('body.content', problem('build_too_long'))]) : error;
  } finally {
    await worker.terminate();
  }
}
