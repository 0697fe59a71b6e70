import type { BodyOf, RemoteEntry, reportTemplateFailure } from '@janur/contracts';
import { RemoteError } from '@janur/federation';

type Report = BodyOf<typeof reportTemplateFailure>;

const told = new Set<string>();

interface Failed {
  readonly entry: RemoteEntry;
  readonly error: unknown;
  /** It was there, and threw when it was to be shown. */
  readonly isShown?: boolean;
  /** What the guest sees in its place. */
  readonly outcome: Report['outcome'];
}

/** One beacon a version and page: which template failed and how. It holds nothing of the guest, and nobody waits for it. */
export function reportFailure({ entry: { name: remote, version, entry }, error, isShown, outcome }: Failed): void {
  if (told.has(entry)) return;
  told.add(entry);
  const failure = isShown ? 'render' : error instanceof RemoteError ? error.failure : 'load';
  const report: Report = { remote, version, failure, outcome };
  navigator.sendBeacon(
    '/api/public/reports/template',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
