import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  addGuest,
  exportGuestList,
  FILE_LANGUAGES,
  getGuestListTemplate,
  readGuestFile,
  getRsvpSummary,
  listGuestBookGuests,
  listRsvpGuests,
  previewGuestList,
  RefusedRows,
  uploadGuestList,
  uploadTableNumbers,
  problem,
} from '@janur/contracts';
import { buildApp } from '../../../app.ts';
import { createDatabase } from '../../../db/connection.ts';
import { threadsAtWork } from '../../../lib/spreadsheets/start-worker.ts';
import { writeSpreadsheet } from '../../../lib/spreadsheets/write.ts';
import type { Cell } from '../../../lib/spreadsheets/protocol.ts';
import { caller, urlOf } from '../../../testing/call.ts';
import { TEST_CONFIG, testApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/until.ts';
import { finishAll } from './write-pieces.ts';

const api = testApi();

const csv = (...lines: string[]): Blob => new Blob([lines.join('\r\n')], { type: 'text/csv' });

async function xlsx(header: string[], rows: Cell[][]): Promise<Blob> {
  async function* batches() {
    yield rows;
  }
  const columns = header.map((name) => ({ header: name }));
  const bytes = await buffer(
    writeSpreadsheet({ tenant: 'a test', format: 'xlsx', sheet: 'Guests', columns }, batches()),
  );
  return new Blob([new Uint8Array(bytes)]);
}

async function givenHost() {
  const client = await api.given.client();
  const akad = await api.given.event({ of: client, title: 'Akad', start_datetime: new Date('2027-06-12T02:00:00Z') });
  const resepsi = await api.given.event({ of: client, title: 'Resepsi' });
  const { token } = await api.given.clientAccount(client);
  const host = api.as({ token });
  const upload = (file: Blob, slug = client.slug) =>
    host.call(uploadGuestList, { body: { slug, 'rsvp-guest-file': file } });
  const guests = async () => (await host.call(listRsvpGuests, { body: { limit: 100 } })).data;
  const summary = async () => (await host.call(getRsvpSummary, { query: { eventId: resepsi.id } })).data;
  return { client, akad, resepsi, token, host, upload, guests, summary };
}

describe('what a file would do', () => {
  const rows = [
    ['Nama', 'No HP', 'Jumlah', 'Acara', 'Meja'],
    ['Budi Santoso', '081200001111', '3', 'Akad, Resepsi', 'A1'],
    ['Sari', '081200002222', '2', 'Resepsi', ''],
    ['Tono', '081200003333', '2', 'Akad, Resepsi', ''],
  ];
  const file = (change: (lines: string[][]) => void = () => undefined) => {
    const lines = structuredClone(rows);
    change(lines);
    return csv(...lines.map((line) => line.map((cell) => `"${cell}"`).join(',')));
  };
  async function givenTaken() {
    const wedding = await givenHost();
    await wedding.upload(file((lines) => void lines.splice(3)));
    const body = (changed: Blob, over: object = {}) => ({
      body: { slug: wedding.client.slug, 'rsvp-guest-file': changed, ...over },
    });
    const preview = (changed: Blob, over: object = {}) => wedding.host.call(previewGuestList, body(changed, over));
    const take = (changed: Blob, said: object) =>
      wedding.host.call(uploadGuestList, body(changed, { as_said: JSON.stringify(said) }));
    return { ...wedding, preview, take };
  }

  test('is told row by row, and nothing is written', async () => {
    const { preview, guests } = await givenTaken();
    const before = await guests();
    const said = await preview(file((lines) => void (lines[1] = ['Budi S.', '081200001111', '4', 'Resepsi', 'A1'])));
    expect(said.data).toEqual({
      created: [4],
      updated: [
        {
          row: 2,
          code: before.find(({ name }) => name === 'Budi Santoso')?.code,
          name: 'Budi Santoso',
          columns: ['name', 'total_guests', 'events'],
        },
      ],
      unchanged: [3],
    });
    expect(await guests()).toEqual(before);
    expect((await preview(csv('Nama,No HP', 'Budi,abc'))).code).toBe('VALIDATION_FAILED');
    expect(threadsAtWork()).toBe(0);
  });

  test('is what it then does, and the file that was taken says nothing new', async () => {
    const { preview, take, client } = await givenTaken();
    const { created, updated, unchanged } = (await preview(file())).data;
    const counts = { created: created.length, updated: updated.length, unchanged: unchanged.length };
    expect((await take(file(), counts)).data).toEqual({ slug: client.slug, created: 1, updated: 0, unchanged: 2 });
    expect((await preview(file())).data).toEqual({ created: [], updated: [], unchanged: [2, 3, 4] });
  });

  test('is done as it was said, or not at all', async () => {
    const { take, guests, host, client } = await givenTaken();
    await host.call(addGuest, {
      body: { slug: client.slug, name: 'Tono', phone_number: '081200003333', total_guests: 2 },
    });
    const before = await guests();
    const refused = await take(file(), { created: 1, updated: 0, unchanged: 2 });
    expect([refused.status, refused.failure.message]).toEqual([
      409,
      expect.stringContaining('changed this in the meantime'),
    ]);
    expect(await guests()).toEqual(before);
  });

  test('is told of one’s own list alone', async () => {
    const { client } = await givenHost();
    const other = await givenHost();
    const body = { slug: client.slug, 'rsvp-guest-file': csv('Nama', 'Budi') };
    expect((await other.host.call(previewGuestList, { body })).status).toBe(404);
  });
});

test('hosts with one slug send the file alone; who has several says which', async () => {
  const { client, host } = await givenHost();
  const file = await xlsx(['Nama'], [['Budi Santoso']]);
  const alone = (who: typeof host) => who.call(uploadGuestList, { body: { 'rsvp-guest-file': file } });
  expect((await alone(host)).data).toEqual({ slug: client.slug, created: 1, updated: 0, unchanged: 0 });
  const missing = [expect.objectContaining({ path: 'body.slug', code: 'required' })];
  await api.given.option(client);
  expect((await alone(host)).failure.fields).toEqual(missing);
  expect((await alone(api.as(await api.given.admin()))).failure.fields).toEqual(missing);
});

test('a file invites its guests to every event and counts them; again it changes nothing', async () => {
  const { client, upload, guests, summary } = await givenHost();
  const file = await xlsx(
    ['Nama', 'No. HP', 'Jumlah Tamu', 'Email', 'Group', 'Meja', 'Catatan'],
    [
      ['Budi Santoso', '0812-0000-1111', 3, 'budi@example.com', 'Keluarga', 'A1', 'Vegetarian'],
      ['김서연', 6281200002222, null, null, null, null, null],
      ['=1+1', null, 2, null, null, null, null],
    ],
  );
  expect((await upload(file)).data).toEqual({ slug: client.slug, created: 3, updated: 0, unchanged: 0 });
  const [formula, budi, korean] = await guests();
  expect(budi).toMatchObject({
    name: 'Budi Santoso',
    phone_number: '+6281200001111',
    email: 'budi@example.com',
    guest_group: 'Keluarga',
    details: { note: 'Vegetarian' },
    total_guests: 3,
    source: 'INVITED',
  });
  expect(budi?.event_details.map(({ table_number }) => table_number)).toEqual(['A1', 'A1']);
  expect(formula).toMatchObject({ name: '=1+1', phone_number: null });
  expect(korean).toMatchObject({ phone_number: '+6281200002222', total_guests: 1 });
  expect(await summary()).toMatchObject({ total_invitations: 3, total_pax: 6, total_pending: 3 });

  const again = await xlsx(
    ['name', 'phone', 'total'],
    [
      ['Budi Santoso', '+62 812 0000 1111', 3],
      ['=1+1', null, 2],
    ],
  );
  expect((await upload(again)).data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(await guests()).toHaveLength(3);
});

describe('a column of events', () => {
  const invitedTo = async ({ guests }: Awaited<ReturnType<typeof givenHost>>) =>
    Object.fromEntries(
      (await guests()).map(({ name, event_details }) => [name, event_details.map(({ event_title }) => event_title)]),
    );

  test('invites each guest to what it names, and to all where it names nothing', async () => {
    const place = await givenHost();
    const { upload, summary, akad, host } = place;
    const { data } = await upload(
      csv(
        'Nama,Jumlah,Acara',
        'Budi,2,"Akad, Resepsi"',
        'Ani,3,resepsi',
        'Citra,1,',
        'Dodi,4,-',
        'Eka,1,semua',
        'Fajar,2,Res',
      ),
    );
    expect(data).toMatchObject({ created: 6 });
    expect(await invitedTo(place)).toEqual({
      Ani: ['Resepsi'],
      Budi: ['Akad', 'Resepsi'],
      Citra: ['Akad', 'Resepsi'],
      Dodi: [],
      Eka: ['Akad', 'Resepsi'],
      Fajar: ['Resepsi'],
    });
    expect(await summary()).toMatchObject({ total_invitations: 5, total_pax: 9 });
    const { data: ofAkad } = await host.call(getRsvpSummary, { query: { eventId: akad.id } });
    expect(ofAkad).toMatchObject({ total_invitations: 3, total_pax: 4 });
    const shown = await api.db('events').where({ client_id: place.client.id }).orderBy('id').pluck('only_invited');
    expect(shown).toEqual([1, 1]);
  });

  test('changes what known guests are invited to, and fills an event that was added later', async () => {
    const place = await givenHost();
    const { upload, client } = place;
    await upload(csv('Nama,Jumlah', 'Budi,2', 'Ani,3'));
    await api.given.event({ of: client, title: 'Ngunduh Mantu', start_datetime: new Date('2027-06-20T02:00:00Z') });
    const { data } = await upload(csv('Nama,Acara', 'Budi,Resepsi; Ngunduh Mantu', 'Ani,Ngunduh'));
    expect(data).toMatchObject({ created: 0, updated: 2 });
    expect(await invitedTo(place)).toEqual({ Ani: ['Ngunduh Mantu'], Budi: ['Resepsi', 'Ngunduh Mantu'] });
    expect(await place.summary()).toMatchObject({ total_invitations: 1, total_pax: 2 });
  });

  test('refuses a name that no event has, and says which there are', async () => {
    const { upload } = await givenHost();
    const { failure } = await upload(csv('Nama,Acara', 'Budi,Pesta kebun'));
    const { rows } = RefusedRows.parse(failure.details);
    const params = { what: 'Pesta kebun', events: 'Akad, Resepsi' };
    expect(rows).toMatchObject([{ row: 2, column: 'events', code: 'no_event_named', params }]);
  });
});

test('who is invited already is changed: by code, by number, or by name where there is no number', async () => {
  const { client, resepsi, upload, guests, summary } = await givenHost();
  await upload(
    csv('name,phone_number,total_guests,note', 'Budi,081200003333,4,VIP', 'Ayu,,2,', 'Citra,081200004444,2,'),
  );
  const before = await guests();
  const codeOf = (name: string) => before.find((guest) => guest.name === name)?.code ?? '';
  await api
    .db('guest_events')
    .where({ guest_id: before.find(({ name }) => name === 'Budi')?.id, event_id: resepsi.id })
    .update({
      confirmation_status: 'CONFIRMED',
      total_guests_confirmed: 4,
    });
  const answer = await upload(
    csv(
      'code,name,phone_number,total_guests,table',
      `,Budi Santoso,+6281200003333,3,`,
      `,AYU,,5,`,
      `${codeOf('Citra').toLowerCase()},Citra Dewi,081200005555,2,B2`,
    ),
  );
  expect(answer.data).toEqual({ slug: client.slug, created: 0, updated: 3, unchanged: 0 });
  const after = await guests();
  expect(after.map(({ name, phone_number, total_guests }) => [name, phone_number, total_guests])).toEqual([
    ['AYU', null, 5],
    ['Budi Santoso', '+6281200003333', 3],
    ['Citra Dewi', '+6281200005555', 2],
  ]);
  expect(after.map(({ code }) => code)).toEqual(['Ayu', 'Budi', 'Citra'].map(codeOf));
  expect(after[1]?.details).toEqual({ note: 'VIP' });
  expect(after[1]?.event_details[1]).toMatchObject({ total_guests: 3, total_guest: 3 });
  expect(after[2]?.event_details[0]?.table_number).toBe('B2');
  expect(
    await api.db('guest_events').where({ client_id: client.id }).distinct('guest_name').pluck('guest_name'),
  ).toEqual(expect.arrayContaining(['AYU', 'Budi Santoso', 'Citra Dewi']));
  expect(await summary()).toMatchObject({ total_invitations: 3, total_pax: 10 });
});

test('wrong cells are told by row and column, and nothing is written', async () => {
  const { upload, guests } = await givenHost();
  const answer = await upload(
    csv(
      'name;phone;email;total;table',
      'Budi;081200006666;budi@example.com;2;A1',
      ';twelve;nobody;0;A1',
      'Ayu;081200006666;;1.5;' + 'x'.repeat(21),
    ),
  );
  expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.failure.fields?.map(({ path }) => path).toSorted()).toEqual(
    ['3.email', '3.name', '3.phone_number', '3.total_guests', '4.phone_number', '4.table_number', '4.total_guests'].map(
      (path) => `body.rsvp-guest-file.${path}`,
    ),
  );
  expect(answer.failure.details).toMatchObject({ count: 7 });
  expect(answer.failure.fields).toContainEqual({
    path: 'body.rsvp-guest-file.4.phone_number',
    ...problem('same_guest', { row: 2 }),
    message: 'The same guest as in row 2',
  });
  expect(await guests()).toEqual([]);
});

test.each([
  ['an unknown column', csv('name,salary', 'Budi,1'), 422, 'body.rsvp-guest-file.1.salary'],
  ['a column twice', csv('name,phone,phone_number', 'Budi,1,2'), 422, 'body.rsvp-guest-file.1.phone_number'],
  ['no names', csv('phone', '0812'), 422, 'body.rsvp-guest-file.1.name'],
  ['nothing', csv(''), 422, 'body.rsvp-guest-file.1.name'],
  ['an unknown code', csv('code,name', 'NOBODY1234,Budi'), 422, 'body.rsvp-guest-file.2.code'],
  ['a poisoned column', csv('name,__proto__', 'Budi,x'), 422, 'body.rsvp-guest-file.1.__proto__'],
])('a file with %s is refused', async (_, file, status, path) => {
  const { upload, guests } = await givenHost();
  const answer = await upload(file);
  expect([answer.status, answer.failure.fields?.[0]?.path]).toEqual([status, path]);
  expect(await guests()).toEqual([]);
});

test('a file is read as it is, titles and all, and nothing of it is kept', async () => {
  const { host, guests } = await givenHost();
  const file = await xlsx(
    ['DAFTAR TAMU', '', ''],
    [
      ['No', 'Nama', 'HP'],
      [1, 'Budi', '0812'],
    ],
  );
  const { rows } = (await host.call(readGuestFile, { body: { 'rsvp-guest-file': file } })).data;
  expect(rows.map(({ row, cells }) => [row, cells.filter(Boolean)])).toEqual([
    [1, ['DAFTAR TAMU']],
    [2, ['No', 'Nama', 'HP']],
    [3, ['1', 'Budi', '0812']],
  ]);
  expect(await guests()).toEqual([]);
  const noise = new Blob(['\u0000\u0001'], { type: 'text/csv' });
  expect((await host.call(readGuestFile, { body: { 'rsvp-guest-file': noise } })).code).toBe('UNSUPPORTED_MEDIA');
});

describe('several guests with one number', () => {
  const file = () => csv('Nama,No HP', 'Pak Darma,081326400001', 'Bu Retno,081326400001');

  test('are one guest twice, unless the host says that they are not', async () => {
    const { client, host, upload, guests } = await givenHost();
    expect((await upload(file())).failure.fields?.[0]?.code).toBe('same_guest');
    const apart = async () =>
      (
        await host.call(uploadGuestList, {
          body: { slug: client.slug, 'rsvp-guest-file': file(), shared_numbers: 'true' },
        })
      ).data;
    expect(await apart()).toMatchObject({ created: 2, updated: 0 });
    expect(await apart()).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect((await guests()).map(({ name }) => name).toSorted()).toEqual(['Bu Retno', 'Pak Darma']);
  });

  test('nobody is renamed unasked: the host says who it is, or that it is an invitation of its own', async () => {
    const { client, host, upload, guests } = await givenHost();
    await upload(csv('Nama,No HP', 'Agus Gunawan,081326400001', 'Bpk. Hendra,081326400002'));
    const [agus] = await guests();
    const list = csv('Nama,No HP', 'Bude Tutik sekeluarga,081326400001', 'Om Hendra & Tante Sri,081326400002');
    const send = (more: object = {}) =>
      host.call(uploadGuestList, {
        body: { slug: client.slug, 'rsvp-guest-file': list, asks_names: 'true' as const, ...more },
      });
    const asked = await send();
    const params = { name: 'Agus Gunawan', code: agus?.code };
    // who shares a word of the name is the same guest, written otherwise
    expect(asked.failure.fields).toMatchObject([
      { path: 'body.rsvp-guest-file.2.phone_number', code: 'number_elsewhere', params },
    ]);
    expect((await guests()).map(({ name }) => name)).toEqual(['Agus Gunawan', 'Bpk. Hendra']);
    expect((await send({ apart_rows: JSON.stringify([2]) })).data).toMatchObject({ created: 1, updated: 1 });
    const names = ['Agus Gunawan', 'Bude Tutik sekeluarga', 'Om Hendra & Tante Sri'];
    expect((await guests()).map(({ name }) => name)).toEqual(names);
    // sent once more each is known by the name
    expect((await send()).data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    const named = csv('Kode,Nama,No HP', `${agus?.code},Agus & Rina,081326400001`);
    expect((await send({ 'rsvp-guest-file': named })).data).toMatchObject({ updated: 1 });
  });

  test('with one name they are a slip all the same', async () => {
    const { client, host } = await givenHost();
    const twice = csv('Nama,No HP', 'Pak Darma,081326400001', 'PAK DARMA,081326400001', 'Bu Retno,081326400001');
    const body = { slug: client.slug, 'rsvp-guest-file': twice, shared_numbers: 'true' as const };
    expect((await host.call(uploadGuestList, { body })).failure.fields?.[0]?.code).toBe('same_guest');
  });
});

test.each(['en', 'id', 'my'] as const)(
  'the list in %s names its columns, and no raw words, as its host speaks',
  async (language) => {
    const { client, host, upload } = await givenHost();
    await upload(csv('Nama,No HP', 'Budi,081326400002'));
    const answer = await host.send(exportGuestList, {
      body: { slugs: [client.slug], language },
      headers: { accept: 'text/csv' },
    });
    const [head = ''] = answer.text.split('\r\n');
    const expected = { en: 'Phone number', id: 'Nomor HP', my: 'No telefon' }[language];
    expect(head).toContain(expected);
    expect(answer.text).not.toMatch(/PENDING|INVITED/);
    expect(answer.text).not.toContain('Asia/Jakarta');
  },
);

test('what is no spreadsheet is refused', async () => {
  const { upload } = await givenHost();
  const answer = await upload(new Blob([Buffer.from('89504e470d0a1a0a0000000d4948445200', 'hex')]));
  expect([answer.status, answer.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  const large = await upload(new Blob([Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n')]));
  expect([large.status, large.code]).toEqual([413, 'TOO_LARGE']);
});

test('a code of another client and a slug of another client are not there', async () => {
  const { upload } = await givenHost();
  const stranger = await api.given.client();
  const { code } = await api.given.guest({ of: stranger });
  expect((await upload(csv('code,name', `${code},Budi`))).status).toBe(422);
  expect((await upload(csv('name', 'Budi'), stranger.slug)).status).toBe(404);
});

test('a wrong row in row 49,999 is found, and nothing is written', async () => {
  const { upload, client } = await givenHost();
  const lines = Array.from({ length: 50_000 }, (_, index) => `Guest ${index},${index === 49_997 ? 'wrong' : ''}`);
  const answer = await upload(csv('name,total_guests', ...lines));
  expect(answer.failure.fields?.map(({ path }) => path)).toEqual(['body.rsvp-guest-file.49999.total_guests']);
  expect(await guestCount(client.id)).toBe(0);
});

test('of two files at once the second sees whom the first invited', async () => {
  const { upload, client } = await givenHost();
  const lines = Array.from({ length: 3000 }, (_, index) => `Guest ${index},${1 + (index % 4)}`);
  const answers = await Promise.all([1, 2].map(() => upload(csv('name,total_guests', ...lines))));
  expect(answers.map(({ data }) => [data.created, data.unchanged]).toSorted()).toEqual([
    [0, 3000],
    [3000, 0],
  ]);
  expect(await guestCount(client.id)).toBe(3000);
});

test('an import whose process ends in the middle of it is finished by another, with the right numbers', async () => {
  const { client, token, upload, summary } = await givenHost();
  const names = Array.from({ length: 3000 }, (_, index) => `Guest ${index}`);
  await upload(csv('name,total_guests', ...names.map((name) => `${name},1`)));
  const dying = createDatabase({ connection: api.db.client.config.connection });
  const other = await buildApp({ db: dying, config: TEST_CONFIG });
  const file = csv('name,total_guests', ...names.map((name) => `${name},3`), 'Ayu,3');
  const answer = caller(() => other, token).call(uploadGuestList, {
    body: { slug: client.slug, 'rsvp-guest-file': file },
  });
  await until(async () => {
    const left = await piecesOf(client.id);
    return left > 0 && left < 25;
  });
  await dying.destroy();
  expect((await answer).status).toBe(500);
  await other.close();
  expect(await piecesOf(client.id)).toBeGreaterThan(0);
  await finishAll(api.db);
  expect(await piecesOf(client.id)).toBe(0);
  expect(await api.db('guests').where({ client_id: client.id }).count({ n: '*' }).sum({ pax: 'total_guests' })).toEqual(
    [{ n: 3001, pax: '9003' }],
  );
  expect(await summary()).toMatchObject({ total_invitations: 3001, total_pax: 9003 });
});

async function piecesOf(client_id: number): Promise<number> {
  const [row] = await api.db('import_pieces').where({ client_id }).count<{ pieces: number }[]>({ pieces: '*' });
  return row?.pieces ?? 0;
}

test('an upload that its sender breaks off leaves nothing', async () => {
  const { client, token } = await givenHost();
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const sent = request(`${origin}${urlOf(uploadGuestList, {})}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
  });
  const brokenOff = once(sent, 'error');
  const arrived = once(api.app.server, 'request');
  const part = '--b\r\ncontent-disposition: form-data; name=';
  sent.write(`${part}"slug"\r\n\r\n${client.slug}\r\n`);
  sent.write(`${part}"rsvp-guest-file"; filename="guests.csv"\r\n\r\nname\r\nBudi\r\nAyu\r\n`);
  await arrived;
  sent.destroy(new Error('the sender is gone'));
  await brokenOff;
  await until(async () => (await openConnections()) === 0 && threadsAtWork() === 0);
  expect(await guestCount(client.id)).toBe(0);
});

const openConnections = (): Promise<number> => promisify(api.app.server.getConnections.bind(api.app.server))();

async function guestCount(client_id: number): Promise<number> {
  const [row] = await api.db('guests').where({ client_id }).count<{ guests: number }[]>({ guests: '*' });
  return row?.guests ?? 0;
}

describe('tables in bulk', () => {
  async function givenSeats() {
    const given = await givenHost();
    const [ayu, budi] = [
      await api.given.guest({ of: given.client, to: [given.resepsi], name: 'Ayu', at: { table_number: '1' } }),
      await api.given.guest({ of: given.client, to: [given.resepsi], name: 'Budi', at: { table_number: '2' } }),
    ];
    const seat = (file: Blob, eventId = given.resepsi.id) =>
      given.host.call(uploadTableNumbers, { params: { eventId }, body: { 'bulk-update-table-number': file } });
    const tables = async () => {
      const { data } = await given.host.call(listGuestBookGuests, { body: { event_ids: [given.resepsi.id] } });
      return data.map(({ table_number }) => table_number);
    };
    return { ...given, ayu, budi, seat, tables };
  }

  test('a filled template seats its guests and says how many moved', async () => {
    const { ayu, budi, seat, tables } = await givenSeats();
    const file = csv('guest_code,name,table_number', `${ayu.code},Ayu,007`, `${budi.code},Budi,2`);
    expect((await seat(file)).data).toEqual({ updated: 1, unchanged: 1 });
    expect(await tables()).toEqual(['007', '2']);
    expect((await seat(csv('guest_code,table_number', `${ayu.code},`))).data).toEqual({ updated: 1, unchanged: 0 });
    expect(await tables()).toEqual([null, '2']);
  });

  test('one unknown guest leaves everybody where they are', async () => {
    const { ayu, seat, tables, akad } = await givenSeats();
    const file = csv('guest_code,table_number', `${ayu.code},9`, 'NOBODY1234,9', `${ayu.code},8`);
    const answer = await seat(file);
    expect([answer.status, answer.failure.fields?.map(({ path }) => path)]).toEqual([
      422,
      ['body.bulk-update-table-number.3.guest_code', 'body.bulk-update-table-number.4.guest_code'],
    ]);
    expect(await tables()).toEqual(['1', '2']);
    expect((await seat(csv('guest_code,table_number', `${ayu.code},9`), akad.id)).status).toBe(422);
  });
});

describe('corrections beside the file', () => {
  const file = csv('Nama,No. HP,Jumlah', 'Budi,0812-0000-5551,2', ',0812-0000-5552,2', 'Siti,twelve,x', 'Ayu,,1');
  const send = async (corrections?: string) => {
    const { host, client, guests } = await givenHost();
    const body = { slug: client.slug, 'rsvp-guest-file': file, corrections };
    return { answer: await host.call(uploadGuestList, { body }), guests };
  };

  test('a refused file is answered with the wrong rows as they were read', async () => {
    const { answer, guests } = await send();
    expect(answer.status).toBe(422);
    expect(RefusedRows.parse(answer.failure.details)).toEqual({
      count: 3,
      rows: [
        { row: 3, column: 'name', ...problem('required') },
        { row: 4, column: 'phone_number', ...problem('not_a_phone_number') },
        { row: 4, column: 'total_guests', ...problem('whole_between', { min: 1, max: 1000 }) },
      ],
      values: {
        3: { phone_number: '0812-0000-5552', total_guests: '2' },
        4: { name: 'Siti', phone_number: 'twelve', total_guests: 'x' },
      },
    });
    expect(await guests()).toEqual([]);
  });

  test('with its cells corrected and rows left out the same file is taken over', async () => {
    const corrections = {
      3: null,
      4: { phone_number: '0812-0000-5553', total_guests: '' },
      5: { name: 'Ayu Lestari' },
    };
    const { answer, guests } = await send(JSON.stringify(corrections));
    expect(answer.data).toMatchObject({ created: 3 });
    expect((await guests()).map(({ name, phone_number, total_guests }) => [name, phone_number, total_guests])).toEqual([
      ['Ayu Lestari', null, 1],
      ['Budi', '+6281200005551', 2],
      ['Siti', '+6281200005553', 1],
    ]);
  });

  test('corrections that are none are refused by name', async () => {
    for (const corrections of ['{', '[]', '{"3":{"nam":"x"}}', '{"x":null}']) {
      const { answer } = await send(corrections);
      expect([answer.status, answer.failure.fields?.[0]?.path]).toEqual([
        422,
        expect.stringMatching(/^body\.corrections/),
      ]);
    }
  });

  test('the template’s columns are ones that the import reads, in every language', async () => {
    for (const language of FILE_LANGUAGES) {
      const { host, client } = await givenHost();
      const { text } = await host.send(getGuestListTemplate, { query: { language }, headers: { accept: 'text/csv' } });
      const [header = ''] = text.replace('\uFEFF', '').trim().split('\r\n');
      const filled = csv(
        header,
        'Budi,0812-0000-5551,2,Budi; Nadira (anak),Kantor,VIP,Akad,A1,budi@example.com,Vegetarian',
      );
      const body = { slug: client.slug, 'rsvp-guest-file': filled };
      expect((await host.call(uploadGuestList, { body })).data).toMatchObject({ created: 1 });
    }
  });
});
