import { rebuildEventCounters } from './counters.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.clean());
afterAll(() => database.close());

const DUPLICATE = { code: 'ER_DUP_ENTRY' };

async function invitation(slug = 'a-slug') {
  const { db } = database;
  const [client_id = 0] = await db('clients').insert({ name: 'Sinta & Rama' });
  const [content_id = 0] = await db('contents').insert({ client_id });
  const [event_id = 0] = await db('events').insert({ client_id, content_id, title: 'Resepsi' });
  const [option_id = 0] = await db('options').insert({ client_id, slug, template: 'TEMPLATE_1' });
  return { client_id, content_id, event_id, option_id };
}

async function guestAt({ client_id, option_id, event_id }: Awaited<ReturnType<typeof invitation>>, code = 'CODE0001') {
  const { db } = database;
  const [guest_id = 0] = await db('guests').insert({
    client_id,
    option_id,
    code,
    name: 'Budi',
    total_guests: 2,
    search_text: '',
  });
  const row = { client_id, option_id, event_id, guest_id, guest_name: 'Budi', total_guests: 2, search_text: '' };
  const [guest_event_id = 0] = await db('guest_events').insert(row);
  return { guest_id, guest_event_id, row };
}

const operation = (op_id: string, device: { device_id: string; seq: number } | object = {}) => ({
  op_id,
  type: 'CHECK_IN',
  client_id: 1,
  event_id: 1,
  occurred_at: new Date(),
  corrected_at: new Date(),
  verdict: 'APPLIED' as const,
  ...device,
});

test('an operation id is stored once', async () => {
  await database.db('operations').insert(operation('op-1'));
  await expect(database.db('operations').insert(operation('op-1'))).rejects.toMatchObject(DUPLICATE);
});

test('a device uses a sequence number once; operations without a device are not held against each other', async () => {
  const { db } = database;
  await db('operations').insert(operation('op-1', { device_id: 'gate-a', seq: 1 }));
  await db('operations').insert(operation('op-2', { device_id: 'gate-b', seq: 1 }));
  await expect(db('operations').insert(operation('op-3', { device_id: 'gate-a', seq: 1 }))).rejects.toMatchObject(
    DUPLICATE,
  );
  await db('operations').insert([operation('op-4'), operation('op-5')]);
  expect(await db('operations').pluck('op_id')).toEqual(['op-1', 'op-2', 'op-4', 'op-5']);
});

test('a guest stands once on the list of an event', async () => {
  const { row } = await guestAt(await invitation());
  await expect(database.db('guest_events').insert(row)).rejects.toMatchObject(DUPLICATE);
});

test('fifty simultaneous check-ins of one guest leave one', async () => {
  const { guest_event_id } = await guestAt(await invitation());
  const checkIns = Array.from({ length: 50 }, (_, index) =>
    database
      .db('guest_events')
      .where({ id: guest_event_id, is_checked_in: false })
      .update({ is_checked_in: true, check_in_op_id: `op-${index}`, total_guests_attended: 2 }),
  );
  const changed = await Promise.all(checkIns);
  expect(changed.filter((rows) => rows === 1)).toHaveLength(1);
});

test('a guest answers in one RSVP record', async () => {
  const { client_id, option_id, ...rest } = await invitation();
  const { guest_id } = await guestAt({ client_id, option_id, ...rest });
  const answer = { client_id, option_id, guest_id, name: 'Budi' };
  await database.db('rsvps').insert(answer);
  await expect(database.db('rsvps').insert(answer)).rejects.toMatchObject(DUPLICATE);
});

test.each([
  ['slug', 'options', { client_id: 0, slug: 'a-slug', template: 'TEMPLATE_2' }],
  ['username in any case', 'accounts', { username: 'SINTA', password_hash: 'x', role: 'CLIENT', name: 'x' }],
  ['guest code', 'guests', { client_id: 0, option_id: 0, code: 'CODE0001', name: 'Other' }],
  ['idempotency key of a scope', 'idempotency_keys', { scope: 'rsvp:1', idempotency_key: 'k', request_hash: 'h' }],
  [
    'version of a remote',
    'remote_versions',
    {
      remote_name: 'template-1',
      version: '1.0.0',
      contract_min: 1,
      contract_max: 1,
      entry_path: 'e',
      files: '[]',
      preload: '[]',
    },
  ],
] as const)('a %s is taken once', async (_what, table, again) => {
  const { db } = database;
  const ids = await invitation();
  await guestAt(ids);
  await db('accounts').insert({ username: 'sinta', password_hash: 'x', role: 'CLIENT', name: 'x' });
  await db('idempotency_keys').insert({ scope: 'rsvp:1', idempotency_key: 'k', request_hash: 'h' });
  await db('remotes').insert({ name: 'template-1', kind: 'TEMPLATE' });
  await db('remote_versions').insert({
    remote_name: 'template-1',
    version: '1.0.0',
    contract_min: 1,
    contract_max: 1,
    entry_path: 'e',
    files: '[]',
    preload: '[]',
  });
  const row = {
    ...again,
    ...('client_id' in again && { client_id: ids.client_id }),
    ...('option_id' in again && { option_id: ids.option_id }),
  };
  await expect(db(table).insert(row)).rejects.toMatchObject(DUPLICATE);
});

test('slugs, codes and keys differ by case; names do not, nor by accent', async () => {
  const { db } = database;
  const ids = await invitation();
  await guestAt(ids, 'CODE0001');
  expect(await db('guests').where({ code: 'code0001' })).toEqual([]);
  expect(await db('guests').where('name', 'like', 'BUD%')).toHaveLength(1);
  expect(await db('guests').where({ name: 'búdi' })).toHaveLength(1);
});

test('what belongs to a client goes with it, and nothing of another', async () => {
  const { db } = database;
  const gone = await invitation('gone');
  await guestAt(gone, 'GONE0001');
  const kept = await invitation('kept');
  await guestAt(kept, 'KEPT0001');
  await db('clients').where({ id: gone.client_id }).delete();
  expect(await db('guests').pluck('code')).toEqual(['KEPT0001']);
  expect(await db('events').pluck('id')).toEqual([kept.event_id]);
  expect(await db('options').pluck('slug')).toEqual(['kept']);
});

test('counters are rebuilt from the guests of each event and slug', async () => {
  const { db } = database;
  const ids = await invitation();
  await guestAt(ids, 'CODE0001');
  const { guest_event_id } = await guestAt(ids, 'CODE0002');
  await db('guest_events').where({ id: guest_event_id }).update({
    confirmation_status: 'CONFIRMED',
    total_guests_confirmed: 1,
    is_checked_in: true,
    total_guests_attended: 3,
    total_guests_left: 1,
    is_received_souvenir: true,
  });
  await db('event_counters').insert({
    event_id: ids.event_id,
    option_id: ids.option_id,
    shard: 7,
    client_id: ids.client_id,
    total_pax: 99,
  });
  await db.transaction((trx) => rebuildEventCounters(trx, ids.client_id));
  expect(await db('event_counters')).toEqual([
    {
      event_id: ids.event_id,
      option_id: ids.option_id,
      shard: 0,
      client_id: ids.client_id,
      total_invitations: 2,
      total_confirmed: 1,
      total_declined: 0,
      total_pending: 1,
      total_pax: 4,
      total_pax_confirmed: 1,
      total_checked_in: 1,
      total_pax_attended: 3,
      total_received_gift: 0,
      total_received_souvenir: 1,
      total_inside: 2,
    },
  ]);
});

test('every client-owned table carries the tenant', async () => {
  const [rows] = await database.db.raw(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()
     AND table_name NOT IN (SELECT table_name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'client_id')
     ORDER BY table_name`,
  );
  expect(rows.map(({ name }: { name: string }) => name)).toEqual([
    'banks',
    'clients',
    'custom_templates',
    'idempotency_keys',
    'letter_fonts',
    'letter_sets',
    'message_stops',
    'migrations',
    'migrations_lock',
    'outbox_pace',
    'page_reports',
    'passkeys',
    'publications',
    'publisher_keys',
    'recovery_codes',
    'remotes',
    'remote_owners',
    'remote_versions',
    'revoked_tokens',
    'sessions',
    'templates',
    'waiting_versions',
  ]);
});
