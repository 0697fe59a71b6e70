import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createCallers } from './callers.ts';
import type { Breach } from './breach.ts';
import { check, type Found } from './check.ts';
import { inTheDark } from './dark.ts';
import { createDevice, type Device } from './device.ts';
import { type Evidence, gather, strangers } from './evidence.ts';
import { drawFault } from './faults.ts';
import { type History, historyOf } from './history.ts';
import { layMesh } from './mesh.ts';
import { numbers } from './numbers.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { apart, convergence } from './lists.ts';
import { createProxy, type FaultProxy } from './proxy.ts';
import { randomOf } from './random.ts';
import type { Servers } from './servers.ts';
import { addressOf, setStage, type Stage } from './stage.ts';
import type { Tier } from './tiers.ts';

export interface Verdict {
  readonly seed: number;
  readonly breaches: readonly Breach[];
  readonly operations: number;
  readonly ledger: Ledger;
  readonly kills: number;
  /** Messages between devices; undefined where they did not hear each other. */
  readonly said: number | undefined;
  /** The device that did not live to see the server again. */
  readonly died: string | undefined;
  readonly duplicates: number;
  readonly seconds: number;
  /** From the healing until all were the same. */
  readonly converged: number;
  /** How late this process itself was in that time at worst, in ms: a busy machine makes I11 say nothing of the product. */
  readonly lag: number;
  readonly evidence: Evidence;
  readonly found: Found;
}

/** Of evenings: devices hear of each other without a server, too. */
const WITH_MESH = 0.6;

/** One evening: everything that its seed says goes wrong goes wrong, then all is good again, and then all must be true. */
export async function runSeed(
  servers: Servers,
  {
    seed,
    tier,
    convergeWithin,
    dark,
  }: {
    seed: number;
    tier: Tier;
    /** I11 and I15, in seconds. */
    convergeWithin: number;
    /** Of evenings with a mesh: before the network is back, the devices alone must say the same (I15). */
    dark: number;
  },
): Promise<Verdict> {
  const started = performance.now();
  const history = historyOf(seed, tier);
  const breaches: Breach[] = [];
  const onFault = (error: unknown) =>
    breaches.push({ invariant: 'crash', what: String(error instanceof Error ? error.stack : error) });
  process.on('unhandledRejection', onFault);
  const db = servers.connect();
  const { ports } = servers;
  const stage = await setStage(db, { ...history, ports });
  const before = await strangers(db, stage);
  await db.destroy();

  const ledger = createLedger();
  const luck = randomOf(`luck ${seed}`);
  const proxies = await Promise.all(
    history.devices.map(({ luck: own }, index) => {
      const fault = (request: number) => drawFault(own.fork(request), tier);
      const port = (delivery: number) => ports[own.fork(`port ${delivery}`).int(0, 1)] ?? ports[0];
      return createProxy({ token: stage.tokens[index] ?? '', address: addressOf(seed, index), port, fault, ledger });
    }),
  );
  const devices = history.devices.map((plan, index) => deviceOf(history, { stage, proxies, index }));
  const callers = createCallers({ ports, stage, calls: history.calls, ledger });
  await calmly(proxies, () => Promise.all(devices.map((device) => device.begin())));

  const began = Date.now();
  const codes = history.guests.map(({ code }) => code);
  const mesh = luck.fork('mesh').chance(WITH_MESH) ? layMesh(devices, codes, luck.fork('ways')) : undefined;
  await Promise.all([
    ...devices.map((device) => device.work(began)),
    callers.work(began),
    ...history.kills.map(async ({ at, what }) => {
      await pause(Math.max(0, began + at - Date.now()));
      await servers.kill(what);
    }),
  ]);
  await servers.whole();
  if (mesh && luck.fork('dark').chance(dark)) {
    const elsewhere = new Set(history.calls.map(({ guest }) => guest));
    const withinMs = convergeWithin * 1000;
    breaches.push(...(await inTheDark({ devices, mesh, elsewhere, codes, random: luck.fork('the dark'), withinMs })));
  }
  const alive = devices.filter((device) => !device.isGone());
  for (const device of alive) device.heal();
  mesh?.heal();
  const later = servers.connect();
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const converged = await convergence(later, { stage, devices: alive });
  // what a caller did at last comes to every device, too
  await callers.settle();
  const settled = await convergence(later, { stage, devices: alive });
  lag.disable();
  const longest = Math.max(converged, settled);
  if (longest > convergeWithin * 1000) {
    breaches.push(...(await apart(later, { stage, devices: alive })), {
      invariant: 'I11',
      what: `all the same after ${Math.round(longest)} ms`,
    });
  }
  // what was delivered long ago comes once more, to a server that has done it all
  await Promise.all(proxies.map((proxy) => proxy.echo((count) => luck.int(0, count - 1))));

  const evidence = await gather({
    db: later,
    stage,
    devices,
    calls: callers.made,
    ledger,
    hasMesh: mesh !== undefined,
  });
  const found = check(evidence, history.guests);
  breaches.push(...found.breaches, ...(await numbers({ ports, stage, devices: alive }, { evidence, found })));
  breaches.push(...(mesh?.leaked() ?? []));
  if ((await strangers(later, stage)) !== before)
    breaches.push({ invariant: 'I13', what: 'something of another client moved' });
  for (const device of devices) await device.close();
  for (const proxy of proxies) await proxy.close();
  await later.destroy();
  process.off('unhandledRejection', onFault);
  return {
    seed,
    breaches,
    operations: found.acts.length,
    ledger,
    kills: history.kills.length,
    said: mesh?.said(),
    died: devices.find((device) => device.isGone())?.plan.name,
    duplicates: evidence.log.filter(({ verdict }) => verdict === 'DUPLICATE').length,
    seconds: (performance.now() - started) / 1000,
    converged: longest / 1000,
    lag: lag.max / 1e6,
    evidence,
    found,
  };
}

function deviceOf(
  { devices, guests }: History,
  { stage, proxies, index }: { stage: Stage; proxies: readonly FaultProxy[]; index: number },
): Device {
  const [plan, proxy] = [devices[index], proxies[index]];
  if (!plan || !proxy) throw new Error(`there is no device ${index}`);
  const usher = stage.names[index] ?? '';
  return createDevice({ plan, proxy, eventId: stage.eventId, usher, codes: guests.map(({ code }) => code) });
}

/** The faults begin once all devices know the event: before that there is nothing to lose. */
async function calmly(proxies: readonly FaultProxy[], work: () => Promise<unknown>): Promise<void> {
  for (const proxy of proxies) proxy.setCalm(true);
  await work();
  for (const proxy of proxies) proxy.setCalm(false);
}
