/** @jest-environment node */
import { jest } from '@jest/globals';
import { anEvening, someEvents } from '../testing/evening.ts';
import { EVENT_ID } from '../testing/fake-server.ts';
import { aDoor, aScanner, closeAll, link, numbers, open, quiet } from '../testing/hall.ts';
import { aWire } from '../testing/wire.ts';

afterEach(closeAll);

test('who came in at one gate is in at the other, with the server gone', async () => {
  const { stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  link(dina, wawan);
  await quiet();
  expect(numbers(wawan)?.peers).toEqual([{ device_id: dina?.deviceId, gate: 'Gate A' }]);
  await dina?.checkIn({ guest: 'RATNA1', people: 4, gift: true });
  await quiet();
  expect(wawan?.judge('RATNA1')).toMatchObject({
    code: 'party_full',
    first: { where: 'elsewhere', gate: 'Gate A', usher: 'dina', people: 4 },
  });
  expect(numbers(wawan)).toMatchObject({ saved_here: 0, carried: 1, summary: { total_pax_attended: 4 } });
  expect(wawan?.history()).toEqual([]);
  // the server still knows nothing, and the device that did it knows that
  expect(numbers(dina)).toMatchObject({ saved_here: 1, carried: 0 });
});

test('a device that comes late hears all that was done before, by whichever device', async () => {
  const { stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  await dina?.checkIn({ guest: 'RATNA1', people: 2 });
  await wawan?.addWalkIn({ name: 'Pak Camat', total_guests: 3 });
  link(dina, wawan);
  await quiet();
  link(wawan, rini);
  await quiet();
  expect(rini?.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, first: { usher: 'dina' } });
  expect(rini?.search('camat')).toMatchObject([{ name: 'Pak Camat', total_guests_attended: 3, is_walk_in: true }]);
});

test('whoever meets the server first tells it everything, and each operation counts once', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  link(dina, wawan);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 3 });
  await quiet();
  await wawan?.admitMore({ guest: 'RATNA1', people: 1 });
  const walkIn = await dina?.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  await dina?.give({ guest: walkIn?.guest ?? '', souvenir: true });
  await quiet();

  const [at] = [devices[1]];
  if (at) at.link.state = 'up';
  await wawan?.sync();
  await wawan?.sync();
  expect(evening.server.totals()).toEqual({ arrived: 2, attended: 6, inside: 6, gifts: 0 });
  expect(numbers(wawan)).toMatchObject({ saved_here: 0, carried: 0, summary: { total_pax_attended: 6 } });
  // in the order in which one was done on hearing of the other
  expect(evening.server.log.map(({ op, verdict }) => [op.type, verdict])).toEqual([
    ['CHECK_IN', 'APPLIED'],
    ['CHECK_IN', 'APPLIED'],
    ['ADHOC', 'APPLIED'],
    ['GIFT', 'APPLIED'],
  ]);

  const first = devices[0];
  if (first) first.link.state = 'twice';
  await dina?.sync();
  await dina?.sync();
  expect(evening.server.totals()).toEqual({ arrived: 2, attended: 6, inside: 6, gifts: 0 });
  expect(numbers(dina)).toMatchObject({ saved_here: 0, saved_everywhere: 3, needs_attention: 0 });
  for (const store of stores) {
    expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 4, inside: 4, is_saved_here: false });
    expect(store.guests().filter(({ is_walk_in: isWalkIn }) => isWalkIn)).toHaveLength(1);
  }
});

test('a device that died leaves what it did on the others', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  link(dina, wawan);
  link(wawan, rini);
  await quiet();
  await dina?.checkIn({ guest: 'BUDI22', people: 2 });
  await quiet();
  await dina?.close();
  const at = devices[2];
  if (at) at.link.state = 'up';
  await rini?.sync();
  await rini?.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 2 });
  expect(evening.server.log.map(({ op }) => [op.device_id, op.gate])).toEqual([[dina?.deviceId, 'Gate A']]);
  expect(rini?.guest('BUDI22')).toMatchObject({ total_guests_attended: 2 });
});

test('what was heard outlives a crash, and is sent after it', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  link(dina, wawan);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 4 });
  await quiet();
  const device = devices[1];
  if (!device) throw new Error('no device');
  const again = await open(device);
  expect(numbers(again)).toMatchObject({ saved_here: 0, carried: 1 });
  expect(again.judge('RATNA1')).toMatchObject({ code: 'party_full', first: { gate: 'Gate A' } });
  device.link.state = 'up';
  await again.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 4 });
});

test('what one device did and another took back is told to the server in that order', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  link(dina, wawan);
  await quiet();
  const arrival = await dina?.checkIn({ guest: 'RATNA1', people: 4 });
  await quiet();
  await wawan?.undo({ op_id: arrival?.op_id ?? '', guest: 'RATNA1' });
  await quiet();
  for (const store of stores) expect(store.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  for (const [index, device] of devices.entries()) {
    device.link.state = 'up';
    await stores[index]?.sync();
    await stores[index]?.sync();
  }
  expect(evening.server.log.map(({ op, verdict }) => [op.type, verdict])).toEqual([
    ['CHECK_IN', 'APPLIED'],
    ['UNDO', 'APPLIED'],
  ]);
  for (const store of stores) expect(store.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
});

test('a family at two gates within two seconds is asked about at both, as with a server', async () => {
  const { stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const wire = link(dina, wawan);
  await quiet();
  wire.isCut = true;
  await dina?.checkIn({ guest: 'RATNA1', people: 3 });
  await wawan?.checkIn({ guest: 'RATNA1', people: 3 });
  await quiet();
  link(dina, wawan);
  await quiet();
  for (const store of stores) {
    expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 6 });
    expect(store.attention().map(({ kind }) => kind)).toEqual(['party']);
  }
});

test('a device that was at the server meanwhile counts nothing twice', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  await dina?.checkIn({ guest: 'RATNA1', people: 2 });
  for (const index of [0, 1]) {
    const device = devices[index];
    if (device) device.link.state = 'up';
    await stores[index]?.sync();
    await stores[index]?.sync();
    if (device) device.link.state = 'down';
  }
  link(wawan, rini);
  link(dina, wawan);
  await quiet();
  expect(wawan?.guest('RATNA1')).toMatchObject({ total_guests_attended: 2 });
  // whose list is older hears of it from the device that did it
  link(dina, rini);
  await quiet();
  expect(rini?.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, first: { usher: 'dina' } });
});

test('what is heard late stands where it was done: an arrival of before stays taken back', async () => {
  const { evening, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  const wire = link(dina, wawan);
  await quiet();
  wire.isCut = true;
  await dina?.checkIn({ guest: 'RATNA1', people: 3 });
  await rini?.checkIn({ guest: 'RATNA1', people: 3 });
  evening.pass(2000);
  await rini?.undo({ guest: 'RATNA1' });
  link(rini, wawan);
  await quiet();
  link(dina, wawan);
  await quiet();
  expect(wawan?.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
});

test('what the server has from elsewhere is not carried on', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  link(dina, wawan);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 3 });
  await quiet();
  for (const index of [0, 1]) {
    const device = devices[index];
    if (device) device.link.state = 'up';
  }
  await dina?.sync();
  const sent = evening.server.log.length;
  await wawan?.sync();
  expect(numbers(wawan)).toMatchObject({ carried: 0 });
  expect(evening.server.log).toHaveLength(sent);
});

test('a way that says nothing for long is over, and a page that was frozen has not counted', async () => {
  const ticking = jest.spyOn(globalThis, 'setInterval');
  const { stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const wire = link(dina, wawan);
  await quiet();
  const breaths = ticking.mock.calls.flatMap(([breathe, ms]) => (ms === 5000 ? [breathe] : []));
  ticking.mockRestore();
  expect(breaths).toHaveLength(2);
  const breathe = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const breath of breaths) breath();
      await quiet();
    }
  };
  await breathe(30);
  expect(numbers(wawan)?.peers).toHaveLength(1);
  wire.isCut = true;
  await breathe(9);
  expect(numbers(wawan)?.peers).toHaveLength(1);
  await breathe(1);
  for (const store of stores) expect(numbers(store)?.peers).toEqual([]);
});

test('a clock that nobody told the time is timed by the device that hears it', async () => {
  const evening = anEvening();
  const told = evening.device('wawan');
  const wawan = await open(told);
  await wawan.sync();
  const late = evening.device('dina', { ahead: -10 * 365 * 86_400_000 });
  const dina = await open({ ...late, open: late.open });
  // it knows the list, and not the time
  await dina.sync();
  late.link.state = 'down';
  told.link.state = 'down';
  link(dina, wawan);
  await quiet();
  await dina.checkIn({ guest: 'RATNA1', people: 1 });
  await quiet();
  expect(wawan.guest('RATNA1')?.first?.at).toBe(new Date(evening.now()).toISOString());
});

describe('who does not belong to the event', () => {
  test('without its key hears nothing and is believed nothing', async () => {
    const { stores } = await aDoor(['dina']);
    const [dina] = stores;
    await dina?.checkIn({ guest: 'RATNA1', people: 2 });
    const others = anEvening(
      undefined,
      someEvents({
        events: someEvents().events.map((event) => ({ ...event, mesh_keys: { full: 'b3RoZXI', scan: 'b3RoZXI' } })),
      }),
    );
    const thief = await open(others.device('thief'));
    await thief.sync();
    await thief.checkIn({ guest: 'BUDI22', people: 2 });
    const wire = link(dina, thief);
    await quiet();
    expect(numbers(dina)?.peers).toEqual([]);
    expect(dina?.guest('BUDI22')).toMatchObject({ is_checked_in: false });
    expect(thief.guest('RATNA1')).toMatchObject({ is_checked_in: false });
    expect(wire.said.join('')).not.toContain('RATNA1');
  });

  test('who repeats what was overheard on another way proves nothing', async () => {
    const { stores } = await aDoor(['dina', 'wawan']);
    const [dina, wawan] = stores;
    const overheard = link(dina, wawan);
    await quiet();
    const again = aWire('another');
    dina?.join(again.ends[0]);
    for (const text of overheard.said) again.forge(0, text);
    await quiet();
    expect(numbers(dina)?.peers).toHaveLength(1);
  });

  test('what was said out of turn, or is no message, ends the way', async () => {
    const { stores } = await aDoor(['dina']);
    const [dina] = stores;
    for (const text of ['{', '[]', '{"say":"ops","ops":[]}', 'x'.repeat(300_000)]) {
      const wire = aWire();
      dina?.join(wire.ends[0]);
      let isOver = false;
      wire.ends[1].listen({ onText: () => undefined, onEnd: () => (isOver = true) });
      wire.forge(0, text);
      expect(isOver).toBe(true);
    }
  });

  test('a forged operation of this device, or one that cannot be, is not kept', async () => {
    const { stores } = await aDoor(['dina', 'wawan']);
    const [dina, wawan] = stores;
    const wire = link(dina, wawan);
    await quiet();
    const real = await wawan?.checkIn({ guest: 'BUDI22', people: 1 });
    await quiet();
    const told = wire.said.findLast((text) => text.includes('"say":"ops"'));
    const [operation] = JSON.parse(told ?? '{}').ops;
    const forged = [
      { ...operation, op_id: 'forged-1', device_id: dina?.deviceId, seq: 99, guest: 'RATNA1' },
      { ...operation, op_id: 'forged-2', seq: 100, people: -3, guest: 'RATNA1' },
      { ...operation, op_id: 'forged-3', seq: 101, event_id: EVENT_ID + 1, guest: 'RATNA1' },
      { ...operation, op_id: real?.op_id, guest: 'RATNA1' },
    ];
    wire.forge(0, JSON.stringify({ say: 'ops', ops: forged }));
    await quiet();
    expect(dina?.guest('RATNA1')).toMatchObject({ is_checked_in: false });
    expect(numbers(dina)).toMatchObject({ carried: 1, summary: { total_pax_attended: 1 } });
  });
});

describe('who only scans', () => {
  async function withScanner() {
    const evening = anEvening();
    const dina = await open(evening.device('dina'));
    await dina.sync();
    return { dina, evening, ...(await aScanner(evening)) };
  }

  test('hears who is in, and neither names nor envelopes', async () => {
    const { dina, scanner } = await withScanner();
    const wire = link(dina, scanner);
    await quiet();
    await dina.checkIn({ guest: 'RATNA1', people: 4, entrusted_gifts: [{ giver_name: 'Bu Lurah', amount: 500_000 }] });
    await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2, phone_number: '0812 0000 1111' });
    await quiet();
    expect(scanner.judge('RATNA1')).toMatchObject({ code: 'party_full' });
    expect(wire.said.join('')).not.toMatch(/Bu Lurah|500000|Camat|0812/);
  });

  test('sends nothing of others, and says of nobody else', async () => {
    const { dina, scanner, evening, device } = await withScanner();
    const wire = link(dina, scanner);
    await quiet();
    await dina.checkIn({ guest: 'RATNA1', people: 4 });
    const own = await scanner.checkIn({ guest: 'BUDI22', people: 2 });
    await quiet();
    expect(dina.guest('BUDI22')).toMatchObject({ total_guests_attended: 2 });
    expect(numbers(scanner)).toMatchObject({ saved_here: 1, carried: 0 });
    device.link.state = 'up';
    await scanner.sync();
    expect(evening.server.log.map(({ op }) => op.op_id)).toEqual([own.op_id]);
    const told = wire.said.findLast((text) => text.includes(own.op_id) && text.includes('"say":"ops"'));
    const [operation] = JSON.parse(told ?? '{}').ops;
    wire.forge(
      0,
      JSON.stringify({ say: 'ops', ops: [{ ...operation, op_id: 'scanner-x1', device_id: 'other', guest: 'SARI33' }] }),
    );
    await quiet();
    expect(dina.guest('SARI33')).toMatchObject({ is_checked_in: false });
  });

  test('cannot pass for who holds names', async () => {
    const { dina, scanner } = await withScanner();
    const wire = aWire();
    dina.join(wire.ends[0]);
    scanner.join({
      ...wire.ends[1],
      send: (text) => wire.ends[1].send(text.replace('"isScanOnly":true', '"isScanOnly":false')),
    });
    await quiet();
    expect(numbers(dina)?.peers).toEqual([]);
  });
});
