import { ensureDatabaseServer } from '@janur/api/embedded-database';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { build, run } from './build.ts';
import { runAllE2e } from './e2e.ts';
import {
  countOfJest,
  failuresOfJest,
  failuresOfPlaywright,
  type PlaywrightReport,
  unsteadyOfPlaywright,
} from './failures.ts';
import { forgetReports, jestReports, runJest, secondLook } from './jest.ts';
import { ROOT } from './workspaces.ts';

interface Count {
  passed: number;
  failed: number;
}

const REPORTS = join(ROOT, 'node_modules/.cache/janur');
const E2E_REPORTS = { looking: join(REPORTS, 'e2e-looking.json'), changing: join(REPORTS, 'e2e-changing.json') };
const FAULTS_REPORT = join(REPORTS, 'faults.json');
const CLUSTER_REPORT = join(REPORTS, 'cluster.json');

await ensureDatabaseServer({ log: console.log });
ensureBrowser();

const failedSteps: string[] = [];
/** What failed once and passed when it was run again: no failure, and nothing to be proud of. */
const unsteady: string[] = [];
const counts = [
  await check('lint', () => run('oxlint', ['--type-aware', '--deny-warnings'])),
  await check('format', () => run('oxfmt', ['--check', '.'])),
  await check('dependencies', () => run('node', ['--disable-warning=ExperimentalWarning', 'ops/run/dependencies.ts'])),
  await check('supply chain', () => run('node', ['--disable-warning=ExperimentalWarning', 'ops/run/supply-chain.ts'])),
  await check('types', () => run('tsc', ['-b'])),
  await jest(),
  await faults('faults at the door, and no server', ['--seeds', '1..2', '--dark', '1']),
  await faults('faults at the door', ['--random', '1', '--dark', '0']),
  await cluster(),
  await check('build', build),
  await e2e(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
unsteady.push(...unsteadyOfPlaywright(e2eReports()));
for (const test of unsteady) console.log(`≈ passed at the second look: ${test}`);
for (const failure of [...failedSteps, ...failuresOfJest(jestReports()), ...failuresOfPlaywright(e2eReports())]) {
  console.log(`✗ ${failure}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** One step that passes or fails as a whole. */
async function check(name: string, work: () => Promise<void>): Promise<Count> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const isPassed = await work().then(
    () => true,
    (error: unknown) => (console.error(error instanceof Error ? error.message : error), false),
  );
  if (!isPassed) failedSteps.push(name);
  console.log(`── ${name} ${isPassed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}

/**
 * Unit, contract and API tests of every package; turbo runs those whose sources changed and replays the others. The API's
 * take as long as all others together and use every core, so they come after them and not beside them.
 */
async function jest(): Promise<Count> {
  forgetReports();
  const outcome = await check('unit, contract and API tests', async () => {
    const outcomes = [
      ...(await Promise.allSettled([runJest('--filter=!@janur/api')])),
      ...(await Promise.allSettled([runJest('--filter=@janur/api')])),
    ];
    const broken = outcomes.find(({ status }) => status === 'rejected');
    if (broken?.status !== 'rejected') return;
    const look = await secondLook();
    unsteady.push(...look.unsteady);
    failedSteps.push(...look.silent);
    if (!look.isPassed) throw broken.reason;
  });
  return outcomeOf(outcome, jestReports().map(countOfJest));
}

/** Evenings at the door where everything goes wrong: each seed is a test, two always the same and one new each time. */
function faults(name: string, evenings: string[]): Promise<Count> {
  const options = [...evenings, '--converge-within', '60'];
  return harness(name, { script: 'ops/faults/run.ts', options, report: FAULTS_REPORT });
}

/** Three database nodes, one of them killed. Where no cluster can be had it says so and counts nothing. */
function cluster(): Promise<Count> {
  const options = ['kill-database', '--guests', '60', '--seconds', '8'];
  return harness('a cluster', { script: 'ops/cluster/run.ts', options, report: CLUSTER_REPORT });
}

/** A command that counts for itself what passed. */
async function harness(
  name: string,
  { script, options, report }: { script: string; options: string[]; report: string },
): Promise<Count> {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const command = ['--disable-warning=ExperimentalWarning', script, ...options, '--report', report];
  const outcome = await check(name, () => run('node', command));
  if (!existsSync(report)) return outcome;
  const told: Count & { failures?: string[] } = JSON.parse(readFileSync(report, 'utf8'));
  failedSteps.push(...(told.failures ?? []).map((failure) => `${name}: ${failure}`));
  return outcomeOf(outcome, [told]);
}

async function e2e(): Promise<Count> {
  mkdirSync(REPORTS, { recursive: true });
  for (const file of Object.values(E2E_REPORTS)) rmSync(file, { force: true });
  const outcome = await check('browser tests', () => runAllE2e(E2E_REPORTS));
  return outcomeOf(
    outcome,
    e2eReports().map(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
  );
}

function e2eReports(): PlaywrightReport[] {
  return Object.values(E2E_REPORTS)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/** The tests' own counts; a runner that failed without a failing test counts as one failure. */
function outcomeOf(outcome: Count, reports: Count[]): Count {
  const passedTests = reports.reduce((sum, report) => sum + report.passed, 0);
  const failedTests = reports.reduce((sum, report) => sum + report.failed, 0);
  return { passed: passedTests, failed: Math.max(failedTests, outcome.failed) };
}
