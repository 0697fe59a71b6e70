import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plantedSql } from './planted-faults.ts';
import { runSeed } from './seed-run.ts';
import { startServers } from './servers.ts';
import { headline, lineOf, storyOf } from './tell.ts';
import { type TierName, TIERS } from './tiers.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: [] },
    seeds: { type: 'string' },
    random: { type: 'string', default: '0' },
    tier: { type: 'string', default: 'short' },
    report: { type: 'string' },
    /** Seconds from the healing until all must be the same. More than the promised 10 where time is not what is tested. */
    'converge-within': { type: 'string', default: '10' },
    /** Of evenings with a mesh, those that end without a server (I15). */
    dark: { type: 'string', default: '0.5' },
    /** Ends at the first red seed. */
    'until-red': { type: 'boolean', default: false },
  },
});

const tierName = values.tier;
if (!isTier(tierName)) throw new Error(`--tier is ${Object.keys(TIERS).join(' or ')}`);
const seeds = seedsOf(values);
const planted = process.env['JANUR_PLANTED'];
const hook = planted === undefined ? [] : ['--import', fileURLToPath(new URL('plant.ts', import.meta.url))];
const servers = await startServers({ node: hook, sql: plantedSql(planted) });
// the processes must not outlive us
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void servers.close().finally(() => process.exit(1)));
}
let passed = 0;
/** Each in one line, for whoever reads only the end of a long run. */
const failures: string[] = [];
try {
  console.log(headline);
  for (const seed of seeds) {
    const verdict = await runSeed(servers, {
      seed,
      tier: TIERS[tierName],
      convergeWithin: Number(values['converge-within']),
      dark: Number(values.dark),
    });
    console.log(lineOf(verdict));
    if (verdict.breaches.length === 0) passed += 1;
    else {
      const [first] = verdict.breaches;
      failures.push(`seed ${seed}: ${first?.invariant} ${first?.guest ?? ''} ${first?.what}`);
      console.log(storyOf(verdict, tierName));
      if (values['until-red']) break;
    }
  }
} catch (error) {
  failures.push(String(error));
  console.error(error);
  console.error(servers.log());
} finally {
  await servers.close();
}
const failed = failures.length;
console.log(`${passed} of ${passed + failed} seeds are green`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed, failures }));
process.exit(failed > 0 ? 1 : 0);

function isTier(name: string): name is TierName {
  return name in TIERS;
}

function seedsOf({
  seed,
  seeds: range,
  random,
}: {
  seed: string[];
  seeds?: string | undefined;
  random: string;
}): number[] {
  const [from = 1, to = from] = range?.split('..').map(Number) ?? [1, 0];
  const ranged = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const drawn = Array.from({ length: Number(random) }, () => 1000 + Math.floor(Math.random() * 1_000_000));
  const all = [...seed.map(Number), ...ranged, ...drawn];
  if (all.length === 0 || !all.every(Number.isSafeInteger)) throw new Error('say --seed N, --seeds a..b or --random N');
  return all;
}
