import {
  deleteGuest,
  getHeadcount,
  getSendingQueues,
  inviteGuests,
  listRsvpGuests,
  markMessage,
  restoreGuests,
  submitRsvp,
} from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import type { GivenEvent } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';
import { eventsOfTomorrow } from '../../../guests/tomorrow.ts';

const api = testApi();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function givenHost() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const host = api.as(await api.given.clientAccount(client));
  const names = async (queue: { kind: MessageKind; silent_days?: number; thanked?: 'CAME' | 'GIFT' }) =>
    (await host.call(listRsvpGuests, { body: { queue, limit: 100 } })).data.map(({ name }) => name).toSorted();
  const counts = async (query: { silent_days?: number; slug?: string } = {}) =>
    Object.fromEntries(
      (await host.call(getSendingQueues, { query })).data.map(({ kind, waiting, sent }) => [kind, [waiting, sent]]),
    );
  const guest = (name: string, columns: object = {}, at: object = {}, to: readonly GivenEvent[] = [event]) =>
    api.given.guest({ of: client, to, name, at, ...columns });
  return { client, event, host, names, counts, guest };
}

test('an invitation is due to who was invited, was not sent one, has not answered and is not here yet', async () => {
  const { names, counts, guest, client } = await givenHost();
  await guest('Ayu');
  await guest('Sudah', { invitation_sent_at: daysAgo(1) });
  await guest('Jalan masuk', { source: 'ADHOC' });
  await guest('Menjawab sendiri', { source: 'RSVP' });
  await guest('Di pintu', {}, { is_checked_in: 1, checked_in_at: new Date() });
  await guest('Dicatat', {}, { confirmation_status: 'DECLINED' });
  const answered = await guest('Menjawab');
  await api.given.booking({ of: client, guest: answered });
  expect(await names({ kind: 'INVITATION' })).toEqual(['Ayu']);
  expect(await counts()).toMatchObject({ INVITATION: [1, 1] });
});

test('of those who were ticked only whose turn it is, and nobody of another client', async () => {
  const { host, guest } = await givenHost();
  const [ayu, , sent] = [
    await guest('Ayu'),
    await guest('Budi'),
    await guest('Citra', { invitation_sent_at: daysAgo(1) }),
  ];
  const other = await givenHost();
  const strange = await other.guest('Dewi');
  const codes = [ayu, sent, strange].map(({ code }) => code);
  const ask = (body: object) => host.call(listRsvpGuests, { body: { codes, ...body } });
  expect((await ask({ queue: { kind: 'INVITATION' } })).data.map(({ name }) => name)).toEqual(['Ayu']);
  expect((await ask({})).data.map(({ name }) => name)).toEqual(['Ayu', 'Citra']);
  expect((await host.send(listRsvpGuests, { body: { codes: [] } })).status).toBe(422);
});

test('a reminder goes to who was sent an invitation so many days ago and is silent since', async () => {
  const { names, counts, guest } = await givenHost();
  await guest('Belum dikirim');
  await guest('Kemarin', { invitation_sent_at: daysAgo(1) });
  await guest('Pekan lalu', { invitation_sent_at: daysAgo(8) });
  await guest('Sudah diingatkan', { invitation_sent_at: daysAgo(20), reminder_sent_at: daysAgo(5) });
  await guest('Akan datang', { invitation_sent_at: daysAgo(20) }, { confirmation_status: 'CONFIRMED' });
  expect(await names({ kind: 'REMINDER' })).toEqual(['Pekan lalu']);
  expect(await names({ kind: 'REMINDER', silent_days: 1 })).toEqual(['Kemarin', 'Pekan lalu']);
  expect(await counts({ silent_days: 1 })).toMatchObject({ REMINDER: [2, 1] });
});

describe('an event that was added after answers', () => {
  async function givenAnswered() {
    const wedding = await givenHost();
    const { client, host, guest } = wedding;
    const came = await guest('Ayu', {}, { confirmation_status: 'CONFIRMED', total_guests_confirmed: 1 });
    const declined = await guest('Budi', {}, { confirmation_status: 'DECLINED' });
    const silent = await guest('Citra', { invitation_sent_at: daysAgo(1) });
    for (const [answered, is_attending] of [
      [came, true],
      [declined, false],
    ] as const)
      await api.given.booking({ of: client, guest: answered, is_attending });
    const add = async (title: string, over: object = {}) => {
      const added = await api.given.event({ of: client, title, ...over });
      await host.call(inviteGuests, {
        body: { guests: { filter: {} }, events: [{ event_id: added.id, is_invited: true }] },
      });
      return added;
    };
    const mark = ({ code }: { code: string }, is_sent = true) =>
      host.call(markMessage, { params: { guestCode: code, kind: 'NEW_EVENT' }, body: { is_sent } });
    const list = async (filter: object) =>
      (await host.call(listRsvpGuests, { body: { is_unasked: true, limit: 100, ...filter } })).data
        .map(({ name }) => name)
        .toSorted();
    return { ...wedding, came, declined, silent, add, mark, list };
  }

  test('is asked about of who had answered, yes or no, and of nobody else', async () => {
    const { names, list, add, host, silent } = await givenAnswered();
    expect(await names({ kind: 'NEW_EVENT' })).toEqual([]);
    const added = await add('Ngunduh Mantu');
    expect(await names({ kind: 'NEW_EVENT' })).toEqual(['Ayu', 'Budi']);
    expect(await list({})).toEqual(['Ayu', 'Budi']);
    expect(await list({ event_id: added.id })).toEqual(['Ayu', 'Budi']);
    const { data } = await host.call(listRsvpGuests, { body: { search_query: 'Ayu' } });
    expect(data[0]?.event_details.map(({ event_title, is_unasked }) => [event_title, is_unasked])).toEqual(
      expect.arrayContaining([
        ['Ngunduh Mantu', true],
        ['Resepsi', false],
      ]),
    );
    expect(await names({ kind: 'REMINDER', silent_days: 1 })).toEqual([silent.name]);
  });

  test('is counted as the list that it opens, in all and at the event', async () => {
    const { host, list, add, event, mark, came } = await givenAnswered();
    const added = await add('Ngunduh Mantu');
    await mark(came);
    const { data } = await host.call(getHeadcount, { query: {} });
    const at = (id: number) => data.events.find(({ event_id }) => event_id === id)?.unasked;
    expect([data.unasked, at(added.id), at(event.id)]).toEqual([1, 1, 0]);
    expect([await list({}), await list({ event_id: added.id }), await list({ event_id: event.id })]).toEqual([
      ['Budi'],
      ['Budi'],
      [],
    ]);
  });

  test('is asked about once; taken back it is due again, and so is the next event', async () => {
    const { names, counts, add, mark, came, declined } = await givenAnswered();
    await add('Ngunduh Mantu');
    await mark(came);
    await mark(declined);
    expect(await counts()).toMatchObject({ NEW_EVENT: [0, 2] });
    await mark(declined, false);
    expect(await names({ kind: 'NEW_EVENT' })).toEqual(['Budi']);
    await add('Syukuran');
    expect(await counts()).toMatchObject({ NEW_EVENT: [2, 0] });
  });

  test('is over for who answers it, and once it is past', async () => {
    const { client, names, add, came, event } = await givenAnswered();
    await add('Kemarin', { start_datetime: daysAgo(1) });
    expect(await names({ kind: 'NEW_EVENT' })).toEqual([]);
    const added = await add('Ngunduh Mantu');
    const answer = await api.as().send(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': came.code },
      body: {
        name: 'Ayu',
        events: [event, added].map(({ id }) => ({ id, is_attending: true, guest_total: 1 })),
      },
    });
    expect(answer.status).toBe(201);
    expect(await names({ kind: 'NEW_EVENT' })).toEqual(['Budi']);
  });

  test('is not made by a guest who was deleted and came back', async () => {
    const { host, client, guest, names, event } = await givenAnswered();
    const other = await api.given.event({ of: client, title: 'Akad' });
    const half = await guest('Dewi', {}, {}, [event, other]);
    await api.given.booking({ of: client, guest: half });
    await api
      .db('guest_events')
      .where({ guest_id: half.id })
      .update({ created_at: daysAgo(9) });
    await host.call(deleteGuest, { params: { guestCode: half.code } });
    await host.call(restoreGuests, { body: { codes: [half.code] } });
    expect(await names({ kind: 'NEW_EVENT' })).toEqual([]);
  });
});

test('the answer of a guest takes the guest out of the queues at once', async () => {
  const { client, event, names, guest } = await givenHost();
  const { code } = await guest('Budi', { invitation_sent_at: daysAgo(8) });
  expect(await names({ kind: 'REMINDER' })).toEqual(['Budi']);
  const answer = await api.as().send(submitRsvp, {
    params: { clientId: client.id },
    headers: { slug: client.slug, 'guest-code': code },
    body: { name: 'Budi', events: [{ id: event.id, is_attending: true, guest_total: 1 }] },
  });
  expect(answer.status).toBe(201);
  expect(await names({ kind: 'REMINDER' })).toEqual([]);
});

test('the day before belongs to who said yes to an event of tomorrow', async () => {
  const { client, names, guest, event } = await givenHost();
  const tomorrow = await api.given.event({ of: client, start_datetime: new Date(Date.now() + DAY_MS / 2) });
  const yes = { confirmation_status: 'CONFIRMED' } as const;
  await guest('Besok', {}, yes, [tomorrow]);
  await guest('Tidak', {}, { confirmation_status: 'DECLINED' }, [tomorrow]);
  await guest('Nanti', {}, yes, [event]);
  await guest('Dikabari', { day_before_sent_at: new Date() }, yes, [tomorrow]);
  expect(await names({ kind: 'DAY_BEFORE' })).toEqual(['Besok']);
});

test('thanks go to who came, or gave a gift, or both, and to walk-ins too', async () => {
  const { names, guest, counts } = await givenHost();
  const came = { is_checked_in: 1, checked_in_at: new Date() };
  await guest('Datang', {}, came);
  await guest('Tamu tanpa undangan', { source: 'ADHOC' }, came);
  await guest('Kado saja', {}, { is_received_gift: 1 });
  await guest('Tidak datang');
  await guest('Sudah', { thanks_sent_at: new Date() }, came);
  expect(await names({ kind: 'THANKS' })).toEqual(['Datang', 'Kado saja', 'Tamu tanpa undangan']);
  expect(await names({ kind: 'THANKS', thanked: 'GIFT' })).toEqual(['Kado saja']);
  expect(await names({ kind: 'THANKS', thanked: 'CAME' })).toEqual(['Datang', 'Tamu tanpa undangan']);
  expect(await counts()).toMatchObject({ THANKS: [3, 1] });
});

test('what was taken back is due again', async () => {
  const { host, guest, names } = await givenHost();
  const { code } = await guest('Budi');
  const mark = (is_sent: boolean) =>
    host.call(markMessage, { params: { guestCode: code, kind: 'DAY_BEFORE' }, body: { is_sent } });
  expect((await mark(true)).data.sent_at).not.toBeNull();
  expect((await mark(false)).data.sent_at).toBeNull();
  expect(await names({ kind: 'INVITATION' })).toEqual(['Budi']);
});

test('nobody counts the guests of others', async () => {
  const one = await givenHost();
  await one.guest('Ayu');
  const other = await givenHost();
  expect(await other.counts()).toMatchObject({ INVITATION: [0, 0] });
  expect((await other.host.send(getSendingQueues, { query: { slug: one.client.slug } })).status).toBe(404);
});

test.each([
  ['2027-06-11T10:00:00Z', [1, 2]], // 17.00 in Jakarta on the day before
  ['2027-06-10T16:30:00Z', []], // 23.30 in Jakarta, two days before
  ['2027-06-10T17:30:00Z', [1, 2]], // 00.30 in Jakarta: the day before has begun
  ['2027-06-12T03:00:00Z', [2]], // the day itself: what is still to come
])('at %s the events %j are due a word', (now, expected) => {
  const timezone = 'Asia/Jakarta';
  const events = [
    { id: 1, start_datetime: new Date('2027-06-12T01:00:00Z'), timezone },
    { id: 2, start_datetime: new Date('2027-06-12T09:00:00Z'), timezone },
    { id: 3, start_datetime: new Date('2027-06-14T09:00:00Z'), timezone },
    { id: 4, start_datetime: null, timezone },
  ];
  expect(eventsOfTomorrow(events, new Date(now))).toEqual(expected);
});
