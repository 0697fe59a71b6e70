import {
  checkInGuest,
  getEventDetail,
  getGuestDetail,
  giveToGuest,
  insertAdhocGuest,
  listNeedsAttention,
  Refusal,
  type RequestOf,
  scanGuest,
  sendOperations,
  undoOperation,
} from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import type { GivenEvent } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const key = () => crypto.randomUUID();
type Queued = RequestOf<typeof sendOperations>['body']['operations'][number];
const justNow = () => new Date(Date.now()).toISOString();

/** An evening: an event with one invited guest of three, the usher at its door and what the usher does. */
async function evening(event: Parameters<typeof api.given.event>[0] = {}) {
  const at = await api.given.event(event);
  const guest = await api.given.guest({ of: at.client, to: [at], total_guests: 3 });
  const usher = await api.given.usher(at.client);
  await api.db.transaction((trx) => rebuildEventCounters(trx, at.client.id));
  const { call } = api.as(usher);
  const here = { event_id: at.id, guest_code: guest.code };
  return {
    event: at,
    guest,
    usher,
    call,
    here,
    checkIn: (body: object = {}, used?: string) =>
      call(checkInGuest, {
        headers: { 'idempotency-key': used },
        body: { ...here, total_guest_attending: 2, ...body },
      }),
    give: (body: object, used?: string) =>
      call(giveToGuest, { headers: { 'idempotency-key': used }, body: { ...here, ...body } }),
    undo: (body: object = {}, used?: string) =>
      call(undoOperation, { headers: { 'idempotency-key': used }, body: { ...here, ...body } }),
    send: async (...operations: Queued[]) => (await call(sendOperations, { body: { operations } })).data,
    now: async () => (await call(getGuestDetail, { params: { guestCode: guest.code, eventId: at.id } })).data,
    summary: () => summaryOf(at, usher),
    log: () => api.db('operations').where({ event_id: at.id }).orderBy('id'),
    attention: async () => (await call(listNeedsAttention, { params: { eventId: at.id } })).data,
  };
}
const summaryOf = async (event: GivenEvent, usher: { token: string }) =>
  (await api.as(usher).call(getEventDetail, { params: { eventId: event.id } })).data.summary;

/** The counters that moved along are those that a count of the guests gives. */
async function expectCountersRight({ event, summary }: Awaited<ReturnType<typeof evening>>) {
  const moved = await summary();
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  expect(await summary()).toEqual(moved);
}

describe('an undo', () => {
  test('by code takes the whole arrival back, and the log keeps all of it', async () => {
    const at = await evening();
    await at.checkIn({ gift: true, entrusted_gifts: [{ giver_name: 'Pak RT', amount: 50_000 }] });
    await at.checkIn({ mode: 'ADDITIONAL', total_guest_attending: 1, souvenir: true });
    const { data } = await at.undo();
    expect(data.guest).toMatchObject({
      is_checked_in: false,
      checked_in_at: null,
      checked_in_by: null,
      total_guests_attended: 0,
      is_received_gift: false,
      is_received_souvenir: false,
      entrusted_gifts: [],
    });
    expect(await at.summary()).toMatchObject({ total_checked_in: 0, total_pax_attended: 0, total_received_gift: 0 });
    const log = await at.log();
    const undo = log[2]?.op_id;
    expect(log.map(({ type, verdict, undone_by_op_id }) => [type, verdict, undone_by_op_id])).toEqual([
      ['CHECK_IN', 'APPLIED', undo],
      ['ADDITIONAL', 'APPLIED', undo],
      ['UNDO', 'APPLIED', null],
    ]);
    expect(await api.db('entrusted_gifts').where({ event_id: at.event.id }).pluck('undone_by_op_id')).toEqual([undo]);
    await expectCountersRight(at);
  });

  test('is followed by a check-in that counts anew', async () => {
    const at = await evening();
    await at.checkIn({ total_guest_attending: 3 });
    await at.checkIn();
    await at.undo();
    expect((await at.checkIn({ total_guest_attending: 1 })).data.guest).toMatchObject({
      is_checked_in: true,
      total_guests_attended: 1,
    });
    await expectCountersRight(at);
  });

  test('sent again with its key has its one effect, whatever happened since', async () => {
    const at = await evening();
    await at.checkIn();
    const used = key();
    const first = await at.undo({}, used);
    await at.checkIn();
    expect((await at.undo({}, used)).text).toBe(first.text);
    expect(await at.now()).toMatchObject({ is_checked_in: true });
  });

  test('twenty times at once with twenty keys takes back once', async () => {
    const at = await evening();
    await at.checkIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.undo({}, key())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    await expectCountersRight(at);
  });

  test('by id takes one operation back and leaves the rest', async () => {
    const at = await evening();
    const [more, gift] = [key(), key()];
    await at.checkIn({ total_guest_attending: 1, gift: true });
    await at.checkIn({ mode: 'ADDITIONAL', total_guest_attending: 2 }, more);
    await at.give({ gift: true, entrusted_gifts: [{ giver_name: 'Bu RW', amount: 100_000 }] }, gift);
    expect((await at.undo({ undone_op_id: more, guest_code: undefined })).data.guest).toMatchObject({
      is_checked_in: true,
      total_guests_attended: 1,
    });
    expect((await at.undo({ undone_op_id: gift })).data.guest).toMatchObject({
      is_received_gift: true,
      entrusted_gifts: [],
    });
    await expectCountersRight(at);
  });

  test('of a guest whom the dashboard checked in works without an operation to take back', async () => {
    const at = await evening();
    await api
      .db('guest_events')
      .where({ guest_id: at.guest.id })
      .update({ is_checked_in: true, checked_in_at: new Date() });
    expect((await at.undo()).data.guest.is_checked_in).toBe(false);
  });

  test.each([
    ['nobody who came', {}, 409, 'NOT_CHECKED_IN'],
    ['an operation that is not there', { undone_op_id: 'no-such-operation' }, 404, 'UNKNOWN_OPERATION'],
    ['an unknown guest', { guest_code: 'UNKNOWN9' }, 404, 'UNKNOWN_CODE'],
  ])('of %s is refused and kept', async (_, body, status, reason) => {
    const at = await evening();
    const answer = await at.undo(body);
    expect([answer.status, Refusal.parse(answer.failure.details).reason]).toEqual([status, reason]);
    expect(await at.attention()).toMatchObject([{ type: 'UNDO', verdict: 'REFUSED', reason }]);
  });

  test('of what was undone, and of an undo, is refused', async () => {
    const at = await evening();
    const [done, undone] = [key(), key()];
    await at.checkIn({}, done);
    await at.undo({}, undone);
    expect((await at.undo({ undone_op_id: done })).failure.details).toEqual({ reason: 'ALREADY_UNDONE' });
    expect((await at.undo({ undone_op_id: undone })).failure.details).toEqual({ reason: 'NOT_UNDOABLE' });
  });

  test('of another client’s operation finds nothing', async () => {
    const [ours, theirs] = [await evening(), await evening()];
    const used = key();
    await theirs.checkIn({}, used);
    const answer = await ours.undo({ undone_op_id: used, guest_code: undefined });
    expect(answer.failure.details).toEqual({ reason: 'UNKNOWN_OPERATION' });
    expect(await theirs.now()).toMatchObject({ is_checked_in: true });
  });
});

describe('what is given apart from the check-in', () => {
  test('is recorded with or without an arrival, and entrusted gifts add up', async () => {
    const at = await evening();
    await at.give({ entrusted_gifts: [{ giver_name: 'Pak RT', amount: 100_000 }] });
    await at.checkIn();
    const { data } = await at.give({
      gift: true,
      souvenir: true,
      entrusted_gifts: [{ giver_name: 'Pak RT', amount: 1 }],
    });
    expect(data.guest).toMatchObject({
      is_received_gift: true,
      is_received_souvenir: true,
      total_guests_attended: 2,
      entrusted_gifts: [{ amount: 100_000 }, { amount: 1 }],
    });
    expect(await at.summary()).toMatchObject({ total_received_gift: 1, total_received_souvenir: 1 });
    await expectCountersRight(at);
  });

  test('a souvenir is given once, the second is refused and kept', async () => {
    const at = await evening();
    const answers = await Promise.all(Array.from({ length: 10 }, () => at.give({ souvenir: true }, key())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.failure.details).toEqual({ reason: 'SOUVENIR_GIVEN' });
    expect(await at.summary()).toMatchObject({ total_received_souvenir: 1 });
    expect(await at.attention()).toHaveLength(9);
  });

  test('the same key again brings no second gift', async () => {
    const at = await evening();
    const used = key();
    const body = { entrusted_gifts: [{ giver_name: 'Pak RT', amount: 7 }] };
    const first = await at.give(body, used);
    expect((await at.give(body, used)).text).toBe(first.text);
    expect(await api.db('entrusted_gifts').where({ event_id: at.event.id })).toHaveLength(1);
  });

  test('nothing at all is refused by name', async () => {
    const at = await evening();
    expect((await at.give({})).failure.fields?.map(({ path }) => path)).toEqual(['body.gift']);
  });
});

describe('a code that is good for nothing here', () => {
  test('is kept for a person to look at', async () => {
    const at = await evening();
    const answer = await at.checkIn({ guest_code: 'UNKNOWN9', device_id: 'gate-b', seq: 1 });
    expect([answer.status, answer.failure.details]).toEqual([404, { reason: 'UNKNOWN_CODE' }]);
    expect(await at.attention()).toMatchObject([
      {
        type: 'CHECK_IN',
        verdict: 'REFUSED',
        reason: 'UNKNOWN_CODE',
        guest_code: 'UNKNOWN9',
        guest_name: null,
        usher: at.usher.name,
        device_id: 'gate-b',
      },
    ]);
  });

  test('names the right event when the hosts await the guest elsewhere', async () => {
    const at = await evening();
    const akad = await api.given.event({ of: at.event.client, title: 'Akad Nikah', location: 'Masjid Agung' });
    const guest = await api.given.guest({ of: at.event.client, to: [akad] });
    const scanned = await at.call(scanGuest, { body: { event_id: at.event.id, guest_code: guest.code } });
    expect([scanned.status, scanned.failure.details]).toEqual([
      404,
      {
        reason: 'WRONG_EVENT',
        event: {
          id: akad.id,
          title: 'Akad Nikah',
          event_date: '2027-06-12T04:00:00.000Z',
          timezone: 'Asia/Jakarta',
          location: 'Masjid Agung',
        },
      },
    ]);
    expect(await at.attention()).toMatchObject([{ type: 'SCAN', reason: 'WRONG_EVENT' }]);
  });

  test('of another client is as unknown as one that does not exist', async () => {
    const [ours, theirs] = [await evening(), await evening()];
    const answer = await ours.checkIn({ guest_code: theirs.guest.code });
    expect(answer.failure.details).toEqual({ reason: 'UNKNOWN_CODE' });
  });

  test('is refused the same way when the same operation comes again', async () => {
    const at = await evening();
    const used = key();
    const first = await at.checkIn({ guest_code: 'UNKNOWN9' }, used);
    const again = await at.checkIn({ guest_code: 'UNKNOWN9' }, used);
    expect(again.failure).toEqual(first.failure);
    expect(await at.log()).toHaveLength(1);
  });
});

test('an INSTANT scan that is sent again with its key, or with its number, is no second check-in', async () => {
  const at = await evening({ check_in_variant: 'INSTANT' });
  const body = { ...at.here, device_id: `gate-${key()}`, seq: 1 };
  const used = key();
  const scan = (headers: object) => at.call(scanGuest, { headers, body });
  const first = await scan({ 'idempotency-key': used });
  expect(first.data.guest).toMatchObject({ is_checked_in: true, total_guests_attended: 3 });
  expect((await scan({ 'idempotency-key': used })).text).toBe(first.text);
  expect((await scan({})).text).toBe(first.text);
  expect(await at.log()).toHaveLength(1);
});

describe('a batch', () => {
  const queued = (here: { event_id: number; guest_code: string }, more: object = {}) => ({
    op_id: key(),
    type: 'CHECK_IN' as const,
    ...here,
    total_guest_attending: 2,
    ...more,
  });

  test('is judged item by item: a bad one neither undoes nor hides another', async () => {
    const at = await evening();
    const second = await api.given.guest({ of: at.event.client, to: [at.event] });
    const elsewhere = await evening();
    const items: Queued[] = [
      queued(at.here),
      queued(at.here),
      queued({ ...at.here, guest_code: 'UNKNOWN9' }),
      queued(elsewhere.here),
      { op_id: key(), type: 'DANCE', event_id: at.event.id, guest_code: at.guest.code },
      queued(at.here, { total_guest_attending: 'two' }),
      { op_id: key(), type: 'ADHOC', event_id: at.event.id, name: 'Pak Lurah', total_guests: 1, phone_number: 'none' },
      queued(at.here, { note: 'VIP\uFFFE' }),
      { op_id: key(), type: 'GIFT', ...at.here, souvenir: true },
      queued({ ...at.here, guest_code: second.code }),
    ];
    const verdicts = await at.send(...items);
    expect(verdicts.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['APPLIED', undefined],
      ['DUPLICATE', undefined],
      ['REFUSED', 'UNKNOWN_CODE'],
      ['REFUSED', 'UNKNOWN_EVENT'],
      ['REFUSED', 'INVALID'],
      ['REFUSED', 'INVALID'],
      ['REFUSED', 'INVALID'],
      ['REFUSED', 'INVALID'],
      ['APPLIED', undefined],
      ['APPLIED', undefined],
    ]);
    expect(verdicts.map(({ op_id }) => op_id)).toEqual(items.map(({ op_id }) => op_id));
    expect(verdicts[1]?.first?.checked_in_by).toBe(at.usher.name);
    expect(verdicts[5]?.message).toContain('total_guest_attending');
    expect(await at.summary()).toMatchObject({ total_checked_in: 2, total_received_souvenir: 1 });
    expect(await elsewhere.now()).toMatchObject({ is_checked_in: false });
    expect((await at.attention()).map(({ reason }) => reason)).toEqual([
      'INVALID',
      'INVALID',
      'INVALID',
      'INVALID',
      'UNKNOWN_CODE',
    ]);
    const kept = await api.db('operations').where({ client_id: at.event.client.id }).pluck('op_id');
    expect(kept.toSorted()).toEqual(items.map(({ op_id }) => op_id).toSorted());
    await expectCountersRight(at);
  });

  test('sent again, whole or in part and in another order, changes nothing', async () => {
    const at = await evening();
    const items = [
      queued(at.here),
      queued(at.here, { mode: 'ADDITIONAL', total_guest_attending: 1 }),
      queued(at.here),
      queued({ ...at.here, guest_code: 'UNKNOWN9' }),
      { op_id: key(), type: 'ADHOC' as const, event_id: at.event.id, name: 'Pak Lurah', total_guests: 2 },
      { op_id: key(), type: 'GIFT' as const, ...at.here, entrusted_gifts: [{ giver_name: 'Bu RW', amount: 5 }] },
    ];
    await at.send(...items);
    const [state, summary, log] = [await at.now(), await at.summary(), await at.log()];
    const again = await at.send(...items.toReversed(), ...items);
    expect(again.map(({ verdict }) => verdict)).toEqual(
      [
        'REPEATED REPEATED REFUSED DUPLICATE REPEATED REPEATED',
        'REPEATED REPEATED DUPLICATE REFUSED REPEATED REPEATED',
      ].flatMap((half) => half.split(' ')),
    );
    expect([await at.now(), await at.summary(), await at.log()]).toEqual([state, summary, log]);
  });

  test('knows an operation that had come by its own call, by its id and by its device’s number', async () => {
    const at = await evening();
    const body = { ...at.here, total_guest_attending: 2, device_id: `gate-${key()}`, seq: 4 };
    const used = key();
    await at.call(checkInGuest, { headers: { 'idempotency-key': used }, body });
    const verdicts = await at.send(
      { op_id: used, type: 'CHECK_IN', ...body, clock_offset: 120 },
      { op_id: key(), type: 'CHECK_IN', ...body },
      { op_id: key(), type: 'CHECK_IN', ...body, total_guest_attending: 3 },
      { op_id: used, type: 'CHECK_IN', ...body, total_guest_attending: 3 },
    );
    expect(verdicts.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['REPEATED', undefined],
      ['REPEATED', undefined],
      ['REFUSED', 'KEY_TAKEN'],
      ['REFUSED', 'KEY_TAKEN'],
    ]);
    expect(await at.log()).toHaveLength(1);
  });

  test('delivered by ten connections at once has each effect once', async () => {
    const at = await evening();
    const guests = await Promise.all(
      Array.from({ length: 8 }, () => api.given.guest({ of: at.event.client, to: [at.event] })),
    );
    await api.db.transaction((trx) => rebuildEventCounters(trx, at.event.client.id));
    const items = [
      ...guests.map(({ code }) => queued({ ...at.here, guest_code: code }, { gift: true })),
      { op_id: key(), type: 'ADHOC' as const, event_id: at.event.id, name: 'Pak Lurah', total_guests: 2 },
    ];
    const answers = await Promise.all(Array.from({ length: 10 }, () => at.send(...items)));
    const verdicts = answers.flat().map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === 'APPLIED')).toHaveLength(9);
    expect(verdicts.filter((verdict) => verdict === 'REPEATED')).toHaveLength(81);
    expect(await at.summary()).toMatchObject({ total_checked_in: 9, total_pax_attended: 18, total_received_gift: 8 });
    expect(await at.log()).toHaveLength(9);
    await expectCountersRight(at);
  });

  test('keeps the order of the device: an undo follows its check-in', async () => {
    const at = await evening();
    const first = queued(at.here);
    const verdicts = await at.send(first, {
      op_id: key(),
      type: 'UNDO',
      event_id: at.event.id,
      undone_op_id: first.op_id,
    });
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['APPLIED', 'APPLIED']);
    expect(await at.now()).toMatchObject({ is_checked_in: false });
  });

  test('of more than fifty is refused as a whole, before anything of it is done', async () => {
    const at = await evening();
    const answer = await at.call(sendOperations, {
      body: { operations: Array.from({ length: 51 }, () => queued(at.here)) },
    });
    expect([answer.status, answer.failure.fields?.[0]?.path]).toEqual([422, 'body.operations']);
    expect(await at.log()).toEqual([]);
  });
});

test('the list of what needs a person is paged and forgets what was undone', async () => {
  const at = await evening();
  const [duplicate, answered] = [key(), key()];
  await at.checkIn();
  // whoever is told at once that they are in has nothing to look at
  await at.checkIn({}, answered);
  await at.send({ ...at.here, op_id: duplicate, type: 'CHECK_IN', total_guest_attending: 2, checked_in_at: justNow() });
  await at.call(insertAdhocGuest, { body: { event_id: at.event.id, name: 'Pak Lurah', total_guests: 1 } });
  await at.checkIn({ guest_code: 'UNKNOWN9' });
  const { data, meta } = await at.call(listNeedsAttention, { params: { eventId: at.event.id }, query: { limit: 1 } });
  expect([data.map(({ reason }) => reason), meta.total_data]).toEqual([['UNKNOWN_CODE'], 2]);
  expect((await at.attention())[1]).toMatchObject({ verdict: 'DUPLICATE', guest_name: at.guest.name });
  await at.undo({ undone_op_id: duplicate });
  expect((await at.attention()).map(({ verdict }) => verdict)).toEqual(['REFUSED']);
  expect(await at.now()).toMatchObject({ is_checked_in: true });
});
