import { listRsvpGuests, type RsvpSubmission, submitRsvp, problem } from '@janur/contracts';
import { rebuildEventCounters } from '../../db/counters.ts';
import type { GivenClient } from '../../testing/given.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

function answer(client: GivenClient, body: RsvpSubmission, headers: Record<string, string> = {}) {
  return api
    .as()
    .call(submitRsvp, { params: { clientId: client.id }, headers: { slug: client.slug, ...headers }, body });
}

async function countersOf(eventId: number) {
  const rows = await api.db('event_counters').where({ event_id: eventId });
  const sum = (
    name: 'total_invitations' | 'total_confirmed' | 'total_declined' | 'total_pending' | 'total_pax_confirmed',
  ) => rows.reduce((total, row) => total + row[name], 0);
  return {
    invitations: sum('total_invitations'),
    confirmed: sum('total_confirmed'),
    declined: sum('total_declined'),
    pending: sum('total_pending'),
    pax: sum('total_pax_confirmed'),
  };
}
/** The counters as a count of the guests gives them must be those that moved along. */
async function recounted(client: GivenClient, eventId: number) {
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  return countersOf(eventId);
}

async function invitedGuest(total = 3) {
  const event = await api.given.event();
  const guest = await api.given.guest({ of: event.client, to: [event], total_guests: total });
  await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
  return { event, client: event.client, guest, code: { 'guest-code': guest.code } };
}

test('an unknown person becomes a guest with a new code, a booking, places and a wish', async () => {
  const attire = { name: 'attire', type: 'text', label: 'Busana' };
  const of = await api.given.client({ option: { rsvp_config: JSON.stringify({ fields: [attire] }) } });
  const { client, ...event } = await api.given.event({ of });
  const { data, status } = await answer(client, {
    name: 'Dewi',
    message: ' Selamat ya! ',
    events: [{ id: event.id, is_attending: true, guest_total: 4 }],
    additional_fields: '{"slug":"x","attire":"batik"}',
  });
  expect(status).toBe(201);
  expect(data.guest_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(data.wish).toMatchObject({ name: 'Dewi', message: 'Selamat ya!' });
  expect(await api.db('guests').where({ code: data.guest_code }).first()).toMatchObject({
    name: 'Dewi',
    source: 'RSVP',
    option_id: client.optionId,
    total_guests: 4,
  });
  expect(await api.db('rsvps').where({ id: data.booking_id }).first()).toMatchObject({
    is_attending: 1,
    guest_total: 4,
    message: 'Selamat ya!',
    details: { slug: 'x', attire: 'batik' },
  });
  expect(await countersOf(event.id)).toEqual({ invitations: 1, confirmed: 1, declined: 0, pending: 0, pax: 4 });
  expect(await recounted(client, event.id)).toEqual({ invitations: 1, confirmed: 1, declined: 0, pending: 0, pax: 4 });
});

test('a known guest who answers again changes the same booking and keeps its history', async () => {
  const { event, client, guest, code } = await invitedGuest();
  const yes = await answer(
    client,
    { name: guest.name, events: [{ id: event.id, is_attending: true, guest_total: 3 }] },
    code,
  );
  const no = await answer(
    client,
    { name: guest.name, events: [{ id: event.id, is_attending: false, guest_total: 0 }] },
    code,
  );
  const again = await answer(
    client,
    { name: guest.name, events: [{ id: event.id, is_attending: true, guest_total: 3 }] },
    code,
  );
  expect([no.data.booking_id, again.data.booking_id]).toEqual([yes.data.booking_id, yes.data.booking_id]);
  expect(yes.data.guest_code).toBe(guest.code);
  expect(await api.db('rsvps').where({ guest_id: guest.id }).first()).toMatchObject({
    is_attending: 1,
    guest_total: 3,
    answers: 3,
  });
  const history = await api.db('rsvp_history').where({ guest_id: guest.id }).orderBy('id').pluck('is_attending');
  expect(history).toEqual([1, 0, 1]);
  expect(await api.db('guest_events').where({ guest_id: guest.id }).first()).toMatchObject({
    confirmation_status: 'CONFIRMED',
    total_guests_confirmed: 3,
  });
  expect(await countersOf(event.id)).toEqual({ invitations: 1, confirmed: 1, declined: 0, pending: 0, pax: 3 });
});

test('a guest who is logged in needs no code, and is told none, not even for what was said with it', async () => {
  const { client, guest, event, code } = await invitedGuest();
  await api.db('options').where({ id: client.optionId }).update({ is_private: true });
  const body = { name: guest.name, events: [{ id: event.id, is_attending: true, guest_total: 1 }] };
  const key = { 'idempotency-key': 'one-key-for-both' };
  expect((await answer(client, body, { ...code, ...key })).data.guest_code).toBe(guest.code);
  const byNumber = api.as(await api.given.guestToken(client, guest));
  const params = { clientId: client.id };
  for (const headers of [{ slug: client.slug }, { slug: client.slug, ...key }]) {
    const receipt = await byNumber.call(submitRsvp, { params, headers, body });
    expect(receipt.text).not.toContain(guest.code);
    if (receipt.status === 201) expect(receipt.data.guest_code).toBe('');
  }
  expect(await api.db('rsvps').where({ guest_id: guest.id })).toHaveLength(1);
});

test('a known guest never announces more than were invited', async () => {
  const { client, guest, event, code } = await invitedGuest(2);
  const { failure } = await answer(
    client,
    { name: guest.name, events: [{ id: event.id, is_attending: true, guest_total: 3 }] },
    code,
  );
  expect(failure).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'body.events.0.guest_total', ...problem('at_most', { max: 2 }) }],
  });
});

test('who came by an answer of their own may come back with up to ten', async () => {
  const { client, ...event } = await api.given.event();
  const events = (guest_total: number) => [{ id: event.id, is_attending: true, guest_total }];
  const { data } = await answer(client, { name: 'Dewi', events: events(1) });
  const code = { 'guest-code': data.guest_code };
  expect((await answer(client, { name: 'Dewi', events: events(10) }, code)).status).toBe(201);
  expect((await answer(client, { name: 'Dewi', events: events(11) }, code)).status).toBe(422);
  expect(await countersOf(event.id)).toMatchObject({ invitations: 1, pax: 10 });
});

test('one answer of an older invitation holds for every event that the guest is invited to', async () => {
  const client = await api.given.client({ version: 'V1' });
  const [akad, party, other] = await Promise.all(
    [1, 2, 3].map((position) => api.given.event({ of: client, position })),
  );
  if (!akad || !party || !other) throw new Error('three events were given');
  const guest = await api.given.guest({ of: client, to: [akad, party], total_guests: 2 });
  await answer(client, { name: guest.name, is_attending: true, guest_total: 2 }, { 'guest-code': guest.code });
  const states = await api
    .db('guest_events')
    .where({ guest_id: guest.id })
    .select('event_id', 'confirmation_status', 'total_guests_confirmed')
    .orderBy('event_id');
  // given at once, the events have their ids in any order
  expect(states).toEqual(
    [akad.id, party.id]
      .toSorted((one, next) => one - next)
      .map((event_id) => ({ event_id, confirmation_status: 'CONFIRMED', total_guests_confirmed: 2 })),
  );
  const stranger = await answer(client, { name: 'Dewi', is_attending: false });
  const places = await api
    .db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where({ code: stranger.data.guest_code });
  expect(places.map((place) => place.confirmation_status)).toEqual(['DECLINED', 'DECLINED', 'DECLINED']);
});

test('an invitation for wishes takes a wish and refuses an attendance', async () => {
  const client = await api.given.client({ version: 'V1', option: { rsvp_style: 'WISH_ONLY' } });
  const { data } = await answer(client, { name: 'Dewi', message: 'Bahagia selalu', additional_fields: '{}' });
  expect(data.wish?.message).toBe('Bahagia selalu');
  expect(
    (await answer(client, { name: 'Dewi', message: 'Hi', is_attending: true, guest_total: 1 })).failure.fields?.map(
      (field) => field.path,
    ),
  ).toEqual(['body.is_attending', 'body.guest_total']);
});

test('what the kind of invitation requires and is not there is a required parameter', async () => {
  const client = await api.given.client({ version: 'V1' });
  const { failure } = await answer(client, { name: 'Dewi' });
  expect(failure).toMatchObject({
    code: 'REQUIRED_PARAMETER',
    message: 'body.is_attending is required by POST /public/guests/rsvp/:clientId.',
  });
});

test('an answer without a message leaves no wish, and the same message twice is one wish', async () => {
  const { client, guest, event, code } = await invitedGuest();
  const say = (message: string | null, guest_total: number) =>
    answer(client, { name: guest.name, message, events: [{ id: event.id, is_attending: true, guest_total }] }, code);
  expect((await say(null, 1)).data.wish).toBeNull();
  expect((await say('   ', 2)).data.wish).toBeNull();
  const first = await say('Selamat', 1);
  const second = await say('Selamat', 2);
  expect(second.data.wish).toEqual(first.data.wish);
  expect((await say('Selamat lagi', 2)).data.wish?.id).not.toBe(first.data.wish?.id);
});

describe('the Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const body = (eventId: number, guest_total = 2): RsvpSubmission => ({
    name: 'Dewi',
    message: 'Selamat',
    events: [{ id: eventId, is_attending: true, guest_total }],
  });

  test('with the same answer gives the first receipt again and stores nothing', async () => {
    const { client, id } = await api.given.event();
    const headers = key();
    const first = await answer(client, body(id), headers);
    const second = await answer(client, body(id), headers);
    expect(second.text).toBe(first.text);
    expect(second.status).toBe(201);
    expect(await countersOf(id)).toMatchObject({ invitations: 1 });
  });

  test('with another answer is refused', async () => {
    const { client, id } = await api.given.event();
    const headers = key();
    await answer(client, body(id), headers);
    const second = await answer(client, body(id, 3), headers);
    expect([second.status, second.failure.fields?.[0]?.path]).toEqual([422, 'headers.idempotency-key']);
  });

  test('whose first request still runs is answered 409 with Retry-After', async () => {
    const { client, id } = await api.given.event();
    const headers = key();
    const { data } = await answer(client, body(id), headers);
    await api
      .db('idempotency_keys')
      .where({ idempotency_key: headers['idempotency-key'] })
      .update({ status: null, response: null });
    const second = await answer(client, body(id), headers);
    expect([second.status, second.headers['retry-after'], data.booking_id]).toEqual([409, '1', expect.any(Number)]);
  });

  test('whose first request died with its process is taken over', async () => {
    const { client, id } = await api.given.event();
    const headers = key();
    await answer(client, body(id), headers);
    await api
      .db('idempotency_keys')
      .where({ idempotency_key: headers['idempotency-key'] })
      .update({ status: null, response: null, created_at: new Date(Date.now() - 12_000) });
    expect((await answer(client, body(id), headers)).status).toBe(201);
  });

  test('sent twenty times at once has one effect', async () => {
    const { client, id } = await api.given.event();
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(client, body(id), headers)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    expect(await api.db('wishes').where({ client_id: client.id })).toHaveLength(1);
    expect(await countersOf(id)).toMatchObject({ invitations: 1, pax: 2 });
  });

  test('of another client is another key', async () => {
    const headers = key();
    const codes = [];
    for (const event of [await api.given.event(), await api.given.event()]) {
      codes.push((await answer(event.client, body(event.id), headers)).data.guest_code);
    }
    expect(new Set(codes).size).toBe(2);
  });
});

test('without a key the same answer of the same person twice is one', async () => {
  const { client, id } = await api.given.event();
  const body = { name: 'Dewi', events: [{ id, is_attending: true, guest_total: 2 }] };
  const [first, second] = [await answer(client, body), await answer(client, body)];
  expect(second.text).toBe(first.text);
  await api
    .db('idempotency_keys')
    .where('scope', 'like', `rsvp-same:${client.optionId}:unknown:%`)
    .update({ created_at: new Date(Date.now() - 601_000) });
  expect((await answer(client, body)).data.guest_code).not.toBe(first.data.guest_code);
});

describe('without a key, behind a proxy', () => {
  const proxied = testApi({ trustedProxies: 1 });

  test('two strangers of one name who answer alike are two, with a code each', async () => {
    const { client, id } = await proxied.given.event();
    const answerFrom = async (address: string) => {
      const body = { name: 'Budi', events: [{ id, is_attending: true, guest_total: 2 }] };
      const headers = { slug: client.slug, 'x-forwarded-for': address };
      return (await proxied.as().call(submitRsvp, { params: { clientId: client.id }, headers, body })).data.guest_code;
    };
    const [first, other] = [await answerFrom('203.0.113.7'), await answerFrom('198.51.100.8')];
    expect(other).not.toBe(first);
    expect(await answerFrom('203.0.113.7')).toBe(first);
    expect(await proxied.db('guests').where({ client_id: client.id, name: 'Budi' })).toHaveLength(2);
  });
});

test('parallel answers of one guest leave one booking and true counters', async () => {
  const { client, guest, event, code } = await invitedGuest();
  const answers = Array.from({ length: 12 }, (_, index) =>
    answer(
      client,
      {
        name: guest.name,
        events: [{ id: event.id, is_attending: index % 2 === 0, guest_total: index % 2 === 0 ? 1 + (index % 3) : 0 }],
        message: `m${index}`,
      },
      code,
    ),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
  expect(await api.db('rsvps').where({ guest_id: guest.id })).toHaveLength(1);
  const moved = await countersOf(event.id);
  expect(await recounted(client, event.id)).toEqual(moved);
});

test.each(['the slug of another client', 'an unknown slug'])('%s is answered 404', async (which) => {
  const client = await api.given.client();
  const slug = which.startsWith('the') ? (await api.given.client()).slug : 'nobody-here';
  const { code } = await api.as().call(submitRsvp, {
    params: { clientId: client.id },
    headers: { slug },
    body: { name: 'Dewi', is_attending: false },
  });
  expect(code).toBe('NOT_FOUND');
});

describe('the configured questions', () => {
  const CONFIG = {
    fields: [
      {
        name: 'meal',
        type: 'select',
        label: 'Hidangan',
        options: [
          { label: 'Ikan', value: 'fish' },
          { label: 'Sayur', value: 'veg', children: [{ name: 'allergy', type: 'text', label: 'Alergi' }] },
        ],
      },
      { name: 'hotels', type: 'checkbox', required: false, options: [{ label: 'Satu', value: 1 }] },
    ],
  };
  const additional = (extra: Record<string, unknown>) =>
    JSON.stringify({ slug: 'x', url: 'https://x.test/x', is_attending: true, guest_total: 1, ...extra });

  async function givenConfigured() {
    const client = await api.given.client({ version: 'V1', option: { rsvp_config: JSON.stringify(CONFIG) } });
    const send = (additional_fields: string) =>
      answer(client, { name: 'Dewi', is_attending: true, guest_total: 1, additional_fields });
    return { client, send };
  }

  test('are answered, stored and shown in the guest list under their columns', async () => {
    const { client, send } = await givenConfigured();
    const { data, status } = await send(additional({ meal: 'veg', allergy: 'kacang', hotels: [1] }));
    expect(status).toBe(201);
    expect(await api.db('rsvps').where({ id: data.booking_id }).first()).toMatchObject({
      details: { slug: 'x', meal: 'veg', allergy: 'kacang', hotels: [1] },
    });
    const list = await api.as(await api.given.clientAccount(client)).call(listRsvpGuests, { body: {} });
    expect(list.data).toMatchObject([{ name: 'Dewi', answers: { meal: 'veg', allergy: 'kacang', hotels: '1' } }]);
    const { header } = JSON.parse(list.text) as { header: { id: string }[] }; // the envelope of this endpoint
    expect(header.slice(-3).map(({ id }) => id)).toEqual(['answers.meal', 'answers.allergy', 'answers.hotels']);
  });

  test.each([
    ['a question that is left open', { meal: '' }, 'meal'],
    ['an answer of another type', { meal: 1 }, 'meal'],
    ['an answer that is no choice', { meal: 'beef' }, 'meal'],
    ['a child that is left open', { meal: 'veg' }, 'allergy'],
    ['a child of another option', { meal: 'fish', allergy: 'kacang' }, 'allergy'],
    ['a list of another type', { meal: 'fish', hotels: ['1'] }, 'hotels'],
    ['a question that nobody asked', { meal: 'fish', shoe: 43 }, 'shoe'],
    ['a url that is an object', { meal: 'fish', url: { a: 1 } }, 'url'],
    ['half a character', { meal: 'fish', url: '\uD800' }, 'url'],
  ])('%s is refused by its name and writes nothing', async (_, extra, name) => {
    const { client, send } = await givenConfigured();
    const { status, failure } = await send(additional(extra));
    expect([status, failure.fields?.map(({ path }) => path)]).toEqual([422, [`body.additional_fields.${name}`]]);
    expect(await api.db('rsvps').where({ client_id: client.id })).toEqual([]);
    expect(await api.db('guests').where({ client_id: client.id })).toEqual([]);
  });

  test.each(['[]', '"x"', 'null', '{', ''])('additional_fields of %s are refused', async (text) => {
    const { send } = await givenConfigured();
    expect((await send(text)).failure.fields).toMatchObject([
      { path: 'body.additional_fields', ...problem('not_an_object') },
    ]);
  });

  test('an answer to an invitation without questions has no extra answers', async () => {
    const client = await api.given.client({ version: 'V1' });
    const { failure } = await answer(client, {
      name: 'Dewi',
      is_attending: false,
      additional_fields: '{"slug":"x","attendance":"no","attire":"batik"}',
    });
    expect(failure.fields).toMatchObject([{ path: 'body.additional_fields.attire', ...problem('unknown_field') }]);
  });

  test('how the guest comes, in the words of the hosts, is kept beside the answer', async () => {
    const type = {
      name: 'attendance_type',
      type: 'button',
      options: [
        { label: 'Online', value: 'online' },
        { label: 'Tidak', value: "Can't attend" },
      ],
    };
    const client = await api.given.client({
      version: 'V1',
      option: { rsvp_config: JSON.stringify({ fields: [type] }) },
    });
    const say = (is_attending: boolean, attendance_type: string) =>
      answer(client, {
        name: 'Dewi',
        is_attending,
        guest_total: is_attending ? 1 : 0,
        additional_fields: JSON.stringify({ attendance_type }),
      });
    const { data } = await say(true, 'online');
    expect(await api.db('rsvps').where({ id: data.booking_id }).first()).toMatchObject({ attendance_type: 'online' });
    expect((await say(false, "Can't attend")).status).toBe(201);
    expect((await say(true, "Can't attend")).failure.fields?.[0]?.path).toBe('body.additional_fields.attendance_type');
  });
});
