import {
  addGuest,
  changeGuest,
  checkGuestExistence,
  checkInGuest,
  type ColumnDefinition,
  deleteBooking,
  deleteGuest,
  getGuestBookSummary,
  getRsvpSummary,
  listGuestBookGuests,
  listOwnWishes,
  listRsvpGuests,
  listWishes,
  submitRsvp,
  updateGuest,
  updateTableNumber,
} from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

const RSVP_CONFIG = {
  fields: [
    {
      name: 'meal',
      type: 'select',
      label: 'Hidangan',
      required: false,
      options: [
        { label: 'Ikan', value: 'fish' },
        { label: 'Sayur', value: 'veg', children: [{ name: 'allergy', type: 'checkbox', label: 'Alergi' }] },
      ],
    },
  ],
};

/** A host with a V2 invitation of two events. */
async function givenHost() {
  const client = await api.given.client({ option: { rsvp_config: JSON.stringify(RSVP_CONFIG) } });
  const akad = await api.given.event({ of: client, title: 'Akad', start_datetime: new Date('2027-06-12T02:00:00Z') });
  const resepsi = await api.given.event({ of: client, title: 'Resepsi' });
  const host = api.as(await api.given.clientAccount(client));
  const summary = async () =>
    (await host.call(getRsvpSummary, { query: { eventId: resepsi.id, slug: client.slug } })).data;
  const invite = async (guest: Partial<Parameters<typeof host.call<typeof addGuest>>[1]['body']> = {}) =>
    (await host.call(addGuest, { body: { slug: client.slug, name: 'Budi', total_guests: 2, ...guest } })).data;
  return { client, akad, resepsi, host, summary, invite };
}

/** The counters as they are and as they would be counted anew must be the same. */
async function expectTrueCounters(eventId: number): Promise<void> {
  const [counted] = await api.db('event_counters').where({ event_id: eventId }).sum({
    invitations: 'total_invitations',
    confirmed: 'total_confirmed',
    pending: 'total_pending',
    pax: 'total_pax',
    coming: 'total_pax_confirmed',
    attended: 'total_pax_attended',
  });
  const [real] = await api
    .db('guest_events')
    .where({ event_id: eventId })
    .select({
      invitations: api.db.raw('COUNT(*)'),
      confirmed: api.db.raw(`COALESCE(SUM(confirmation_status = 'CONFIRMED'), 0)`),
      pending: api.db.raw(`COALESCE(SUM(confirmation_status = 'PENDING'), 0)`),
      pax: api.db.raw('COALESCE(SUM(total_guests), 0)'),
      coming: api.db.raw('COALESCE(SUM(total_guests_confirmed), 0)'),
      attended: api.db.raw('COALESCE(SUM(total_guests_attended), 0)'),
    });
  const numbers = (row: object | undefined) =>
    Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value ?? 0)]));
  expect(numbers(counted)).toEqual(numbers(real));
}

describe('inviting', () => {
  test('a guest is invited to every event of the client, and counted', async () => {
    const { host, client, akad, resepsi, summary, invite } = await givenHost();
    const guest = await invite({ phone_number: '0812-0000-1111', details: { note: 'Vegetarian' }, table_number: 'A1' });
    expect(guest).toMatchObject({
      name: 'Budi',
      slug: client.slug,
      phone_number: '+6281200001111',
      details: { note: 'Vegetarian' },
      total_guests: 2,
      source: 'INVITED',
    });
    expect(guest.code).toMatch(/^[0-9A-Z]{10}$/);
    const { data } = await host.call(listGuestBookGuests, { body: { event_ids: [akad.id, resepsi.id] } });
    expect(data.map(({ guest_code, table_number, event_id }) => [guest_code, table_number, event_id])).toEqual(
      [akad, resepsi].map(({ id }) => [guest.code, 'A1', id]),
    );
    expect(await summary()).toEqual({
      event_title: 'Resepsi',
      total_invitations: 1,
      total_confirmed: 0,
      total_declined: 0,
      total_pending: 1,
      total_pax: 2,
      total_pax_confirmed: 0,
    });
  });

  test('a guest may be invited to one event only, and to none of another client', async () => {
    const { resepsi, akad, host, client, invite } = await givenHost();
    await invite({ event_ids: [akad.id] });
    expect((await host.call(listGuestBookGuests, { body: { event_ids: [resepsi.id] } })).data).toEqual([]);
    const foreign = await api.given.event();
    const body = { slug: client.slug, name: 'Ayu', total_guests: 1, event_ids: [akad.id, foreign.id] };
    expect((await host.call(addGuest, { body })).status).toBe(404);
    const admin = api.as(await api.given.admin());
    expect((await admin.call(addGuest, { body })).status).toBe(404);
    expect(await api.db('guests').where({ client_id: client.id })).toHaveLength(1);
  });

  test('a number that another guest of the slug has is refused, one that is none too', async () => {
    const { host, client, invite } = await givenHost();
    await invite({ phone_number: '081200002222' });
    const again = { slug: client.slug, name: 'Ayu', total_guests: 1, phone_number: '+62 812 0000 2222' };
    expect((await host.call(addGuest, { body: again })).code).toBe('CONFLICT');
    const wrong = await host.call(addGuest, { body: { ...again, phone_number: 'twelve' } });
    expect([wrong.status, wrong.failure.fields?.[0]?.path]).toEqual([422, 'body.phone_number']);
  });

  test('one number is of several invitations where the hosts want it, for a new guest and for one who is there', async () => {
    const { host, client, invite } = await givenHost();
    const number = '+6281200004444';
    const agus = await invite({ name: 'Agus Gunawan', phone_number: number });
    const body = { slug: client.slug, name: 'Bude Tutik', total_guests: 2, phone_number: '0812 0000 4444' };
    expect((await host.call(addGuest, { body })).failure.problem?.code).toBe('phone_number_known');
    const added = (await host.call(addGuest, { body: { ...body, shares_number: true } })).data;
    expect(added.phone_number).toBe(number);
    const citra = await invite({ name: 'Citra', phone_number: '081200005555' });
    const change = { params: { guestCode: citra.code }, body: { phone_number: number } };
    expect((await host.call(changeGuest, change)).status).toBe(409);
    const shared = await host.call(changeGuest, { ...change, body: { ...change.body, shares_number: true } });
    expect(shared.data.phone_number).toBe(number);
    const { data } = await host.call(checkGuestExistence, { query: { slug: client.slug, phone_number: number } });
    expect(data.guests).toEqual([
      { code: agus.code, name: 'Agus Gunawan' },
      { code: added.code, name: 'Bude Tutik' },
      { code: citra.code, name: 'Citra' },
    ]);
  });

  test('whether a guest exists is told by number in any spelling, or by name', async () => {
    const { host, client, invite } = await givenHost();
    await invite({ phone_number: '081200003333', name: 'Citra' });
    const exists = async (query: { phone_number?: string; name?: string }) =>
      (await host.call(checkGuestExistence, { query: { slug: client.slug, ...query } })).data.is_guest_exist;
    expect(await exists({ phone_number: '+62 812-0000-3333' })).toBe(true);
    expect(await exists({ phone_number: '081200009999' })).toBe(false);
    expect(await exists({ phone_number: 'nobody' })).toBe(false);
    expect(await exists({ name: 'citra' })).toBe(true);
    expect(await exists({ name: 'Dian' })).toBe(false);
    expect((await host.send(checkGuestExistence, { query: { slug: client.slug } })).code).toBe('REQUIRED_PARAMETER');
  });
});

describe('the guest list', () => {
  test('comes by name with answers, links and columns for what was asked', async () => {
    const { host, client, akad, resepsi, invite } = await givenHost();
    const dian = await invite({ name: 'Dian & Co', total_guests: 3 });
    const ayu = await invite({ name: 'Ayu' });
    await api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': dian.code },
      body: {
        name: 'Dian & Co',
        message: 'Selamat!',
        events: [{ id: resepsi.id, is_attending: true, guest_total: 3 }],
        additional_fields: JSON.stringify({ slug: client.slug, meal: 'veg', allergy: ['nuts', 'milk'] }),
      },
    });
    const answer = await host.call(listRsvpGuests, { body: { slugs: [client.slug] } });
    const [first, second] = answer.data;
    expect([first?.name, second?.name]).toEqual(['Ayu', 'Dian & Co']);
    expect(first).toMatchObject({ code: ayu.code, booking_id: null, is_attending: null, answers: {} });
    expect(second).toMatchObject({
      code: dian.code,
      is_attending: true,
      guest_total: 3,
      message: 'Selamat!',
      answers: { meal: 'veg', allergy: 'nuts, milk' },
    });
    expect(second?.event_details.map(({ event_id, confirmation_status }) => [event_id, confirmation_status])).toEqual([
      [akad.id, 'PENDING'],
      [resepsi.id, 'CONFIRMED'],
    ]);
    expect(second?.event_details[1]).toMatchObject({
      event_title: 'Resepsi',
      total_guest: 3,
      total_guests: 3,
      qr_code: expect.stringMatching(/^J1\.[\w-]+\.[\w-]{86}$/),
      invitation_link: `https://janur.test/${client.slug}?code=${dian.code}&to=Dian+%26+Co`,
    });
    const { header } = JSON.parse(answer.text) as { header: ColumnDefinition[] }; // the envelope of this endpoint
    for (const { id, disabled_sort_by } of header) {
      const order_by = id as 'name'; // what the contract does not know is what is tried
      const { status } = await host.call(listRsvpGuests, { body: { slugs: [client.slug], order_by } });
      expect([id, status]).toEqual([id, disabled_sort_by ? 422 : 200]);
    }
    expect(header.filter((column) => !column.disabled_sort_by).map(({ id }) => id)).toEqual(['name', 'total_guests']);
    expect(header.at(-2)).toEqual({
      id: 'answers.meal',
      accessor: 'answers.meal',
      header: 'Hidangan',
      disabled_sort_by: true,
      formatter: [
        { key: 'fish', value: 'Ikan' },
        { key: 'veg', value: 'Sayur' },
      ],
    });
    expect(header.at(-1)).toMatchObject({ accessor: 'answers.allergy', header: 'Alergi', formatter: [] });
  });

  test.each([
    ['ROSA', ['Rosa Ünal']],
    ['unal', ['Rosa Ünal']],
    ['美', ['林美琳', '美咲']],
    ['さく', ['さくら']],
    ['서연', ['김서연']],
    ['100%', ['100% Budi']],
    ['0812000044', ['Rosa Ünal']],
    ['nothing', []],
  ])('a search for %s finds %j', async (search_query, names) => {
    const { host, invite, akad } = await givenHost();
    await invite({ name: 'Rosa Ünal', phone_number: '081200004444' });
    for (const name of ['林美琳', '美咲', 'さくら', '김서연', '100% Budi']) await invite({ name });
    const all = await host.call(listRsvpGuests, { body: { search_query } });
    expect(all.data.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(all.meta.total_data).toBe(names.length);
    const atEvent = await host.call(listRsvpGuests, { body: { search_query, event_id: akad.id } });
    expect(atEvent.data.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const book = await host.call(listGuestBookGuests, { body: { search_query, event_ids: [akad.id] } });
    expect(book.data.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test('pages follow each other without a gap, by slug and by event', async () => {
    const { client, host, invite, akad } = await givenHost();
    const other = await api.given.option(client);
    for (const name of ['C', 'A', 'E', 'B', 'D']) await invite({ name });
    await invite({ name: 'F', slug: other.slug, event_ids: [akad.id] });
    const names = async (body: { page: number; slugs?: string[]; event_id?: number }) => {
      const answer = await host.call(listRsvpGuests, { body: { limit: 2, ...body } });
      return [answer.data.map(({ name }) => name).join(''), answer.meta.total_data];
    };
    expect(await names({ page: 1 })).toEqual(['AB', 6]);
    expect(await names({ page: 3 })).toEqual(['EF', 6]);
    expect(await names({ page: 3, slugs: [client.slug] })).toEqual(['E', 5]);
    expect(await names({ page: 1, slugs: [other.slug] })).toEqual(['F', 1]);
    expect(await names({ page: 3, event_id: akad.id })).toEqual(['EF', 6]);
    expect(await names({ page: 4 })).toEqual(['', 6]);
  });

  test('an admin names slugs or an event; one foreign slug refuses a client', async () => {
    const { client, host, akad, invite } = await givenHost();
    await invite();
    const admin = api.as(await api.given.admin());
    expect((await admin.call(listRsvpGuests, { body: {} })).code).toBe('REQUIRED_PARAMETER');
    expect((await admin.call(listRsvpGuests, { body: { event_id: akad.id } })).data).toHaveLength(1);
    const stranger = await api.given.client();
    const mixed = { slugs: [client.slug, stranger.slug] };
    expect((await host.call(listRsvpGuests, { body: mixed })).code).toBe('NOT_FOUND');
    expect((await admin.call(listRsvpGuests, { body: mixed })).data).toHaveLength(1);
  });
});

describe('the guest-book list', () => {
  test('every order goes both ways', async () => {
    const { client, resepsi, host } = await givenHost();
    const at = { to: [resepsi], of: client };
    await api.given.guest({
      ...at,
      name: 'A',
      at: { table_number: '2', checked_in_at: new Date('2027-06-12T05:00:00Z') },
    });
    await api.given.guest({
      ...at,
      name: 'C',
      at: { table_number: '1', checked_in_at: new Date('2027-06-12T04:00:00Z') },
    });
    await api.given.guest({ ...at, name: 'B', at: { table_number: '3' } });
    const names = async (
      order_by: 'name' | 'table_number' | 'checked_in_at' | 'created_at',
      order_type: 'ASC' | 'DESC',
    ) => {
      const { data } = await host.call(listGuestBookGuests, {
        body: { event_ids: [resepsi.id], order_by, order_type },
      });
      return data.map(({ name }) => name).join('');
    };
    expect([await names('name', 'ASC'), await names('name', 'DESC')]).toEqual(['ABC', 'CBA']);
    expect([await names('table_number', 'ASC'), await names('table_number', 'DESC')]).toEqual(['CAB', 'BAC']);
    expect([await names('checked_in_at', 'ASC'), await names('checked_in_at', 'DESC')]).toEqual(['BCA', 'ACB']);
    expect([await names('created_at', 'ASC'), await names('created_at', 'DESC')]).toEqual(['ACB', 'BCA']);
  });

  test('one foreign event refuses the whole call', async () => {
    const { resepsi, host } = await givenHost();
    const foreign = await api.given.event();
    const answer = await host.call(listGuestBookGuests, { body: { event_ids: [resepsi.id, foreign.id] } });
    expect(answer.code).toBe('NOT_FOUND');
  });

  test('the summary counts who came', async () => {
    const { client, resepsi, host, invite } = await givenHost();
    const guest = await invite();
    const usher = api.as(await api.given.usher(client));
    await usher.call(checkInGuest, {
      body: { event_id: resepsi.id, guest_code: guest.code, total_guest_attending: 2, gift: true },
    });
    expect((await host.call(getGuestBookSummary, { params: { eventId: resepsi.id } })).data).toEqual({
      event_title: 'Resepsi',
      total_invitations_confirmed: 0,
      total_checked_in: 1,
      total_pax_confirmed: 0,
      total_pax_attended: 2,
      total_received_gift: 1,
      total_received_souvenir: 0,
      total_inside: 2,
      total_walk_ins: 0,
    });
  });

  test('a table is given, kept and taken away', async () => {
    const { client, resepsi, host } = await givenHost();
    const guest = await api.given.guest({ of: client, to: [resepsi] });
    const params = { guestEventId: await api.given.place(guest.id, resepsi.id) };
    const seat = async (table_number: string | null) =>
      (await host.call(updateTableNumber, { params, body: { table_number } })).data.table_number;
    expect(await seat(' VIP 1 ')).toBe('VIP 1');
    expect(await seat('VIP 1')).toBe('VIP 1');
    expect((await host.call(listGuestBookGuests, { body: { event_ids: [resepsi.id] } })).data[0]?.table_number).toBe(
      'VIP 1',
    );
    expect(await seat(null)).toBeNull();
  });
});

describe('changing a guest', () => {
  test('the guest, the places and the numbers change together', async () => {
    const { client, host, resepsi, summary, invite } = await givenHost();
    const guest = await invite({ phone_number: '081200005555', total_guests: 4 });
    await api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': guest.code },
      body: { name: 'Budi', events: [{ id: resepsi.id, is_attending: true, guest_total: 4 }] },
    });
    const changed = await host.call(updateGuest, {
      params: { phoneNumber: '0812-0000-5555' },
      body: { name: 'Budi Santoso', phone_number: '081200006666', total_guests: 3, details: 'VIP' },
    });
    expect(changed.data).toMatchObject({
      name: 'Budi Santoso',
      phone_number: '+6281200006666',
      total_guests: 3,
      details: 'VIP',
    });
    expect(await summary()).toMatchObject({ total_pax: 3, total_pax_confirmed: 3 });
    const rows = await api.db('guest_events').where({ guest_id: guest.id }).select('guest_name', 'total_guests');
    expect(rows).toEqual([1, 2].map(() => ({ guest_name: 'Budi Santoso', total_guests: 3 })));
    await expectTrueCounters(resepsi.id);
    expect((await host.call(updateGuest, { params: { phoneNumber: '081200005555' }, body: {} })).status).toBe(404);
  });

  test('what is left out stays, null takes it away', async () => {
    const { host, invite } = await givenHost();
    await invite({ phone_number: '081200007777', details: 'VIP' });
    const params = { phoneNumber: '081200007777' };
    const kept = await host.call(updateGuest, { params, body: { name: 'Ayu' } });
    expect(kept.data).toMatchObject({ phone_number: '+6281200007777', details: 'VIP', total_guests: 2 });
    const cleared = await host.call(updateGuest, { params, body: { phone_number: null, details: null } });
    expect(cleared.data).toMatchObject({ name: 'Ayu', phone_number: null, details: null });
  });

  test('a number that two guests have is a conflict, and so is one that another has', async () => {
    const { client, host, invite } = await givenHost();
    const phone_number = '+6281200008888';
    await api.given.guest({ of: client, phone_number });
    await invite({ phone_number: '081200009999' });
    const taken = await host.call(updateGuest, { params: { phoneNumber: '081200009999' }, body: { phone_number } });
    expect([taken.status, taken.code]).toEqual([409, 'CONFLICT']);
    await api.given.guest({ of: client, phone_number });
    const both = await host.call(updateGuest, { params: { phoneNumber: phone_number }, body: { name: 'X' } });
    expect([both.status, both.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('removing', () => {
  test('a guest goes with answers and counts; the second time there is none', async () => {
    const { client, host, resepsi, invite, summary } = await givenHost();
    const guest = await invite();
    await api.given.booking({ of: client, guest: { ...guest, phone: '' } });
    const removed = await host.call(deleteGuest, { params: { guestCode: guest.code } });
    expect([removed.status, JSON.parse(removed.text)]).toEqual([
      200,
      { status: 'success', status_code: 200, message: 'The guest was removed.', data: null },
    ]);
    for (const table of ['guest_events', 'rsvps', 'rsvp_history'] as const) {
      expect(await api.db(table).where({ guest_id: guest.id })).toEqual([]);
    }
    expect(await summary()).toMatchObject({ total_invitations: 0, total_pax: 0, total_pending: 0 });
    await expectTrueCounters(resepsi.id);
    expect((await host.call(deleteGuest, { params: { guestCode: guest.code } })).status).toBe(404);
  });

  test('a guest who has arrived stays', async () => {
    const { client, resepsi, host, invite } = await givenHost();
    const guest = await invite();
    const usher = api.as(await api.given.usher(client));
    await usher.call(checkInGuest, {
      body: { event_id: resepsi.id, guest_code: guest.code, total_guest_attending: 1 },
    });
    expect((await host.call(deleteGuest, { params: { guestCode: guest.code } })).code).toBe('CONFLICT');
    await expectTrueCounters(resepsi.id);
  });

  test('a wish goes with its guest, and is not shown when only the answer is taken back', async () => {
    const { client, host, resepsi, invite } = await givenHost();
    const shown = async () =>
      (await api.as().call(listWishes, { params: { clientId: client.id } })).data.map(({ name }) => name);
    const events = [{ id: resepsi.id, is_attending: true, guest_total: 1 }];
    const wish = async (name: string) => {
      const guest = await invite({ name });
      const headers = { slug: client.slug, 'guest-code': guest.code };
      const body = { name, events, message: `Selamat dari ${name}` };
      const { data } = await api.as().call(submitRsvp, { params: { clientId: client.id }, headers, body });
      return { guest, bookingId: data.booking_id, answer: { headers, body } };
    };
    const ani = await wish('Ani');
    const budi = await wish('Budi');
    await wish('Citra');
    expect(await shown()).toEqual(['Citra', 'Budi', 'Ani']);
    await host.call(deleteBooking, { params: { bookingId: ani.bookingId } });
    await host.call(deleteBooking, { params: { bookingId: budi.bookingId } });
    expect(await shown()).toEqual(['Citra']);
    await host.call(deleteGuest, { params: { guestCode: budi.guest.code } });
    const hidden = await host.call(listOwnWishes, { query: { state: 'HIDDEN' } });
    expect(hidden.data.map(({ name }) => name)).toEqual(['Ani']);
    expect(await api.db('wishes').where({ guest_id: budi.guest.id })).toEqual([]);
    // who answers again is not twice on the page
    await api.as().call(submitRsvp, { params: { clientId: client.id }, ...ani.answer });
    expect(await shown()).toEqual(['Ani', 'Citra']);
  });

  test('a booking that is taken back leaves the guest pending and its history in place', async () => {
    const { client, host, resepsi, invite, summary } = await givenHost();
    const guest = await invite();
    const answer = { params: { clientId: client.id }, headers: { slug: client.slug, 'guest-code': guest.code } };
    const events = [{ id: resepsi.id, is_attending: true, guest_total: 2 }];
    const first = await api.as().call(submitRsvp, { ...answer, body: { name: 'Budi', events } });
    expect(await summary()).toMatchObject({ total_confirmed: 1, total_pax_confirmed: 2 });
    const params = { bookingId: first.data.booking_id };
    expect((await host.call(deleteBooking, { params })).status).toBe(200);
    expect((await host.call(deleteBooking, { params })).status).toBe(404);
    expect(await summary()).toMatchObject({
      total_confirmed: 0,
      total_pending: 1,
      total_pax_confirmed: 0,
      total_pax: 2,
    });
    expect(await api.db('rsvp_history').where({ guest_id: guest.id })).toHaveLength(1);
    expect((await host.call(listRsvpGuests, { body: {} })).data[0]).toMatchObject({
      booking_id: null,
      is_attending: null,
    });
    const declined = [{ id: resepsi.id, is_attending: false, guest_total: 0 }];
    await api.as().call(submitRsvp, { ...answer, body: { name: 'Budi', events: declined } });
    expect(await summary()).toMatchObject({ total_declined: 1, total_pending: 0 });
    expect(await api.db('rsvp_history').where({ guest_id: guest.id })).toHaveLength(2);
    await expectTrueCounters(resepsi.id);
  });
});
