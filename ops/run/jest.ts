import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './build.ts';
import { afterSecondLook, failedFiles, failuresOfJest, type JestReport } from './failures.ts';
import { ROOT } from './workspaces.ts';

const FOR_JEST = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
// in a package's folder
const FIRST_LOOK = '.turbo/jest.json';
const SECOND_LOOK = '.turbo/jest-again.json';

/**
 * Runs once more, with nothing beside it, what failed: the files that failed, and the whole of a package whose runner ended
 * without a report. Tells whether all of it passes, and what passed only now. The machine stalls at times; what is broken
 * fails twice. A runner that ended badly after all its tests had passed is named and fails nothing: no test is in doubt.
 * `silent` are the packages that told nothing twice.
 */
export async function secondLook(): Promise<{ isPassed: boolean; unsteady: string[]; silent: string[] }> {
  const looks = packages().flatMap((folder) => {
    const report = reportIn(folder, FIRST_LOOK);
    const files = report ? failedFiles(report) : [];
    return files.length > 0 || !report ? [{ folder, files, report }] : [];
  });
  if (looks.length === 0)
    return { isPassed: true, unsteady: ['a runner failed when all its tests had passed'], silent: [] };
  const unsteady: string[] = [];
  const silent: string[] = [];
  let isPassed = true;
  // one after the other: a busy machine is what most of them failed by
  for (const { folder, files, report } of looks) {
    console.log(`\n── a second look at ${report ? `${files.length} files of ` : ''}${folder}`);
    const options = ['--runInBand', '--json', `--outputFile=${SECOND_LOOK}`];
    const only = report ? ['--runTestsByPath', ...files] : [];
    const isPassedNow = await run('jest', [...options, ...only], FOR_JEST, folder).then(
      () => true,
      () => false,
    );
    isPassed &&= isPassedNow;
    const second = reportIn(folder, SECOND_LOOK);
    if (!report) {
      if (!second) silent.push(`${folder}: its tests ended twice without a report`);
      else if (isPassedNow) unsteady.push(`${folder}: the first runner ended without a report`);
      continue;
    }
    const stillFailing = new Set(second ? failedFiles(second) : files);
    const passing = report.testResults.filter(({ name }) => !stillFailing.has(name));
    unsteady.push(...failuresOfJest([{ testResults: passing }]));
  }
  return { isPassed, unsteady, silent };
}

/** Takes away what former runs told. */
export function forgetReports(): void {
  for (const folder of packages())
    for (const look of [FIRST_LOOK, SECOND_LOOK]) rmSync(join(folder, look), { force: true });
}

/** The tests of the packages that `filter` names, two packages at a time. */
export function runJest(filter: string): Promise<void> {
  return run(
    'turbo',
    [
      'run',
      'test',
      filter,
      '--concurrency=2',
      '--continue',
      '--output-logs=new-only',
      '--',
      '--json',
      `--outputFile=${FIRST_LOOK}`,
    ],
    FOR_JEST,
  );
}

/** What jest told of each package, with the second look. */
export function jestReports(): JestReport[] {
  return packages().flatMap((folder) => {
    const [first, second] = [reportIn(folder, FIRST_LOOK), reportIn(folder, SECOND_LOOK)];
    if (first && second) return [afterSecondLook(first, second)];
    return [first ?? second ?? []].flat();
  });
}

/** The folders of all packages with tests. */
function packages(): string[] {
  return ['.', 'shared', 'template-remotes'].flatMap((parent) =>
    readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(ROOT, parent, entry.name))
      .filter((folder) => existsSync(join(folder, 'jest.config.mjs'))),
  );
}

function reportIn(folder: string, report: string): JestReport | undefined {
  const file = join(folder, report);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
