import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { verify } from '@node-rs/argon2';
import { LANGUAGES, TEMPLATE_IDS } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import sharp from 'sharp';
import { testDatabase, type TestDatabase } from '../testing.ts';
import { demoPictures } from './pictures.ts';
import { DEMO_ACCOUNTS, DEMO_ASSETS, listDemoAccounts, seedDemo, seedGuests } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.clean();
  await database.close();
});

describe('the demo', () => {
  // in what time: ops/bench/seed.ts
  beforeAll(async () => {
    await database.clean();
    expect(await seedDemo(database.db)).toBe(true);
  });

  const count = async (table: string, where: object = {}): Promise<number> => {
    const rows = await database.db(table).where(where).count({ n: '*' });
    return Number(rows[0]?.['n']);
  };
  const clientOf = async (slug: string): Promise<number> =>
    (await database.db('options').where({ slug }).select('client_id').first())?.client_id ?? 0;

  test('is stored once: a second seed changes nothing', async () => {
    const before = await count('clients');
    expect(await seedDemo(database.db)).toBe(false);
    expect(await count('clients')).toBe(before);
  });

  test('has the accounts of decisions §8, whose passwords are argon2id', async () => {
    for (const { username, password, role } of Object.values(DEMO_ACCOUNTS)) {
      const account = await database.db('accounts').where({ username }).first();
      expect(account?.role).toBe(role);
      expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verify(account?.password_hash ?? '', password)).toBe(true);
    }
    const clientId = await clientOf('sinta-rama');
    expect(await count('accounts', { client_id: clientId })).toBe(2);
  });

  test('has 250 slugs, one a template and one a behaviour among them', async () => {
    const slugs = new Set(await database.db('options').pluck<string[]>('slug'));
    const named = [
      ...TEMPLATE_IDS.map((id) => (id === 'CUSTOM' ? 'demo-custom' : `demo-${id.toLowerCase().replaceAll('_', '-')}`)),
      'sinta-rama',
      'demo-v1',
      'demo-wish-only',
      'demo-locked',
      'demo-private',
      'demo-birthday',
      'demo-unknown-template',
      'demo-hidden',
      ...LANGUAGES.map((language) => `demo-lang-${language}`),
    ];
    expect(slugs.size).toBe(250);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect([...slugs].filter((slug) => !/^[a-z0-9-]{2,64}$/.test(slug))).toEqual([]);
  });

  test('wears every template, one slug of them stored as TemplateShort1 and one that is in no registry', async () => {
    const templates = await database.db('options').pluck<string[]>('template');
    expect(templates.filter((template) => template === 'TemplateShort1')).toHaveLength(1);
    const canonical = new Set(templates.map(canonicalTemplateId));
    expect([...canonical].filter((id) => !(TEMPLATE_IDS as readonly string[]).includes(id))).toEqual(['TEMPLATE_99']);
    expect(TEMPLATE_IDS.filter((id) => !canonical.has(id))).toEqual([]);
  });

  test('sinta-rama has three guest-book events and 300 guests, SINTA001 first and not yet decided', async () => {
    const client_id = await clientOf('sinta-rama');
    const events = await database.db('events').where({ client_id }).orderBy('position');
    expect(events.map(({ title, type, is_guest_book }) => [title, type, is_guest_book])).toEqual([
      ['Akad nikah', 'HOLY_MATRIMONY', 1],
      ['Resepsi', 'WEDDING_RECEPTION', 1],
      ['After party', 'AFTER_PARTY', 1],
    ]);
    const guests = await database.db('guests').where({ client_id }).orderBy('id');
    expect(guests).toHaveLength(300);
    expect(guests[0]).toMatchObject({ code: 'SINTA001', name: 'Budi Santoso', total_guests: 2 });
    const own = await database.db('guest_events').where({ guest_id: guests[0]?.id });
    expect(own.map(({ confirmation_status, is_checked_in }) => [confirmation_status, is_checked_in])).toEqual(
      Array.from({ length: 3 }, () => ['PENDING', 0]),
    );
    expect(await count('clients', { id: client_id, version: 'V2' })).toBe(1);
  });

  test('answers, history, wishes and counters of sinta-rama agree', async () => {
    const client_id = await clientOf('sinta-rama');
    const answers = await count('rsvps', { client_id });
    expect(answers).toBeGreaterThan(150);
    expect(await count('rsvp_history', { client_id })).toBe(answers);
    const messages = await database.db('wishes').where({ client_id }).pluck<string[]>('message');
    expect(messages.length).toBeGreaterThan(20);
    expect(new Set(messages).size).toBe(messages.length);
    for (const counters of await database.db('event_counters').where({ client_id })) {
      const { event_id } = counters;
      expect(counters.total_invitations).toBe(await count('guest_events', { event_id }));
      expect(counters.total_confirmed).toBe(await count('rsvp_events', { event_id, is_attending: true }));
    }
  });

  test.each([
    ['demo-locked', { lock_code: 'BUNGA' }],
    ['demo-private', { is_private: 1 }],
    ['demo-hidden', { is_hidden: 1 }],
    ['demo-wish-only', { rsvp_style: 'WISH_ONLY' }],
    ['demo-birthday', { web_type: 'BIRTHDAY' }],
    ['demo-custom', { is_custom_template: 1, template: 'CUSTOM' }],
    ['demo-lang-kr', { language: 'kr' }],
  ])('%s behaves as its name says', async (slug, expected) => {
    expect(await database.db('options').where({ slug }).first()).toMatchObject(expected);
  });

  test('each template has a few guests with links of their own: one has yet to answer, one comes, one does not', async () => {
    for (const id of TEMPLATE_IDS) {
      const slug = id === 'CUSTOM' ? 'demo-custom' : `demo-${id.toLowerCase().replaceAll('_', '-')}`;
      const client_id = await clientOf(slug);
      const guests = await database.db('guests').where({ client_id }).orderBy('id').select('id', 'name', 'code');
      expect(guests).toHaveLength(3);
      const answers = await database
        .db('rsvps')
        .where({ client_id })
        .orderBy('guest_id')
        .select('guest_id', 'is_attending');
      expect(answers.map(({ guest_id, is_attending }) => [guest_id, is_attending])).toEqual([
        [guests[1]?.id, 1],
        [guests[2]?.id, 0],
      ]);
    }
  });

  test('demo-private knows its guest by phone and code', async () => {
    const client_id = await clientOf('demo-private');
    expect(await database.db('guests').where({ client_id }).first()).toMatchObject({
      phone_number: '+6281200000001',
      code: 'PRIV0001',
    });
  });

  test('every event is in 2027 and starts before it ends', async () => {
    const events = await database.db('events').select('title', 'start_datetime', 'end_datetime');
    expect(events.filter(({ start_datetime }) => start_datetime?.getUTCFullYear() !== 2027)).toEqual([]);
    expect(
      events.filter(
        ({ start_datetime, end_datetime }) => start_datetime && end_datetime && start_datetime >= end_datetime,
      ),
    ).toEqual([]);
  });

  test('refers only to files that are there, and the files stay under 16 MB', async () => {
    const { db } = database;
    const urls = new Set<string>();
    for (const [table, column] of [
      ['galleries', 'picture_url'],
      ['hero_backgrounds', 'picture_url'],
      ['stories', 'image_url'],
      ['profiles', 'photo_url'],
      ['contents', 'opening_modal_image'],
      ['options', 'song_url'],
      ['options', 'meta_image'],
      ['options', 'lock_image_url'],
      ['events', 'guest_book_image_url'],
    ] as const) {
      for (const url of await db(table).distinct().whereNotNull(column).pluck<string[]>(column)) urls.add(url);
    }
    expect([...urls].filter((url) => !existsSync(new URL(url.replace('/files/demo/', ''), DEMO_ASSETS)))).toEqual([]);
    const files = readdirSync(DEMO_ASSETS, { recursive: true, encoding: 'utf8' }).map(
      (name) => new URL(name, DEMO_ASSETS),
    );
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(16_000_000);
    const attribution = readFileSync(new URL('ATTRIBUTION.md', DEMO_ASSETS), 'utf8');
    expect([...urls].filter((url) => /\.(webp|mp3)$/.test(url) && !attribution.includes(stem(url)))).toEqual([]);
  });
});

test('every photo of the demo has its files for narrower screens', async () => {
  const pictures = demoPictures();
  const photos = readdirSync(DEMO_ASSETS).filter((name) => name.endsWith('.webp'));
  expect(pictures.map((picture) => picture.file).toSorted()).toEqual(photos.toSorted());
  for (const { file, width, height } of pictures.flatMap((picture) => [picture, ...picture.variants])) {
    const head = await sharp(readFileSync(new URL(file, DEMO_ASSETS))).metadata();
    expect([file, head.width, head.height]).toEqual([file, width, height]);
  }
  await database.clean();
  await seedDemo(database.db);
  const cover = await database.db('uploads').where({ url: '/files/demo/forest-path-portrait.webp' }).first();
  expect(cover).toMatchObject({ client_id: null, width: 1080, state: 'READY', variants: expect.any(Array) });
});

const stem = (url: string): string =>
  url.replace('/files/demo/', '').replace(/(-(landscape|portrait|square))?\.(webp|mp3)$/, '');

test('the accounts that a demo password opens are known by name, until their password is another', async () => {
  await database.clean();
  const { db } = database;
  expect(await listDemoAccounts(db)).toEqual([]);
  await seedDemo(db);
  const all = await db('accounts').where({ is_active: true }).orderBy('id').pluck('username');
  expect(all).toEqual(expect.arrayContaining(['admin', 'designer', 'sinta-rama', 'usher-sinta-rama']));
  expect(await listDemoAccounts(db)).toEqual(all);
  await db('accounts').whereNot({ username: 'designer' }).update({ is_active: false });
  expect(await listDemoAccounts(db)).toEqual(['designer']);
  const others = await db('accounts').where({ username: 'admin' }).first();
  await db('accounts')
    .where({ username: 'designer' })
    .update({ password_hash: others?.password_hash ?? '' });
  expect(await listDemoAccounts(db)).toEqual([]);
});

test('guests for benchmarks all stand on the list of their event and are counted', async () => {
  await database.clean();
  const { db } = database;
  const slugs = await seedGuests(db, 12_000);
  expect(slugs).toHaveLength(1);
  expect(await db('guest_events').count({ n: '*' })).toEqual([{ n: 12_000 }]);
  expect(await db('guest_events').countDistinct({ n: 'guest_id' })).toEqual([{ n: 12_000 }]);
  expect(await db('event_counters').sum({ n: 'total_invitations' })).toEqual([{ n: '12000' }]);
  await seedGuests(db, 10);
  expect(await db('guests').count({ n: '*' })).toEqual([{ n: 12_010 }]);
});
