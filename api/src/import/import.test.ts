import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { changeGuest, getClientOption, updateClient } from '@janur/contracts';
import { checksumOf, shapeOf } from '../db/backup/tables.ts';
import { allMigrations } from '../db/migrations/index.ts';
import { type MediaServer, oldStock, serveOldMedia } from '../db/seed/old-stock/index.ts';
import { SOCKET_VARIABLE } from '../db/testing/test-database.ts';
import { importFile } from '../testing/import.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { differencesOf, type Line, linesOf } from '../testing/old-stock-reader.ts';
import { hasAllCome, type ImportReport, reportLines } from './index.ts';
import { ensureFilmMaker } from '../testing/films.ts';

const api = testApi();
let media: MediaServer;
let folder: string;
beforeAll(async () => {
  await ensureFilmMaker();
  media = await serveOldMedia({ isTiny: true });
  folder = mkdtempSync(join(tmpdir(), 'janur-import-'));
}, 180_000);
beforeEach(() => api.clean());
afterAll(async () => {
  await media.close();
  rmSync(folder, { recursive: true });
});

const SLUGS = 12;
/** An import of a whole stock, twice. */
const LONG = 120_000;

/** A file of an old stock, its lines changed by a test. */
function stockFile(change: (lines: Line[]) => unknown[] = (lines) => lines) {
  const { lines, planted } = oldStock({ slugs: SLUGS, media: media.origin });
  const path = join(folder, 'stock.jsonl');
  const records = change(lines.map((line): Line => JSON.parse(line)));
  writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'));
  return { path, planted, records: lines.map((line): Line => JSON.parse(line)) };
}

const run = (path: string) =>
  importFile({ db: api.db, config: { ...TEST_CONFIG, dataDir: api.dataDir } }, { path, origin: media.origin });

/** A checksum of every table there is. */
async function checksums(): Promise<Record<string, string>> {
  const tables = (await allMigrations()).flatMap((migration) => migration.tables);
  const sums: Record<string, string> = {};
  for (const table of tables) {
    const { rows, sha256 } = await checksumOf(api.db, await shapeOf(api.db, table));
    sums[table] = `${rows} ${sha256}`;
  }
  return sums;
}

/** As the report's file has them. */
const findingsIn = (report: ImportReport): Line[] =>
  [...reportLines(report)].map((line): Line => JSON.parse(line)).filter(({ kind }) => kind === 'finding');

const findingsOf = (report: ImportReport) => [
  ...report.clients.flatMap((client) => client.findings),
  ...report.findings,
];

/** The invitation of a slug as an admin's editor gets it. */
async function edited(slug: string) {
  const row = await api.db('options').select('id').where({ slug: slug.toLowerCase() }).first();
  const admin = await api.given.admin();
  return (await api.as(admin).call(getClientOption, { params: { optionId: row?.id ?? 0 } })).data;
}

test(
  'an import that runs again changes no row, and says the same of what did not come',
  async () => {
    const { path, planted } = stockFile();
    const first = await run(path);
    const before = await checksums();
    expect(Number(before['guests']?.split(' ')[0])).toBeGreaterThan(200);
    const again = await run(path);
    expect(await checksums()).toEqual(before);
    expect(findingsOf(again)).toEqual(findingsOf(first));
    expect(first.clients.map(({ result }) => result)).toEqual(first.clients.map(() => 'BROUGHT'));
    expect(again.clients.map(({ result }) => result)).toEqual(first.clients.map(() => 'THERE'));
    // what was made wrong on purpose is named, each as often as it is there
    const said = first.clients.flatMap(({ slugs, findings }) =>
      findings.map(({ path: at, what }) => `${slugs[0]} ${what} ${at}`),
    );
    for (const { slug, path: at, what } of planted) {
      const flaw = `${slug} ${what} ${at}`;
      const times = planted.filter((one) => one.slug === slug && one.path === at).length;
      expect([flaw, said.filter((one) => one === flaw).length]).toEqual([flaw, times]);
    }
    expect(hasAllCome(first)).toBe(false);
  },
  LONG,
);

test(
  'the report says what a reader of the file and of the installation finds to be different, no more and no less',
  async () => {
    const { path, records } = stockFile();
    const report = await run(path);
    const read = { db: api.db, dataDir: api.dataDir, edited };
    const findings = findingsIn(report);
    expect(await differencesOf(records, findings, read)).toEqual({ unsaid: [], untrue: [] });
    const count = async (table: 'guests' | 'rsvps' | 'wishes' | 'entrusted_gifts' | 'options' | 'stories') =>
      Number((await api.db(table).count({ total: '*' }).first())?.total);
    const { came } = JSON.parse([...reportLines(report)].at(-1) ?? '') as { came: Record<string, { brought: number }> }; // its last line
    expect({
      guests: came['guests']?.brought,
      rsvps: came['answers']?.brought,
      wishes: came['wishes']?.brought,
      gifts: came['entrusted gifts']?.brought,
      invitations: came['invitations']?.brought,
      chapters: came['chapters']?.brought,
    }).toEqual({
      guests: await count('guests'),
      rsvps: await count('rsvps'),
      wishes: await count('wishes'),
      gifts: await count('entrusted_gifts'),
      invitations: await count('options'),
      chapters: await count('stories'),
    });
  },
  LONG,
);

test(
  'a bad line stops no other',
  async () => {
    const { path } = stockFile((lines) => lines);
    const whole = await run(path);
    const clients = Number((await api.db('clients').count({ total: '*' }).first())?.total);
    await api.clean();
    const taken = stockFile().records.find(({ kind }) => kind === 'client')?.option as { slug: string }; // a client's line
    appendFileSync(path, '\n{"kind":"guest", "slug":\n');
    appendFileSync(path, Buffer.from('{"kind":"wish","name":"Bud\xff"}\n', 'latin1'));
    appendFileSync(path, '[1,2]\n\n{"kind":"invoice","id":1}\n{"kind":"guest","slug":"nobody","name":"Budi"}\n');
    appendFileSync(
      path,
      `${JSON.stringify({ kind: 'client', id: 'other', name: 'Other', content: {}, option: { slug: taken.slug, template: 'TEMPLATE_1' } })}\n`,
    );
    appendFileSync(
      path,
      `${JSON.stringify({ kind: 'client', id: 'api', name: 'Reserved', content: {}, option: { slug: 'api', template: 'TEMPLATE_1' } })}\n`,
    );
    const report = await run(path);
    expect(report.findings.map(({ why }) => why)).toEqual([
      'is no JSON',
      'is not written in UTF-8',
      'is no record',
      expect.stringMatching(/^has no kind that is known/),
      'belongs to no client of the file (nobody)',
    ]);
    expect(
      report.clients.flatMap(({ findings }) => findings).filter(({ path: at }) => at === 'client option.slug'),
    ).toEqual([
      expect.objectContaining({ why: expect.stringMatching(/is that of line \d+, which came$/) }),
      expect.objectContaining({ what: 'REFUSED', why: 'This word is reserved. Please choose another' }),
    ]);
    expect(Number((await api.db('clients').count({ total: '*' }).first())?.total)).toBe(clients);
    expect(report.clients.filter(({ result }) => result === 'BROUGHT')).toHaveLength(whole.clients.length);
    expect(report.clients.filter(({ result }) => result === 'FAILED').map(({ name }) => name)).toEqual(['Reserved']);
  },
  LONG,
);

test(
  'an import that is killed leaves whole clients alone, and runs to its end when it is run again',
  async () => {
    const { path, records } = stockFile();
    const findings = findingsIn(await run(path));
    await api.clean();
    const [[{ name }]] = await api.db.raw('SELECT DATABASE() AS name');
    const script = new URL('../testing/import-child.ts', import.meta.url).pathname;
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        script,
        path,
        media.origin,
        api.dataDir,
        process.env[SOCKET_VARIABLE] ?? '',
        name,
      ],
      { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let came = 0;
    for await (const _line of createInterface({ input: child.stdout })) {
      came += 1;
      // in the midst of the next one's files or rows
      if (came === 3) setTimeout(() => child.kill('SIGKILL'), 100);
    }
    const there = (await api.db('options').select('slug')).map(({ slug }) => slug);
    expect(there.length).toBeGreaterThanOrEqual(3);
    expect(there.length).toBeLessThan(SLUGS);
    const half = linesOf(there, records);
    expect(half.length).toBeGreaterThan(20);
    const read = { db: api.db, dataDir: api.dataDir, edited };
    expect(await differencesOf(records, findings, read, half)).toEqual({ unsaid: [], untrue: [] });
    const report = await run(path);
    const results = report.clients.map(({ result }) => result);
    expect(results.filter((result) => result === 'THERE')).toHaveLength(there.length);
    expect(results.filter((result) => result === 'BROUGHT')).toHaveLength(SLUGS - there.length);
    expect(findingsIn(report)).toEqual(findings);
    expect(await differencesOf(records, findings, read)).toEqual({ unsaid: [], untrue: [] });
  },
  LONG,
);

test(
  'what was edited here by hand stays; what was not follows the other system',
  async () => {
    const { path, records } = stockFile();
    await run(path);
    const line = records.find(
      ({ kind, option }) => kind === 'client' && (option as { slug: string }).slug === 'rania-yusuf',
    ); // of the stock
    const admin = await api.given.admin();
    const before = await edited('rania-yusuf');
    const [first, second] = before.content.galleries;
    const [story] = before.content.stories;
    // by hand: a greeting, a chapter's title; the first picture of the gallery goes
    await api.as(admin).call(updateClient, {
      params: { clientId: before.id },
      body: {
        name: before.name,
        version: before.version,
        content: {
          greeting: 'Salam dari kami',
          galleries: before.content.galleries.filter(({ id }) => id !== first?.id).map(({ id }) => ({ id })),
          stories: [{ id: story?.id, title: 'Bab satu' }],
        },
      },
    });
    const guests = records.filter(({ kind, slug }) => kind === 'guest' && slug === 'rania-yusuf');
    const [hers, his] = guests.filter(({ code }) => typeof code === 'string');
    await api.as(admin).call(changeGuest, { params: { guestCode: String(hers?.code) }, body: { name: 'Bu Ajeng' } });
    // in the other system: the same greeting and title, and others beside them
    const changed = stockFile((lines) =>
      lines.map((one) => {
        if (one.kind === 'guest' && one.code === hers?.code)
          return { ...one, name: 'Ibu Ajeng', email: 'ajeng@example.com' };
        if (one.kind === 'guest' && one.code === his?.code) return { ...one, name: 'Pak Bimo', total_guests: 4 };
        if (one.kind !== 'client' || one.id !== line?.id) return one;
        const content = one.content as { stories: object[]; galleries: object[] }; // of the stock
        return {
          ...one,
          content: {
            ...content,
            greeting: 'Halo semua',
            quote: 'Cinta itu sabar',
            stories: content.stories.map((chapter) => ({ ...chapter, title: 'Bab 1', location: 'Bandung' })),
            galleries: content.galleries.map((picture, index) =>
              index < 2 ? { ...picture, title: `Foto ${index}` } : picture,
            ),
          },
        };
      }),
    );
    const report = await run(changed.path);
    const after = await edited('rania-yusuf');
    expect(after.content).toMatchObject({ greeting: 'Salam dari kami', quote: 'Cinta itu sabar' });
    expect(after.content.stories).toMatchObject([{ id: story?.id, title: 'Bab satu', location: 'Bandung' }]);
    expect(after.content.galleries.map(({ id, title }) => [id, title])).toEqual([
      [second?.id, 'Foto 1'],
      ...before.content.galleries.slice(2).map(({ id, title }) => [id, title]),
    ]);
    const named = async (code: unknown) =>
      api
        .db('guests')
        .select('name', 'email', 'total_guests')
        .where({ code: String(code) })
        .first();
    expect(await named(hers?.code)).toMatchObject({ name: 'Bu Ajeng', email: 'ajeng@example.com' });
    expect(await named(his?.code)).toMatchObject({ name: 'Pak Bimo', total_guests: 4 });
    const places = await api.db('guest_events').where({ guest_name: 'Pak Bimo' }).pluck('total_guests');
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places)).toEqual(new Set([4]));
    const ours = report.clients.find(({ slugs }) => slugs.includes('rania-yusuf'));
    expect(ours?.result).toBe('CHANGED');
    expect(
      ours?.findings
        .filter(({ what }) => what === 'KEPT')
        .map(({ path: at }) => at)
        .toSorted(),
    ).toEqual(['client content.greeting', 'client content.stories.0.title', 'guest name']);
    const others = report.clients.filter((client) => client !== ours);
    expect(new Set(others.map(({ result }) => result))).toEqual(new Set(['THERE']));
    // and once more: nothing
    const sums = await checksums();
    await run(changed.path);
    expect(await checksums()).toEqual(sums);
  },
  LONG,
);

test(
  'wishes that were taken down here do not come back; their dates are the old ones',
  async () => {
    const { path, records } = stockFile();
    await run(path);
    const wish = records.find(({ kind }) => kind === 'wish');
    const row = await api
      .db('wishes')
      .select('id', 'client_id', 'created_at')
      .where({ message: String(wish?.message), created_at: new Date(String(wish?.created_at)) })
      .first();
    expect(row).toBeDefined();
    await api
      .db('wishes')
      .where({ id: row?.id ?? 0 })
      .update({ deleted_at: new Date() });
    await run(path);
    const params = { clientId: row?.client_id ?? 0 };
    const shown = await api.db('wishes').where({ client_id: params.clientId }).whereNull('deleted_at').pluck('id');
    expect(shown).not.toContain(row?.id);
  },
  LONG,
);

test('a gift on a line of its own comes once, a gift of nobody is refused, and an hour in WIT is Jayapura’s', async () => {
  const path = join(folder, 'papua.jsonl');
  const event = {
    id: 71,
    type: 'WEDDING_RECEPTION',
    title: 'Resepsi',
    start_datetime: '2027-06-12 11:00 WIT',
    is_guest_book: 1,
  };
  const records = [
    {
      kind: 'client',
      id: 7,
      name: 'Yosefa & Boas',
      version: 'V2',
      content: { id: 8, bride: { name: 'Yosefa' }, groom: { name: 'Boas' }, new_events: [event] },
      option: { id: 9, slug: 'yosefa-boas', template: 'Template5' },
    },
    { kind: 'guest', slug: 'yosefa-boas', id: 1, code: 'T000PAPUA1', name: 'Mama Marta', total_guests: 2 },
    {
      kind: 'gift',
      slug: 'yosefa-boas',
      id: 56,
      guest_code: 'T000PAPUA1',
      event_title: 'Resepsi',
      giver_name: 'Mama Marta',
      amount: 250_000,
    },
    { kind: 'gift', slug: 'yosefa-boas', id: 57, giver_name: 'Entah siapa', amount: 1 },
  ];
  writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'));
  const report = await run(path);
  await run(path);
  expect(await api.db('events').pluck('start_datetime')).toEqual([new Date('2027-06-12T02:00:00Z')]);
  expect(await api.db('entrusted_gifts').select('giver_name', 'amount')).toEqual([
    { giver_name: 'Mama Marta', amount: 250_000 },
  ]);
  const refused = findingsOf(report).filter(({ what }) => what === 'REFUSED');
  expect(refused.map(({ line, path: at }) => `${line} ${at}`)).toEqual(['4 gift event', '4 gift']);
});
