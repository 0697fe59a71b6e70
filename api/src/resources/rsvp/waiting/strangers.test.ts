import {
  decideWaitingAnswers,
  getClientBySlug,
  listOwnWishes,
  listRsvpGuests,
  listWaitingAnswers,
  listWishes,
  moderateWishes,
  type RsvpSubmission,
  submitRsvp,
} from '@janur/contracts';
import { LIMITS } from '../../../budgets/limits.ts';
import type { GivenClient } from '../../../testing/given.ts';
import { TEST_CONFIG, testApi } from '../../../testing/test-api.ts';

/** As in production, behind one proxy. */
const { strangers, strangersOfInvitation } = LIMITS;
const api = testApi({ trustedProxies: 1, limits: { ...TEST_CONFIG.limits, strangers, strangersOfInvitation } });

const said = (index: number, over: Partial<RsvpSubmission> = {}): RsvpSubmission => ({
  name: `Stranger ${index}`,
  message: 'BUY FOLLOWERS https://spam.test',
  is_attending: true,
  guest_total: 10,
  ...over,
});

function answerFrom(address: string, client: GivenClient, body: RsvpSubmission, headers: Record<string, string> = {}) {
  const request = { slug: client.slug, 'x-forwarded-for': address, ...headers };
  return api.as().call(submitRsvp, { params: { clientId: client.id }, headers: request, body });
}

/** One of many networks. */
const network = (index: number) => `2001:db8:0:${index.toString(16)}::1`;

async function givenCouple() {
  const client = await api.given.client({ version: 'V1' });
  const couple = api.as(await api.given.clientAccount(client));
  return { client, couple };
}

/** An invitation of which strangers have answered as often as they may. */
async function givenFlooded(more: number) {
  const { client, couple } = await givenCouple();
  for (let index = 0; index < strangersOfInvitation.max + more; index += 1) {
    expect((await answerFrom(network(Math.floor(index / strangers.max)), client, said(index))).status).toBe(201);
  }
  return { client, couple };
}

const wishesOf = async ({ id }: GivenClient) =>
  (await api.as().call(listWishes, { params: { clientId: id }, query: { limit: 100 } })).meta.total_data;

test('a flood from one network, whichever of its addresses it takes, ends after five answers', async () => {
  const { client } = await givenCouple();
  const statuses = [];
  for (let index = 0; index < 40; index += 1) {
    statuses.push((await answerFrom(`2001:db8:9:9::${index.toString(16)}`, client, said(index))).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 201), ...Array.from({ length: 35 }, () => 429)]);
  expect(await wishesOf(client)).toBe(5);
  const held = await answerFrom('2001:db8:9:9::1', client, said(99));
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(500);
  expect((await answerFrom('203.0.113.7', client, said(100))).status).toBe(201);
});

test('guests with a code answer beside a flood from their own network', async () => {
  const { client } = await givenCouple();
  for (let index = 0; index < 10; index += 1) await answerFrom('203.0.113.7', client, said(index));
  const guest = await api.given.guest({ of: client });
  const own = await answerFrom('203.0.113.7', client, said(1, { guest_total: 1 }), { 'guest-code': guest.code });
  expect([own.status, own.data.guest_code, own.data.wish?.message]).toEqual([201, guest.code, said(1).message]);
});

describe('with the counts of production', () => {
  const strict = testApi({ trustedProxies: 1, limits: { ...LIMITS, answers: { max: 6, windowMs: 60_000 } } });
  const send = (client: GivenClient, code?: string) =>
    strict.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, ...(code && { 'guest-code': code }) },
      body: said(Math.random(), { guest_total: 1 }),
    });

  test('guests of one carrier are not held back by who answered before them, and one guest is', async () => {
    const client = await strict.given.client({ version: 'V1' });
    const guests = await Promise.all(Array.from({ length: 30 }, () => strict.given.guest({ of: client })));
    for (const { code } of guests) expect((await send(client, code)).status).toBe(201);
    for (let time = 0; time < 8; time += 1) await send(client, `WRONG${time}`);
    expect((await send(client)).code).toBe('RATE_LIMITED');
    const [guest] = guests;
    const again = [];
    for (let time = 0; time < LIMITS.answersOfGuest.max; time += 1)
      again.push((await send(client, guest?.code)).status);
    expect(again).toEqual([...Array.from({ length: 19 }, () => 201), 429]);
  });
});

test('the same answer again takes nothing of the budget', async () => {
  const { client } = await givenCouple();
  const key = { 'idempotency-key': 'a-key-of-a-phone' };
  const answers = [];
  for (let time = 0; time < 9; time += 1) answers.push(await answerFrom('203.0.113.9', client, said(1), key));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await answerFrom('203.0.113.9', client, said(2))).status).toBe(201);
});

describe('above sixty strangers an hour', () => {
  test('an answer waits for the couple: it is not counted, not public and opens nothing, and nobody is refused', async () => {
    const { client, couple } = await givenFlooded(2);
    expect(await wishesOf(client)).toBe(60);
    expect((await couple.call(listRsvpGuests, { body: {} })).meta.total_data).toBe(60);
    const { data, meta } = await couple.call(listWaitingAnswers, {});
    expect(meta.total_data).toBe(2);
    expect(data[0]).toMatchObject({ name: 'Stranger 61', guest_total: 10, is_attending: true, slug: client.slug });
    const late = await answerFrom('203.0.113.7', client, said(62));
    expect(late.data).toMatchObject({ wish: null, booking_id: 0, is_waiting: true });
    const headers = { 'guest-code': late.data.guest_code, 'x-forwarded-for': '203.0.113.7' };
    const page = await api.as().call(getClientBySlug, { params: { slug: client.slug }, headers });
    expect(page.data.guest).toBeNull();
  });

  test('who answers again from the same phone changes the answer that waits', async () => {
    const { client, couple } = await givenFlooded(0);
    const first = await answerFrom('203.0.113.7', client, said(1));
    const code = { 'guest-code': first.data.guest_code };
    const second = await answerFrom('203.0.113.7', client, said(1, { guest_total: 2 }), code);
    expect(second.data).toEqual(first.data);
    const { data } = await couple.call(listWaitingAnswers, {});
    expect(data.map(({ guest_total }) => guest_total)).toEqual([2]);
  });

  test('approved, it counts and is public under the code that the stranger has; once', async () => {
    const { client, couple } = await givenFlooded(0);
    const { data: receipt } = await answerFrom('203.0.113.7', client, said(70, { message: 'Selamat, kalian!' }));
    const [waiting] = (await couple.call(listWaitingAnswers, {})).data;
    const ids = [waiting?.id ?? 0];
    const approve = () => couple.call(decideWaitingAnswers, { body: { verdict: 'APPROVE', ids } });
    expect((await approve()).data).toEqual({ count: 1 });
    expect((await approve()).code).toBe('NOT_FOUND');
    const guests = await couple.call(listRsvpGuests, { body: { search_query: 'Stranger 70' } });
    expect(guests.data).toMatchObject([{ code: receipt.guest_code, guest_total: 10, message: 'Selamat, kalian!' }]);
    const [newest] = (await couple.call(listOwnWishes, {})).data;
    expect(newest).toMatchObject({ message: 'Selamat, kalian!', source: waiting?.source });
    expect((await couple.call(listWaitingAnswers, {})).data).toEqual([]);
  });

  test('the couple removes in bulk what one network sent, and an event that is gone holds no approval up', async () => {
    const { client, couple } = await givenFlooded(5);
    await answerFrom('203.0.113.7', client, said(80));
    const [honest, spam] = (await couple.call(listWaitingAnswers, {})).data;
    const chosen = { source: spam?.source ?? '' };
    const removed = await couple.call(decideWaitingAnswers, { body: { verdict: 'REMOVE', chosen } });
    expect(removed.data).toEqual({ count: 5 });
    expect((await couple.call(listWaitingAnswers, {})).data.map(({ id }) => id)).toEqual([honest?.id]);
    const gone = await api.given.waiting(client, {
      said: { events: [{ id: 999_999, is_attending: true, guest_total: 1 }] },
    });
    expect((await couple.call(decideWaitingAnswers, { body: { verdict: 'APPROVE', ids: [gone] } })).data.count).toBe(1);
  });

  test('what waits is the couple’s own', async () => {
    const { client } = await givenCouple();
    const id = await api.given.waiting(client);
    const other = (await givenCouple()).couple;
    expect((await other.call(listWaitingAnswers, {})).data).toEqual([]);
    for (const verdict of ['APPROVE', 'REMOVE'] as const) {
      expect((await other.call(decideWaitingAnswers, { body: { verdict, ids: [id] } })).code).toBe('NOT_FOUND');
    }
    const all = { verdict: 'REMOVE', chosen: { client_id: client.id } } as const;
    expect((await other.call(decideWaitingAnswers, { body: all })).data).toEqual({ count: 0 });
    expect(await api.db('waiting_answers').where({ client_id: client.id })).toHaveLength(1);
  });
});

describe('the couple', () => {
  test('hides what one network wrote in a while, shows it again, and removes it for good', async () => {
    const { client, couple } = await givenCouple();
    const guest = await api.given.guest({ of: client });
    await answerFrom('203.0.113.1', client, said(1, { guest_total: 1 }), { 'guest-code': guest.code });
    for (let index = 2; index < 6; index += 1) await answerFrom('203.0.113.1', client, said(index));
    await answerFrom('198.51.100.1', client, said(7, { message: 'Selamat!' }));
    const own = await couple.call(listOwnWishes, {});
    expect(own.data.map(({ source }) => source !== null)).toEqual([true, true, true, true, true, false]);
    const source = own.data[1]?.source ?? '';
    const deed = (body: Parameters<typeof couple.call<typeof moderateWishes>>[1]['body']) =>
      couple.call(moderateWishes, { body });

    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await deed({ deed: 'HIDE', chosen: { source, from: later } })).data).toEqual({ count: 0 });
    expect((await deed({ deed: 'HIDE', chosen: { source, until: later } })).data).toEqual({ count: 4 });
    expect(await wishesOf(client)).toBe(2);
    const hidden = await couple.call(listOwnWishes, { query: { state: 'HIDDEN', source: 'STRANGERS' } });
    expect(hidden.meta.total_data).toBe(4);
    const [mistaken, ...spam] = hidden.data.map(({ id }) => id);
    expect((await deed({ deed: 'SHOW', ids: [mistaken ?? 0] })).data).toEqual({ count: 1 });
    expect((await deed({ deed: 'REMOVE', ids: spam })).data).toEqual({ count: 3 });
    expect(await wishesOf(client)).toBe(3);
    expect(await api.db('wishes').where({ client_id: client.id })).toHaveLength(3);
    const log = await api
      .db('audit_log')
      .where({ client_id: client.id })
      .whereNot({ subject_type: 'access' })
      .orderBy('id')
      .pluck('action');
    expect(log).toEqual(['wishes.hide', 'wishes.show', 'wishes.remove']);
  });

  test('cannot touch another’s wishes, and one foreign wish refuses the whole call', async () => {
    const [mine, theirs] = [await givenCouple(), await givenCouple()];
    const ids = [await api.given.wish({ of: mine.client }), await api.given.wish({ of: theirs.client })];
    expect((await mine.couple.call(moderateWishes, { body: { deed: 'HIDE', ids } })).code).toBe('NOT_FOUND');
    const all = { deed: 'REMOVE', chosen: { client_id: theirs.client.id } } as const;
    expect((await mine.couple.call(moderateWishes, { body: all })).data).toEqual({ count: 0 });
    expect([await wishesOf(mine.client), await wishesOf(theirs.client)]).toEqual([1, 1]);
  });

  test('is called by one name of a network, another couple by another', async () => {
    const [mine, theirs] = [await givenCouple(), await givenCouple()];
    for (const { client } of [mine, theirs]) await answerFrom('203.0.113.1', client, said(1));
    const [one, other] = [await mine.couple.call(listOwnWishes, {}), await theirs.couple.call(listOwnWishes, {})];
    expect(one.data[0]?.source).toMatch(/^[0-9A-F]{8}$/);
    expect(one.data[0]?.source).not.toBe(other.data[0]?.source);
    expect(one.text + other.text).not.toContain('203.0.113');
  });
});

test('an admin does the same for a couple, and names it before anything is done in bulk', async () => {
  const { client } = await givenCouple();
  const admin = api.as(await api.given.admin());
  await api.given.wish({ of: client, source: 'ABCD0123' });
  const chosen = { source: 'STRANGERS' };
  const unnamed = await admin.call(moderateWishes, { body: { deed: 'HIDE', chosen } });
  expect(unnamed.failure.fields).toMatchObject([{ path: 'body.chosen.client_id' }]);
  const named = await admin.call(moderateWishes, {
    body: { deed: 'HIDE', chosen: { ...chosen, client_id: client.id } },
  });
  expect(named.data).toEqual({ count: 1 });
  const id = await api.given.waiting(client);
  expect((await admin.call(decideWaitingAnswers, { body: { verdict: 'APPROVE', ids: [id] } })).data).toEqual({
    count: 1,
  });
});
