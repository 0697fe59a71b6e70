import {
  addGuest,
  changeGuest,
  checkInGuest,
  getHostedInvitation,
  getRsvpInsights,
  giveToGuest,
  listEntrustedGifts,
  listGuestBookGuests,
  listRsvpGuests,
  submitRsvp,
  undoOperation,
} from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

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
        { label: 'Sayur', value: 'veg' },
      ],
    },
    { name: 'song', type: 'text', required: false },
  ],
};

async function givenHost() {
  const client = await api.given.client({ option: { rsvp_config: JSON.stringify(RSVP_CONFIG) } });
  const akad = await api.given.event({ of: client, title: 'Akad', start_datetime: new Date('2027-06-12T02:00:00Z') });
  const resepsi = await api.given.event({ of: client, title: 'Resepsi' });
  const host = api.as(await api.given.clientAccount(client));
  const invite = async (name: string, more: { guest_group?: string; total_guests?: number } = {}) =>
    (await host.call(addGuest, { body: { slug: client.slug, name, total_guests: 3, ...more } })).data;
  const answer = (code: string, name: string, extra: { coming: number; meal?: string }) =>
    api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': code },
      body: {
        name,
        events: [akad, resepsi].map(({ id }) => ({
          id,
          is_attending: extra.coming > 0,
          guest_total: extra.coming,
        })),
        ...(extra.meal && { additional_fields: JSON.stringify({ meal: extra.meal }) }),
      },
    });
  return { client, akad, resepsi, host, invite, answer };
}

test('a host learns the own slugs, events and groups, and nobody else’s', async () => {
  const { client, akad, resepsi, host, invite } = await givenHost();
  const second = await api.given.option(client, { language: 'kr' });
  await invite('Budi', { guest_group: 'Kantor' });
  await invite('Ayu', { guest_group: 'Kantor' });
  await (await givenHost()).invite('Siti', { guest_group: 'Lain' });
  const { data } = await host.call(getHostedInvitation, {});
  expect(data).toMatchObject({ client_name: client.name, guest_groups: ['Kantor'] });
  expect(data.slugs.map(({ slug, language, link }) => [slug, language, link])).toEqual([
    [client.slug, 'id', `https://janur.test/${client.slug}`],
    [second.slug, 'kr', `https://janur.test/${second.slug}`],
  ]);
  expect(data.events.map(({ id, title, is_guest_book }) => [id, title, is_guest_book])).toEqual([
    [akad.id, 'Akad', true],
    [resepsi.id, 'Resepsi', true],
  ]);
});

test('the insights have the last answers, the days, and what those who come chose', async () => {
  const { client, resepsi, host, invite, answer } = await givenHost();
  const [budi, ayu, siti] = [await invite('Budi'), await invite('Ayu'), await invite('Siti')];
  await answer(budi.code, 'Budi', { coming: 3, meal: 'fish' });
  await answer(ayu.code, 'Ayu', { coming: 2, meal: 'fish' });
  await answer(siti.code, 'Siti', { coming: 0, meal: 'veg' });
  const { data } = await host.call(getRsvpInsights, { query: { eventId: resepsi.id, slug: client.slug } });
  expect(data.timeline.at(-1)).toMatchObject({ confirmed: 2, declined: 1, pax: 5 });
  expect(data.questions).toEqual([
    {
      name: 'meal',
      label: 'Hidangan',
      answers: [{ value: 'fish', label: 'Ikan', total_answers: 2, total_pax: 5 }],
    },
  ]);
  expect(data.latest.map(({ name, is_attending, guest_total }) => [name, is_attending, guest_total])).toEqual([
    ['Siti', false, 0],
    ['Ayu', true, 2],
    ['Budi', true, 3],
  ]);
  const { data: empty } = await host.call(getRsvpInsights, {
    query: { eventId: (await api.given.event({ of: client })).id },
  });
  expect(empty).toEqual({ timeline: [], questions: [], latest: [] });
});

test('the list is narrowed by answer, group and arrival, and sorted either way', async () => {
  const { resepsi, host, invite, answer } = await givenHost();
  const budi = await invite('Budi', { guest_group: 'Kantor', total_guests: 5 });
  const ayu = await invite('Ayu', { guest_group: 'Keluarga', total_guests: 1 });
  await invite('Siti', { guest_group: 'Kantor', total_guests: 2 });
  await answer(budi.code, 'Budi', { coming: 1 });
  await answer(ayu.code, 'Ayu', { coming: 0 });
  const arrival = { event_id: resepsi.id, guest_code: budi.code, total_guest_attending: 1 };
  expect((await host.call(checkInGuest, { body: arrival })).status).toBe(200);
  const names = async (body: Parameters<typeof host.call<typeof listRsvpGuests>>[1]['body']) => {
    const { data, meta } = await host.call(listRsvpGuests, { body });
    expect(meta.total_data).toBe(data.length);
    return data.map(({ name }) => name);
  };
  for (const event_id of [undefined, resepsi.id]) {
    const at = event_id === undefined ? {} : { event_id };
    expect(await names({ ...at, status: 'PENDING' })).toEqual(['Siti']);
    expect(await names({ ...at, status: 'CONFIRMED' })).toEqual(['Budi']);
    expect(await names({ ...at, status: 'DECLINED' })).toEqual(['Ayu']);
    expect(await names({ ...at, guest_group: 'Kantor' })).toEqual(['Budi', 'Siti']);
    expect(await names({ ...at, has_arrived: true })).toEqual(['Budi']);
    expect(await names({ ...at, has_arrived: false, search_query: 's' })).toEqual(['Siti']);
    expect(await names({ ...at, order_type: 'DESC' })).toEqual(['Siti', 'Budi', 'Ayu']);
    expect(await names({ ...at, order_by: 'total_guests' })).toEqual(['Ayu', 'Siti', 'Budi']);
    expect(await names({ ...at, order_by: 'created_at', order_type: 'DESC' })).toEqual(['Siti', 'Ayu', 'Budi']);
  }
});

test('a guest without a number is changed by the code, and what is left out stays', async () => {
  const { host, invite } = await givenHost();
  const { code } = await invite('Budi', { guest_group: 'Kantor' });
  const params = { guestCode: code };
  const body = { name: 'Budi Santoso', email: 'budi@example.com', guest_group: null };
  expect((await host.call(changeGuest, { params, body })).data).toMatchObject({
    code,
    name: 'Budi Santoso',
    email: 'budi@example.com',
    guest_group: null,
    total_guests: 3,
  });
  const again = await host.call(changeGuest, { params, body: { phone_number: '0812-0000-7777', total_guests: 1 } });
  expect(again.data).toMatchObject({ name: 'Budi Santoso', phone_number: '+6281200007777', total_guests: 1 });
  const stranger = api.as(await api.given.clientAccount());
  expect((await stranger.call(changeGuest, { params, body })).status).toBe(404);
});

test('the guest-book shows who came, who did not, and who handed what over; gifts are summed until undone', async () => {
  const { client, resepsi, host, invite } = await givenHost();
  const [budi, ayu] = [await invite('Budi'), await invite('Ayu')];
  await invite('Siti');
  const usher = api.as(await api.given.usher(client));
  await usher.call(checkInGuest, {
    body: { event_id: resepsi.id, guest_code: budi.code, total_guest_attending: 2, souvenir: true },
  });
  const given = { giver_name: 'Pak Lurah', amount: 250_000 };
  await usher.call(giveToGuest, {
    headers: { 'idempotency-key': 'gift-of-ayu-1' },
    body: { event_id: resepsi.id, guest_code: ayu.code, entrusted_gifts: [given, { giver_name: 'Bu Lurah' }] },
  });
  const names = async (shown: 'ARRIVED' | 'MISSING' | 'GIFT' | 'SOUVENIR' | 'ENTRUSTED' | 'WALK_IN') => {
    const { data } = await host.call(listGuestBookGuests, { body: { event_ids: [resepsi.id], shown } });
    return data.map(({ name }) => name);
  };
  expect(await names('ARRIVED')).toEqual(['Budi']);
  expect(await names('MISSING')).toEqual(['Ayu', 'Siti']);
  expect(await names('SOUVENIR')).toEqual(['Budi']);
  expect(await names('GIFT')).toEqual([]);
  expect(await names('WALK_IN')).toEqual([]);
  expect(await names('ENTRUSTED')).toEqual(['Ayu']);
  const gifts = () => host.send(listEntrustedGifts, { params: { eventId: resepsi.id } });
  const answer = await gifts();
  expect(JSON.parse(answer.text)).toMatchObject({ header: { total_gifts: 2, total_amount: 250_000 } });
  expect(answer.data.map(({ giver_name, amount, guest_name }) => [giver_name, amount, guest_name])).toEqual([
    ['Bu Lurah', null, 'Ayu'],
    ['Pak Lurah', 250_000, 'Ayu'],
  ]);
  // sums are the couple's: the organiser sees who gave
  const organiser = api.as(await api.given.admin());
  const seen = await organiser.send(listEntrustedGifts, { params: { eventId: resepsi.id } });
  expect(seen.text).not.toContain('250000');
  expect(JSON.parse(seen.text)).toMatchObject({
    data: [{ giver_name: 'Bu Lurah' }, { giver_name: 'Pak Lurah', amount: null }],
    header: { total_gifts: 2, total_amount: null },
  });
  await usher.call(undoOperation, { body: { event_id: resepsi.id, undone_op_id: 'gift-of-ayu-1' } });
  expect(JSON.parse((await gifts()).text)).toMatchObject({ data: [], header: { total_gifts: 0, total_amount: 0 } });
  expect(await names('ENTRUSTED')).toEqual([]);
});
