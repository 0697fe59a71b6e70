import {
  checkInGuest,
  findGuestByPhone,
  FirstCheckIn,
  getEventDetail,
  getGuestDetail,
  insertAdhocGuest,
  listGuestBookEvents,
  listNeedsAttention,
  type RequestOf,
  scanGuest,
  searchGuests,
  setDoorCodes,
  problem,
} from '@janur/contracts';
import { readTicket } from '@janur/contracts/ticket';
import { rebuildEventCounters } from '../../db/counters.ts';
import type { GivenEvent, GivenGuest } from '../../testing/given.ts';
import { createTickets, type TicketWords } from '../../guests/tickets.ts';
import { TEST_CONFIG, testApi } from '../../testing/test-api.ts';

const api = testApi();
type CheckIn = RequestOf<typeof checkInGuest>['body'];

/** An evening: an event with one invited guest of three, and the usher at its door. */
async function evening(event: Parameters<typeof api.given.event>[0] = {}) {
  const at = await api.given.event(event);
  const guest = await api.given.guest({ of: at.client, to: [at], total_guests: 3, phone_number: '+6281277700001' });
  const usher = await api.given.usher(at.client);
  await api.db.transaction((trx) => rebuildEventCounters(trx, at.client.id));
  const checkIn = (body: Partial<CheckIn> = {}, key?: string) =>
    api.as(usher).call(checkInGuest, {
      headers: { 'idempotency-key': key },
      body: { event_id: at.id, guest_code: guest.code, total_guest_attending: 2, ...body },
    });
  return { event: at, guest, usher, checkIn };
}
const summaryOf = async (event: GivenEvent, usher: { token: string }) =>
  (await api.as(usher).call(getEventDetail, { params: { eventId: event.id } })).data.summary;
const stateOf = (guest: GivenGuest) => api.db('guest_events').where({ guest_id: guest.id }).first();
const key = () => crypto.randomUUID();

test('an event without a title is called by its kind in the hosts’ language', async () => {
  const { event, usher } = await evening({ title: null, type: 'AFTER_PARTY' });
  await api.db('options').where({ client_id: event.client.id }).update({ language: 'ja' });
  const { data } = await api.as(usher).call(listGuestBookEvents, {});
  expect(data.events.map(({ title }) => title)).toEqual(['二次会']);
});

test('lists the events that have a guest-book, of the caller’s client only', async () => {
  const { event, usher } = await evening({
    title: 'Resepsi',
    guest_book_logo_url: '/files/logo.webp',
    check_in_variant: 'INSTANT',
  });
  await api.given.event({ of: event.client, is_guest_book: false });
  await api.given.event();
  const { data } = await api.as(usher).call(listGuestBookEvents, {});
  expect(data).toMatchObject({ client_name: event.client.name, client_id: event.client.id });
  expect(data.ticket_keys).toEqual(createTickets(TEST_CONFIG.ticketKeys).keys);
  expect(data.events).toEqual([
    {
      id: event.id,
      title: 'Resepsi',
      event_date: '2027-06-12T04:00:00.000Z',
      timezone: 'Asia/Jakarta',
      location: null,
      guest_book_image_url: null,
      guest_book_logo_url: '/files/logo.webp',
      check_in_config: { check_in_variant: 'INSTANT', print_variant: 'NONE' },
      mesh_keys: { full: expect.any(String), scan: expect.any(String) },
    },
  ]);
});

test('an event without a guest-book has no detail', async () => {
  const event = await api.given.event({ is_guest_book: false });
  const usher = await api.given.usher(event.client);
  expect((await api.as(usher).call(getEventDetail, { params: { eventId: event.id } })).status).toBe(404);
});

describe('searching', () => {
  const search = (usher: { token: string }, event: GivenEvent, text: string, page = 1, limit = 10) =>
    api.as(usher).call(searchGuests, { query: { eventId: event.id, search: text, page, limit } });

  test.each([
    ['a part of the name', 'ratna'],
    ['an accent or none', 'ratná'],
    ['the code', 'rtn00'],
    ['the number as it is spoken', '0812-777'],
    ['the number as it is stored', '+6281277799'],
  ])('finds a guest by %s', async (_, text) => {
    const { event, usher } = await evening();
    const guest = await api.given.guest({
      of: event.client,
      to: [event],
      name: 'Ibu Ratna & Keluarga',
      code: `RTN00${key().slice(0, 8)}`.toUpperCase(),
      phone_number: '+6281277799123',
    });
    const { data, meta } = await search(usher, event, text);
    const expected = text === '0812-777' ? 2 : 1;
    expect([data.length, meta.total_data]).toEqual([expected, expected]);
    expect(data.map((found) => found.name)).toContain(guest.name);
  });

  test.each(['王芳', '%', '_', "' OR '1'='1"])('for %s finds nobody', async (text) => {
    const { event, usher } = await evening();
    expect((await search(usher, event, text)).data).toEqual([]);
  });

  test('for nothing pages through everybody by name', async () => {
    const event = await api.given.event();
    const usher = await api.given.usher(event.client);
    for (const name of ['Citra', 'Ayu', 'Budi']) await api.given.guest({ of: event.client, to: [event], name });
    const names = async (page: number) => (await search(usher, event, '', page, 2)).data.map((guest) => guest.name);
    expect([await names(1), await names(2)]).toEqual([['Ayu', 'Budi'], ['Citra']]);
  });
});

test('shows one guest at one event with what the hosts noted', async () => {
  const { event, usher } = await evening();
  const guest = await api.given.guest({
    of: event.client,
    to: [event],
    details: '{"note":"Kursi roda"}',
    at: { table_number: '7' },
  });
  const { data } = await api
    .as(usher)
    .call(getGuestDetail, { params: { guestCode: guest.code.toLowerCase(), eventId: event.id } });
  expect(data).toMatchObject({
    id: guest.id,
    guest_code: guest.code,
    qr_code: expect.stringMatching(/^J1\./),
    detail: 'Kursi roda',
    table_number: '7',
    phone_number: guest.phone,
    source: 'INVITED',
    is_checked_in: false,
    checked_in_at: null,
    entrusted_gifts: [],
  });
});

test('finds guests by a number in any spelling, and nobody by what is no number', async () => {
  const { event, usher, guest } = await evening();
  const find = async (phone_number: string) =>
    (await api.as(usher).call(findGuestByPhone, { body: { event_id: event.id, phone_number } })).data.map(
      (found) => found.guest_code,
    );
  expect(await find('0812 7770 0001')).toEqual([guest.code]);
  expect(await find('+62-812-7770-0001')).toEqual([guest.code]);
  expect(await find('not a number')).toEqual([]);
});

describe('a ticket', () => {
  const [current, former] = TEST_CONFIG.ticketKeys;
  const signed = (words: TicketWords, by = current) => createTickets([by]).sign(words);
  async function ticketed() {
    const { event, guest, usher } = await evening();
    const other = await api.given.event({
      of: event.client,
      title: 'Akad',
      start_datetime: new Date('2027-06-11T04:00:00Z'),
    });
    const place = await api.db('guest_events').where({ guest_id: guest.id }).first('id', 'option_id');
    await api.db('guest_events').insert({
      client_id: event.client.id,
      option_id: place?.option_id,
      event_id: other.id,
      guest_id: guest.id,
      guest_name: guest.name,
      search_text: '',
      total_guests: 1,
    });
    const at = { params: { guestCode: guest.code, eventId: event.id } };
    const { data: shown } = await api.as(usher).call(getGuestDetail, at);
    const words = readTicket(shown.qr_code)?.ticket;
    if (!words) throw new Error('no ticket');
    const scan = (guest_code: string, event_id = event.id) =>
      api.as(usher).call(scanGuest, { body: { event_id, guest_code } });
    return { event, other, guest, usher, shown, words, scan };
  }

  test('says who, where with how many, and until when', async () => {
    const { event, other, guest, words } = await ticketed();
    expect(words).toEqual({
      kid: 'new',
      clientId: event.client.id,
      guestCode: guest.code,
      validUntil: Date.parse('2027-09-10T04:00:00Z'),
      events: [
        { id: event.id, pax: 3 },
        { id: other.id, pax: 1 },
      ],
    });
  });

  test('is scanned like the bare code and like the link, at every event that it names', async () => {
    const { other, guest, shown, words, scan } = await ticketed();
    for (const content of [
      shown.qr_code,
      guest.code,
      `https://janur.test/x?to=Budi&code=${guest.code.toLowerCase()}`,
    ]) {
      expect((await scan(content)).data).toMatchObject({ guest_code: guest.code, guest: { qr_code: shown.qr_code } });
    }
    expect((await scan(shown.qr_code, other.id)).data.guest_code).toBe(guest.code);
    expect((await scan(signed(words, former))).data.guest_code).toBe(guest.code);
  });

  test('is refused when it is changed, over or for other hosts, and what was refused needs a person', async () => {
    const { event, usher, guest, shown, words, scan } = await ticketed();
    const [head, , tail] = shown.qr_code.split('.');
    const [, more] = signed({ ...words, events: [{ id: event.id, pax: 30 }] }).split('.');
    const cases = [
      [`${head}.${more}.${tail}`, 'FORGED'],
      [shown.qr_code.slice(0, -4), 'FORGED'],
      [signed(words, { ...current, seed: Buffer.alloc(32, 'impostor') }), 'FORGED'],
      [signed({ ...words, validUntil: Date.now() - 1000 }), 'EXPIRED'],
      [signed({ ...words, clientId: words.clientId + 1 }), 'NOT_OURS'],
    ] as const;
    for (const [content, reason] of cases) {
      const { status, failure } = await scan(content);
      expect({ status, details: failure.details }).toEqual({ status: 409, details: { reason } });
    }
    expect(await stateOf(guest)).toMatchObject({ is_scanned: 0 });
    const { data } = await api.as(usher).call(listNeedsAttention, { params: { eventId: event.id } });
    expect(data.map(({ reason }) => reason)).toEqual(cases.map(([, reason]) => reason).toReversed());
  });

  test('alone is taken where the hosts said so: no bare code and no number, by name in all the same', async () => {
    const { event, guest, usher, shown, scan } = await ticketed();
    const couple = api.as(await api.given.clientAccount(event.client));
    expect((await couple.call(setDoorCodes, { body: { door_codes: 'TICKETS' } })).data).toEqual({
      door_codes: 'TICKETS',
    });
    for (const content of [guest.code, `https://janur.test/x?code=${guest.code}`]) {
      const { status, failure } = await scan(content);
      expect({ status, details: failure.details }).toEqual({ status: 409, details: { reason: 'TICKET_NEEDED' } });
    }
    const byNumber = { event_id: event.id, phone_number: guest.phone };
    expect((await api.as(usher).call(scanGuest, { body: byNumber })).failure.details).toEqual({
      reason: 'TICKET_NEEDED',
    });
    expect(await stateOf(guest)).toMatchObject({ is_scanned: 0 });
    expect((await scan(shown.qr_code)).data.guest_code).toBe(guest.code);
    const looked = { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 };
    expect((await api.as(usher).call(checkInGuest, { body: looked })).status).toBe(200);
    expect((await api.as(usher).call(listGuestBookEvents, {})).data.door_codes).toBe('TICKETS');
    expect((await couple.call(setDoorCodes, { body: { door_codes: 'ALL' } })).status).toBe(200);
    expect((await scan(guest.code)).status).toBe(200);
  });

  test('of a guest of another event is shown the way', async () => {
    const { event, shown, scan } = await ticketed();
    const third = await api.given.event({ of: event.client });
    const { status, failure } = await scan(shown.qr_code, third.id);
    expect(status).toBe(404);
    expect(failure.details).toMatchObject({ reason: 'WRONG_EVENT' });
  });

  test('comes with what is looked up, and with a walk-in; a check-in is answered with the bare code', async () => {
    const { event, guest, usher, shown } = await ticketed();
    const caller = api.as(usher);
    const query = { eventId: event.id, search: guest.name, page: 1, limit: 10 };
    expect((await caller.call(searchGuests, { query })).data.map(({ qr_code }) => qr_code)).toEqual([shown.qr_code]);
    const byPhone = { event_id: event.id, phone_number: guest.phone };
    expect((await caller.call(findGuestByPhone, { body: byPhone })).data[0]?.qr_code).toBe(shown.qr_code);
    const body = { event_id: event.id, guest_code: guest.code, total_guest_attending: 2 };
    expect((await caller.call(checkInGuest, { body })).data.guest.qr_code).toBe(guest.code);
    const walkIn = await caller.call(insertAdhocGuest, {
      body: { event_id: event.id, name: 'Pak RT', total_guests: 2 },
    });
    const { guest_code, qr_code } = walkIn.data.guest;
    expect(readTicket(qr_code)?.ticket).toMatchObject({ guestCode: guest_code, events: [{ id: event.id, pax: 2 }] });
  });
});

describe('a scan', () => {
  const scan = (usher: { token: string }, body: RequestOf<typeof scanGuest>['body']) =>
    api.as(usher).call(scanGuest, { body });

  test('shows the guest and marks the guest as scanned, but checks nobody in', async () => {
    const { event, usher, guest } = await evening();
    const { data } = await scan(usher, { event_id: event.id, guest_code: guest.code });
    expect(data).toMatchObject({
      event_title: 'Resepsi',
      is_scanned: true,
      guest: { name: guest.name, is_checked_in: false },
    });
    expect(await stateOf(guest)).toMatchObject({ is_scanned: 1, is_checked_in: 0 });
  });

  test('checks in at once where the event says INSTANT, and refuses the second', async () => {
    const { event, usher, guest } = await evening({ check_in_variant: 'INSTANT' });
    expect((await scan(usher, { event_id: event.id, guest_code: guest.code })).data.guest).toMatchObject({
      is_checked_in: true,
      total_guests_attended: 3,
      checked_in_by: usher.name,
    });
    expect((await scan(usher, { event_id: event.id, guest_code: guest.code })).code).toBe('ALREADY_CHECKED_IN');
  });

  test('takes what was not filled in for not said', async () => {
    const { event, usher, guest } = await evening();
    const byCode = await scan(usher, { event_id: event.id, guest_code: guest.code, phone_number: '' });
    expect(byCode.data.guest.name).toBe(guest.name);
    const nothing = await scan(usher, { event_id: event.id, guest_code: '', phone_number: '' });
    expect(nothing.failure.fields).toEqual([expect.objectContaining({ path: 'body.guest_code', code: 'required' })]);
  });

  test('works by phone number, unless several guests share it', async () => {
    const { event, usher, guest } = await evening();
    const byPhone = () => scan(usher, { event_id: event.id, phone_number: '081277700001' });
    expect((await byPhone()).data.guest_code).toBe(guest.code);
    await api.given.guest({ of: event.client, to: [event], phone_number: '+6281277700001' });
    expect((await byPhone()).code).toBe('CONFLICT');
  });

  test('needs a code or a number', async () => {
    const { event, usher } = await evening();
    const { failure } = await scan(usher, { event_id: event.id });
    expect(failure).toMatchObject({
      code: 'REQUIRED_PARAMETER',
      message: 'body.guest_code is required by POST /public/guests/rsvp/events/scan.',
    });
  });

  test('of an unknown code, and of a guest who is invited to another event, is answered 404', async () => {
    const { event, usher } = await evening();
    const elsewhere = await api.given.guest({ of: event.client, to: [await api.given.event({ of: event.client })] });
    for (const guest_code of ['UNKNOWN123', elsewhere.code]) {
      expect((await scan(usher, { event_id: event.id, guest_code })).code).toBe('NOT_FOUND');
    }
  });
});

describe('a check-in', () => {
  test('records who came, with what, when and by whom, and the summary counts it', async () => {
    const { event, guest, usher, checkIn } = await evening();
    const { data } = await checkIn({
      gift: true,
      souvenir: true,
      entrusted_gifts: [{ giver_name: 'Pak RT', amount: 500_000 }, { giver_name: 'Bu RW' }],
    });
    expect(data.guest).toMatchObject({
      guest_code: guest.code,
      is_checked_in: true,
      checked_in_by: usher.name,
      total_guests_attended: 2,
      is_received_gift: true,
      is_received_souvenir: true,
      entrusted_gifts: [
        { giver_name: 'Pak RT', amount: 500_000 },
        { giver_name: 'Bu RW', amount: null },
      ],
    });
    expect(Math.abs(Date.now() - Date.parse(data.guest.checked_in_at ?? ''))).toBeLessThan(5000);
    expect(await summaryOf(event, usher)).toEqual({
      event_title: 'Resepsi',
      total_invitations_confirmed: 0,
      total_checked_in: 1,
      total_pax_confirmed: 0,
      total_pax_attended: 2,
      total_received_gift: 1,
      total_received_souvenir: 1,
      total_inside: 2,
      total_walk_ins: 0,
    });
    expect(await api.db('operations').where({ event_id: event.id })).toMatchObject([
      { type: 'CHECK_IN', verdict: 'APPLIED', guest_code: guest.code, account_id: usher.id, total_guests: 2 },
    ]);
  });

  test('a second time is refused with the first time and usher, changes nothing and stays in the log', async () => {
    const { event, guest, usher, checkIn } = await evening();
    const first = (await checkIn()).data.guest;
    const colleague = await api.given.usher(event.client);
    const second = await api.as(colleague).call(checkInGuest, {
      body: { event_id: event.id, guest_code: guest.code, total_guest_attending: 9, gift: true },
    });
    expect([second.status, second.code]).toEqual([409, 'ALREADY_CHECKED_IN']);
    expect(FirstCheckIn.parse(second.failure.details)).toEqual({
      checked_in_at: first.checked_in_at,
      checked_in_by: usher.name,
      checked_in_gate: null,
      guest: first,
    });
    expect(await summaryOf(event, usher)).toMatchObject({
      total_checked_in: 1,
      total_pax_attended: 2,
      total_received_gift: 0,
    });
    const log = await api.db('operations').where({ event_id: event.id }).orderBy('id');
    expect(log.map(({ verdict, duplicate_of }) => [verdict, duplicate_of])).toEqual([
      ['APPLIED', null],
      ['DUPLICATE', log[0]?.op_id],
    ]);
  });

  test('with the same Idempotency-Key gives the first answer again, whichever it was', async () => {
    const { event, checkIn } = await evening();
    const [winner, loser] = [key(), key()];
    const first = await checkIn({}, winner);
    const refused = await checkIn({}, loser);
    expect((await checkIn({}, winner)).text).toBe(first.text);
    const again = await checkIn({}, loser);
    expect([again.status, again.failure.details]).toEqual([409, refused.failure.details]);
    expect(await api.db('operations').where({ event_id: event.id })).toHaveLength(2);
  });

  test('with the Idempotency-Key of another request is refused', async () => {
    const { checkIn } = await evening();
    const used = key();
    await checkIn({}, used);
    expect((await checkIn({ total_guest_attending: 3 }, used)).failure.fields?.[0]?.path).toBe(
      'headers.idempotency-key',
    );
  });

  test('with a key that another client’s device used tells nothing of it', async () => {
    const [ours, theirs] = [await evening(), await evening()];
    const used = key();
    await theirs.checkIn({}, used);
    const answer = await ours.checkIn({}, used);
    expect([answer.status, answer.code, answer.failure.details]).toEqual([409, 'CONFLICT', undefined]);
    expect(await stateOf(ours.guest)).toMatchObject({ is_checked_in: 0 });
  });

  test('fifty times at once with one key is one check-in with one answer', async () => {
    const { event, usher, checkIn } = await evening();
    const used = key();
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkIn({ gift: true }, used)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await api.db('operations').where({ event_id: event.id })).toHaveLength(1);
    expect(await summaryOf(event, usher)).toMatchObject({
      total_checked_in: 1,
      total_pax_attended: 2,
      total_received_gift: 1,
    });
  });

  test('twenty times at once with twenty keys is one check-in and nineteen refusals', async () => {
    const { event, usher, checkIn } = await evening();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => checkIn({ entrusted_gifts: [{ giver_name: 'Pak RT' }] }, key())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ALREADY_CHECKED_IN')).toHaveLength(19);
    expect(await api.db('operations').where({ event_id: event.id })).toHaveLength(20);
    expect(await api.db('entrusted_gifts').where({ event_id: event.id })).toHaveLength(1);
    expect(await summaryOf(event, usher)).toMatchObject({ total_checked_in: 1, total_pax_attended: 2 });
  });

  test('ADDITIONAL adds the rest of the party, and needs a first', async () => {
    const { event, usher, checkIn } = await evening();
    expect((await checkIn({ mode: 'ADDITIONAL' })).code).toBe('CONFLICT');
    await checkIn({ total_guest_attending: 1 });
    const used = key();
    const { data } = await checkIn({ mode: 'ADDITIONAL', total_guest_attending: 2, souvenir: true }, used);
    await checkIn({ mode: 'ADDITIONAL', total_guest_attending: 2, souvenir: true }, used);
    expect(data.guest).toMatchObject({ total_guests_attended: 3, is_received_souvenir: true });
    expect(await summaryOf(event, usher)).toMatchObject({
      total_checked_in: 1,
      total_pax_attended: 3,
      total_received_souvenir: 1,
    });
  });

  test('of a device that was offline and was earlier is the first arrival, and the people of all are there', async () => {
    const { event, guest, usher, checkIn } = await evening();
    await checkIn({ total_guest_attending: 2 });
    await checkIn({ mode: 'ADDITIONAL', total_guest_attending: 1 });
    const earlier = new Date(Date.now() - 600_000).toISOString();
    const { data } = await checkIn({ total_guest_attending: 4, checked_in_at: earlier }, key());
    expect(data.guest).toMatchObject({ checked_in_at: earlier, total_guests_attended: 7 });
    expect(await summaryOf(event, usher)).toMatchObject({ total_checked_in: 1, total_pax_attended: 7 });
    const verdicts = await api.db('operations').where({ guest_code: guest.code }).orderBy('id').pluck('verdict');
    expect(verdicts).toEqual(['DUPLICATE', 'APPLIED', 'APPLIED']);
  });

  test.each([
    ['a clock that is ahead', () => new Date(Date.now() + 3_600_000), 0, 0],
    ['a clock that is behind and says by how much', () => new Date(Date.now() - 3_600_000), 3_000_000, 600_000],
    ['a clock of another year', () => new Date('2001-01-01'), 0, 7 * 86_400_000],
  ])('by %s is put right', async (_, at, clock_offset, ago) => {
    const { checkIn } = await evening();
    const { data } = await checkIn({ checked_in_at: at().toISOString(), clock_offset });
    expect(Math.abs(Date.now() - ago - Date.parse(data.guest.checked_in_at ?? ''))).toBeLessThan(5000);
  });

  test('with a device’s sequence number that was used is refused', async () => {
    const { checkIn } = await evening();
    const device = { device_id: `tablet-${key()}`, seq: 7 };
    expect((await checkIn(device, key())).status).toBe(200);
    expect((await checkIn({ ...device, mode: 'ADDITIONAL' }, key())).code).toBe('CONFLICT');
  });

  test('leaves counters that a count of the guests confirms', async () => {
    const { event, usher, checkIn } = await evening();
    await checkIn({ gift: true });
    await checkIn({ mode: 'ADDITIONAL', total_guest_attending: 1, souvenir: true });
    const moved = await summaryOf(event, usher);
    await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
    expect(await summaryOf(event, usher)).toEqual(moved);
  });
});

describe('a walk-in', () => {
  const walkIn = (
    usher: { token: string },
    event: GivenEvent,
    body: Partial<RequestOf<typeof insertAdhocGuest>['body']> = {},
    used?: string,
  ) =>
    api.as(usher).call(insertAdhocGuest, {
      headers: { 'idempotency-key': used },
      body: { event_id: event.id, name: 'Pak Lurah', total_guests: 2, ...body },
    });

  test('becomes a guest with a code, checked in and counted', async () => {
    const { event, usher } = await evening();
    const { data, status } = await walkIn(usher, event, { phone_number: '0812 9999 0001', table: '5', gift: true });
    expect(status).toBe(201);
    expect(data.guest).toMatchObject({
      name: 'Pak Lurah',
      source: 'ADHOC',
      phone_number: '+6281299990001',
      table_number: '5',
      is_checked_in: true,
      total_guests_attended: 2,
      is_received_gift: true,
    });
    expect(data.guest.guest_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const summary = await summaryOf(event, usher);
    expect(summary).toMatchObject({ total_checked_in: 1, total_pax_attended: 2, total_received_gift: 1 });
    // nobody had announced them
    expect(summary).toMatchObject({ total_invitations_confirmed: 0, total_pax_confirmed: 0, total_walk_ins: 2 });
    await api.db.transaction((trx) => rebuildEventCounters(trx, event.client.id));
    expect(await summaryOf(event, usher)).toEqual(summary);
  });

  test('sent ten times at once with one key is one guest', async () => {
    const { event, usher } = await evening();
    const used = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => walkIn(usher, event, {}, used)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await api.db('guests').where({ client_id: event.client.id, source: 'ADHOC' })).toHaveLength(1);
  });

  test('without a number comes, though a form sends the number as nothing', async () => {
    const { event, usher } = await evening();
    const { data, status } = await walkIn(usher, event, { phone_number: '', table: '' });
    expect(status).toBe(201);
    expect(data.guest).toMatchObject({ phone_number: null, table_number: null });
  });

  test('with what is no phone number is refused', async () => {
    const { event, usher } = await evening();
    expect((await walkIn(usher, event, { phone_number: 'none' })).failure.fields).toMatchObject([
      { path: 'body.phone_number', ...problem('not_a_phone_number') },
    ]);
  });
});

test('a client keeps its own guest-book as an usher does', async () => {
  const { event, guest } = await evening();
  const owner = await api.given.clientAccount(event.client);
  const body = { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 };
  expect((await api.as(owner).call(checkInGuest, { body })).data.guest.checked_in_by).toBe(owner.name);
});
