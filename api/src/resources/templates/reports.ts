import type { BodyOf, reportBlocked, reportTemplateFailure } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { countReport, isVersion } from './report-queries.ts';

/** Where a template's own files lie; what a page blocked is told of the family whose file did it. */
const REMOTE_FILE = /\/remotes\/([a-z][a-z0-9-]{1,60})\/([\w.+-]{1,64})\//;

/** The beacon of a page. Of what is not in the registry nothing is kept. */
export async function countFailure(
  db: Database,
  { remote, version, failure, outcome }: BodyOf<typeof reportTemplateFailure>,
): Promise<void> {
  if (!(await isVersion(db, { name: remote, version }))) return;
  await countReport(db, { kind: 'FAILURE', remote_name: remote, version, failure, outcome });
}

/** What a policy blocked. Only kinds are kept: an address may hold what a guest wrote. */
export async function countBlocked(db: Database, report: BodyOf<typeof reportBlocked>['csp-report']): Promise<void> {
  const directive = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? '';
  const [, name = '', version = ''] = REMOTE_FILE.exec(report['source-file'] ?? '') ?? [];
  const isKnown = name !== '' && (await isVersion(db, { name, version }));
  await countReport(db, {
    kind: 'BLOCKED',
    remote_name: isKnown ? name : '',
    version: isKnown ? version : '',
    failure: DIRECTIVES.has(directive) ? directive : 'other',
    outcome: targetOf(report['blocked-uri'] ?? ''),
  });
}

const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const TARGETS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'data',
  'blob',
  'trusted-types-sink',
  'trusted-types-policy',
]);

function targetOf(blocked: string): string {
  if (TARGETS.has(blocked)) return blocked;
  return URL.canParse(blocked) ? 'an address' : 'other';
}
