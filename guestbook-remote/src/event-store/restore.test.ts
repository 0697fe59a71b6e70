/** @jest-environment node */
import type { EventStore } from './event-store.ts';
import { ImpossibleOperation } from './record.ts';
import { anEvening } from './testing/evening.ts';

const opened: EventStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function aDevice() {
  const evening = anEvening();
  const device = evening.device('dina');
  async function open() {
    const store = await device.open();
    opened.push(store);
    await store.sync();
    return store;
  }
  return { evening, store: await open(), open };
}

test('an undone arrival is brought back with its people, its gift and who had gone out', async () => {
  const { evening, store } = await aDevice();
  await store.checkIn({ guest: 'RATNA1', people: 3, gift: true });
  await store.admitMore({ guest: 'RATNA1', people: 1 });
  await store.leave({ guest: 'RATNA1', people: 2 });
  const undo = await store.undo({ guest: 'RATNA1' });
  expect(undo.taken).toEqual({ is_arrival: true, people: 4, left: 2, gift: true, souvenir: false });
  await store.restore({ op_id: undo.op_id });
  const restored = { total_guests_attended: 4, inside: 2, is_received_gift: true };
  expect(store.guest('RATNA1')).toMatchObject(restored);
  await store.sync();
  await store.sync();
  expect(store.guest('RATNA1')).toMatchObject(restored);
  expect(evening.server.totals()).toEqual({ arrived: 1, attended: 4, inside: 2, gifts: 1 });
});

test('what the server has already comes back as well, after a restart', async () => {
  const { evening, store, open } = await aDevice();
  await store.checkIn({ guest: 'RATNA1', people: 3, gift: true });
  await store.sync();
  await store.sync();
  const undo = await store.undo({ guest: 'RATNA1' });
  await store.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 0, gifts: 0 });
  await store.close();
  const again = await open();
  await again.restore({ op_id: undo.op_id });
  await again.sync();
  expect(evening.server.totals()).toEqual({ arrived: 1, attended: 3, inside: 3, gifts: 1 });
});

test('what another device had let in comes back with the gift that went with it', async () => {
  const { evening, store } = await aDevice();
  const other = await evening.device('sari').open();
  opened.push(other);
  await other.sync();
  await other.checkIn({ guest: 'RATNA1', people: 2, gift: true });
  await other.sync();
  await store.sync();
  const undo = await store.undo({ guest: 'RATNA1' });
  await store.sync();
  expect(evening.server.totals()).toMatchObject({ arrived: 0, gifts: 0 });
  await store.restore(undo);
  await store.sync();
  expect(evening.server.totals()).toEqual({ arrived: 1, attended: 2, inside: 2, gifts: 1 });
});

test('an undo is taken back once: no envelope is written down twice', async () => {
  const { store } = await aDevice();
  await store.checkIn({ guest: 'RATNA1', people: 3 });
  const gift = await store.give({ guest: 'RATNA1', entrusted_gifts: [{ giver_name: 'Pak Hadi', amount: 500_000 }] });
  const { op_id } = await store.undo({ op_id: gift.op_id });
  const back = await store.restore({ op_id });
  expect(back).toMatchObject({ type: 'GIFT', entrusted_gifts: [{ giver_name: 'Pak Hadi', amount: 500_000 }] });
  expect(store.operation(op_id)).toMatchObject({ type: 'UNDO', is_undone: true });
  await expect(store.restore({ op_id })).rejects.toThrow(ImpossibleOperation);
  expect(store.history().filter(({ type }) => type === 'GIFT')).toHaveLength(2);
});

test('a table, people who came later and a going come back as they were', async () => {
  const { store } = await aDevice();
  await store.checkIn({ guest: 'RATNA1', people: 2 });
  const acts = [
    await store.setTable({ guest: 'RATNA1', table: '9' }),
    await store.admitMore({ guest: 'RATNA1', people: 2 }),
    await store.leave({ guest: 'RATNA1', people: 1 }),
  ];
  for (const { op_id } of acts) await store.restore(await store.undo({ op_id }));
  expect(store.guest('RATNA1')).toMatchObject({ table_number: '9', total_guests_attended: 4, inside: 3 });
});

test('a walk-in who was taken back comes in again', async () => {
  const { evening, store } = await aDevice();
  const walkIn = await store.addWalkIn({ name: 'Pak Hendro', total_guests: 2, gift: true });
  const undo = await store.undo({ op_id: walkIn.op_id });
  await store.restore(undo);
  expect(store.guest(walkIn.guest)).toMatchObject({
    name: 'Pak Hendro',
    total_guests_attended: 2,
    is_checked_in: true,
  });
  await store.sync();
  expect(evening.server.totals()).toEqual({ arrived: 1, attended: 2, inside: 2, gifts: 1 });
});

test('a check-in that another gate’s stands beside comes back as people who join them', async () => {
  const { evening, store } = await aDevice();
  const other = await evening.device('sari').open();
  opened.push(other);
  await other.sync();
  await other.checkIn({ guest: 'RATNA1', people: 1 });
  evening.pass(1000);
  await store.checkIn({ guest: 'RATNA1', people: 3, gift: true });
  await other.sync();
  await store.sync();
  const undo = await store.undo({ op_id: store.history()[0]?.op_id ?? '' });
  await store.sync();
  expect(evening.server.totals()).toEqual({ arrived: 1, attended: 1, inside: 1, gifts: 0 });
  await store.restore(undo);
  await store.sync();
  expect(evening.server.totals()).toEqual({ arrived: 1, attended: 4, inside: 4, gifts: 1 });
});

test('who was let in elsewhere meanwhile is not let in again', async () => {
  const { store } = await aDevice();
  await store.checkIn({ guest: 'RATNA1', people: 3 });
  const undo = await store.undo({ guest: 'RATNA1' });
  await store.checkIn({ guest: 'RATNA1', people: 2 });
  await expect(store.restore(undo)).rejects.toThrow(ImpossibleOperation);
  expect(store.guest('RATNA1')?.total_guests_attended).toBe(2);
});
