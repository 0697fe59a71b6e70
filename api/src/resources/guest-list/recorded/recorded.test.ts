import {
  getClientBySlug,
  getHostedInvitation,
  listAnswerHistory,
  listRsvpGuests,
  openAnswer,
  recordAnswer,
  setAnswersUntil,
  submitRsvp,
} from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function invited() {
  const client = await api.given.client();
  const akad = await api.given.event({ of: client, title: 'Akad' });
  const party = await api.given.event({ of: client, title: 'Resepsi' });
  const guest = await api.given.guest({ of: client, to: [akad, party], total_guests: 5 });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const account = await api.given.clientAccount(client);
  const host = api.as(account);
  type Body = Parameters<typeof host.call<typeof recordAnswer>>[1]['body'];
  const record = (eventId: number, body: Body) =>
    host.call(recordAnswer, { params: { guestCode: guest.code, eventId }, body });
  const answer = (total: number) =>
    api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': guest.code },
      body: { name: guest.name, events: [{ id: party.id, is_attending: true, guest_total: total }] },
    });
  const statuses = async () => {
    const { data } = await host.call(listRsvpGuests, { body: {} });
    return data[0]?.event_details.map(({ confirmation_status: status, total_guest }) => [status, total_guest]);
  };
  return { client, akad, party, guest, account, host, record, answer, statuses };
}

test('hosts write down an answer for one event, correct it, and take it back', async () => {
  const { client, akad, party, host, record, statuses, account, guest } = await invited();
  await record(akad.id, { confirmation_status: 'CONFIRMED', total_guests: 4, channel: 'PHONE' });
  expect(await statuses()).toEqual([
    ['CONFIRMED', 4],
    ['PENDING', 0],
  ]);
  await record(akad.id, { confirmation_status: 'DECLINED' });
  await record(party.id, { confirmation_status: 'CONFIRMED' });
  expect(await statuses()).toEqual([
    ['DECLINED', 0],
    ['CONFIRMED', 5],
  ]);
  await record(party.id, { confirmation_status: 'PENDING' });
  expect(await statuses()).toEqual([
    ['DECLINED', 0],
    ['PENDING', 0],
  ]);
  expect(await api.db('rsvps').where({ guest_id: guest.id }).first()).toMatchObject({
    is_attending: 0,
    guest_total: 0,
  });
  const { data } = await host.call(listAnswerHistory, { params: { guestCode: guest.code } });
  expect(data.map(({ recorded_by, channel, answers }) => [recorded_by, channel, answers])).toEqual([
    [account.name, null, [{ event_id: party.id, confirmation_status: 'PENDING', total_guest: 0 }]],
    [account.name, null, [{ event_id: party.id, confirmation_status: 'CONFIRMED', total_guest: 5 }]],
    [account.name, null, [{ event_id: akad.id, confirmation_status: 'DECLINED', total_guest: 0 }]],
    [account.name, 'PHONE', [{ event_id: akad.id, confirmation_status: 'CONFIRMED', total_guest: 4 }]],
  ]);
  const counted = () =>
    api
      .db('event_counters')
      .where({ client_id: client.id })
      .groupBy('event_id')
      .orderBy('event_id')
      .select('event_id')
      .sum({ yes: 'total_confirmed', no: 'total_declined', pax: 'total_pax_confirmed' });
  const moved = await counted();
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  expect(moved).toEqual(await counted());
});

test('the guest’s own answer comes after it, and both stand in the history', async () => {
  const { host, party, record, answer, statuses, guest } = await invited();
  await answer(3);
  await record(party.id, { confirmation_status: 'CONFIRMED', total_guests: 2 });
  expect((await statuses())?.[1]).toEqual(['CONFIRMED', 2]);
  // the same answer as before is news now
  expect((await answer(3)).status).toBe(201);
  expect((await statuses())?.[1]).toEqual(['CONFIRMED', 3]);
  const { data } = await host.call(listAnswerHistory, { params: { guestCode: guest.code } });
  expect(data.map(({ recorded_by, answers }) => [recorded_by === null, answers[0]?.total_guest])).toEqual([
    [true, 3],
    [false, 2],
    [true, 3],
  ]);
});

test('no more than are invited, and only where the guest is invited', async () => {
  const { client, record, akad } = await invited();
  const many = await record(akad.id, { confirmation_status: 'CONFIRMED', total_guests: 6 });
  expect([many.status, many.failure.fields?.[0]?.code]).toEqual([422, 'at_most']);
  const later = await api.given.event({ of: client });
  const uninvited = await record(later.id, { confirmation_status: 'CONFIRMED' });
  expect([uninvited.status, uninvited.failure.problem?.code]).toEqual([409, 'guest_not_invited']);
  const foreign = await api.given.event();
  expect((await record(foreign.id, { confirmation_status: 'CONFIRMED' })).status).toBe(404);
});

describe('the deadline', () => {
  const past = '2020-01-01T00:00:00.000Z';

  test('closes the form for all but whom the hosts let in, and opens again', async () => {
    const { client, guest, host, answer, record, party } = await invited();
    const until = async (answers_until: string | null) => host.call(setAnswersUntil, { body: { answers_until } });
    const page = async () =>
      (await api.as().call(getClientBySlug, { params: { slug: client.slug }, headers: { 'guest-code': guest.code } }))
        .data;
    const { data } = await until(past);
    expect(data).toEqual({ answers_until: past });
    expect((await host.call(getHostedInvitation, {})).data.answers_until).toBe(past);
    const closed = await answer(1);
    expect([closed.status, closed.failure.problem]).toEqual([409, { code: 'answers_closed', params: { until: past } }]);
    expect(await page()).toMatchObject({ answers_until: past, guest: { code: guest.code } });
    expect((await page()).guest?.may_answer_late).toBeUndefined();
    // the hosts go on writing down what they hear
    expect((await record(party.id, { confirmation_status: 'DECLINED' })).status).toBe(200);

    await host.call(openAnswer, { params: { guestCode: guest.code }, body: { may_answer_late: true } });
    expect((await page()).guest?.may_answer_late).toBe(true);
    expect((await answer(1)).status).toBe(201);
    await host.call(openAnswer, { params: { guestCode: guest.code }, body: { may_answer_late: false } });
    expect((await answer(2)).status).toBe(409);
    await until(null);
    expect((await answer(2)).status).toBe(201);
  });

  test('closes no invitation that takes wishes alone, and none before its time', async () => {
    const { client, host, answer } = await invited();
    await host.call(setAnswersUntil, { body: { answers_until: '2999-01-01T00:00:00.000Z' } });
    expect((await answer(1)).status).toBe(201);
    await host.call(setAnswersUntil, { body: { answers_until: past } });
    await api.db('options').where({ id: client.optionId }).update({ rsvp_style: 'WISH_ONLY' });
    const wish = await api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug },
      body: { name: 'Budi', message: 'Selamat!' },
    });
    expect(wish.status).toBe(201);
  });

  test('an admin says whose it is', async () => {
    const { client } = await invited();
    const admin = api.as(await api.given.admin());
    expect((await admin.call(setAnswersUntil, { body: { answers_until: past } })).status).toBe(400);
    const body = { answers_until: past, client_id: client.id };
    expect((await admin.call(setAnswersUntil, { body })).status).toBe(200);
  });
});
