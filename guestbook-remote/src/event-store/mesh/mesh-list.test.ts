/** @jest-environment node */
import { aDoor, closeAll, link, numbers, quiet } from '../testing/hall.ts';

/* What a device has from the server's list and hears of from others, too: what of it was taken back, and what nobody has brought. */

afterEach(closeAll);

test('of two arrivals one is taken back that a device has from the list alone', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  const arrival = await dina?.checkIn({ guest: 'RATNA1', people: 1 });
  for (const at of [0, 1]) {
    const device = devices[at];
    if (device) device.link.state = 'up';
    await stores[at]?.sync();
    await stores[at]?.sync();
    if (device) device.link.state = 'down';
  }
  await rini?.checkIn({ guest: 'RATNA1', people: 3 });
  link(dina, wawan);
  link(wawan, rini);
  await quiet();
  await dina?.undo({ op_id: arrival?.op_id ?? '' });
  await quiet();
  expect(stores.map((store) => store.guest('RATNA1')?.total_guests_attended)).toEqual([3, 3, 3]);
});

test('what this gate did and another took back is no second gate of a party that came in there since', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  if (!dina || !wawan || !rini) throw new Error('nobody is at the door');
  const meet = async (index: number) => {
    const device = devices[index];
    if (device) device.link.state = 'up';
    await stores[index]?.sync();
    await stores[index]?.sync();
    if (device) device.link.state = 'down';
  };
  await dina.checkIn({ guest: 'RATNA1', people: 3 });
  await wawan.checkIn({ guest: 'RATNA1', people: 4 });
  for (const index of [0, 1, 0]) await meet(index);
  evening.pass(1000);
  await dina.undo({ guest: 'RATNA1' });
  for (const index of [0, 2]) await meet(index);
  expect(rini.guest('RATNA1')).toMatchObject({ is_checked_in: false });
  // more than are expected, at one gate
  evening.pass(1000);
  await rini.checkIn({ guest: 'RATNA1', people: 6 });
  for (const index of [2, 1]) await meet(index);
  link(rini, wawan);
  await quiet();
  expect(wawan.guest('RATNA1')).toMatchObject({ total_guests_attended: 6 });
  expect(wawan.attention()).toMatchObject([{ kind: 'over_admitted' }]);
});

test('what one device brought only in part another brings the rest of, though its list holds later work', async () => {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan', 'rini']);
  const [dina, wawan, rini] = stores;
  const [, second, third] = devices;
  if (!dina || !wawan || !rini || !second || !third) throw new Error('nobody is at the door');
  link(dina, wawan);
  await quiet();
  const walkIn = await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
  await dina.give({ guest: walkIn.guest, souvenir: true });
  await dina.checkIn({ guest: 'RATNA1', people: 3 });
  await quiet();
  await dina.close();
  // what was given to the walk-in waits for the name that the server has for the walk-in, and that is not heard
  second.link.state = 'deaf';
  await wawan.sync();
  expect(evening.server.log.map(({ op }) => op.type)).toEqual(['ADHOC', 'CHECK_IN']);
  third.link.state = 'up';
  await rini.sync();
  third.link.state = 'down';
  link(wawan, rini);
  await quiet();
  await wawan.close();
  third.link.state = 'up';
  await rini.sync();
  await rini.sync();
  expect(evening.server.log.map(({ op }) => op.type)).toEqual(['ADHOC', 'CHECK_IN', 'GIFT']);
  expect(numbers(rini)).toMatchObject({ carried: 0, summary: { total_pax_attended: 5, total_received_souvenir: 1 } });
});

test('who was admitted besides or went out, and that was taken back, is so too where the list told of it before', async () => {
  const { devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  if (!dina || !wawan) throw new Error('nobody is at the door');
  await dina.checkIn({ guest: 'RATNA1', people: 2 });
  const more = await dina.admitMore({ guest: 'RATNA1', people: 2 });
  const left = await dina.leave({ guest: 'RATNA1', people: 1 });
  for (const [index, device] of devices.entries()) {
    device.link.state = 'up';
    await stores[index]?.sync();
    device.link.state = 'down';
  }
  expect(wawan.guest('RATNA1')).toMatchObject({ total_guests_attended: 4, inside: 3 });
  link(dina, wawan);
  await quiet();
  await dina.undo({ op_id: more.op_id });
  await quiet();
  expect(wawan.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, inside: 1 });
  await dina.undo({ op_id: left.op_id });
  await quiet();
  expect(wawan.guest('RATNA1')).toMatchObject({ total_guests_attended: 2, inside: 2 });
  expect(numbers(wawan)).toEqual(expect.objectContaining({ summary: dina.state.getState().summary }));
});
