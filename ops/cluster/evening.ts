import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, parseDatabaseUrl } from '@janur/api/database';
import type { Breach } from '../faults/breach.ts';
import type { Victim } from '../faults/history.ts';
import { runSeed } from '../faults/seed-run.ts';
import type { Servers } from '../faults/servers.ts';
import { lineOf } from '../faults/tell.ts';
import { TIERS } from '../faults/tiers.ts';
import type { Cluster } from './cluster.ts';

/** Ten seconds are promised; here three nodes and two apps share the machine with the devices. */
const CONVERGE_WITHIN_S = 60;

/**
 * An evening of `ops/faults` on the cluster: ushers offline, answers lost, clocks wrong, undone check-ins, gifts to the rupiah, and
 * its own oracle of thirteen invariants. Where it kills the database, the node dies that all write to.
 */
export async function evening(cluster: Cluster, seed: number): Promise<Breach[]> {
  const verdict = await runSeed(serversOf(cluster), {
    seed,
    tier: TIERS.short,
    convergeWithin: CONVERGE_WITHIN_S,
    dark: 0,
  });
  console.log(`  ${lineOf(verdict)}`);
  return [...verdict.breaches];
}

function serversOf(cluster: Cluster): Servers {
  const [one, other] = cluster.apps;
  if (!one || !other) throw new Error('an evening needs two apps');
  const repairs = new Map<Victim, Promise<void>>();
  const restart: Record<Exclude<Victim, 'both apis'>, () => Promise<void>> = {
    'api 0': () => one.kill().then(() => one.start()),
    'api 1': () => other.kill().then(() => other.start()),
    async database() {
      const writer = await cluster.writer();
      await writer.kill();
      await pause(2000);
      await writer.start();
      await writer.synced();
    },
  };
  async function kill(what: Victim): Promise<void> {
    if (what === 'both apis') {
      await Promise.all([kill('api 0'), kill('api 1')]);
      return;
    }
    const repair = (repairs.get(what) ?? Promise.resolve()).then(restart[what]);
    repairs.set(what, repair);
    await repair;
  }
  return {
    ports: [one.port, other.port],
    connect: () => createDatabase({ connection: parseDatabaseUrl(cluster.databaseUrl) }),
    kill,
    async whole() {
      await Promise.all(repairs.values());
      await cluster.whole();
    },
    log: () => cluster.log(),
    close: async () => {},
  };
}
