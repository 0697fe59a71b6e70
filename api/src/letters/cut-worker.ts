import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { CutJob, CutResult } from './cutter.ts';

/** The last font that was unpacked: the next job mostly wants the same, and each takes up to 8 MB. */
let kept: { readonly path: string; readonly sfnt: Uint8Array } | undefined;

async function unpacked(path: string): Promise<Uint8Array> {
  if (kept?.path !== path) kept = { path, sfnt: await convert(await readFile(path), 'sfnt') };
  return kept.sfnt;
}

const cut = async ({ path, letters }: CutJob): Promise<Uint8Array> =>
  subsetFont(Buffer.from(await unpacked(path)), letters, { targetFormat: 'woff2' });

parentPort?.on('message', (job: CutJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
  const say = (result: CutResult) => parentPort?.postMessage(result);
  cut(job).then(
    (woff2) => say({ id: job.id, woff2 }),
    (error: unknown) => say({ id: job.id, problem: String(error) }),
  );
});
