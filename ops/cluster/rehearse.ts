import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from '../faults/breach.ts';
import { strangers } from '../faults/evidence.ts';
import type { Invited } from '../faults/history.ts';
import { setStage } from '../faults/stage.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { crowd, type Ledger } from './crowd.ts';
import type { CrowdDrill, Drill, WholeDrill } from './drills/drill.ts';
import { check, differences } from './oracle.ts';
import type { ClusterFault } from './planted-faults.ts';
import type { Programs } from './programs.ts';

export interface Size {
  readonly guests: number;
  /** Within so many seconds all guests begin. */
  readonly seconds: number;
}

export interface Verdict {
  readonly breaches: readonly Breach[];
  /** Of the crowd, where the drill is one for a crowd. */
  readonly ledger?: Ledger;
  readonly seconds: number;
  /** What the apps that were there at the end counted. */
  readonly retries: number;
}

const USHERS = 4;
const SEED = 1;

/** One drill on a cluster of its own: the crowd, what happens to it, and then everything must be true. */
export async function rehearse(
  programs: Programs,
  drill: Drill,
  { size, fault, isKept }: { size: Size; fault?: ClusterFault | undefined; isKept: boolean },
): Promise<Verdict> {
  const started = performance.now();
  const cluster = await startCluster(programs, { ...drill.options, fault });
  const closing = () => void cluster.close().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, closing);
  let isClear = false;
  try {
    const attended = 'whole' in drill ? await alone(cluster, drill) : await attend(cluster, drill, size);
    isClear = attended.breaches.length === 0 || fault !== undefined;
    const retried = await Promise.all(cluster.apps.map((app) => app.metric('janur_database_retries_total')));
    const retries = retried.reduce((sum, one) => sum + one, 0);
    return { ...attended, retries, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    console.error(cluster.log());
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, closing);
    await cluster.close({ isKept: isKept || !isClear });
  }
}

async function alone(cluster: Cluster, drill: WholeDrill) {
  const breaches = await drill.whole(cluster);
  return { breaches: [...breaches, ...(await differences(cluster.nodes))] };
}

async function attend(cluster: Cluster, drill: CrowdDrill, size: Size) {
  const guests = Array.from({ length: size.guests }, (_, index) => invited(`CLUSTER${index}`, 1 + (index % 5)));
  const [one = 0, other = 0] = cluster.apps.map(({ port }) => port);
  const writer = await cluster.writer();
  const { stage, before } = await writer.ask(async (db) => {
    const casting = {
      seed: SEED,
      guests,
      neighbours: [invited('NEXTDOOR', 2)],
      devices: Array.from({ length: USHERS }, (_, index) => ({ name: `gate-${index}` })),
      ports: [one, other] as const,
    };
    const made = await setStage(db, casting);
    return { stage: made, before: await strangers(db, made) };
  });
  await cluster.whole();

  const { seconds = size.seconds } = drill;
  const during = pause((seconds * 1000) / 4).then(() => drill.during(cluster));
  const coming = crowd({
    stage,
    slug: `seed-${SEED}`,
    seed: SEED,
    guests,
    seconds,
    until: during,
    ports: { web: cluster.web, apps: [one, other] },
  });
  const [ledger, seen] = await Promise.all([coming, during]);
  const evening = { stage, guests, ledger };
  const breaches = [...seen];
  await cluster.whole().catch(({ message: what }: Error) => breaches.push({ invariant: 'I11', what }));
  breaches.push(...(await check(evening, cluster.nodes)));
  const after = await writer.ask((db) => strangers(db, stage));
  if (after !== before) breaches.push({ invariant: 'I13', what: 'something of another client moved' });
  if (ledger.longestSilence > (drill.silentMs ?? Infinity)) breaches.push({ invariant: 'silence', what: 'too long' });
  breaches.push(...((await drill.after?.(cluster, evening)) ?? []));
  return { breaches, ledger };
}

const invited = (code: string, people: number): Invited => ({
  code,
  name: `Tamu ${code}`,
  invited: people,
  confirmed: 0,
  status: 'PENDING',
  table: null,
});
