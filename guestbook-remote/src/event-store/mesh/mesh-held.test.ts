/** @jest-environment node */
import { routes } from '@janur/data';
import { refusalOf } from '../testing/fake-server.ts';
import { aDoor, aScanner, closeAll, link, numbers, open, quiet } from '../testing/hall.ts';
import { anEvening, type Device } from '../testing/evening.ts';

afterEach(closeAll);

/** Between a device's question for its list and the answer. */
const during = (device: Device, what: () => Promise<void>) => {
  device.link.meanwhile = async (path) => {
    if (path !== routes.getGuestPack.path) return;
    device.link.meanwhile = undefined;
    await what();
  };
};

async function two() {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !first || !second) throw new Error('nobody is at the door');
  link(dina, wawan);
  await quiet();
  second.link.state = 'up';
  first.link.state = 'up';
  return { evening, dina, wawan, first, second };
}

/* What this device did, another brought and the list holds, before this device has its answer. */

test('who came in while this device read its list, and another gate brought to the server, is counted once until it hears so', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !first || !second) throw new Error('nobody is at the door');
  link(dina, wawan);
  await quiet();
  second.link.state = 'up';
  first.link.state = 'up';
  first.link.meanwhile = async (path) => {
    if (path !== routes.getGuestPack.path) return;
    first.link.meanwhile = undefined;
    await dina.checkIn({ guest: 'RATNA1', people: 3 });
    await quiet();
    await wawan.sync();
  };
  await dina.sync();
  first.link.state = 'down';
  expect(numbers(dina)).toMatchObject({ saved_here: 1, summary: { total_pax_attended: 3 } });
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 3 });
  first.link.state = 'up';
  await dina.sync();
  await dina.sync();
  expect(numbers(dina)).toMatchObject({ saved_here: 0, needs_attention: 0, summary: { total_pax_attended: 3 } });
});

test('a walk-in of this device that another gate brought to the server is not out before the server has named it', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !first || !second) throw new Error('nobody is at the door');
  link(dina, wawan);
  await quiet();
  second.link.state = 'up';
  first.link.state = 'up';
  let key = '';
  first.link.meanwhile = async (path) => {
    if (path !== routes.getGuestPack.path) return;
    first.link.meanwhile = undefined;
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 })).guest;
    await quiet();
    await wawan.sync();
  };
  await dina.sync();
  expect(dina.guest(key)).toMatchObject({ is_checked_in: true, inside: 2 });
  await dina.sync();
  await dina.sync();
  expect(dina.guest(key)).toMatchObject({ is_checked_in: true, inside: 2 });
  expect(numbers(dina)).toMatchObject({ summary: { total_pax_attended: 2 } });
});

test('a walk-in of this device is one when the answer comes and the list after it does not', async () => {
  const { dina, wawan, first } = await two();
  let key = '';
  during(first, async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 })).guest;
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  during(first, async () => {
    first.link.state = 'down';
  });
  await dina.sync();
  const shown = [
    numbers(dina)?.saved_here,
    dina.guest(key)?.inside,
    numbers(dina)?.summary.total_pax_attended,
    dina.attention().length,
  ];
  await dina.close();
  const again = await open(first);
  const restarted = [numbers(again)?.saved_here, again.guest(key)?.inside, numbers(again)?.summary.total_pax_attended];
  expect({ shown, restarted }).toEqual({ shown: [0, 2, 2, 0], restarted: [0, 2, 2] });
});

test('a walk-in of this device is one when who brought it names it', async () => {
  const { dina, wawan, first } = await two();
  let key = '';
  during(first, async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 })).guest;
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  const [there] = wawan.search('camat');
  await wawan.give({ guest: there?.key ?? '', souvenir: true });
  await quiet();
  const shown = [dina.guest(key)?.inside, numbers(dina)?.summary.total_pax_attended];
  await dina.close();
  const again = await open(first);
  const restarted = [again.guest(key)?.inside, numbers(again)?.summary.total_pax_attended];
  expect({ shown, restarted }).toEqual({ shown: [2, 2], restarted: [2, 2] });
});

test('who went out here of another device’s walk-in went out once when that device names it', async () => {
  const { dina, wawan, first } = await two();
  let key = '';
  during(first, async () => {
    key = (await wawan.addWalkIn({ name: 'Pak Camat', total_guests: 3 })).guest;
    await quiet();
    await dina.leave({ guest: key, people: 1 });
    await quiet();
    await wawan.sync();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  const before = [dina.search('camat').map(({ inside }) => inside)];
  const [there] = wawan.search('camat');
  expect(there?.inside).toBe(2);
  await wawan.give({ guest: there?.key ?? '', souvenir: true });
  await quiet();
  const shown = dina.search('camat').map(({ inside }) => inside);
  await dina.close();
  const again = await open(first);
  const restarted = again
    .guests()
    .filter(({ name }) => name === 'Pak Camat')
    .map(({ inside }) => inside);
  expect({ before, shown, restarted }).toEqual({ before: [[2]], shown: [2], restarted: [2] });
});

test('a check-in whose time the server set back is taken back and done again without it', async () => {
  const evening = anEvening();
  let skew = 0;
  const first = evening.device('dina', { services: { now: () => evening.now() + skew } });
  const second = evening.device('wawan');
  const dina = await open(first);
  const wawan = await open(second);
  await dina.sync();
  await wawan.sync();
  link(dina, wawan);
  await quiet();
  let op = '';
  during(first, async () => {
    skew = 40;
    op = (await dina.checkIn({ guest: 'RATNA1', people: 3 })).op_id;
    await quiet();
    await wawan.sync();
    skew = 0;
  });
  await dina.sync();
  first.link.state = 'down';
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 3 });
  const undo = await dina.undo({ op_id: op });
  await quiet();
  const shown = [
    dina.guest('RATNA1')?.is_checked_in,
    dina.guest('RATNA1')?.inside,
    undo.taken?.is_arrival,
    wawan.guest('RATNA1')?.is_checked_in,
  ];
  const back = await dina.restore({ op_id: undo.op_id });
  first.link.state = 'up';
  await dina.sync();
  await dina.sync();
  expect({
    shown,
    back: back.type,
    totals: evening.server.totals(),
    attention: dina.attention().map(({ kind }) => kind),
  }).toMatchObject({
    shown: [false, 0, true, false],
    back: 'CHECK_IN',
    totals: { arrived: 1, attended: 3, inside: 3 },
    attention: [],
  });
});

test('a check-in is taken back and done again without the server', async () => {
  const { evening, dina, wawan, first } = await two();
  let op = '';
  during(first, async () => {
    op = (await dina.checkIn({ guest: 'RATNA1', people: 3 })).op_id;
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  const undo = await dina.undo({ op_id: op });
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  await dina.restore({ op_id: undo.op_id });
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: true, inside: 3 });
  first.link.state = 'up';
  await dina.sync();
  await dina.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 3 });
  expect(numbers(dina)).toMatchObject({ needs_attention: 0, summary: { total_pax_attended: 3 } });
});

test('what another device could not take back stands, and may be taken back', async () => {
  const { evening, dina, wawan, first, second } = await two();
  await dina.checkIn({ guest: 'RATNA1', people: 4 });
  await dina.sync();
  first.link.state = 'down';
  second.link.state = 'down';
  const left = await dina.leave({ guest: 'RATNA1', people: 2 });
  await quiet();
  await wawan.undo({ op_id: left.op_id });
  await quiet();
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 4 });
  await wawan.close();
  second.link.isScanOnly = true;
  second.link.state = 'up';
  const again = await open(second);
  await again.sync();
  first.link.state = 'up';
  await dina.sync();
  await dina.sync();
  expect(evening.server.log.map(({ op, verdict }) => [op.type, verdict])).toEqual([
    ['CHECK_IN', 'APPLIED'],
    ['UNDO', 'REFUSED'],
    ['LEAVE', 'APPLIED'],
  ]);
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 2 });
  expect(dina.operation(left.op_id)).toMatchObject({ is_undone: false });
  await dina.undo({ op_id: left.op_id });
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 4 });
});

test('an arrival that was taken back here is gone with what came after it, also when another gate let the party in since', async () => {
  const { evening, dina, wawan, first } = await two();
  const sari = await open(evening.device('sari'));
  const arrival = await dina.checkIn({ guest: 'RATNA1', people: 2 });
  const more = await dina.admitMore({ guest: 'RATNA1', people: 1 });
  const left = await dina.leave({ guest: 'RATNA1', people: 1 });
  await quiet();
  await dina.sync();
  await dina.sync();
  evening.pass(1000);
  during(first, async () => {
    await dina.undo({ op_id: arrival.op_id });
    await quiet();
    await wawan.sync();
    evening.pass(1000);
    await sari.sync();
    await sari.checkIn({ guest: 'RATNA1', people: 4 });
    await sari.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 4, party: null });
  const undone = [arrival, more, left].map(({ op_id }) => dina.operation(op_id)?.is_undone);
  first.link.state = 'up';
  await dina.sync();
  await dina.sync();
  const after = [arrival, more, left].map(({ op_id }) => dina.operation(op_id)?.is_undone);
  expect({ undone, after }).toEqual({ undone: [true, true, true], after: [true, true, true] });
});

test('when the session is over who came in here is shown as after a restart', async () => {
  const { dina, wawan, first } = await two();
  during(first, async () => {
    await dina.checkIn({ guest: 'RATNA1', people: 3 });
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  first.link.refusal = refusalOf(401, 'UNAUTHENTICATED');
  await dina.sync();
  await quiet();
  const shown = [
    numbers(dina)?.link,
    numbers(dina)?.saved_here,
    dina.guests().map(({ name, inside }) => [name, inside]),
  ];
  await dina.close();
  const again = await open(first);
  expect(shown).toEqual(['logged-out', 1, again.guests().map(({ name, inside }) => [name, inside])]);
  expect(again.guests()).toHaveLength(1);
});

test('a scanner counts once what another brought, also after a restart', async () => {
  const { evening, devices, stores } = await aDoor(['dina']);
  const [dina] = stores;
  const [first] = devices;
  const { scanner, device } = await aScanner(evening);
  if (!dina || !first) throw new Error();
  link(dina, scanner);
  await quiet();
  first.link.state = 'up';
  device.link.state = 'up';
  let op = '';
  during(device, async () => {
    op = (await scanner.checkIn({ guest: 'RATNA1', people: 3 })).op_id;
    await scanner.leave({ guest: 'RATNA1', people: 1 });
    await quiet();
    await dina.sync();
  });
  await scanner.sync();
  device.link.state = 'down';
  expect(scanner.guest('RATNA1')).toMatchObject({
    inside: 2,
    total_guests_attended: 3,
    is_saved_here: true,
    first: { where: 'here' },
  });
  await scanner.close();
  const again = await open(device);
  expect(again.guest('RATNA1')).toMatchObject({ inside: 2, total_guests_attended: 3 });
  await again.undo({ op_id: op });
  expect(again.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  device.link.state = 'up';
  await again.sync();
  await again.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 0, inside: 0 });
  expect(numbers(again)).toMatchObject({ saved_here: 0, needs_attention: 0 });
});

test('what the server refused when another brought it does not count before this device hears so, nor after', async () => {
  const { evening, dina, wawan, first } = await two();
  const sari = await open(evening.device('sari'));
  await dina.checkIn({ guest: 'RATNA1', people: 2 });
  await quiet();
  await dina.sync();
  await dina.sync();
  await sari.sync();
  evening.pass(1000);
  during(first, async () => {
    await sari.undo({ guest: 'RATNA1' });
    await sari.sync();
    await dina.admitMore({ guest: 'RATNA1', people: 2 });
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  expect(evening.server.log.map(({ op, verdict }) => [op.type, verdict])).toEqual([
    ['CHECK_IN', 'APPLIED'],
    ['UNDO', 'APPLIED'],
    ['CHECK_IN', 'REFUSED'],
  ]);
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  expect(numbers(dina)).toMatchObject({ saved_here: 1, needs_attention: 0 });
  await dina.close();
  const again = await open(first);
  expect(again.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  first.link.state = 'up';
  await again.sync();
  expect(again.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  expect(again.attention()).toMatchObject([{ kind: 'refused' }]);
});

test('a walk-in of this device and who went out of it are counted once when one of the answers is lost', async () => {
  const { dina, wawan, first } = await two();
  let key = '';
  during(first, async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 3 })).guest;
    await dina.leave({ guest: key, people: 1 });
    await quiet();
    await wawan.sync();
    await wawan.sync();
  });
  await dina.sync();
  let sent = 0;
  first.link.meanwhile = async (path) => {
    if (path === routes.sendOperations.path && (sent += 1) === 2) first.link.state = 'down';
  };
  await dina.sync();
  const shown = [dina.guest(key)?.total_guests_attended, dina.guest(key)?.inside];
  await dina.close();
  const again = await open(first);
  const restarted = [again.guest(key)?.total_guests_attended, again.guest(key)?.inside];
  expect({ shown, restarted }).toEqual({ shown: [3, 2], restarted: [3, 2] });
});

test('gift, souvenir, envelope and table are there once, and all may be taken back and done again without the server', async () => {
  const { evening, dina, wawan, first } = await two();
  during(first, async () => {
    await dina.checkIn({ guest: 'RATNA1', people: 2, gift: true, souvenir: true });
    await dina.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'Bu Lurah', amount: 5 }] });
    await dina.setTable({ guest: 'RATNA1', table: '9' });
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  expect(dina.guest('RATNA1')).toMatchObject({
    inside: 2,
    souvenirs: 1,
    party: null,
    table_number: '9',
    envelopes: [{ where: 'here' }],
  });
  const more = await dina.admitMore({ guest: 'RATNA1', people: 2 });
  const left = await dina.leave({ guest: 'RATNA1', people: 1 });
  await dina.undo({ op_id: more.op_id });
  const u = await dina.undo({ op_id: left.op_id });
  await dina.restore({ op_id: u.op_id });
  expect(dina.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, inside: 1 });
  const whole = await dina.undo({ guest: 'RATNA1' });
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0, is_received_gift: false });
  await dina.restore({ op_id: whole.op_id });
  expect(dina.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, inside: 1, is_received_gift: true });
  first.link.state = 'up';
  await dina.sync();
  await dina.sync();
  await wawan.sync();
  for (const store of [dina, wawan])
    expect(store.guest('RATNA1')).toMatchObject({
      total_guests_attended: 2,
      inside: 1,
      envelopes: [{ giver_name: 'Bu Lurah' }],
    });
  expect(evening.server.totals()).toMatchObject({ attended: 2, inside: 1, gifts: 1 });
  expect(numbers(dina)).toMatchObject({ saved_here: 0, needs_attention: 0 });
});

test('of two gates within one instant one may take back and do again without the server', async () => {
  const { evening, dina, wawan, first } = await two();
  let op = '';
  during(first, async () => {
    const [mine] = await Promise.all([
      dina.checkIn({ guest: 'RATNA1', people: 3 }),
      wawan.checkIn({ guest: 'RATNA1', people: 4 }),
    ]);
    op = mine.op_id;
    await quiet();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 7 });
  const undo = await dina.undo({ op_id: op });
  await quiet();
  for (const store of [dina, wawan]) expect(store.guest('RATNA1')).toMatchObject({ inside: 4, is_checked_in: true });
  await dina.restore({ op_id: undo.op_id });
  await quiet();
  for (const store of [dina, wawan]) expect(store.guest('RATNA1')).toMatchObject({ inside: 7 });
  first.link.state = 'up';
  for (const _ of [1, 2]) for (const store of [dina, wawan]) await store.sync();
  for (const store of [dina, wawan]) expect(store.guest('RATNA1')).toMatchObject({ inside: 7 });
  expect(evening.server.totals()).toMatchObject({ attended: 7 });
});
