import {
  checkInGuest,
  getEventDetail,
  getGuestDetail,
  getGuestPack,
  listNeedsAttention,
  type RequestOf,
  sendOperations,
  streamEvent,
  undoOperation,
} from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const key = () => crypto.randomUUID();
type Queued = RequestOf<typeof sendOperations>['body']['operations'][number];
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** An evening with one invited guest of four and two ushers at two gates. */
async function evening() {
  const event = await api.given.event();
  const guest = await api.given.guest({ of: event.client, to: [event], total_guests: 4, at: { table_number: '7' } });
  const [dina, eko] = [await api.given.usher(event.client), await api.given.usher(event.client)];
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  const { call } = api.as(dina);
  const here = { event_id: event.id, guest_code: guest.code };
  const send =
    (usher: { token: string }, device_id: string, gate: string) =>
    async (...operations: object[]) => {
      // the server judges each item itself, whatever it is
      const queued: Queued[] = operations.map((operation) => ({
        op_id: key(),
        ...here,
        device_id,
        gate,
        ...operation,
      }));
      return (await api.as(usher).call(sendOperations, { body: { operations: queued } })).data;
    };
  return {
    event,
    guest,
    here,
    dina,
    eko,
    call,
    atA: send(dina, 'tablet-a', 'Gate A'),
    atB: send(eko, 'tablet-b', 'Gate B'),
    undo: (undone_op_id?: string) => call(undoOperation, { body: { ...here, undone_op_id } }),
    now: async () => (await call(getGuestDetail, { params: { guestCode: guest.code, eventId: event.id } })).data,
    summary: async () => (await call(getEventDetail, { params: { eventId: event.id } })).data.summary,
    log: () => api.db('operations').where({ event_id: event.id }).orderBy('id'),
    attention: async () => (await call(listNeedsAttention, { params: { eventId: event.id } })).data,
    pack: async (cursor?: string) =>
      (await call(getGuestPack, { params: { eventId: event.id }, query: { cursor } })).data,
  };
}
type Evening = Awaited<ReturnType<typeof evening>>;

const arrival = (people: number, minutes: number, more: object = {}) => ({
  type: 'CHECK_IN',
  total_guest_attending: people,
  checked_in_at: ago(minutes),
  ...more,
});

/** The counters that moved along are those that a count of the guests gives. */
async function expectCountersRight({ event, summary }: Evening) {
  const moved = await summary();
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  expect(await summary()).toEqual(moved);
}

test('a check-in says at which gate it was, and the log what the usher noted', async () => {
  const at = await evening();
  const [verdict] = await at.atA(arrival(2, 5, { note: 'Kursi roda' }));
  expect(verdict?.guest).toMatchObject({ checked_in_gate: 'Gate A', checked_in_by: at.dina.name });
  expect((await at.log())[0]).toMatchObject({ gate: 'Gate A', note: 'Kursi roda' });
  const second = await at.call(checkInGuest, { body: { ...at.here, total_guest_attending: 1 } });
  expect(second.failure.details).toMatchObject({ checked_in_gate: 'Gate A', guest: { checked_in_gate: 'Gate A' } });
  await at.undo();
  expect(await at.now()).toMatchObject({ checked_in_gate: null });
});

describe('who goes out', () => {
  test('is not inside and has attended all the same, and comes back without being counted again', async () => {
    const at = await evening();
    const [, gone] = await at.atA(arrival(4, 30), { type: 'LEAVE', people: 3 });
    expect(gone?.guest).toMatchObject({ is_checked_in: true, total_guests_attended: 4, total_guests_inside: 1 });
    expect(await at.summary()).toMatchObject({ total_pax_attended: 4, total_inside: 1 });
    const [back] = await at.atB({ type: 'COME_BACK', people: 2 });
    expect(back?.guest).toMatchObject({ total_guests_attended: 4, total_guests_inside: 3 });
    expect((await at.pack()).guests[0]?.[13]).toBe(3);
    expect(await at.summary()).toMatchObject({ total_pax_attended: 4, total_inside: 3 });
    await expectCountersRight(at);
  });

  test('is counted right in whichever order the gates tell of it', async () => {
    const at = await evening();
    await at.atB({ type: 'LEAVE', people: 2 });
    expect(await at.summary()).toMatchObject({ total_pax_attended: 0, total_inside: 0 });
    await expectCountersRight(at);
    await at.atA(arrival(3, 30));
    expect(await at.summary()).toMatchObject({ total_pax_attended: 3, total_inside: 1 });
    await at.atA({ type: 'CHECK_IN', mode: 'ADDITIONAL', total_guest_attending: 1 });
    expect(await at.summary()).toMatchObject({ total_pax_attended: 4, total_inside: 2 });
    await expectCountersRight(at);
  });

  test('is told to devices as a sum, which a going that is told later sets right', async () => {
    const at = await evening();
    await at.atA(arrival(2, 30));
    await at.atB({ type: 'COME_BACK', people: 1 });
    expect(await at.now()).toMatchObject({ total_guests_attended: 2, total_guests_inside: 2 });
    expect((await at.pack()).guests[0]?.[13]).toBe(3);
    await at.atA({ type: 'LEAVE', people: 1 });
    expect(await at.now()).toMatchObject({ total_guests_inside: 2 });
    expect((await at.pack()).guests[0]?.[13]).toBe(2);
  });

  test('once by however often it is sent, and not at all once it is undone', async () => {
    const at = await evening();
    await at.atA(arrival(4, 30));
    const leaving = { op_id: key(), type: 'LEAVE', people: 1, seq: 2 };
    const verdicts = await at.atA(leaving, leaving, leaving);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['APPLIED', 'REPEATED', 'REPEATED']);
    expect(await at.summary()).toMatchObject({ total_inside: 3 });
    expect((await at.undo(leaving.op_id)).data.guest).toMatchObject({ total_guests_inside: 4 });
    await expectCountersRight(at);
  });

  test('is forgotten with the arrival', async () => {
    const at = await evening();
    await at.atA(arrival(4, 30), { type: 'LEAVE', people: 3 });
    await at.undo();
    await at.atA(arrival(2, 1));
    expect(await at.now()).toMatchObject({ total_guests_attended: 2, total_guests_inside: 2 });
    await expectCountersRight(at);
  });
});

describe('a table', () => {
  const seat = (table: string | null, minutes: number, op_id = key()) => ({
    type: 'TABLE',
    table,
    checked_in_at: ago(minutes),
    op_id,
  });

  test('is the one that was given last, whichever gate tells first', async () => {
    const at = await evening();
    await at.atB(seat('12', 5));
    const [late] = await at.atA(seat('9', 10));
    expect([late?.verdict, late?.guest?.table_number]).toEqual(['APPLIED', '12']);
    await at.atA(seat(null, 1));
    expect((await at.now()).table_number).toBeNull();
  });

  test('goes back to the one before when it is undone, in any order', async () => {
    const at = await evening();
    const [first, second] = [key(), key()];
    await at.atA(seat('9', 10, first), seat('12', 5, second));
    expect((await at.undo(first)).data.guest.table_number).toBe('12');
    expect((await at.undo(second)).data.guest.table_number).toBe('7');
    await at.atA(seat('9', 3, key()), seat('12', 2));
    const [, , , , , last] = await at.log();
    expect((await at.undo(last?.op_id)).data.guest.table_number).toBe('9');
  });

  test('that the dashboard gave since stays when an older one is undone', async () => {
    const at = await evening();
    const first = key();
    await at.atA(seat('9', 10, first));
    await api.db('guest_events').where({ guest_id: at.guest.id }).update({ table_number: '20' });
    expect((await at.undo(first)).data.guest.table_number).toBe('20');
  });
});

describe('a party that is let in at two gates', () => {
  const part = (usher: { name: string }, gate: string, device_id: string, people: number) =>
    expect.objectContaining({ usher: usher.name, gate, device_id, people });
  const ledgerOf = ({ guests }: Awaited<ReturnType<Evening['pack']>>) => guests[0]?.[16];

  test('is counted gate by gate, and known at both with time, gate and usher; nobody has to look at it', async () => {
    const at = await evening();
    await at.atA(arrival(1, 10));
    const { cursor } = await at.pack();
    const [second] = await at.atB(arrival(3, 5));
    expect(second).toMatchObject({
      verdict: 'DUPLICATE',
      first: { checked_in_gate: 'Gate A', guest: { total_guests_attended: 4 } },
    });
    expect(ledgerOf(await at.pack(cursor))).toEqual({
      entries: [part(at.dina, 'Gate A', 'tablet-a', 1), part(at.eko, 'Gate B', 'tablet-b', 3)],
      settlements: [],
      envelopes: [],
    });
    expect(await at.now()).toMatchObject({ total_guests_attended: 4, checked_in_gate: 'Gate A' });
    expect(await at.summary()).toMatchObject({ total_checked_in: 1, total_pax_attended: 4, total_inside: 4 });
    expect(await at.attention()).toEqual([]);
    await expectCountersRight(at);
  });

  test('turns round for the first gate when the other proves to have been earlier', async () => {
    const at = await evening();
    await at.atA(arrival(2, 10));
    await at.atA({ ...arrival(2, 9), guest_code: 'NOBODY' });
    const { cursor } = await at.pack();
    await at.atB(arrival(3, 20));
    const pack = await at.pack(cursor);
    expect(ledgerOf(pack)?.entries).toEqual([
      part(at.eko, 'Gate B', 'tablet-b', 3),
      part(at.dina, 'Gate A', 'tablet-a', 2),
    ]);
    expect(pack.guests[0]?.slice(8, 14)).toEqual([5, expect.any(String), 1, 'Gate B', at.eko.name, 5]);
    // what came to light last stands first, however old the operation is
    expect((await at.attention()).map(({ gate, first }) => [gate, first?.gate])).toEqual([
      ['Gate A', 'Gate B'],
      ['Gate A', undefined],
    ]);
  });

  test('is one party again when one of the check-ins is undone, whichever it is', async () => {
    const at = await evening();
    const [first, second] = [key(), key()];
    await at.atA(arrival(2, 10, { op_id: first }));
    await at.atB(arrival(3, 5, { op_id: second }));
    expect((await at.undo(second)).data.guest).toMatchObject({ total_guests_attended: 2, checked_in_gate: 'Gate A' });
    expect(ledgerOf(await at.pack())).toBeNull();
    const third = key();
    await at.atB(arrival(1, 3, { op_id: third }));
    expect((await at.undo(first)).data.guest).toMatchObject({
      total_guests_attended: 1,
      checked_in_gate: 'Gate B',
      checked_in_by: at.eko.name,
    });
    const log = await at.log();
    expect(log.find(({ op_id }) => op_id === third)).toMatchObject({ verdict: 'APPLIED', duplicate_of: null });
    expect(await at.summary()).toMatchObject({ total_checked_in: 1, total_pax_attended: 1 });
    await expectCountersRight(at);
    expect((await at.undo(third)).data.guest).toMatchObject({ is_checked_in: false, total_guests_attended: 0 });
    await expectCountersRight(at);
  });

  test('of whom more came than are invited asks for a person, whose word holds for all and can be taken back', async () => {
    const at = await evening();
    const [first, second, said] = [key(), key(), key()];
    await at.atA(arrival(4, 10, { op_id: first }));
    await at.atB(arrival(4, 5, { op_id: second }));
    expect(await at.now()).toMatchObject({ total_guests_attended: 8 });
    expect(await at.attention()).toMatchObject([{ verdict: 'DUPLICATE', gate: 'Gate B', first: { gate: 'Gate A' } }]);
    const { cursor } = await at.pack();
    const settle = { op_id: said, type: 'SETTLE', as_one: true, op_ids: [first, second], checked_in_at: ago(1) };
    const [verdict] = await at.atB(settle);
    expect(verdict).toMatchObject({ verdict: 'APPLIED', guest: { total_guests_attended: 4 } });
    expect((await at.atB(settle))[0]).toMatchObject({ verdict: 'REPEATED' });
    expect(ledgerOf(await at.pack(cursor))?.settlements).toEqual([
      expect.objectContaining({ op_id: said, as_one: true, op_ids: [first, second], usher: at.eko.name }),
    ]);
    expect(await at.attention()).toEqual([]);
    expect(await at.summary()).toMatchObject({ total_pax_attended: 4 });
    await expectCountersRight(at);
    expect((await at.undo(said)).data.guest).toMatchObject({ total_guests_attended: 8 });
    expect(await at.attention()).toHaveLength(1);
    expect(ledgerOf(await at.pack(cursor))?.settlements).toEqual([]);
    await expectCountersRight(at);
  });

  test('that are two with one code, as a person says, stay counted, and the devices hear of it', async () => {
    const at = await evening();
    const [first, second] = [key(), key()];
    await at.atA(arrival(4, 10, { op_id: first }));
    await at.atB(arrival(2, 5, { op_id: second }));
    // long after everything else: what changes only the log is news all the same
    await api
      .db('guest_events')
      .where({ guest_id: at.guest.id })
      .update({ updated_at: new Date(Date.now() - 3_600_000) });
    const { cursor } = await at.pack();
    await at.atA({ type: 'SETTLE', as_one: false, op_ids: [first, second] });
    expect(await at.now()).toMatchObject({ total_guests_attended: 6 });
    expect(await at.attention()).toEqual([]);
    expect(ledgerOf(await at.pack(cursor))?.settlements).toMatchObject([{ as_one: false }]);
  });

  test('was judged by the old rule before, and stays so', async () => {
    const at = await evening();
    await at.atA(arrival(4, 10));
    const second = key();
    await at.atB(arrival(4, 5, { op_id: second, gift: true }));
    await api
      .db('operations')
      .where({ op_id: second })
      .update({ payload: JSON.stringify({ people: 4, gift: true, uncounted: true }) });
    await api.db('guest_events').where({ guest_id: at.guest.id }).update({ total_guests_attended: 4 });
    expect(ledgerOf(await at.pack())).toBeNull();
    expect(await at.attention()).toEqual([]);
    expect((await at.undo(second)).data.guest).toMatchObject({ total_guests_attended: 4, is_received_gift: false });
  });

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const;

  test.each(orders)('ends the same when the gates tell in the order %j', async (...order) => {
    const at = await evening();
    const ids = [key(), key(), key()];
    const said = [
      { ...arrival(1, 20), gift: true, entrusted_gifts: [{ giver_name: 'Pak RT', amount: 50_000 }] },
      arrival(2, 10),
      arrival(3, 5, { entrusted_gifts: [{ giver_name: 'Bu RW' }] }),
    ];
    for (const index of order) await at.atA({ op_id: ids[index], ...said[index] });
    expect(await at.now()).toMatchObject({ total_guests_attended: 6, is_received_gift: true });
    expect((await at.now()).entrusted_gifts.map(({ giver_name }) => giver_name).toSorted()).toEqual([
      'Bu RW',
      'Pak RT',
    ]);
    const log = await at.log();
    expect(Object.fromEntries(log.map(({ op_id, duplicate_of }) => [op_id, duplicate_of]))).toEqual({
      [ids[0] ?? '']: null,
      [ids[1] ?? '']: ids[0],
      [ids[2] ?? '']: ids[0],
    });
    await expectCountersRight(at);
  });

  test.each([['atA', 'atB'] as const, ['atB', 'atA'] as const])(
    'in the same moment is first where the device comes first, when %s tells before %s',
    async (...gates) => {
      const at = await evening();
      const moment = { checked_in_at: ago(10) };
      const people = { atA: 1, atB: 2 };
      for (const gate of gates) await at[gate](arrival(people[gate], 0, moment));
      expect(await at.now()).toMatchObject({ checked_in_gate: 'Gate A', total_guests_attended: 3 });
      await expectCountersRight(at);
    },
  );

  test('brings what was handed over at the second gate only when that device could not know', async () => {
    const at = await evening();
    await at.atA(arrival(2, 10));
    const online = { ...at.here, total_guest_attending: 1, gift: true, entrusted_gifts: [{ giver_name: 'Pak RT' }] };
    expect((await at.call(checkInGuest, { body: online })).status).toBe(409);
    expect(await at.now()).toMatchObject({ is_received_gift: false, entrusted_gifts: [] });
    const op_id = key();
    const [second] = await at.atB(arrival(1, 5, { op_id, souvenir: true, entrusted_gifts: [{ giver_name: 'Bu RW' }] }));
    expect(second).toMatchObject({ verdict: 'DUPLICATE', first: { guest: { is_received_souvenir: true } } });
    expect(await at.now()).toMatchObject({ total_guests_attended: 3, is_received_souvenir: true });
    await expectCountersRight(at);
    expect((await at.undo(op_id)).data.guest).toMatchObject({ is_received_souvenir: false, entrusted_gifts: [] });
    await expectCountersRight(at);
  });
});

describe('a souvenir that two gates gave', () => {
  const given = (op_id: string, minutes: number) => ({
    op_id,
    type: 'GIFT',
    souvenir: true,
    checked_in_at: ago(minutes),
  });

  test('is counted as two, with both, and as one once one is taken back', async () => {
    const at = await evening();
    const [first, second] = [key(), key()];
    await at.atA(arrival(4, 10));
    expect((await at.atA(given(first, 6)))[0]?.verdict).toBe('APPLIED');
    expect((await at.atB(given(second, 5)))[0]?.verdict).toBe('APPLIED');
    expect(await at.summary()).toMatchObject({ total_received_souvenir: 2 });
    const [row] = (await at.pack()).guests;
    expect(row?.[16]?.entries.filter(({ souvenir }) => souvenir)).toMatchObject([
      { gate: 'Gate A' },
      { gate: 'Gate B' },
    ]);
    await expectCountersRight(at);
    await at.undo(first);
    expect(await at.summary()).toMatchObject({ total_received_souvenir: 1 });
    expect((await at.pack()).guests[0]?.[16]).toBeNull();
    await expectCountersRight(at);
  });

  test('is refused to who asks a server that knows of the first', async () => {
    const at = await evening();
    await at.atA({ type: 'GIFT', souvenir: true });
    const [second] = await at.atB({ type: 'GIFT', souvenir: true });
    expect(second).toMatchObject({ verdict: 'REFUSED', reason: 'SOUVENIR_GIVEN' });
    expect(await at.summary()).toMatchObject({ total_received_souvenir: 1 });
  });
});

describe('an entrusted envelope', () => {
  const envelope = { type: 'GIFT', entrusted_gifts: [{ giver_name: 'Galih', amount: 250_000 }] };

  test('is told to the other gates with giver, sum, gate and time, and no more once it is taken back', async () => {
    const at = await evening();
    await at.atA(arrival(2, 10));
    // long after everything else: what changes no number of the guest is news all the same
    await api
      .db('guest_events')
      .where({ guest_id: at.guest.id })
      .update({ updated_at: new Date(Date.now() - 3_600_000) });
    const { cursor } = await at.pack();
    const op_id = key();
    await at.atB({ ...envelope, op_id, checked_in_at: ago(3) });
    const [row] = (await at.pack(cursor)).guests;
    expect(row?.[16]).toEqual({
      entries: [],
      settlements: [],
      envelopes: [
        {
          op_id,
          device_id: 'tablet-b',
          gate: 'Gate B',
          usher: at.eko.name,
          at: expect.any(String),
          giver_name: 'Galih',
          amount: 250_000,
        },
      ],
    });
    await at.undo(op_id);
    expect((await at.pack(cursor)).guests[0]?.[16]).toBeNull();
  });

  test('has no sum for who looks on and may see none', async () => {
    const at = await evening();
    await at.atA(envelope);
    const params = { eventId: at.event.id };
    const query = { mode: 'poll' as const, since: ago(1) };
    const heard = async (who: { token: string }) => (await api.as(who).send(streamEvent, { params, query })).text;
    expect(await heard(await api.given.clientAccount(at.event.client))).toContain('"Galih","amount":250000');
    expect(await heard(await api.given.admin())).toContain('"Galih","amount":null');
  });
});

describe('what a device judged by itself', () => {
  const seen = (result: string, more: object = {}) => ({ type: 'SCAN', result, checked_in_at: ago(5), ...more });

  test('is kept with when, where and who, and changes nothing', async () => {
    const at = await evening();
    const before = [await at.now(), await at.summary()];
    const op_id = key();
    // made once: said a millisecond later it would be another operation under the same key
    const welcome = seen('welcome', { op_id });
    const verdicts = await at.atA(
      welcome,
      welcome,
      seen('forged', { guest_code: undefined, note: 'Kode difoto dari layar' }),
      seen('unknown', { guest_code: 'NOBODY99' }),
    );
    expect(verdicts.map(({ verdict, guest }) => [verdict, guest])).toEqual([
      ['APPLIED', undefined],
      ['REPEATED', undefined],
      ['APPLIED', undefined],
      ['APPLIED', undefined],
    ]);
    const log = await at.log();
    expect(
      log.map(({ type, verdict, gate, guest_code, payload }) => [type, verdict, gate, guest_code, payload]),
    ).toEqual([
      ['SCAN', 'NOTED', 'Gate A', at.guest.code, { result: 'welcome' }],
      ['SCAN', 'NOTED', 'Gate A', null, { result: 'forged' }],
      ['SCAN', 'NOTED', 'Gate A', 'NOBODY99', { result: 'unknown' }],
    ]);
    expect(log[0]).toMatchObject({ account_id: at.dina.id, occurred_at: log[0]?.corrected_at });
    expect([await at.now(), await at.summary()]).toEqual(before);
    expect(await at.attention()).toEqual([]);
    expect((await at.undo(op_id)).failure.details).toEqual({ reason: 'UNKNOWN_OPERATION' });
  });

  test('at an event of others is refused', async () => {
    const [at, other] = [await evening(), await evening()];
    const [verdict] = await at.atA(seen('welcome', { event_id: other.event.id }));
    expect(verdict).toMatchObject({ verdict: 'REFUSED', reason: 'UNKNOWN_EVENT' });
    expect(await other.log()).toEqual([]);
  });
});

test.each([
  ['a verdict that is no word', { type: 'SCAN', result: 'Not a word' }],
  ['nobody leaves', { type: 'LEAVE', people: 0 }],
  ['people of no number', { type: 'LEAVE' }],
  ['a table of too many letters', { type: 'TABLE', table: 'x'.repeat(21) }],
  ['a table that is not said', { type: 'TABLE' }],
  ['a gate of too many letters', { type: 'LEAVE', people: 1, gate: 'x'.repeat(41) }],
  ['a word on no arrivals', { type: 'SETTLE', as_one: true, op_ids: [] }],
  ['a note of too many letters', { type: 'LEAVE', people: 1, note: 'x'.repeat(301) }],
])('%s is refused, kept and holds nothing behind it up', async (_, operation) => {
  const at = await evening();
  const verdicts = await at.atA(operation, arrival(1, 5));
  expect(verdicts.map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ['REFUSED', 'INVALID'],
    ['APPLIED', undefined],
  ]);
  expect(await at.attention()).toMatchObject([{ reason: 'INVALID', device_id: 'tablet-a', usher: at.dina.name }]);
});

const BODIES: Record<string, object> = { TABLE: { table: '1' }, SETTLE: { op_ids: ['op-00000001'] } };
test.each(['LEAVE', 'COME_BACK', 'TABLE', 'SETTLE'])(
  '%s of a guest who is not invited here is refused with the reason',
  async (type) => {
    const at = await evening();
    const [verdict] = await at.atA({
      type,
      guest_code: 'NOBODY1',
      ...(BODIES[type] ?? { people: 1 }),
    });
    expect(verdict).toMatchObject({ verdict: 'REFUSED', reason: 'UNKNOWN_CODE' });
  },
);
