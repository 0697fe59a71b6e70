import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PLANTED, type Planted } from './planted-faults.ts';

/** Whether the harness can fail: plants each fault of reliability.md §3 in turn and counts the seeds until it is found. */
const MOST_SEEDS = 10;

const RUN = fileURLToPath(new URL('run.ts', import.meta.url));
const PLANT = fileURLToPath(new URL('plant.ts', import.meta.url));

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  // a busy machine is late without any fault
  options: { 'converge-within': { type: 'string', default: '10' } },
});
const rows = [];
for (const planted of PLANTED.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { seeds, broken } = await hunt(planted);
  rows.push({ fault: planted.what, 'caught by seed': broken === '' ? 'NOT CAUGHT' : seeds, broken });
  console.log(`${planted.name}: ${broken === '' ? 'NOT CAUGHT' : `caught by seed ${seeds}: ${broken}`}`);
}
console.table(rows);
process.exit(rows.every(({ broken }) => broken !== '') ? 0 : 1);

/** How many seeds it took, and which invariants broke. */
function hunt({ name, isInTheDark = false }: Planted): Promise<{ seeds: number; broken: string }> {
  const how = ['--converge-within', values['converge-within'], ...(isInTheDark ? ['--dark', '1'] : [])];
  const options = ['--disable-warning=ExperimentalWarning', '--import', PLANT, RUN];
  const child = spawn(process.execPath, [...options, '--seeds', `1..${MOST_SEEDS}`, '--until-red', ...how], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, JANUR_PLANTED: name },
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  return new Promise((resolve) => {
    child.once('close', () => {
      const lines = said.split('\n').filter((line) => / (?:green|RED .*)$/.test(line) && /^ +\d/.test(line));
      if (process.env['DEBUG']) console.log(said);
      const broken = / RED (.*)$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
      if (broken === '' && lines.length < MOST_SEEDS)
        console.log(`${name}: ended after ${lines.length} seeds by itself`);
      resolve({ seeds: lines.length, broken });
    });
  });
}
