import { migrate } from '../migrate.ts';
import { scratchDatabase, type TestDatabase } from '../testing.ts';
import { guestSearch } from './009-guest-search.ts';
import { allMigrations } from './index.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await scratchDatabase();
  const migrations = await allMigrations();
  await migrate(database.db, { migrations: migrations.slice(0, migrations.indexOf(guestSearch)) });
});
afterEach(() => database.close());

const GUESTS = 4500;

/** More guests than a chunk has, as they were before. */
async function formerGuests(): Promise<void> {
  const { db } = database;
  const [client_id = 0] = await db('clients').insert({ name: 'Sinta & Rama' });
  const [content_id = 0] = await db('contents').insert({ client_id });
  const [event_id = 0] = await db('events').insert({ client_id, content_id });
  const [option_id = 0] = await db('options').insert({ client_id, slug: 'sinta-rama', template: 'TEMPLATE_1' });
  const guests = Array.from({ length: GUESTS }, (_, index) => [client_id, option_id, `C${index}`, `Ünal ${index}`]);
  // as text: the tables' types are those of now
  const rows = guests.map(() => '(?, ?, ?, ?)').join();
  await db.raw(`INSERT INTO guests (client_id, option_id, code, name) VALUES ${rows}`, guests.flat());
  await db.raw("UPDATE guests SET phone_number = '+6281277799123' WHERE code = 'C7'");
  await db.raw(
    `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name)
     SELECT client_id, option_id, ?, id, name FROM guests`,
    [event_id],
  );
  await db.raw("UPDATE guests SET updated_at = '2026-01-01'");
  await db.raw("UPDATE guest_events SET updated_at = '2026-01-01'");
}

async function expectAllFound(): Promise<void> {
  const { db } = database;
  for (const table of ['guests', 'guest_events'] as const) {
    const texts = await db(table)
      .select(db.raw('CAST(search_text AS CHAR CHARACTER SET utf8mb4) AS text'))
      .orderBy('id');
    expect(texts).toHaveLength(GUESTS);
    expect(texts[7]).toEqual({ text: 'unal 7\nc7\t6281277799123\t081277799123' });
    expect(texts.at(-1)).toEqual({ text: `unal ${GUESTS - 1}\nc${GUESTS - 1}` });
    expect(await db(table).where({ search_text: '' })).toEqual([]);
    // nobody has changed: devices at the door need not load everybody anew
    expect(await db(table).whereNot({ updated_at: new Date('2026-01-01T00:00:00Z') })).toEqual([]);
  }
}

test('guests of before can be found, and do not look changed', async () => {
  await formerGuests();
  await migrate(database.db);
  await expectAllFound();
});

test.each([
  ['guests', 3000],
  ['guests', 0],
  ['guest_events', 3000],
] as const)('crashed while it filled %s behind row %i, it goes on there', async (table, after) => {
  const { db } = database;
  await formerGuests();
  await migrate(db);
  const [row] = await db(table).orderBy('id').offset(after).limit(1).select('id');
  await db.raw(`UPDATE ${table} SET search_text = '', updated_at = updated_at WHERE id >= ?`, [row?.id ?? 0]);
  if (table === 'guests') await db.raw("UPDATE guest_events SET search_text = '', updated_at = updated_at");
  await db('migrations').where({ name: guestSearch.name }).delete();
  expect(await migrate(db)).toEqual([guestSearch.name]);
  await expectAllFound();
});

test('taken back and done again, the guests are found again', async () => {
  await formerGuests();
  await migrate(database.db);
  await guestSearch.down(database.db);
  expect(await database.db.schema.hasColumn('guest_events', 'search_text')).toBe(false);
  await guestSearch.up(database.db);
  await expectAllFound();
});
