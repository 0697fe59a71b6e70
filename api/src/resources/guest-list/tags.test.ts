import {
  addGuest,
  changeGuest,
  changeGuests,
  deleteGuests,
  exportGuestList,
  type GuestTag,
  listRsvpGuests,
  restoreGuests,
  uploadGuestList,
} from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';
import { tagsNamed } from './import/tag-words.ts';

const api = testApi();

async function couple() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const host = api.as(await api.given.clientAccount(client));
  const guest = (tags: GuestTag[], name?: string) =>
    api.given.guest({ of: client, to: [event], tags: tags.join(',') || null, ...(name && { name }) });
  const list = async (body: object = {}) =>
    (await host.call(listRsvpGuests, { body: { slugs: [client.slug], ...body } })).data;
  const tagsOf = async (code: string) => (await list()).find((one) => one.code === code)?.tags;
  return { client, event, host, guest, list, tagsOf };
}

test('a guest is tagged, in whichever order, and the tags are changed and emptied', async () => {
  const { client, host, tagsOf } = await couple();
  const body = { slug: client.slug, name: 'Bude Tutik', total_guests: 2 };
  const { data } = await host.call(addGuest, { body: { ...body, tags: ['VIP', 'BRIDE', 'VIP'] } });
  expect(data.tags).toEqual(['BRIDE', 'VIP']);
  const params = { guestCode: data.code };
  await host.call(changeGuest, { params, body: { name: 'Bude Tutik S.' } });
  expect(await tagsOf(data.code)).toEqual(['BRIDE', 'VIP']);
  await host.call(changeGuest, { params, body: { tags: [] } });
  expect(await tagsOf(data.code)).toEqual([]);
});

test('nobody is on both sides', async () => {
  const { client, host } = await couple();
  const body = { slug: client.slug, name: 'Budi', total_guests: 1, tags: ['BRIDE', 'GROOM'] as GuestTag[] };
  const { status, failure } = await host.call(addGuest, { body });
  expect([status, failure.fields?.[0]]).toMatchObject([422, { path: 'body.tags', code: 'one_side' }]);
});

test('the list shows those with a tag, of all guests and of an event', async () => {
  const { event, guest, list } = await couple();
  const [vip, kin] = [await guest(['BRIDE', 'VIP']), await guest(['KIN'])];
  await guest([]);
  const codes = async (body: object) => (await list(body)).map(({ code }) => code);
  expect(await codes({ tag: 'VIP' })).toEqual([vip.code]);
  expect(await codes({ tag: 'KIN', event_id: event.id })).toEqual([kin.code]);
  expect(await codes({ tag: 'GROOM' })).toEqual([]);
});

test('many are tagged at once: what is not said stays, and a side takes the place of the other', async () => {
  const { host, guest, tagsOf } = await couple();
  const guests = [await guest(['BRIDE']), await guest(['GROOM', 'VIP']), await guest([])];
  const codes = guests.map(({ code }) => code);
  const change = (tags: object) => host.call(changeGuests, { body: { guests: { codes }, tags } });
  expect((await change({ add: ['GROOM', 'KIN'] })).data.changed).toBe(3);
  expect(await Promise.all(codes.map(tagsOf))).toEqual([
    ['GROOM', 'KIN'],
    ['GROOM', 'KIN', 'VIP'],
    ['GROOM', 'KIN'],
  ]);
  await change({ remove: ['KIN', 'VIP'] });
  expect(await Promise.all(codes.map(tagsOf))).toEqual([['GROOM'], ['GROOM'], ['GROOM']]);
});

test('all whom a filter shows are meant, by a tag too', async () => {
  const { client, host, guest, tagsOf } = await couple();
  const [vip, other] = [await guest(['VIP']), await guest([])];
  const filter = { slugs: [client.slug], search_query: '', tag: 'VIP' as const };
  await host.call(changeGuests, { body: { guests: { filter }, guest_group: 'Kehormatan' } });
  const rows = await api.db('guests').whereIn('code', [vip.code, other.code]).orderBy('id').pluck('guest_group');
  expect(rows).toEqual(['Kehormatan', null]);
  expect(await tagsOf(vip.code)).toEqual(['VIP']);
});

test('whoever is deleted and taken back is tagged as before', async () => {
  const { host, guest, tagsOf } = await couple();
  const { code } = await guest(['KIN', 'VIP']);
  await host.call(deleteGuests, { body: { guests: { codes: [code] } } });
  await host.call(restoreGuests, { body: { codes: [code] } });
  expect(await tagsOf(code)).toEqual(['KIN', 'VIP']);
});

test.each(['en', 'id', 'my'] as const)(
  'what is exported in %s is imported again without a change',
  async (language) => {
    const { client, host, guest, list } = await couple();
    await guest(['BRIDE', 'KIN'], 'Bude Tutik');
    await guest(['GROOM', 'VIP'], 'Pak Lurah');
    await guest([], 'Budi');
    const headers = { accept: 'text/csv' };
    const { text } = await host.send(exportGuestList, { headers, body: { slugs: [client.slug], language } });
    const [head = '', ...rows] = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    // of the columns that an import reads: code, name, group, tags
    const cut = [head, ...rows].map((row) =>
      cellsOf(row)
        .slice(1, 7)
        .filter((_, at) => at !== 2 && at !== 3)
        .join(';'),
    );
    expect(cut.join('\n')).toMatch(language === 'en' ? /Bride’s side, Family/ : /Pihak/);
    const before = (await list()).map(({ tags }) => tags);
    const file = new File([cut.join('\n')], 'list.csv', { type: 'text/csv' });
    const { data } = await host.call(uploadGuestList, { body: { slug: client.slug, 'rsvp-guest-file': file } });
    expect(data).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect((await list()).map(({ tags }) => tags)).toEqual(before);
  },
);

test('a file tags new guests and known ones, and a word that is no tag is told by its row', async () => {
  const { client, host, guest, list } = await couple();
  await guest(['KIN'], 'Budi');
  const upload = (text: string) =>
    host.call(uploadGuestList, {
      body: { slug: client.slug, 'rsvp-guest-file': new File([text], 'list.csv', { type: 'text/csv' }) },
    });
  const code = (await list())[0]?.code;
  expect((await upload(`Kode,Nama,Tanda\n${code},Budi,VIP\n`)).data).toMatchObject({ updated: 1 });
  expect((await upload('Nama,Tanda\nSiti,"Pihak wanita; keluarga"\n')).data).toMatchObject({ created: 1 });
  expect((await list()).map(({ name, tags }) => [name, tags])).toEqual([
    ['Budi', ['VIP']],
    ['Siti', ['BRIDE', 'KIN']],
  ]);
  const { status, text } = await upload('Nama,Tanda\nAyu,tetangga\n');
  expect(status).toBe(422);
  expect(text).toContain('no_such_tag');
});

test.each([
  ['VIP, keluarga', 'KIN,VIP'],
  ['Bräutigam; Ehrengast', 'GROOM,VIP'],
  ['新婦側 / 親族', 'BRIDE,KIN'],
  ['신랑측', 'GROOM'],
  ['-', null],
])('%s means %s', (cell, tags) => {
  expect(tagsNamed(cell)).toEqual({ tags });
});

/** Cells of a line of CSV, quoted ones too. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
