/** @jest-environment node */
import { pbkdf2Sync } from 'node:crypto';
import { readPinLock, tryPin } from './door-pin.ts';
import { loadClientEvents } from './events-cache.ts';
import { prepareEvents } from './readiness.ts';
import { anEvening, someEvents } from './testing/evening.ts';

const MINUTE = 60_000;

/** As the server makes one; the fewer rounds, the faster a test. */
function pinOf(digits: string, salt = 'pepper-and-salt') {
  const bytes = Buffer.from(salt);
  return {
    salt: bytes.toString('base64url'),
    hash: pbkdf2Sync(digits, bytes, 10, 32, 'sha256').toString('base64url'),
    iterations: 10,
  };
}

/** A tablet that has heard the PIN 2580, and its pages. */
async function tablet() {
  const events = { ...someEvents(), door_pin: pinOf('2580') };
  const evening = anEvening(undefined, events);
  const device = evening.device('dina');
  let [ran, pages] = [0, 0];
  const restart = () => {
    ran = 0;
    Object.assign(device.services, { run: `page ${(pages += 1)}`, monotonic: () => ran });
  };
  restart();
  const store = await device.open();
  await store.sync();
  await store.close();
  const { services, link } = device;
  return {
    services,
    link,
    evening,
    restart,
    pass: (ms: number) => (ran += ms),
    hosts: (pin: ReturnType<typeof pinOf> | null) => Object.assign(events, { door_pin: pin }),
    contact: async () => {
      const open = await device.open();
      await open.sync();
      await open.close();
    },
    lock: () => readPinLock(services),
    isRight: async (digits: string) => (await tryPin(services, digits)).isRight,
    fail: async (times: number) => {
      for (let time = 0; time < times; time += 1) await tryPin(services, '0000');
    },
  };
}

test('a device that heard of no PIN asks for none', async () => {
  const { services } = anEvening().device('dina');
  expect(await readPinLock(services)).toEqual({ isAsked: false });
  await loadClientEvents(services);
  expect(await readPinLock(services)).toEqual({ isAsked: false });
});

test('with the network gone the right digits open, and no others', async () => {
  const { link, lock, isRight } = await tablet();
  link.state = 'down';
  expect(await lock()).toEqual({ isAsked: true, wait_ms: 0, left: 5 });
  expect(await isRight('2581')).toBe(false);
  expect(await lock()).toEqual({ isAsked: true, wait_ms: 0, left: 4 });
  expect(await isRight('2580')).toBe(true);
  expect(await lock()).toEqual({ isAsked: true, wait_ms: 0, left: 5 });
});

test('after five wrong ones not even the right one opens, for a minute', async () => {
  const { lock, isRight, fail, pass } = await tablet();
  await fail(5);
  expect(await lock()).toEqual({ isAsked: true, wait_ms: MINUTE, left: 0 });
  expect(await isRight('2580')).toBe(false);
  pass(MINUTE - 1);
  expect(await isRight('2580')).toBe(false);
  pass(1);
  expect(await isRight('2580')).toBe(true);
});

test('each wrong one after that waits longer, and none longer than five minutes', async () => {
  const { lock, fail, pass } = await tablet();
  await fail(5);
  const waits = [];
  for (let time = 0; time < 4; time += 1) {
    pass(10 * MINUTE);
    await fail(1);
    waits.push(await lock());
  }
  expect(waits.map((wait) => wait.isAsked && wait.wait_ms / MINUTE)).toEqual([2, 4, 5, 5]);
});

test('neither a reload nor a clock that was set shortens the wait', async () => {
  const { lock, isRight, fail, pass, restart, evening } = await tablet();
  await fail(5);
  pass(20_000);
  await lock();
  restart();
  evening.pass(24 * 60 * MINUTE);
  expect(await lock()).toMatchObject({ wait_ms: 40_000 });
  pass(39_000);
  expect(await isRight('2580')).toBe(false);
  pass(1000);
  expect(await isRight('2580')).toBe(true);
});

test('wrong ones before a reload count after it', async () => {
  const { lock, fail, restart } = await tablet();
  await fail(3);
  restart();
  await fail(1);
  expect(await lock()).toMatchObject({ left: 1 });
  await fail(1);
  expect(await lock()).toMatchObject({ wait_ms: MINUTE });
});

test('at the next contact another PIN holds, and who tried in vain begins anew', async () => {
  const { lock, isRight, fail, hosts, contact } = await tablet();
  await fail(5);
  hosts(pinOf('1357', 'another salt'));
  expect(await isRight('1357')).toBe(false);
  await contact();
  expect(await lock()).toEqual({ isAsked: true, wait_ms: 0, left: 5 });
  expect(await isRight('2580')).toBe(false);
  expect(await isRight('1357')).toBe(true);
});

test.each([
  ['the list of guests', ({ contact }: Awaited<ReturnType<typeof tablet>>) => contact()],
  ['the list of events', ({ services }: Awaited<ReturnType<typeof tablet>>) => loadClientEvents(services)],
  [
    'preparing for a hall without a network',
    ({ services }: Awaited<ReturnType<typeof tablet>>) =>
      prepareEvents(services, {
        events: someEvents().events,
        chosen: undefined,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
  ],
])('a PIN that the hosts cleared is gone with %s', async (_, hear) => {
  const device = await tablet();
  await device.fail(5);
  device.hosts(null);
  await hear(device);
  expect(await device.lock()).toEqual({ isAsked: false });
  expect(await device.isRight('anything')).toBe(true);
});

test('a server of before the PIN says nothing of it, and takes none away', async () => {
  const device = await tablet();
  device.hosts(undefined as never); // an answer of an older version
  await device.contact();
  expect(await device.lock()).toMatchObject({ isAsked: true });
});

test('the digits are not on the device', async () => {
  const { services, isRight } = await tablet();
  await isRight('2580');
  await isRight('9753');
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = services.indexedDB.open('janur-door');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const kept = await new Promise<unknown[]>((resolve) => {
    const reading = database.transaction('meta').objectStore('meta').getAll();
    reading.addEventListener('success', () => resolve(reading.result));
  });
  database.close();
  expect(kept.length).toBeGreaterThan(3);
  expect(JSON.stringify(kept)).not.toMatch(/2580|9753/);
});
