import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DRILLS } from './drills.ts';
import { ensurePrograms, ProgramsMissing } from './programs.ts';
import { rehearse, type Verdict } from './rehearse.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    guests: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    times: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
});

const unknown = positionals.filter((name) => !DRILLS.some((drill) => drill.name === name));
if (unknown.length > 0)
  throw new Error(`there is no drill ${unknown.join(', ')}: ${DRILLS.map(({ name }) => name).join(', ')}`);
const isRoot = process.getuid?.() === 0;
const size = { guests: Number(values.guests), seconds: Number(values.seconds) };
const report = { passed: 0, failed: 0 };
const programs = await ensurePrograms().catch((error: unknown) => {
  if (!(error instanceof ProgramsMissing)) throw error;
  console.log(`Skipped: ${error.message}`);
  process.exit(0);
});
for (let time = 0; time < Number(values.times); time += 1) {
  for (const drill of DRILLS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    if (drill.needsRoot && !isRoot) {
      console.log(`${drill.name}: skipped, it needs root`);
      continue;
    }
    const verdict = await rehearse(programs, drill, size, {}).catch((error: unknown) => {
      console.error(error);
    });
    const isGreen = verdict?.breaches.length === 0;
    report[isGreen ? 'passed' : 'failed'] += 1;
    console.log(verdict ? lineOf(drill.name, verdict) : `${drill.name}: RED, it did not come to its end`);
  }
}
console.log(`${report.passed} of ${report.passed + report.failed} drills are green`);
if (values.report) writeFileSync(values.report, JSON.stringify(report));
process.exit(report.failed > 0 ? 1 : 0);

function lineOf(name: string, { breaches, ledger, retries, seconds }: Verdict): string {
  const again = [...ledger.again].map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`);
  const broken = [...new Set(breaches.map(({ invariant }) => invariant))].toSorted();
  return [
    `${name}: ${broken.length === 0 ? 'green' : `RED ${broken.join(' ')}`}`,
    `${ledger.verdicts.size} acknowledged, asked again after ${again.join(', ') || 'nothing'}`,
    `${retries} retries in the apps`,
    `longest wait ${(ledger.longestWait / 1000).toFixed(1)} s, longest silence ${(ledger.longestSilence / 1000).toFixed(1)} s`,
    `${seconds.toFixed(0)} s in all`,
    ...breaches.slice(0, 12).map(({ invariant, what, guest }) => `\n    ${invariant} ${guest ?? ''} ${what}`),
  ].join('; ');
}
