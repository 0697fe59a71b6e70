import {
  addGuest,
  insertAdhocGuest,
  listGuestBookGuests,
  listRsvpGuests,
  searchGuests,
  submitRsvp,
  updateGuest,
  uploadGuestList,
} from '@janur/contracts';
import { randomUUID } from 'node:crypto';
import type { GuestRow } from '../db/rows/guests.ts';
import { seedDemo, seedGuests } from '../db/seed/index.ts';
import { testApi } from '../testing/test-api.ts';

const api = testApi();
beforeEach(() => api.clean());

/** An event whose three lists say together whom a search finds. */
async function searchable() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const [host, usher] = [await api.given.clientAccount(client), await api.given.usher(client)];
  const invite = (guest: Partial<GuestRow>) =>
    api.given.guest({ of: client, to: [event], phone_number: null, ...guest });
  const find = async (text: string, page = 1, limit = 50) => {
    const body = { search_query: text, page, limit };
    const query = { eventId: event.id, search: text, page, limit };
    const book = { ...body, event_ids: [event.id] };
    const answers = [
      await api.as(usher).call(searchGuests, { query }),
      await api.as(host).call(listGuestBookGuests, { body: book }),
      await api.as(host).call(listGuestBookGuests, { body: { ...book, order_by: 'created_at', order_type: 'DESC' } }),
      await api.as(host).call(listGuestBookGuests, { body: { ...book, order_by: 'table_number' } }),
      await api.as(host).call(listGuestBookGuests, { body: { ...book, order_by: 'checked_in_at' } }),
      await api.as(host).call(listRsvpGuests, { body }),
      await api.as(host).call(listRsvpGuests, { body: { ...body, event_id: event.id } }),
      await api.as(host).call(listRsvpGuests, { body: { ...body, event_id: event.id, slugs: [client.slug] } }),
    ];
    const found = answers.map(({ data, meta }) => ({
      names: data.map(({ name }) => name).toSorted(),
      total: meta.total_data,
    }));
    for (const other of found) expect(other).toEqual(found[0]);
    return found[0];
  };
  return { client, event, host: api.as(host), usher: api.as(usher), invite, find };
}

const GUESTS = [
  { name: 'Rosa Ünal' },
  { name: '林美琳' },
  { name: '美咲' },
  { name: 'さくら' },
  { name: 'タカシ Tanaka' },
  { name: '김서연' },
  { name: 'Đặng Søren' },
  { name: '100% Budi_O\\Neil' },
  { name: 'Ayu Lestari', code: 'KMNP23QR', phone_number: '+6281277799123' },
  { name: 'Dewi', code: 'ZZTOP45', phone_number: '+491761234567' },
  { name: 'Qr Code', code: 'TYWBEST' },
];

test.each<[text: string, names: string[]]>([
  ['ROSA', ['Rosa Ünal']],
  ['a ü', ['Rosa Ünal']],
  ['unal', ['Rosa Ünal']],
  ['ünál', ['Rosa Ünal']],
  ['美', ['林美琳', '美咲']],
  ['琳', ['林美琳']],
  ['く', ['さくら']],
  ['サク', ['さくら']],
  ['ｻｸﾗ', ['さくら']],
  ['たか', ['タカシ Tanaka']],
  ['서', ['김서연']],
  ['서연', ['김서연']],
  ['dang so', ['Đặng Søren']],
  ['Ｔａｎａ', ['タカシ Tanaka']],
  ['%', ['100% Budi_O\\Neil']],
  ['％', ['100% Budi_O\\Neil']],
  ['_', ['100% Budi_O\\Neil']],
  ['\\', ['100% Budi_O\\Neil']],
  ['i_o\\n', ['100% Budi_O\\Neil']],
  ['0812-777-99', ['Ayu Lestari']],
  ['0812 7779 9123', ['Ayu Lestari']],
  ['+62 812 777', ['Ayu Lestari']],
  ['+62 (0)812 777', ['Ayu Lestari']],
  ['006281277799123', ['Ayu Lestari']],
  ['６２８１２７７７', ['Ayu Lestari']],
  ['9123', ['Ayu Lestari']],
  ['0176 123', ['Dewi']],
  ['4567', ['Dewi']],
  ['kmnp23', ['Ayu Lestari']],
  ['P23Q', ['Ayu Lestari']],
  ['ttop', []],
  ['ztop', ['Dewi']],
  // a name goes before the codes that happen to have its letters
  ['qr', ['Qr Code']],
  // no hit spans two of name, code and numbers
  ['lestarikmnp', []],
  ['lestari kmnp', []],
  ['23qr62', []],
  ['91230812', []],
  ['kmnp23qr 62', []],
  ["' OR '1'='1", []],
  ['王芳', []],
])('every list finds by %s: %j', async (text, names) => {
  const { invite, find } = await searchable();
  for (const guest of GUESTS) await invite(guest);
  expect(await find(text)).toEqual({ names: names.toSorted(), total: names.length });
});

test('a search of a few signs that fold to nothing finds everybody, as no search does', async () => {
  const { invite, find } = await searchable();
  for (const guest of GUESTS) await invite(guest);
  expect((await find('\u0301'))?.total).toBe(GUESTS.length);
  expect((await find(''))?.total).toBe(GUESTS.length);
});

test('a page behind the last one is empty and still says how many there are', async () => {
  const { invite, find } = await searchable();
  for (const guest of GUESTS) await invite(guest);
  expect(await find('美', 2, 10)).toEqual({ names: [], total: 2 });
});

test('the pages of a search have everybody once, in every order', async () => {
  const { event, host, invite } = await searchable();
  for (let index = 0; index < 23; index += 1) {
    await invite({ name: `Budi ${index % 3}` });
    await invite({ name: `Ayu ${index}` });
  }
  for (const order_by of ['name', 'table_number', 'checked_in_at', 'created_at'] as const) {
    for (const order_type of ['ASC', 'DESC'] as const) {
      const ids: number[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const body = { event_ids: [event.id], search_query: 'budi', page, limit: 5, order_by, order_type };
        const { data, meta } = await host.call(listGuestBookGuests, { body });
        ids.push(...data.map(({ guest_event_id }) => guest_event_id));
        expect(meta.total_data).toBe(23);
      }
      expect(new Set(ids).size).toBe(23);
    }
  }
});

test('the guests of several slugs come in one order', async () => {
  const { client, host, invite } = await searchable();
  const other = await api.given.option(client);
  for (const name of ['Budi C', 'Budi A']) await invite({ name });
  for (const name of ['Budi B', 'Wati']) await api.given.guest({ of: other, name });
  const { data, meta } = await host.call(listRsvpGuests, { body: { search_query: 'budi' } });
  expect(data.map(({ name }) => name)).toEqual(['Budi A', 'Budi B', 'Budi C']);
  expect(meta.total_data).toBe(3);
});

describe('a guest is found at once, and no longer by what was before, after', () => {
  type Place = Awaited<ReturnType<typeof searchable>>;
  const OLD = { name: 'Lama Sekali', phone_number: '+6281277799123' };
  const NEW = { name: 'Žofie 新美', phone_number: '081388800456' };
  const change = async ({ host, invite }: Place, body: { name?: string; phone_number?: string }): Promise<void> => {
    await invite(OLD);
    const params = { phoneNumber: OLD.phone_number };
    expect((await host.call(updateGuest, { params, body })).status).toBe(200);
  };
  const sheet = async ({ host, client }: Place, text: string): Promise<void> => {
    const file = new Blob([text], { type: 'text/csv' });
    const body = { slug: client.slug, 'rsvp-guest-file': file };
    const { created, updated } = (await host.call(uploadGuestList, { body })).data;
    expect(created + updated).toBe(1);
  };

  const WRITERS: Record<string, { write: (place: Place) => Promise<unknown>; hasNumber?: false }> = {
    'an invitation': {
      write: ({ host, client, event }) =>
        host.call(addGuest, { body: { ...NEW, slug: client.slug, total_guests: 2, event_ids: [event.id] } }),
    },
    'a new name and number': { write: (place) => change(place, NEW) },
    'a walk-in': {
      write: ({ usher, event }) =>
        usher.call(insertAdhocGuest, {
          headers: { 'idempotency-key': randomUUID() },
          body: { ...NEW, event_id: event.id, total_guests: 1 },
        }),
    },
    'the answer of a stranger': {
      hasNumber: false,
      write: ({ client, event }) =>
        api.as().call(submitRsvp, {
          params: { clientId: client.id },
          headers: { slug: client.slug, 'idempotency-key': randomUUID() },
          body: { name: NEW.name, events: [{ id: event.id, is_attending: true, guest_total: 1 }] },
        }),
    },
    'an import of new guests': {
      write: (place) => sheet(place, `name,phone_number\n${NEW.name},${NEW.phone_number}\n`),
    },
    'an import of changed guests': {
      write: async (place) => {
        const { code } = await place.invite(OLD);
        await sheet(place, `code,name,phone_number\n${code},${NEW.name},${NEW.phone_number}\n`);
      },
    },
  };

  test.each(Object.entries(WRITERS))('%s', async (_, { write, hasNumber }) => {
    const place = await searchable();
    await write(place);
    const found = { names: [NEW.name], total: 1 };
    for (const text of ['zofie', '新']) expect(await place.find(text)).toEqual(found);
    if (hasNumber !== false) for (const text of ['0456', '0813-888']) expect(await place.find(text)).toEqual(found);
    for (const text of ['lama', '9123']) expect(await place.find(text)).toEqual({ names: [], total: 0 });
  });

  test('the name alone, the number alone, two changes at once', async () => {
    const place = await searchable();
    await place.invite(OLD);
    const params = { phoneNumber: OLD.phone_number };
    await place.host.call(updateGuest, { params, body: { name: NEW.name } });
    expect((await place.find('9123'))?.names).toEqual([NEW.name]);
    await Promise.all([
      place.host.call(updateGuest, { params, body: { name: 'Wulan' } }),
      place.host.call(updateGuest, { params, body: { phone_number: NEW.phone_number } }),
    ]);
    expect((await place.find('wulan'))?.total).toBe(1);
    expect((await place.find('0456'))?.names).toEqual(['Wulan']);
    expect((await place.find('9123'))?.total).toBe(0);
  });
});

test('the demo and the guests of benchmarks can be found', async () => {
  await seedDemo(api.db);
  await seedGuests(api.db, 100);
  const [row] = await api
    .db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .whereRaw('guest_events.search_text <> guests.search_text OR guests.search_text = ?', [''])
    .count({ rows: '*' });
  expect(row).toEqual({ rows: 0 });
});
