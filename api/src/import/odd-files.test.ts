import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '../testing/import.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import type { ImportReport } from './index.ts';

const api = testApi();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'janur-odd-files-'));
});
beforeEach(() => api.clean());
afterAll(() => rmSync(folder, { recursive: true }));

type Line = Readonly<Record<string, unknown>>;

const run = (lines: readonly Line[]) => {
  const path = join(folder, 'odd.jsonl');
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return importFile(
    { db: api.db, config: { ...TEST_CONFIG, dataDir: api.dataDir } },
    { path, origin: 'http://127.0.0.1:1' },
  );
};

const RECEPTION = {
  id: 71,
  type: 'WEDDING_RECEPTION',
  title: 'Resepsi',
  start_datetime: '2027-06-12 11:00',
  is_guest_book: 1,
};
const couple = (more: Line = {}, option: Line = {}): Line => ({
  kind: 'client',
  id: 7,
  name: 'Rania & Yusuf',
  version: 'V2',
  content: { id: 8, bride: { name: 'Rania' }, groom: { name: 'Yusuf' }, new_events: [RECEPTION] },
  option: { id: 9, slug: 'rania-yusuf', template: 'Template5', ...option },
  ...more,
});
const of = (line: Line): Line => ({ slug: 'rania-yusuf', ...line });
const BUDI = of({ kind: 'guest', id: 1, code: 'T000BUDI01', name: 'Budi', total_guests: 2 });

const said = (report: ImportReport) =>
  report.clients.flatMap(({ findings }) =>
    findings.filter(({ what }) => what !== 'READ_AS').map(({ line, path, why }) => `${line} ${path}: ${why}`),
  );
const results = (report: ImportReport) => report.clients.map(({ result }) => result);
const brought = (report: ImportReport, kind: string) => report.clients[0]?.came[kind]?.brought;

test('a page that was fetched twice brings its people once', async () => {
  const lines = [
    BUDI,
    of({ kind: 'rsvp', id: 501, code: 'T000BUDI01', name: 'Budi', is_attending: 1, guest_total: 2 }),
    of({ kind: 'wish', id: 900, name: 'Budi', message: 'Selamat' }),
    of({ kind: 'guest_book', id: 1, guest_event_id: 70, event_id: 71, name: 'Budi', is_checked_in: 1 }),
  ];
  const report = await run([couple(), ...lines, ...lines]);
  expect(said(report)).toEqual([]);
  expect(['guests', 'answers', 'wishes', 'guest-book entries'].map((kind) => brought(report, kind))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(await api.db('guests').pluck('name')).toEqual(['Budi']);
  expect(await api.db('wishes').pluck('message')).toEqual(['Selamat']);
});

test('of lines that say different things of one record the last counts, in every import', async () => {
  const lines = [
    couple(),
    BUDI,
    of({ kind: 'wish', id: 900, name: 'Budi', message: 'Selamat' }),
    { ...BUDI, name: 'Budi Santoso' },
    of({ kind: 'wish', id: 900, name: 'Budi', message: 'Selamat ya' }),
    of({ kind: 'wish', name: 'Ani', message: 'Bahagia' }),
    of({ kind: 'wish', name: 'Ani', message: 'Bahagia' }),
  ];
  const first = await run(lines);
  expect(said(first)).toEqual([
    '2 guest: line 4 says something else of the same record, and counts',
    '3 wish: line 5 says something else of the same record, and counts',
    '6 wish: line 7 is the same and neither has an id: they come once',
  ]);
  const again = await run(lines);
  expect(results(again)).toEqual(['THERE']);
  expect(said(again)).toEqual(said(first));
  expect(await api.db('guests').pluck('name')).toEqual(['Budi Santoso']);
  expect(await api.db('wishes').orderBy('id').pluck('message')).toEqual(['Selamat ya', 'Bahagia']);
});

test('a guest without an id is known by the code', async () => {
  const { id: _id, ...budi } = BUDI;
  await run([couple(), budi]);
  const report = await run([couple(), { ...budi, name: 'Budi Santoso' }]);
  expect(said(report)).toEqual([]);
  expect(await api.db('guests').select('name', 'code')).toEqual([{ name: 'Budi Santoso', code: 'T000BUDI01' }]);
});

test('whoever walked in to two events is one guest, and so is whoever answered twice', async () => {
  const ceremony = { ...RECEPTION, id: 72, title: 'Akad' };
  const walked = { kind: 'guest_book', id: 1, qr_code: 'T000WALK01', name: 'Walk', is_checked_in: 1 };
  const answered = { kind: 'rsvp', code: 'T000ANSW01', name: 'Answer', guest_total: 1 };
  const report = await run([
    couple({ content: { new_events: [RECEPTION, ceremony] } }),
    of({ ...walked, guest_event_id: 701, event_id: 71 }),
    of({ ...walked, guest_event_id: 702, event_id: 72 }),
    of({ ...answered, id: 501, is_attending: 1 }),
    of({ ...answered, id: 502, is_attending: 0 }),
  ]);
  expect(said(report)).toEqual([]);
  expect((await api.db('guests').pluck('code')).toSorted()).toEqual(['T000ANSW01', 'T000WALK01']);
  expect(await api.db('guest_events').where({ is_checked_in: true }).pluck('guest_name')).toEqual(['Walk', 'Walk']);
});

test('a gift is of the guest whom it names, and not of the one whose id is the gift’s own', async () => {
  const report = await run([
    couple(),
    BUDI,
    of({ kind: 'guest', id: 2, code: 'T000ANI001', name: 'Ani' }),
    of({ kind: 'gift', id: 1, event_title: 'Resepsi', giver_name: 'Entah siapa' }),
    of({ kind: 'gift', id: 5, guest_id: 2, event_title: 'Resepsi', giver_name: 'Bu Tini' }),
  ]);
  expect(said(report)).toEqual(['4 gift: it is not said who brought it to which event']);
  const gifts = await api
    .db('entrusted_gifts')
    .join('guest_events', 'guest_events.id', 'entrusted_gifts.guest_event_id')
    .select('giver_name', 'guest_name');
  expect(gifts).toEqual([{ giver_name: 'Bu Tini', guest_name: 'Ani' }]);
});

test('the last second of 9999 is a date that does not come, and takes nothing else with it', async () => {
  const never = '9999-12-31 23:59:59';
  const report = await run([
    couple({ content: { new_events: [{ ...RECEPTION, start_datetime: never }] } }),
    { ...BUDI, created_at: never },
    couple({ id: 8 }, { id: 10, slug: 'sari-dewa' }),
  ]);
  expect(results(report)).toEqual(['BROUGHT', 'BROUGHT']);
  expect(said(report)).toEqual([
    expect.stringMatching(/^1 client content\.new_events\.0\.start_datetime: Must be a date and time/),
    expect.stringMatching(/^2 guest created_at: Must be a date and time/),
  ]);
});

test('two slugs of one client under one id of settings are two in every import', async () => {
  const lines = [couple(), couple({}, { slug: 'yusuf-rania' })];
  await run(lines);
  const again = await run(lines);
  expect(results(again)).toEqual(['THERE']);
  expect(said(again)).toEqual([]);
  expect((await api.db('options').pluck('slug')).toSorted()).toEqual(['rania-yusuf', 'yusuf-rania']);
});

test('two rows of a list under one id are two in every import', async () => {
  const stories = [
    { id: 3, title: 'Bab satu' },
    { id: 3, title: 'Bab dua' },
  ];
  const lines = [couple({ content: { stories } })];
  await run(lines);
  expect(results(await run(lines))).toEqual(['THERE']);
  expect(await api.db('stories').orderBy('id').pluck('title')).toEqual(['Bab satu', 'Bab dua']);
});

test('what is no object is said, the JSON of one in a text is read, and an empty list is none', async () => {
  const report = await run([
    couple({ content: { bride: 'Rania', groom: { name: 'Yusuf' }, galleries: ['https://old.example/1.jpg'] } }),
    couple({ id: 8, content: 'tidak ada' }, { id: 10, slug: 'sari-dewa' }),
    couple(
      { id: 9, content: JSON.stringify({ bride: JSON.stringify({ name: 'Ayu' }), stories: '[{"title":"Bab satu"}]' }) },
      { id: 11, slug: 'ayu-bima' },
    ),
    couple({ id: 10, content: [] }, { id: 12, slug: 'ina-ito' }),
  ]);
  expect(said(report)).toEqual([
    '1 client content.galleries.0: Must be an object',
    '1 client content.bride: Must be an object',
    '2 client content: Must be an object',
  ]);
  expect(await api.db('stories').pluck('title')).toEqual(['Bab satu']);
  expect((await api.db('profiles').pluck('name')).toSorted()).toEqual(['Ayu', 'Yusuf']);
});

test('a slug is read without the slashes around it, and one that is none is said in a sentence', async () => {
  const report = await run([
    couple({}, { slug: '/Rania-Yusuf/' }),
    BUDI,
    couple({ id: 8 }, { id: 10, slug: 'sari & dewa' }),
  ]);
  expect(results(report)).toEqual(['BROUGHT', 'FAILED']);
  expect(said(report)).toEqual(['3 client option.slug: Must be 2 to 64 characters: a-z, 0-9 and -']);
  expect(await api.db('options').pluck('slug')).toEqual(['rania-yusuf']);
  expect(await api.db('guests').pluck('name')).toEqual(['Budi']);
});

test('an event that was given another title here is the same to the answers and entries of the file', async () => {
  const lines = [
    couple({ content: { new_events: [RECEPTION, { ...RECEPTION, id: 72, title: 'Akad' }] } }),
    BUDI,
    of({
      kind: 'rsvp',
      id: 501,
      code: 'T000BUDI01',
      name: 'Budi',
      event_details: [
        { event_title: 'Resepsi', confirmation_status: 'CONFIRMED', total_guest: 2 },
        { event_title: 'Akad', confirmation_status: 'DECLINED' },
      ],
    }),
    of({ kind: 'guest_book', id: 1, event_title: 'Akad', name: 'Budi', is_checked_in: 1 }),
  ];
  await run(lines);
  const answers = () => api.db('rsvp_events').orderBy('event_id').select('event_id', 'is_attending', 'guest_total');
  const before = await answers();
  expect(before).toHaveLength(2);
  await api.db('events').where({ title: 'Akad' }).update({ title: 'Akad nikah' });
  const again = await run(lines);
  expect(said(again)).toEqual([]);
  expect(results(again)).toEqual(['THERE']);
  expect(await answers()).toEqual(before);
});

test('while an import runs another is refused, and may run after it', async () => {
  const path = join(folder, 'long.jsonl');
  writeFileSync(path, JSON.stringify(couple()));
  const into = { db: api.db, config: { ...TEST_CONFIG, dataDir: api.dataDir } };
  const file = { path, origin: 'http://127.0.0.1:1' };
  const both = await Promise.allSettled([importFile(into, file), importFile(into, file)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'Another import is running here: wait until it has ended.' },
  });
  expect(results(await importFile(into, file))).toEqual(['THERE']);
});

test('people of a client whose slug is another’s do not come among the other’s', async () => {
  const report = await run([
    couple(),
    couple({ id: 8 }, { id: 10, slug: 'Rania-Yusuf' }),
    { ...BUDI, client_id: 7 },
    of({ kind: 'guest', id: 2, client_id: 8, code: 'T000ANI001', name: 'Ani' }),
    { kind: 'wish', id: 900, client_id: 8, name: 'Ani', message: 'Selamat' },
  ]);
  expect(report.findings.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '4 is of a client that did not come: its slug is another’s',
    '5 is of a client that did not come: its slug is another’s',
  ]);
  expect(await api.db('guests').pluck('name')).toEqual(['Budi']);
});

test('long ids of the other system are names like any others', async () => {
  const id = '8d1c2b3a-5f60-4711-8c22-0a1b2c3d4e5f';
  const lines = [
    couple({ content: { new_events: [{ ...RECEPTION, id: `${id}-e` }] } }),
    { ...BUDI, id },
    of({ kind: 'guest_book', id, event_title: 'Resepsi', name: 'Budi', is_checked_in: 1 }),
  ];
  expect(results(await run(lines))).toEqual(['BROUGHT']);
  expect(results(await run(lines))).toEqual(['THERE']);
});
