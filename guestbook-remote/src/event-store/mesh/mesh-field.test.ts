/** @jest-environment node */
import { refusalOf } from '../testing/fake-server.ts';
import { aDoor, aPair, aScanner, closeAll, link, numbers, open, quiet } from '../testing/hall.ts';
import { aWire } from '../testing/wire.ts';

afterEach(closeAll);

test('what was brought for a walk-in reaches the server through a device whose list has the walk-in already', async () => {
  const { evening, dina, wawan, first, second } = await aPair();
  const walkIn = await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  // the server has it, and the device does not hear that
  first.link.state = 'deaf';
  await dina.sync();
  first.link.state = 'down';
  second.link.state = 'up';
  await wawan.sync();
  second.link.state = 'down';
  await dina.give({ guest: walkIn.guest, entrusted_gifts: [{ giver_name: 'Bu Lurah', amount: 5 }] });
  link(dina, wawan);
  await quiet();
  expect(numbers(wawan)).toMatchObject({ summary: { total_pax_attended: 2 } });
  await dina.close();
  second.link.state = 'up';
  await wawan.sync();
  await wawan.sync();
  expect(evening.server.log.map(({ op, verdict }) => [op.type, verdict])).toEqual([
    ['ADHOC', 'APPLIED'],
    ['GIFT', 'APPLIED'],
  ]);
  expect(numbers(wawan)).toMatchObject({ carried: 0, summary: { total_pax_attended: 2 } });
  expect(wawan.search('camat')).toMatchObject([{ envelopes: [{ giver_name: 'Bu Lurah', amount: 5 }] }]);
});

test('what this device did for a walk-in that it heard of goes to the server, whoever brought the walk-in', async () => {
  const { evening, dina, wawan, first, second } = await aPair();
  link(dina, wawan);
  await quiet();
  const walkIn = await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  await quiet();
  await wawan.give({ guest: walkIn.guest, souvenir: true });
  first.link.state = 'up';
  await dina.sync();
  second.link.state = 'up';
  await wawan.sync();
  await wawan.sync();
  expect(evening.server.log.map(({ op, verdict }) => [op.type, verdict])).toEqual([
    ['ADHOC', 'APPLIED'],
    ['GIFT', 'APPLIED'],
  ]);
  expect(numbers(wawan)).toMatchObject({ saved_here: 0, carried: 0, needs_attention: 0 });
  // of what both know nothing is told over the next way
  const wire = link(wawan, dina, aWire('next'));
  await quiet();
  expect(wire.said.filter((text) => text.includes('"say":"ops"'))).toEqual([]);
});

test('an arrival that the list has and the device that did it took back is out at the other gate too', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !first || !second) throw new Error('nobody is at the door');
  const arrival = await dina.checkIn({ guest: 'RATNA1', people: 4 });
  for (const [index, device] of devices.entries()) {
    device.link.state = 'up';
    await stores[index]?.sync();
    device.link.state = 'down';
  }
  expect(wawan.guest('RATNA1')).toMatchObject({ inside: 4 });
  link(dina, wawan);
  await quiet();
  await dina.undo({ op_id: arrival.op_id, guest: 'RATNA1' });
  await quiet();
  expect(wawan.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
});

test('of two who take the same arrival back without hearing of each other the one who dies is brought, too', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first] = devices;
  if (!dina || !wawan || !first) throw new Error('nobody is at the door');
  const arrival = await dina.checkIn({ guest: 'RATNA1', people: 4 });
  for (const [index, device] of devices.entries()) {
    device.link.state = 'up';
    await stores[index]?.sync();
    device.link.state = 'down';
  }
  await dina.undo({ op_id: arrival.op_id, guest: 'RATNA1' });
  // whose list alone has it knows no operation of it
  const again = await wawan.undo({ guest: 'RATNA1' });
  link(dina, wawan);
  await quiet();
  await wawan.close();
  first.link.state = 'up';
  await dina.sync();
  expect(evening.server.log.map(({ op }) => op.op_id)).toContain(again.op_id);
  expect(numbers(dina)).toMatchObject({ carried: 0, summary: { total_pax_attended: 0 } });
});

test('a walk-in that was taken back before anybody heard of it is brought with that, also when its device dies', async () => {
  const { evening, dina, wawan, second } = await aPair();
  const { guest } = await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  await dina.undo({ guest });
  link(dina, wawan);
  await quiet();
  await dina.close();
  second.link.state = 'up';
  await wawan.sync();
  await wawan.sync();
  expect(evening.server.log.map(({ op }) => op.type)).toEqual(['ADHOC', 'UNDO']);
  expect(numbers(wawan)).toMatchObject({ carried: 0, summary: { total_pax_attended: 0 } });
});

test('an undo that comes over a device which only scans waits for what it takes back', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first, second] = devices;
  const { scanner, device } = await aScanner(evening);
  if (!dina || !wawan || !first || !second) throw new Error('nobody is at the door');
  link(dina, scanner);
  link(scanner, wawan);
  await quiet();
  await dina.checkIn({ guest: 'RATNA1', people: 4 });
  await quiet();
  await scanner.undo({ guest: 'RATNA1' });
  await quiet();
  second.link.state = 'up';
  await wawan.sync();
  // it would be refused for good, under the id by which its owner brings it
  expect(evening.server.log).toEqual([]);
  first.link.state = 'up';
  await dina.sync();
  device.link.state = 'up';
  await scanner.sync();
  await wawan.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 0, inside: 0 });
  expect(numbers(wawan)).toMatchObject({ carried: 0, summary: { total_pax_attended: 0 } });
});

test('who only scans is heard of by the server through others, undo and all', async () => {
  const { evening, devices, stores } = await aDoor(['dina']);
  const { scanner } = await aScanner(evening);
  link(stores[0], scanner);
  await quiet();
  await scanner.checkIn({ guest: 'RATNA1', people: 4 });
  await scanner.checkIn({ guest: 'BUDI22', people: 1 });
  await scanner.undo({ guest: 'RATNA1' });
  await quiet();
  const [device] = devices;
  if (device) device.link.state = 'up';
  await stores[0]?.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 1 });
});

test('whoever only scans since sends nothing that was carried before', async () => {
  const { evening, dina, wawan, first, second } = await aPair();
  link(dina, wawan);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 4 });
  await dina?.give({ guest: 'RATNA1', souvenir: true });
  await quiet();
  await wawan?.close();
  second.link.isScanOnly = true;
  second.link.state = 'up';
  const again = await open(second);
  await again.sync();
  expect(evening.server.log).toEqual([]);
  first.link.state = 'up';
  await dina?.sync();
  expect(evening.server.log.map(({ verdict }) => verdict)).toEqual(['APPLIED', 'APPLIED']);
  await again.sync();
  expect(numbers(again)).toMatchObject({ carried: 0 });
});

test('whoever logs out takes others’ records along to nobody, and hears nothing more', async () => {
  const { dina, wawan } = await aPair();
  link(dina, wawan);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 4 });
  await quiet();
  expect(numbers(wawan)).toMatchObject({ carried: 1 });
  await wawan.wipe();
  await dina?.checkIn({ guest: 'BUDI22', people: 1 });
  await quiet();
  expect(numbers(wawan)).toMatchObject({ carried: 0, total: 0, peers: [] });
  expect(numbers(dina)).toMatchObject({ peers: [] });
});

test('whose session is over hears no names any more, and keeps what it carries for the next', async () => {
  const { evening, dina, wawan, second } = await aPair();
  link(dina, wawan);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 4 });
  await quiet();
  second.link.state = 'up';
  await wawan.sync();
  second.link.state = 'down';
  await dina?.checkIn({ guest: 'BUDI22', people: 1 });
  await dina?.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  await quiet();
  second.link.state = 'up';
  second.link.refusal = refusalOf(401, 'UNAUTHENTICATED');
  await wawan.sync();
  await quiet();
  expect(numbers(wawan)).toMatchObject({ link: 'logged-out', carried: 2, peers: [] });
  // of what the server has no name stays
  expect(wawan.guests().map(({ name }) => name)).toEqual(['Bpk. Budi Santoso', 'Pak Camat']);
  link(dina, wawan);
  await quiet();
  expect(numbers(dina)).toMatchObject({ peers: [] });
  await wawan.close();
  second.link.refusal = undefined;
  const again = await open(second);
  await again.sync();
  expect(evening.server.totals()).toMatchObject({ attended: 7 });
});

test('what an usher does to a guest who is in counts, however far back somebody sets the clock of that device', async () => {
  const { evening, stores } = await aDoor(['dina', 'wawan']);
  const [dina] = stores;
  if (!dina) throw new Error('nobody is at the door');
  let back = 0;
  const device = evening.device('rini', { services: { now: () => evening.now() - back } });
  const rini = await open(device);
  await rini.sync();
  device.link.state = 'down';
  link(dina, rini);
  link(rini, stores[1]);
  await quiet();
  await dina.checkIn({ guest: 'RATNA1', people: 2 });
  await quiet();
  back = 600_000;
  await rini.admitMore({ guest: 'RATNA1', people: 1 });
  await rini.leave({ guest: 'RATNA1', people: 1 });
  await quiet();
  for (const store of [...stores, rini])
    expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 3, inside: 2 });
});

test('a walk-in whom the server has named for one device is the same guest to those that know the name and those that do not', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !rini || !first || !second) throw new Error('nobody is at the door');
  link(dina, rini);
  await quiet();
  const walkIn = await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  await quiet();
  first.link.state = 'up';
  await dina.sync();
  first.link.state = 'down';
  second.link.state = 'up';
  await wawan.sync();
  second.link.state = 'down';
  link(dina, wawan);
  await quiet();
  await dina.admitMore({ guest: walkIn.guest, people: 1 });
  const [listed] = wawan.search('camat');
  if (!listed) throw new Error('the list has the walk-in');
  await wawan.give({ guest: listed.key, souvenir: true });
  await quiet();
  for (const store of [dina, wawan, rini])
    expect(store.search('camat')).toMatchObject([{ total_guests_attended: 3, is_received_souvenir: true }]);
});

test('a device whose list has an arrival tells of it the one behind it, whose list is older', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !rini || !first || !second) throw new Error('nobody is at the door');
  await dina.checkIn({ guest: 'RATNA1', people: 3 });
  first.link.state = 'up';
  await dina.sync();
  first.link.state = 'down';
  second.link.state = 'up';
  await wawan.sync();
  link(dina, wawan);
  link(wawan, rini);
  await quiet();
  for (const store of [wawan, rini])
    expect(store.guest('RATNA1')).toMatchObject({ total_guests_attended: 3, first: { where: 'elsewhere' } });
  // the server has it
  const sent = evening.server.log.length;
  await wawan.sync();
  expect(numbers(wawan)).toMatchObject({ carried: 0 });
  expect(evening.server.log).toHaveLength(sent);
});

describe('two gates let a party in within one instant, and of one that is taken back', () => {
  const letIn = async () => {
    const { devices, stores } = await aDoor(['dina', 'wawan', 'sari']);
    const [dina, wawan, sari] = stores;
    if (!dina || !wawan || !sari) throw new Error('nobody is at the door');
    link(sari, dina);
    link(sari, wawan, aWire('next'));
    await quiet();
    const [one, other] = await Promise.all([
      dina.checkIn({ guest: 'RATNA1', people: 3 }),
      wawan.checkIn({ guest: 'RATNA1', people: 4 }),
    ]);
    await quiet();
    for (const device of devices) device.link.state = 'up';
    const told = async () => {
      for (let round = 0; round < 2; round += 1) for (const store of stores) await store.sync();
      await quiet();
    };
    await told();
    expect(numbers(sari)).toMatchObject({ summary: { total_pax_attended: 7 } });
    return { devices, dina, wawan, sari, one, other, told };
  };

  test('who went out by the list and is taken back without a server is inside at every gate', async () => {
    const { devices, dina, wawan, sari, told } = await letIn();
    const left = await dina.leave({ guest: 'RATNA1', people: 2 });
    await told();
    expect(wawan.guest('RATNA1')).toMatchObject({ inside: 5 });
    for (const device of devices) device.link.state = 'down';
    await dina.undo({ op_id: left.op_id, guest: 'RATNA1' });
    await quiet();
    for (const store of [dina, wawan, sari]) expect(store.guest('RATNA1')).toMatchObject({ inside: 7 });
  });

  test.each(['the later', 'the first'])('%s, no gate is asked about two', async (which) => {
    const { dina, wawan, sari, one, other, told } = await letIn();
    const taken = which === 'the first' ? one : other;
    const people = which === 'the first' ? 4 : 3;
    await sari.undo({ op_id: taken.op_id, guest: 'RATNA1' });
    await told();
    for (const store of [dina, wawan, sari]) {
      expect(store.guest('RATNA1')).toMatchObject({ party: null, inside: people });
      expect(store.attention()).toEqual([]);
    }
  });
});
