/** @jest-environment node */
import { anEvening } from '../testing/evening.ts';
import { refusalOf } from '../testing/fake-server.ts';
import { aDoor, aScanner, closeAll, link, numbers, open, quiet } from '../testing/hall.ts';
import { aPairThatBrings, during } from '../testing/held.ts';

afterEach(closeAll);

test('who came in while this device read its list, and another gate brought to the server, is counted once until it hears so', async () => {
  const { dina, first, brings, hears } = await aPairThatBrings();
  await brings(async () => {
    await dina.checkIn({ guest: 'RATNA1', people: 3 });
  });
  first.link.state = 'down';
  expect(numbers(dina)).toMatchObject({ saved_here: 1, summary: { total_pax_attended: 3 } });
  expect(dina.guest('RATNA1')).toMatchObject({ inside: 3 });
  await hears();
  expect(numbers(dina)).toMatchObject({ saved_here: 0, needs_attention: 0, summary: { total_pax_attended: 3 } });
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
  const { evening, dina, first, brings, hears } = await aPairThatBrings();
  let op = '';
  await brings(async () => {
    op = (await dina.checkIn({ guest: 'RATNA1', people: 3 })).op_id;
  });
  first.link.state = 'down';
  const undo = await dina.undo({ op_id: op });
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: false, inside: 0 });
  await dina.restore({ op_id: undo.op_id });
  expect(dina.guest('RATNA1')).toMatchObject({ is_checked_in: true, inside: 3 });
  await hears();
  expect(evening.server.totals()).toMatchObject({ arrived: 1, attended: 3 });
  expect(numbers(dina)).toMatchObject({ needs_attention: 0, summary: { total_pax_attended: 3 } });
});

test('what another device could not take back stands, and may be taken back', async () => {
  const { evening, dina, wawan, first, second, hears } = await aPairThatBrings();
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
  await hears();
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
  const { evening, dina, wawan, first, hears } = await aPairThatBrings();
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
  await hears();
  const after = [arrival, more, left].map(({ op_id }) => dina.operation(op_id)?.is_undone);
  expect({ undone, after }).toEqual({ undone: [true, true, true], after: [true, true, true] });
});

test('when the session is over who came in here is shown as after a restart', async () => {
  const { dina, first, brings } = await aPairThatBrings();
  await brings(async () => {
    await dina.checkIn({ guest: 'RATNA1', people: 3 });
  });
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
  const { evening, dina, first, brings } = await aPairThatBrings();
  const sari = await open(evening.device('sari'));
  await dina.checkIn({ guest: 'RATNA1', people: 2 });
  await quiet();
  await dina.sync();
  await dina.sync();
  await sari.sync();
  evening.pass(1000);
  await brings(async () => {
    await sari.undo({ guest: 'RATNA1' });
    await sari.sync();
    await dina.admitMore({ guest: 'RATNA1', people: 2 });
  });
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

test('gift, souvenir, envelope and table are there once, and all may be taken back and done again without the server', async () => {
  const { evening, dina, wawan, first, brings, hears } = await aPairThatBrings();
  await brings(async () => {
    await dina.checkIn({ guest: 'RATNA1', people: 2, gift: true, souvenir: true });
    await dina.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'Bu Lurah', amount: 5 }] });
    await dina.setTable({ guest: 'RATNA1', table: '9' });
  });
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
  await hears();
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
  const { evening, dina, wawan, first, brings } = await aPairThatBrings();
  let op = '';
  await brings(async () => {
    const [mine] = await Promise.all([
      dina.checkIn({ guest: 'RATNA1', people: 3 }),
      wawan.checkIn({ guest: 'RATNA1', people: 4 }),
    ]);
    op = mine.op_id;
  });
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
