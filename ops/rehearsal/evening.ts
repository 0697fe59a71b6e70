import { setTimeout as pause } from 'node:timers/promises';
import type { RehearsalOddity } from '@janur/contracts';
import type { Database } from '@janur/api/database';
import type { Tickets } from '@janur/api/tickets';
import { createDevice, type Device } from '../faults/device.ts';
import { drawFault } from '../faults/faults.ts';
import { createLedger } from '../faults/ledger.ts';
import { createProxy } from '../faults/proxy.ts';
import { randomOf } from '../faults/random.ts';
import { logIn } from '../faults/stage.ts';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import type { Audience, Practice } from './audience.ts';
import type { Copy, Usher } from './copy.ts';
import { receive } from './gate.ts';
import { lineOf, type Visit } from './line.ts';
import { devicePlans, type Trouble } from './trouble.ts';
import type { Visitor } from './visitors.ts';

export interface Evening {
  readonly visits: readonly Visit[];
  /** Seconds at their gate, of the parties that people received. */
  readonly practised: readonly number[];
  readonly oddities: readonly RehearsalOddity[];
  /** Requests, and how many of them met a fault. */
  readonly requests: number;
  readonly faulty: number;
  /** Real seconds that devices took for each party: the middle and the worst. */
  readonly deviceSeconds: readonly number[];
  readonly aftermath: Aftermath;
}
interface Parts {
  readonly copy: Copy;
  /** Where the running product's API listens on this machine. */
  readonly port: number;
  readonly visitors: readonly Visitor[];
  readonly tickets: Pick<Tickets, 'sign'>;
  readonly seed: string;
  /** Minutes, and how many times as fast as a real clock they pass. */
  readonly evening: number;
  readonly speed: number;
  readonly trouble: Trouble;
  /** Of the last gate, where people are at it. */
  readonly practice?: Practice | undefined;
  readonly audience: Pick<Audience, 'see' | 'tick'>;
}

const TICK_MS = 1000;

/** Plays the evening on the copy: simulated ushers at all gates but that of the people, one line before them. */
export async function playEvening(db: Database, parts: Parts): Promise<Evening> {
  const { copy, visitors, speed, practice, audience } = parts;
  const ushers = practice ? copy.ushers.slice(0, -1) : copy.ushers;
  const opened = await openDevices(ushers, parts);
  const { devices, ledger } = opened;
  const [visits, oddities, practised, deviceSeconds]: [Visit[], RehearsalOddity[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ];
  const line = lineOf(visitors, (visitor, at) => {
    keep({ visitor, gate: '', start: at, end: at, outcome: 'walked past' });
  });
  const keep = (visit: Visit) => {
    visits.push(visit);
    audience.see(visit);
  };
  const began = Date.now();
  const until = (second: number) => pause(Math.max(0, began + (second * 1000) / speed - Date.now()));

  /** Where the first party with a code walked past, or people sent it on, no device can know of it. */
  const wasIn = ({ code }: Visitor) => visits.some(({ visitor, outcome }) => visitor.code === code && outcome === 'in');

  async function work(device: Device, { gate: name }: Usher): Promise<void> {
    for (let free = 0; ;) {
      const next = line.take(free);
      if (!next) return;
      const { visitor, start } = next;
      await until(start);
      const received = await receive(device, { visitor, ticketOf: (whose) => ticketOf(whose, parts) });
      free = start + visitor.handling + received.device;
      oddities.push(...received.oddities.map((kind) => ({ second: start, gate: name, kind, name: visitor.name })));
      deviceSeconds.push(received.device);
      const outcome = received.outcome === 'unseen double' && !wasIn(visitor) ? 'in' : received.outcome;
      keep({ visitor, gate: name, start, end: free, outcome });
      await until(free);
    }
  }

  /** People are as quick as they are: the fast clock gives them fewer parties, each with the time that it really took. */
  async function practise(at: Practice): Promise<void> {
    for (;;) {
      const next = line.take(((Date.now() - began) * speed) / 1000);
      if (!next) return;
      await until(next.start);
      const seconds = await at.receives(next.visitor, ticketOf(next.visitor, parts));
      if (seconds !== undefined) practised.push(seconds);
    }
  }

  const ticking = setInterval(() => {
    const second = ((Date.now() - began) * speed) / 1000;
    audience.tick({ second, inLine: line.waiting(second) });
  }, TICK_MS);
  try {
    const faults = Promise.all(devices.map((device) => device.work(began)));
    await Promise.all([
      ...devices.map((device, index) =>
        work(device, ushers[index] ?? { name: '', gate: '', username: '', password: '', card: '' }),
      ),
      ...(practice ? [practise(practice)] : []),
    ]);
    await faults;
    for (const device of devices) device.heal();
    const aftermath = await aftermathOf(db, { copy, devices, visits, hasPeople: practice !== undefined });
    const { requests, faults: faulty } = ledger.counts;
    return { visits, practised, oddities, requests, faulty, deviceSeconds, aftermath };
  } finally {
    clearInterval(ticking);
    await opened.close();
  }
}

async function openDevices(ushers: readonly Usher[], { copy, port, seed, evening, speed, trouble }: Parts) {
  const ledger = createLedger();
  const plans = devicePlans(
    ushers.map((_, index) => `latihan-${index + 1}`),
    { random: randomOf(`trouble ${seed}`), evening, speed, trouble },
  );
  const opened = await Promise.all(
    plans.map(async (plan, index) => {
      const address = `10.77.0.${index + 1}`;
      const { username = '', password = '', name = '' } = ushers[index] ?? {};
      const token = await logIn(username, { port, address, password });
      const fault = (request: number) => drawFault(plan.luck.fork(request), trouble);
      const proxy = await createProxy({ token, address, port: () => port, fault, ledger });
      return { proxy, device: createDevice({ plan, proxy, eventId: copy.eventId, usher: name, codes: [] }) };
    }),
  );
  // nothing goes wrong before every device has the list
  for (const { proxy } of opened) proxy.setCalm(true);
  for (const { device } of opened) {
    await device.begin();
    await device.store().setGate(device.plan.name);
  }
  for (const { proxy } of opened) proxy.setCalm(false);
  return {
    devices: opened.map(({ device }) => device),
    ledger,
    async close() {
      for (const { device } of opened) await device.close();
      for (const { proxy } of opened) await proxy.close();
    },
  };
}

/** What the party's phone would show. */
function ticketOf({ code, people }: Visitor, { copy, tickets }: Parts): string {
  // a late name has none
  if (code === null) return '';
  const events = [{ id: copy.eventId, pax: people }];
  return tickets.sign({ clientId: copy.clientId, guestCode: code, validUntil: null, events });
}
