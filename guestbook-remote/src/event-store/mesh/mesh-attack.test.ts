/** @jest-environment node */
import { aDoor, aScanner, closeAll, lastTold, link, numbers, open, quiet, tellForged } from '../testing/hall.ts';
import { aWire } from '../testing/wire.ts';
import { readMessage } from './messages.ts';
import { proofOf } from './proof.ts';

afterEach(closeAll);

/** Two devices that are linked, and an operation as the second told it to the first. */
async function told() {
  const door = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = door.stores;
  if (!dina || !wawan) throw new Error('nobody is at the door');
  const wire = link(dina, wawan);
  await quiet();
  await wawan.checkIn({ guest: 'BUDI22', people: 1 });
  await quiet();
  const [operation] = lastTold(wire);
  return { ...door, dina, wawan, wire, operation: { ...operation, guest: 'RATNA1' } };
}

test.each([
  ['a time that is none', { occurred_at: 1e300 }],
  ['a time before all', { occurred_at: -1e15 }],
  ['a time that is none with its offset', { clock_offset: 8.6e15 }],
  ['an offset that is none of a clock', { clock_offset: 0.5 }],
  ['an id that no server reads', { op_id: 'short' }],
  ['an id with signs that no server reads', { op_id: 'forged"}]<b>' }],
  ['a device that no server reads', { device_id: 'd'.repeat(65) }],
  ['an undo of what has no id', { type: 'UNDO', undone_op_id: '' }],
  ['an arrival of nobody', { people: null }],
  ['a movement of nobody', { type: 'LEAVE', people: null }],
  ['a settlement of nothing', { type: 'SETTLE', settles: null }],
  ['a settlement of too much', { type: 'SETTLE', settles: { as_one: true, op_ids: Array(51).fill('some-operation') } }],
  ['a walk-in in the place of a guest', { type: 'ADHOC', guest_name: 'Nobody', people: 2 }],
  ['a walk-in without a name', { type: 'ADHOC', guest: 'forged-01', guest_name: null, people: 2 }],
  ['an envelope with less than nothing', { entrusted_gifts: [{ giver_name: 'Bu Lurah', amount: -5 }] }],
])('%s is not kept, and the page opens again', async (_, forged) => {
  const { dina, devices, wire, operation } = await told();
  tellForged(wire, 0, [{ ...operation, op_id: 'forged-01', seq: 77, ...forged }]);
  await quiet();
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: false });
  expect(numbers(dina)).toMatchObject({ carried: 1, summary: { total_pax_attended: 1 } });
  const [device] = devices;
  if (!device) throw new Error('no device');
  const again = await open(device);
  expect(again.judge('RATNA1')).toMatchObject({ code: 'welcome' });
});

test('names that every object has are names of devices like others', async () => {
  const { dina, wawan, wire, operation, evening } = await told();
  wire.forge(0, '{"say":"have","ops":[],"seen":{"__proto__":5,"constructor":9}}');
  const ops = ['__proto__', 'constructor', 'toString'].map((device_id, index) => ({
    ...operation,
    op_id: `forged-0${index}`,
    device_id,
    seq: 1,
  }));
  tellForged(wire, 0, ops);
  await quiet();
  expect(dina.guest('RATNA1')).toMatchObject({ total_guests_attended: 3 });
  const rini = await open(evening.device('rini'));
  link(dina, rini);
  await quiet();
  expect(rini.guest('RATNA1')).toMatchObject({ total_guests_attended: 3 });
  expect(numbers(wawan)?.peers).toHaveLength(1);
});

test('a device that hears itself says nothing to itself', async () => {
  const { stores } = await aDoor(['dina']);
  const wire = aWire();
  const [dina] = stores;
  dina?.join(wire.ends[0]);
  for (const text of wire.said) wire.forge(0, text);
  await quiet();
  expect(numbers(dina)?.peers).toEqual([]);
  expect(wire.said.filter((text) => text.includes('proof'))).toEqual([]);
});

test('two handshakes at once leave one way, and nothing is told twice', async () => {
  const { stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  await wawan?.checkIn({ guest: 'BUDI22', people: 2 });
  link(dina, wawan, aWire('one'));
  link(wawan, dina, aWire('two'));
  await quiet();
  for (const store of stores) expect(numbers(store)?.peers).toHaveLength(1);
  await dina?.checkIn({ guest: 'RATNA1', people: 3 });
  await quiet();
  for (const store of stores) expect(numbers(store)).toMatchObject({ summary: { total_pax_attended: 5 } });
});

test('a ring of devices says each thing once over each way, and then is silent', async () => {
  const { stores } = await aDoor(['dina', 'wawan', 'rini']);
  const wires = stores.map((store, index) => link(store, stores[(index + 1) % 3], aWire(`${index}`)));
  await quiet();
  await stores[0]?.checkIn({ guest: 'RATNA1', people: 4 });
  await quiet();
  const saidOf = () => wires.map(({ said }) => said.filter((text) => text.includes('RATNA1')).length);
  const before = saidOf();
  expect(Math.max(...before)).toBeLessThanOrEqual(2);
  await quiet();
  expect(saidOf()).toEqual(before);
  for (const store of stores) expect(numbers(store)).toMatchObject({ summary: { total_pax_attended: 4 } });
});

test('a number far ahead hides no operation that this device has heard', async () => {
  const { dina, wawan, wire, operation } = await told();
  tellForged(wire, 0, [{ ...operation, op_id: 'forged-01', seq: Number.MAX_SAFE_INTEGER, guest: 'SARI33' }]);
  await quiet();
  await wawan.checkIn({ guest: 'RATNA1', people: 2 });
  await quiet();
  expect(dina.guest('RATNA1')).toMatchObject({ total_guests_attended: 2 });
});

test('messages of many envelopes stay small enough for a way to carry', async () => {
  const { stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  await dina?.checkIn({ guest: 'RATNA1', people: 1 });
  const entrusted_gifts = Array.from({ length: 50 }, () => ({ giver_name: '禮'.repeat(150), amount: 1 }));
  for (let at = 0; at < 12; at += 1) await dina?.give({ guest: 'RATNA1', entrusted_gifts });
  const wire = link(dina, wawan);
  await quiet();
  expect(wawan?.guest('RATNA1')?.envelopes).toHaveLength(600);
  for (const text of wire.said) {
    expect(Buffer.byteLength(text)).toBeLessThan(262_144);
    expect(readMessage(text)).toBeDefined();
  }
});

test('who only scans hears no code of a guest whom it did not scan', async () => {
  const { stores, evening } = await aDoor(['dina']);
  const [dina] = stores;
  const { scanner } = await aScanner(evening);
  const wire = link(dina, scanner);
  await quiet();
  await dina?.checkIn({ guest: 'RATNA1', people: 4 });
  await dina?.checkIn({ guest: 'NEW0001', people: 2 });
  await quiet();
  expect(wire.said.join('')).not.toMatch(/RATNA1|NEW0001/);
  expect(scanner.judge('RATNA1')).toMatchObject({ code: 'party_full', guest: { guest_code: 'RATNA1' } });
  // of whom neither list has
  expect(scanner.judge('NEW0001')).toMatchObject({ code: 'party_full', guest: { name: 'NEW0001' } });
});

test('a screen that only greets hears who came in, by name and gate, with the server gone', async () => {
  const { evening, stores } = await aDoor(['dina']);
  const [dina] = stores;
  const { scanner: screen } = await aScanner(evening);
  link(dina, screen);
  await dina?.checkIn({ guest: 'RATNA1', people: 2 });
  // nobody of the list: its name does not go to who only scans
  await dina?.addWalkIn({ name: 'Pak Walk In', total_guests: 1 });
  await quiet();
  expect(screen.arrivedWithin(15_000)).toMatchObject([
    { guest: { name: 'Ibu Ratna Dewi' }, lines: [{ gate: 'Gate A', people: 2 }] },
  ]);
  expect(screen.guests()).toEqual([]);
});

test('who only scans does not speak for a device that has proved more', async () => {
  const { dina, wawan, operation } = await told();
  const wire = aWire('thief');
  const device = wawan.deviceId;
  wire.ends[1].listen({
    onText(text) {
      const heard = JSON.parse(text);
      if (heard.say !== 'hello') return;
      const mine = { event: 7, device, nonce: 'of-the-thief', isScanOnly: true };
      wire.ends[1].send(JSON.stringify({ say: 'hello', gate: null, now: heard.now, ...mine }));
      const proof = proofOf('c2Nhbg', { ...mine, nonce: heard.nonce, binding: 'thief' });
      wire.ends[1].send(JSON.stringify({ say: 'proof', proof }));
    },
    onEnd: () => undefined,
  });
  dina.join(wire.ends[0]);
  await quiet();
  tellForged(wire, 0, [{ ...operation, op_id: 'forged-01', seq: 77 }]);
  await quiet();
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: false });
  // the way to the device itself stands
  await wawan.checkIn({ guest: 'SARI33', people: 1 });
  await quiet();
  expect(dina.guest('SARI33')).toMatchObject({ total_guests_attended: 1 });
});
