import {
  checkClosing,
  closeEvening,
  type EveningReport,
  exportClosing,
  getDoorNow,
  getEvening,
  listGuestBookGuests,
  readClosing,
  reconcileAttendance,
  reportDevice,
  type RequestOf,
  sendOperations,
} from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
type Queued = RequestOf<typeof sendOperations>['body']['operations'][number];
const key = () => crypto.randomUUID();
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** A hall with two gates, twelve invited families and somebody who may close it. */
async function hall() {
  const event = await api.given.event();
  const guests = [];
  for (let index = 0; index < 12; index += 1)
    guests.push(await api.given.guest({ of: event.client, to: [event], total_guests: 4 }));
  const usher = await api.given.usher(event.client);
  const host = api.as(await api.given.coHost(event.client, 'JOINT'));
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  const params = { eventId: event.id };
  let seq = 0;
  return {
    event,
    guests,
    host,
    params,
    send: async (gate: string | null, ...operations: object[]) => {
      const queued: Queued[] = operations.map((operation) => ({
        op_id: key(),
        event_id: event.id,
        device_id: `tablet-${event.id}-${gate}`.replaceAll(/[^\w-]/g, ''),
        seq: (seq += 1),
        ...(gate !== null && { gate }),
        ...operation,
      }));
      const verdicts = (await api.as(usher).call(sendOperations, { body: { operations: queued } })).data;
      return queued.map(({ op_id }, index) => ({ op_id, verdict: verdicts[index]?.verdict }));
    },
    report: (device_id: string, said: { gate?: string | null; unsent?: number } = {}) =>
      api.as(usher).call(reportDevice, {
        params,
        body: {
          device_id,
          gate: null,
          unsent: 0,
          clock_offset: 0,
          battery: 64,
          is_charging: false,
          version: '1.4.0',
          ...said,
        },
      }),
    evening: async () => (await host.call(getEvening, { params })).data,
    close: (known_open: string[] = []) => host.call(closeEvening, { params, body: { known_open } }),
  };
}

const arrival = (guest_code: string, people: number, minutes = 10, more: object = {}) => ({
  type: 'CHECK_IN',
  guest_code,
  total_guest_attending: people,
  checked_in_at: ago(minutes),
  ...more,
});

const SUMS = ['parties', 'people', 'gifts', 'envelopes', 'souvenirs'] as const;

/** Every list of a report adds up to its whole, whatever it says. */
function expectAddsUp({ all, gates, hours, invited, arrived, absent, walk_ins }: EveningReport) {
  const sum = (of: readonly Record<string, unknown>[], name: string) =>
    of.reduce((total, one) => total + Number(one[name]), 0);
  expect(Object.fromEntries(SUMS.map((name) => [name, sum(gates, name)]))).toEqual(all);
  expect([sum(hours, 'parties'), sum(hours, 'people')]).toEqual([all.parties, all.people]);
  expect(arrived.households + absent.households).toBe(invited.households);
  expect([arrived.households + walk_ins.households, arrived.people + walk_ins.people]).toEqual([
    all.parties,
    all.people,
  ]);
}

test('an evening as somebody in the hall would count it', async () => {
  const { guests, send, evening, event } = await hall();
  const [agus, bima, citra, dewi, eka] = guests.map(({ code }) => code);
  if (!agus || !bima || !citra || !dewi || !eka) throw new Error('twelve were invited');
  await send('Gate A', arrival(agus, 3, 70, { souvenir: true, gift: true }));
  // a family that came in at both gates
  await send('Gate A', arrival(bima, 1, 20));
  await send('Gate B', arrival(bima, 3, 19));
  // one party that two gates wrote down, as somebody said: the larger number counts
  const [a] = await send('Gate A', arrival(citra, 2, 18));
  const [b] = await send('Gate B', arrival(citra, 4, 17));
  await send('Gate A', { type: 'SETTLE', guest_code: citra, as_one: true, op_ids: [a?.op_id, b?.op_id] });
  // taken back
  const [wrong] = await send('Gate B', arrival(dewi, 4, 16, { souvenir: true }));
  await send('Gate B', { type: 'UNDO', undone_op_id: wrong?.op_id });
  // an envelope for somebody at home, and a souvenir afterwards
  await send(
    'Gate B',
    arrival(eka, 2, 15, { entrusted_gifts: [{ giver_name: 'Pak Har', amount: 100_000 }, { giver_name: 'Bu Tutik' }] }),
  );
  await send('Gate A', { type: 'GIFT', guest_code: eka, souvenir: true, checked_in_at: ago(2) });
  await send(null, { type: 'ADHOC', name: 'Tetangga', total_guests: 2, checked_in_at: ago(14) });

  const { report } = await evening();
  expect(report).toMatchObject({
    event_id: event.id,
    invited: { households: 12, people: 48 },
    arrived: { households: 4, people: 13 },
    absent: { households: 8, people: 35 },
    walk_ins: { households: 1, people: 2 },
    all: { parties: 5, people: 15, gifts: 1, envelopes: 2, souvenirs: 2 },
  });
  expect(report.gates).toEqual([
    { gate: 'Gate A', parties: 3, people: 4, gifts: 1, envelopes: 0, souvenirs: 2 },
    { gate: 'Gate B', parties: 1, people: 9, gifts: 0, envelopes: 2, souvenirs: 0 },
    { gate: null, parties: 1, people: 2, gifts: 0, envelopes: 0, souvenirs: 0 },
  ]);
  expectAddsUp(report);
});

test('whatever two gates tell, each has its own people, and they are those of the list', async () => {
  const { guests, send, evening, host, event } = await hall();
  // the log counted by hand: what was sent less what was taken back
  const came = { 'Gate A': 0, 'Gate B': 0 };
  let state = 7;
  const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
  for (let turn = 0; turn < 40; turn += 1) {
    const gate = random(2) === 0 ? 'Gate A' : 'Gate B';
    const people = 1 + random(3);
    const guest = guests[random(guests.length)]?.code ?? '';
    const [told] = await send(gate, arrival(guest, people, 90 - turn, { souvenir: random(3) === 0 }));
    if (random(6) === 0) await send(gate, { type: 'UNDO', undone_op_id: told?.op_id });
    else came[gate] += people;
  }
  const { report } = await evening();
  const people = Object.fromEntries(report.gates.map(({ gate, people: number }) => [gate, number]));
  expect(people).toEqual(came);
  expectAddsUp(report);
  const list = await host.call(listGuestBookGuests, { body: { event_ids: [event.id], limit: 100 } });
  expect(report.all).toMatchObject({
    people: list.data.reduce((sum, one) => sum + one.total_guests_attended, 0),
    parties: list.data.filter((one) => one.is_checked_in).length,
  });
});

test('what the hosts correct afterwards counts, and came by no gate', async () => {
  const { guests, send, evening, params } = await hall();
  const [agus, bima, citra] = guests.map(({ code }) => code);
  await send('Gate A', arrival(agus ?? '', 4), arrival(bima ?? '', 2));
  const csv = ['guest_code,total_attended', `${agus},1`, `${bima},0`, `${citra},3`].join('\r\n');
  await api.as(await api.given.admin()).call(reconcileAttendance, {
    params,
    body: { 'rsvp-attendance-reconciliation': new Blob([csv], { type: 'text/csv' }) },
  });
  const { report } = await evening();
  expect(report.all).toMatchObject({ parties: 2, people: 4 });
  expect(report.gates.map(({ gate, people }) => [gate, people])).toEqual([
    ['Gate A', 1],
    [null, 3],
  ]);
  expectAddsUp(report);
});

test('nobody closes over a device that has not sent everything without having been told', async () => {
  const { report, close, host, evening } = await hall();
  await report('tablet-1', { gate: 'Gate A' });
  await report('tablet-2', { gate: 'Gate B', unsent: 3 });
  const refused = await host.send(closeEvening, { params: (await hall()).params, body: { known_open: [] } });
  expect(refused.status).toBe(404);
  const unseen = await close();
  expect(unseen.status).toBe(409);
  const { report: now, closings } = await evening();
  expect(now.open_devices).toMatchObject([{ device_id: 'tablet-2', gate: 'Gate B', unsent: 3 }]);
  expect(closings).toEqual([]);
  expect((await close(['tablet-2'])).data).toMatchObject({ open_devices: [{ device_id: 'tablet-2' }] });
  // what it has sent since is no hindrance any more, and one that fell silent is
  await report('tablet-2', { gate: 'Gate B' });
  await api
    .db('door_devices')
    .where({ device_id: 'tablet-1' })
    .update({ seen_at: new Date(Date.now() - 5 * MINUTE) });
  expect((await evening()).report.open_devices.map(({ device_id: id }) => id)).toEqual(['tablet-1']);
});

test('what comes after the closing is told apart, and the signed report stays', async () => {
  const { guests, send, close, evening, host } = await hall();
  const [agus, bima] = guests.map(({ code }) => code);
  await send('Gate A', arrival(agus ?? '', 3));
  const signed = (await close()).data;
  await send('Gate B', arrival(bima ?? '', 2, 9, { souvenir: true }));
  const { after, report, closings } = await evening();
  expect(after).toEqual({
    all: { parties: 1, people: 2, gifts: 0, envelopes: 0, souvenirs: 1 },
    gates: [{ gate: 'Gate B', parties: 1, people: 2, gifts: 0, envelopes: 0, souvenirs: 1 }],
  });
  expect(report.all.people).toBe(signed.all.people + 2);
  expect(closings).toEqual([signed.closing]);
  const { data } = await host.call(readClosing, { params: { closingId: signed.closing.id } });
  expect(data).toEqual(signed);
});

test.each(['id', 'en', 'my'] as const)('a file in %s is genuine until a number in it is another', async (language) => {
  const { guests, send, close, host, params } = await hall();
  await send('=Gate A', arrival(guests[0]?.code ?? '', 3, 10, { souvenir: true }));
  const { closing } = (await close()).data;
  const file = async (accept: string) =>
    await host.send(exportClosing, { params: { closingId: closing.id }, query: { language }, headers: { accept } });
  const check = async (content: Blob) => (await host.call(checkClosing, { params, body: { report: content } })).data;
  const csv = (text: string) => new Blob([text], { type: 'text/csv' });

  const { text } = await file('text/csv');
  expect(text).toContain(closing.seal);
  expect(await check(csv(text))).toEqual({ verdict: 'GENUINE', closing, lines: [] });
  const changed = await check(csv(text.replace(/,1,3,/, ',1,4,')));
  expect(changed).toMatchObject({ verdict: 'CHANGED', closing });
  expect(changed.lines).toHaveLength(1);
  const without = await check(csv(text.replace(closing.seal, '0000-0000-0000-0000-0000')));
  expect(without).toEqual({ verdict: 'UNKNOWN', closing: null, lines: [] });
  // whoever changes what the database keeps has no key to sign it with
  const row = await api.db('event_closings').where({ id: closing.id }).first();
  const content = typeof row?.content === 'string' ? row.content : JSON.stringify(row?.content);
  await api
    .db('event_closings')
    .where({ id: closing.id })
    .update({ content: content.replace('"people":3', '"people":9') });
  const forged = (await file('text/csv')).text;
  expect(await check(csv(forged))).toMatchObject({ verdict: 'CHANGED', lines: [] });
});

test('the xlsx that is downloaded is genuine', async () => {
  const { guests, send, close, host, params } = await hall();
  await send('Gate A', arrival(guests[0]?.code ?? '', 3));
  const { closing } = (await close()).data;
  const answer = await host.send(exportClosing, { params: { closingId: closing.id }, query: { language: 'id' } });
  const report = new Blob([new Uint8Array(answer.bytes)]);
  expect((await host.call(checkClosing, { params, body: { report } })).data.verdict).toBe('GENUINE');
});

test('the gates now: their pace, their devices, and who has come', async () => {
  const { guests, send, report, host, params } = await hall();
  const [agus, bima] = guests;
  await api
    .db('guests')
    .where({ id: agus?.id ?? 0 })
    .update({ tags: 'VIP', guest_group: 'Kantor', details: JSON.stringify({ note: 'Jemput di lobi' }) });
  await report(`tablet-${params.eventId}-GateA`, { gate: 'Gate A' });
  await send('Gate A', arrival(agus?.code ?? '', 3, 5), arrival(bima?.code ?? '', 2, 40));
  await send('Gate A', { type: 'LEAVE', guest_code: agus?.code, people: 1, checked_in_at: ago(1) });
  const { data } = await host.call(getDoorNow, { params });
  expect(data).toMatchObject({ inside: 4, arrived: 5, attention: 0 });
  expect(data.gates).toMatchObject([{ gate: 'Gate A', parties: 2, people: 5, pace: [0, 0, 0, 0, 0, 2, 0, 3] }]);
  expect(data.devices).toMatchObject([{ gate: 'Gate A', pace: 3, battery: 64, version: '1.4.0' }]);
  expect(data.groups).toEqual([
    { group: 'Kantor', coming: expect.any(Number), arrived: 3, inside: 2 },
    { group: null, coming: expect.any(Number), arrived: 2, inside: 2 },
  ]);
  expect(data.vips).toMatchObject([{ name: agus?.name, people: 3, gate: 'Gate A', note: 'Jemput di lobi' }]);
});
