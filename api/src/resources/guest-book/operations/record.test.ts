import { checkInGuest, getEventDetail, type RequestOf } from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import { isLockAwaited } from '../../../testing/lock-wait.ts';
import { testApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/until.ts';

const api = testApi();
const key = () => crypto.randomUUID();
type Body = RequestOf<typeof checkInGuest>['body'];

/** An event with twelve guests, of whom the first four have come already, and thirty calls of two ushers for it. */
async function givenCrowd() {
  const event = await api.given.event();
  const ushers = [await api.given.usher(event.client), await api.given.usher(event.client)];
  const guests: { code: string }[] = [];
  for (let index = 0; index < 12; index += 1) {
    guests.push(await api.given.guest({ of: event.client, to: [event], name: `Guest ${index}`, total_guests: 4 }));
  }
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  const codeOf = (index: number) => guests[index]?.code ?? 'NOBODY99';
  const call = (of: number, body: Partial<Body>, used = key()) =>
    api.as(ushers[of % 2]).call(checkInGuest, {
      headers: { 'idempotency-key': used },
      body: { event_id: event.id, guest_code: 'NOBODY99', total_guest_attending: 2, ...body },
    });
  for (const index of [0, 1, 2, 3]) await call(0, { guest_code: codeOf(index) });
  const used = key();
  await call(1, { guest_code: codeOf(0), mode: 'ADDITIONAL', total_guest_attending: 1 }, used);
  const crowd: (() => ReturnType<typeof call>)[] = [
    // come for the first time, with all that can be said of it
    ...[4, 5, 6, 7, 8, 9].map((index) => () => call(index, { guest_code: codeOf(index), gift: index % 2 === 0 })),
    () => call(0, { guest_code: codeOf(10), souvenir: true, entrusted_gifts: [{ giver_name: 'Pak RT', amount: 5 }] }),
    // second scans
    ...[1, 2, 3].map((index) => () => call(index, { guest_code: codeOf(index) })),
    // the rest of parties, and one before the first of its party
    ...[1, 2, 3].map((index) => () => call(index, { guest_code: codeOf(index), mode: 'ADDITIONAL' })),
    () => call(0, { guest_code: codeOf(11), mode: 'ADDITIONAL' }),
    // unknown codes
    ...Array.from({ length: 12 }, (_, index) => () => call(index, { guest_code: `NOBODY${index}` })),
    // the same call again, and its key for another
    ...[1, 1, 1].map(
      (people) => () => call(1, { guest_code: codeOf(0), mode: 'ADDITIONAL', total_guest_attending: people }, used),
    ),
    () => call(1, { guest_code: codeOf(0), mode: 'ADDITIONAL', total_guest_attending: 4 }, used),
  ];
  const summary = async () =>
    (await api.as(ushers[0]).call(getEventDetail, { params: { eventId: event.id } })).data.summary;
  return { event, crowd, summary };
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof givenCrowd>>['crowd'][number]>>;

/** What an answer says, without what differs between two evenings: ids, codes, times. */
const said = ({ status, code, text }: Answer) => [
  status,
  code,
  ...[
    '"reason":"\\w+"',
    '"name":"[^"]+"',
    '"total_guests_attended":\\d+',
    '"is_received_\\w+":\\w+',
    '"amount":\\d+',
  ].map((pattern) => text.match(new RegExp(pattern, 'g'))),
];

async function evening(work: (crowd: Awaited<ReturnType<typeof givenCrowd>>['crowd']) => Promise<Answer[]>) {
  const { event, crowd, summary } = await givenCrowd();
  const answers = (await work(crowd)).map(said);
  const log = await api
    .db('operations')
    .where({ event_id: event.id })
    .select('type', 'verdict', 'reason', 'total_guests');
  const guests = await api
    .db('guest_events')
    .where({ event_id: event.id })
    .orderBy('guest_name')
    .select('guest_name', 'is_checked_in', 'total_guests_attended', 'is_received_gift', 'is_received_souvenir');
  const counted = await summary();
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  expect(await summary()).toEqual(counted);
  return { answers, guests, counted, log: log.map((row) => JSON.stringify(row)).toSorted() };
}

test('thirty mixed calls at once come to the same as one after the other', async () => {
  const oneByOne = await evening(async (crowd) => {
    const answers: Answer[] = [];
    for (const call of crowd) answers.push(await call());
    return answers;
  });
  const atOnce = await evening((crowd) => Promise.all(crowd.map((call) => call())));
  expect(oneByOne.answers).toHaveLength(30);
  expect(atOnce).toEqual(oneByOne);
});

test('calls that come together are written together', async () => {
  const { crowd, event } = await givenCrowd();
  const answers = await Promise.all(crowd.slice(0, 7).map((call) => call()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
  const log = await api.db('operations').where({ event_id: event.id }).orderBy('id', 'desc').limit(7);
  // rows of one statement have one time
  expect(new Set(log.map(({ received_at }) => received_at.getTime())).size).toBeLessThan(7);
});

test('an event of another client is refused to each by itself', async () => {
  const [ours, theirs] = [await api.given.event(), await api.given.event()];
  const usher = await api.given.usher(ours.client);
  const [here, there] = [
    await api.given.guest({ of: ours.client, to: [ours] }),
    await api.given.guest({ of: theirs.client, to: [theirs] }),
  ];
  const call = (event_id: number, guest_code: string) =>
    api.as(usher).call(checkInGuest, { body: { event_id, guest_code, total_guest_attending: 1 } });
  const answers = await Promise.all([
    call(ours.id, here.code),
    call(theirs.id, there.code),
    call(theirs.id, here.code),
  ]);
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([200, 'NOT_FOUND', 'NOT_FOUND']);
  expect(await api.db('operations').where({ event_id: theirs.id })).toEqual([]);
});

test('an envelope that is entrusted while a check-in waits for its guest is in the answer', async () => {
  const event = await api.given.event();
  const usher = await api.given.usher(event.client);
  const guest = await api.given.guest({ of: event.client, to: [event] });
  const place = await api.db('guest_events').where({ event_id: event.id, guest_id: guest.id }).first();
  const other = await api.db.transaction();
  await other('guest_events').where({ id: place?.id }).forUpdate();
  const call = api.as(usher).call(checkInGuest, {
    body: { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 },
  });
  try {
    await until(() => isLockAwaited(api.db));
    await other('entrusted_gifts').insert({
      client_id: event.client.id,
      event_id: event.id,
      guest_event_id: place?.id,
      op_id: key(),
      giver_name: 'Bu Sri',
    });
    await other.commit();
  } finally {
    // whoever comes next in this database would wait for it
    if (!other.isCompleted()) await other.rollback();
  }
  const { status, text } = await call;
  expect([status, text.includes('Bu Sri')]).toEqual([200, true]);
});

test('calls that came before are told from new ones that come with them', async () => {
  const event = await api.given.event();
  const usher = await api.given.usher(event.client);
  const guests = [];
  for (let index = 0; index < 6; index += 1) {
    guests.push(await api.given.guest({ of: event.client, to: [event], total_guests: 4 }));
  }
  const calls = guests.map(({ code }) => {
    const headers = { 'idempotency-key': key() };
    const body = { event_id: event.id, guest_code: code, total_guest_attending: 3 };
    return () => api.as(usher).call(checkInGuest, { headers, body });
  });
  const [first, third] = [await calls[0]?.(), await calls[2]?.()];
  const answers = await Promise.all(calls.map((call) => call()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect([answers[0]?.data, answers[2]?.data]).toEqual([first?.data, third?.data]);
  expect(await api.db('operations').where({ event_id: event.id })).toHaveLength(6);
});
