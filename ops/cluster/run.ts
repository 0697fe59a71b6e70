import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Ledger } from './crowd.ts';
import type { Drill } from './drills/drill.ts';
import { DRILLS } from './drills/index.ts';
import { CLUSTER_FAULTS, type ClusterFault } from './planted-faults.ts';
import { ensurePrograms, ProgramsMissing } from './programs.ts';
import { rehearse, type Verdict } from './rehearse.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    guests: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    times: { type: 'string', default: '1' },
    report: { type: 'string' },
    /** Leaves the folders with the logs, which else only a red drill does. */
    keep: { type: 'boolean', default: false },
    /** Every fault that is planted on purpose must turn its drill red. */
    planted: { type: 'boolean', default: false },
  },
});

const names = (values.planted ? CLUSTER_FAULTS : DRILLS).map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}: ${names.join(', ')}`);
const isWanted = ({ name }: { name: string }) => positionals.length === 0 || positionals.includes(name);
const isRoot = process.getuid?.() === 0;
const size = { guests: Number(values.guests), seconds: Number(values.seconds) };
const report = { passed: 0, failed: 0 };
const programs = await ensurePrograms().catch((error: unknown) => {
  if (!(error instanceof ProgramsMissing)) throw error;
  console.log(`Skipped: ${error.message}`);
  return finish();
});
for (let time = 0; time < Number(values.times); time += 1) {
  if (values.planted) for (const fault of CLUSTER_FAULTS.filter(isWanted)) await one(drillOf(fault.drill), fault);
  else for (const drill of DRILLS.filter(isWanted)) await one(drill);
}
console.log(
  `${report.passed} of ${report.passed + report.failed} ${values.planted ? 'faults were found' : 'drills are green'}`,
);
finish();

function finish(): never {
  if (values.report) writeFileSync(values.report, JSON.stringify(report));
  process.exit(report.failed > 0 ? 1 : 0);
}

/** Green is as it should be: with a fault planted, a drill that is red. */
async function one(drill: Drill, fault?: ClusterFault): Promise<void> {
  if (drill.needsRoot && !isRoot) {
    console.log(`${drill.name}: skipped, it needs root`);
    return;
  }
  const verdict = await rehearse(programs, drill, { size, fault, isKept: values.keep }).catch((error: unknown) => {
    console.error(error);
  });
  const isGreen = verdict?.breaches.length === 0;
  // a drill that did not come to its end shows nothing, neither way
  const isRight = verdict !== undefined && isGreen === !fault;
  report[isRight ? 'passed' : 'failed'] += 1;
  if (fault) console.log(`${fault.what}: ${isRight ? 'found' : 'NOT FOUND'} by`);
  console.log(verdict ? lineOf(drill.name, verdict) : `${drill.name}: RED, it did not come to its end`);
}

function drillOf(name: string): Drill {
  const found = DRILLS.find((drill) => drill.name === name);
  if (!found) throw new Error(`there is no drill ${name}`);
  return found;
}

function lineOf(name: string, { breaches, ledger, retries, seconds }: Verdict): string {
  const broken = [...new Set(breaches.map(({ invariant }) => invariant))].toSorted();
  return [
    `${name}: ${broken.length === 0 ? 'green' : `RED ${broken.join(' ')}`}`,
    ...(ledger ? toldOf(ledger) : []),
    `${retries} retries in the apps`,
    `${seconds.toFixed(0)} s in all`,
    ...breaches.slice(0, 12).map(({ invariant, what, guest }) => `\n    ${invariant} ${guest ?? ''} ${what}`),
  ].join('; ');
}

function toldOf({ again, verdicts, failedAtProxy, longestWait, longestSilence }: Ledger): string[] {
  const asked = [...again].map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`);
  return [
    `${verdicts.size} acknowledged, asked again after ${asked.join(', ') || 'nothing'}`,
    `${failedAtProxy} of that at the proxy`,
    `longest wait ${(longestWait / 1000).toFixed(1)} s, longest silence ${(longestSilence / 1000).toFixed(1)} s`,
  ];
}
