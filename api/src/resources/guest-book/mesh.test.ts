import { getGuestPack, listGuestBookEvents, sendOperations } from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
const key = () => crypto.randomUUID();

async function evening() {
  const event = await api.given.event();
  const guest = await api.given.guest({ of: event.client, to: [event], total_guests: 4 });
  const [dina, eko, scanner] = [
    await api.given.usher(event.client),
    await api.given.usher(event.client),
    await api.given.usher(event.client, 'SCAN_ONLY'),
  ];
  return { event, guest, dina: api.as(dina), eko: api.as(eko), scanner: api.as(scanner) };
}
type Usher = Awaited<ReturnType<typeof evening>>['dina'];
const keysFor = async (usher: Usher) => (await usher.call(listGuestBookEvents, {})).data.events[0]?.mesh_keys;

test('devices of an event have its keys: the same for all of a role, another of each event, and none of the full role for who only scans', async () => {
  const [one, other] = [await evening(), await evening()];
  const full = await keysFor(one.dina);
  expect(full?.full).toMatch(/^[\w-]{43}$/);
  expect(await keysFor(one.eko)).toEqual(full);
  expect(await keysFor(one.scanner)).toEqual({ full: null, scan: full?.scan });
  expect(
    new Set([full?.full, full?.scan, (await keysFor(other.dina))?.full, (await keysFor(other.dina))?.scan]).size,
  ).toBe(4);
});

test('a list says how far it holds the operations of each device, refused ones too', async () => {
  const { event, guest, dina, eko } = await evening();
  const at = { params: { eventId: event.id }, query: {} };
  expect((await dina.call(getGuestPack, at)).data.seen).toEqual({});
  const here = { event_id: event.id, guest_code: guest.code, total_guest_attending: 1, type: 'CHECK_IN' as const };
  await dina.call(sendOperations, {
    body: { operations: [1, 2].map((seq) => ({ ...here, op_id: key(), device_id: 'tablet-a', seq })) },
  });
  await eko.call(sendOperations, {
    body: { operations: [{ ...here, guest_code: 'NOBODY99', op_id: key(), device_id: 'tablet-b', seq: 7 }] },
  });
  const { data } = await dina.call(getGuestPack, at);
  expect(data.seen).toEqual({ 'tablet-a': 2, 'tablet-b': 7 });
  expect(data.missing).toEqual({ 'tablet-b': [{ from: 1, to: 6 }] });
});

test('a list says which of a device’s numbers nobody has brought yet; what it did at another event of theirs is not missing', async () => {
  const { event, guest, dina } = await evening();
  const brunch = await api.given.event({ of: event.client });
  const own = await api.given.guest({ of: event.client, to: [event, brunch], total_guests: 4 });
  const send = (seqs: readonly number[], { id }: { id: number }, code: string) =>
    dina.call(sendOperations, {
      body: {
        operations: seqs.map((seq) => ({
          type: 'CHECK_IN' as const,
          event_id: id,
          guest_code: code,
          total_guest_attending: 1,
          op_id: key(),
          device_id: 'tablet-d',
          seq,
        })),
      },
    });
  const missingAt = async ({ id }: { id: number }) =>
    (await dina.call(getGuestPack, { params: { eventId: id }, query: {} })).data.missing;
  await send([2, 9], event, guest.code);
  await send([3, 4, 12], brunch, own.code);
  expect(await missingAt(event)).toEqual({
    'tablet-d': [
      { from: 1, to: 1 },
      { from: 5, to: 8 },
    ],
  });
  await send([5, 6, 7, 8], brunch, own.code);
  await send([1], event, guest.code);
  expect(await missingAt(event)).toEqual({});
  expect(await missingAt(brunch)).toEqual({ 'tablet-d': [{ from: 10, to: 11 }] });
});

test('what a device did counts once, whichever device brings it and in whichever session', async () => {
  const { event, guest, dina, eko } = await evening();
  const operation = {
    op_id: key(),
    type: 'CHECK_IN' as const,
    event_id: event.id,
    guest_code: guest.code,
    total_guest_attending: 3,
    device_id: 'tablet-c',
    seq: 1,
    checked_in_at: new Date().toISOString(),
  };
  const carried = await eko.call(sendOperations, { body: { operations: [{ ...operation, clock_offset: 4000 }] } });
  const own = await dina.call(sendOperations, { body: { operations: [{ ...operation, clock_offset: 0 }] } });
  expect([carried, own].map(({ data }) => data[0]?.verdict)).toEqual(['APPLIED', 'REPEATED']);
  const { data } = await dina.call(getGuestPack, { params: { eventId: event.id }, query: {} });
  expect(data.guests.map((row) => row[8])).toEqual([3]);
});
