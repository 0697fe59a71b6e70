import type { FastifyBaseLogger } from 'fastify';
import { loggable } from '../lib/errors.ts';
import { within } from '../lib/within.ts';
import type { FileStore } from './store.ts';

export type FilesState = 'up' | 'away';

export interface WatchedFiles {
  /** Whether the store can be read; known within two seconds, and asked again after five. */
  state(): Promise<FilesState>;
}

const PATIENCE_MS = 1500;
const FRESH_FOR_MS = 5000;

/**
 * Looks whether uploaded files can be had, and says in the log when that changes. Without them a guest's page has no pictures and is a
 * page all the same: that is a warning, and no reason to send guests away.
 */
export function watchFiles(
  store: Pick<FileStore, 'reach'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): WatchedFiles {
  let asked: Promise<FilesState> | undefined;
  let known: { readonly state: FilesState; readonly at: number } | undefined;
  let why: unknown = new Error('no answer');

  const ask = (): Promise<FilesState> =>
    store
      .reach()
      .then(
        () => 'up' as const,
        (error: unknown) => ((why = error), 'away' as const),
      )
      .finally(() => (asked = undefined));

  return {
    async state() {
      if (known && Date.now() - known.at < FRESH_FOR_MS) return known.state;
      const state = await within(PATIENCE_MS, (asked ??= ask()), 'away');
      const former = known?.state ?? 'up';
      known = { state, at: Date.now() };
      if (state === 'away' && former === 'up')
        log.warn(
          { err: loggable(why) },
          'JANUR_S3_ENDPOINT does not answer: pages go on without their pictures, and nothing can be uploaded or published',
        );
      if (state === 'up' && former === 'away') log.info('JANUR_S3_ENDPOINT answers again');
      return state;
    },
  };
}
