import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureDatabaseServer } from '@janur/api/embedded-database';
import { run } from './build.ts';
import { ROOT } from './workspaces.ts';

/**
 * `npm run coverage [-- @janur/shell …]`: runs the Jest tests of the product's packages, or of those that are named, and
 * tells the lines that they cover, folder by folder. It fails below the thresholds of the packages (`jest.config.mjs`) and
 * for a folder below half. What runs in a browser test, a child process or a worker thread does not count.
 */

const LEAST = 50;
const PACKAGES = [
  'shared/contracts',
  'shared/data',
  'shared/federation',
  'shared/i18n',
  'shared/kit',
  'shared/template-parts',
  'shared/ui',
  'shared/build',
  'shell',
  'invitation-remote',
  'dashboard-remote',
  'guestbook-remote',
  'api',
];

type Summary = Record<string, { lines: { total: number; covered: number } }>;

const named = process.argv.slice(2);
const folders = PACKAGES.filter((folder) => named.length === 0 || named.includes(nameOf(folder)));
await ensureDatabaseServer({ log: console.log });
const isGreen = await run(
  'turbo',
  [
    'run',
    'test',
    ...folders.map((folder) => `--filter=./${folder}`),
    // what is replayed from the cache leaves no figures
    '--force',
    '--concurrency=1',
    '--continue',
    '--output-logs=errors-only',
    '--',
    '--coverage',
    '--coverageProvider=v8',
    '--coverageReporters=json-summary',
    '--coverageReporters=text-summary',
  ],
  { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
).then(
  () => true,
  (error: unknown) => (console.error(error instanceof Error ? error.message : error), false),
);
const low = folders.flatMap(report);
for (const folder of low) console.error(`${folder} is covered by less than ${LEAST} %`);
process.exit(isGreen && low.length === 0 ? 0 : 1);

function nameOf(folder: string): string {
  const { name }: { name: string } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return name;
}

/** Prints a package folder by folder; gives the folders that are below the least. */
function report(folder: string): string[] {
  const file = join(ROOT, folder, 'coverage/coverage-summary.json');
  if (!existsSync(file)) return [folder];
  const { total, ...files }: Summary = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\n${percent(total ? [total] : [])}  ${folder}`);
  const byFolder = Map.groupBy(Object.entries(files), ([path]) => relative(ROOT, dirname(path)));
  return [...byFolder].toSorted().flatMap(([path, entries]) => {
    const shown = percent(entries.map(([, measured]) => measured));
    console.log(`${shown}    ${path}`);
    return Number.parseFloat(shown) < LEAST ? [path] : [];
  });
}

function percent(measured: readonly Summary[string][]): string {
  const lines = measured.reduce((sum, { lines: { total } }) => sum + total, 0);
  const covered = measured.reduce((sum, { lines: { covered: hit } }) => sum + hit, 0);
  return `${lines === 0 ? 100 : Math.floor((100 * covered) / lines)} %`.padStart(6);
}
