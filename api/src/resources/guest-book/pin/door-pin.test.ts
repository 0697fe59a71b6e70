import { pbkdf2Sync } from 'node:crypto';
import { authDetail, type DoorPin, getDoorPin, getGuestPack, listGuestBookEvents, setDoorPin } from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function wedding() {
  const event = await api.given.event();
  const host = api.as(await api.given.coHost(event.client, 'JOINT'));
  const usher = api.as(await api.given.usher(event.client));
  const params = { eventId: event.id };
  return {
    event,
    host,
    usher,
    set: async (pin: string | null) => (await host.call(setDoorPin, { body: { pin } })).data,
    told: async () => ({
      list: (await usher.call(getGuestPack, { params, query: { cursor: undefined, limit: 50 } })).data.door_pin,
      events: (await usher.call(listGuestBookEvents, {})).data.door_pin,
    }),
  };
}

const opens = (pin: string, { salt, hash, iterations }: DoorPin) =>
  pbkdf2Sync(pin, Buffer.from(salt, 'base64url'), iterations, 32, 'sha256').toString('base64url') === hash;

test('a PIN reaches the devices with the list and with the events, as a hash that only its digits make', async () => {
  const { host, set, told } = await wedding();
  expect((await host.call(getDoorPin, {})).data).toBeNull();
  expect(await told()).toEqual({ list: null, events: null });
  const state = await set('0258');
  expect(state?.set_by).toBe((await host.call(authDetail, {})).data.name);
  expect((await host.call(getDoorPin, {})).data).toEqual(state);
  const { list, events } = await told();
  if (!list) throw new Error('the list has the PIN');
  expect(events).toEqual(list);
  expect(opens('0258', list)).toBe(true);
  expect(opens('258', list)).toBe(false);
});

test('another PIN, or the same once more, has another salt; without one nothing is told', async () => {
  const { set, told } = await wedding();
  await set('2580');
  const first = (await told()).list;
  await set('2580');
  const second = (await told()).list;
  expect(second?.salt).not.toBe(first?.salt);
  expect(await set(null)).toBeNull();
  expect(await told()).toEqual({ list: null, events: null });
  expect(await set(null)).toBeNull();
});

test.each(['258', '2580258', '25 80', '２５８０', 'buka', ''])('%j is no PIN', async (pin) => {
  const { host, told } = await wedding();
  const refused = await host.send(setDoorPin, { body: { pin } });
  expect(refused.status).toBe(422);
  expect((await told()).list).toBeNull();
});

test('a PIN is one couple’s own', async () => {
  const [mine, other] = [await wedding(), await wedding()];
  await mine.set('2580');
  expect(await other.told()).toEqual({ list: null, events: null });
  await other.set('1357');
  await other.set(null);
  expect((await mine.told()).list).not.toBeNull();
});

test('the digits stand nowhere: not in the table, not in the audit log, not in an answer', async () => {
  const { event, host, set } = await wedding();
  await set('739151');
  await set('739152');
  const rows = await api.db('door_pins').where({ client_id: event.client.id });
  const log = await api.db('audit_log').where({ client_id: event.client.id, action: 'door.pin' });
  expect(rows).toHaveLength(1);
  expect(log.map(({ changes }) => changes)).toEqual([
    [{ path: 'pin', from: null, to: '••••' }],
    [{ path: 'pin', from: '••••', to: '••••' }],
  ]);
  const answer = await host.send(setDoorPin, { body: { pin: '739153' } });
  expect(JSON.stringify([rows, log, answer.text])).not.toMatch(/73915/);
  const refused = await host.send(setDoorPin, { body: { pin: '7391537' } });
  expect(refused.text).not.toContain('73915');
});

test('who looks on sees that there is one, and sets none; who counts gifts sees nothing', async () => {
  const { event, set } = await wedding();
  await set('2580');
  const looker = api.as(await api.given.coHost(event.client, 'LOOK'));
  expect((await looker.call(getDoorPin, {})).data).not.toBeNull();
  expect((await looker.send(setDoorPin, { body: { pin: null } })).status).toBe(403);
  const counter = api.as(await api.given.coHost(event.client, 'GIFTS'));
  expect((await counter.send(getDoorPin, {})).status).toBe(403);
});

test('two who set one at the same moment leave one of the two', async () => {
  const { event, set, told } = await wedding();
  await Promise.all(['1111', '2222', '3333', '4444'].map(set));
  expect(await api.db('door_pins').where({ client_id: event.client.id })).toHaveLength(1);
  const { list } = await told();
  expect(['1111', '2222', '3333', '4444'].filter((pin) => list && opens(pin, list))).toHaveLength(1);
});
