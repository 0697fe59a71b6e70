import type { Knex } from 'knex';
import { rebuildEventCounters } from '../counters.ts';
import { inTransaction } from '../transaction.ts';
import { demoClients } from './clients/index.ts';
import { BANKS } from './demo-client.ts';
import { hashEach, isPassword } from './passwords.ts';
import { addPictures } from './pictures.ts';
import { RowSink } from './row-sink.ts';
import { addClient } from './rows-of-client.ts';

export { seedGuests } from './bulk-guests.ts';

/** The folder of the demo's pictures and music; content names them `/files/demo/<name>`. */
export const DEMO_ASSETS = new URL('./assets/', import.meta.url);

/** decisions §8. They are public, so production refuses a database that knows them (decisions §1). */
export const DEMO_ACCOUNTS = {
  admin: { username: 'admin', password: 'janur-admin', role: 'ADMIN', name: 'Dina Prameswari' },
  designer: { username: 'designer', password: 'janur-designer', role: 'DESIGNER', name: 'Raka Adi' },
  client: { username: 'sinta-rama', password: 'janur-client', role: 'CLIENT', name: 'Sinta & Rama' },
  usher: { username: 'usher-sinta-rama', password: 'janur-usher', role: 'USHER', name: 'Dina, penerima tamu' },
} as const;

const TABLES = [
  'clients',
  'accounts',
  'contents',
  'profiles',
  'galleries',
  'hero_backgrounds',
  'stories',
  'events',
  'payments',
  'options',
  'guests',
  'guest_events',
  'guest_members',
  'event_meals',
  'member_answers',
  'rsvps',
  'rsvp_events',
  'rsvp_history',
  'wishes',
  'banks',
  'uploads',
] as const;

export interface SeedOptions {
  /** "Now" of the demo's answers and wishes. */
  now?: Date;
}

/**
 * Fills a new database with the demo of decisions §8, in one transaction; answers false and touches nothing when there
 * are clients already.
 */
export async function seedDemo(db: Knex, { now = new Date() }: SeedOptions = {}): Promise<boolean> {
  if (await hasClients(db)) return false;
  const { admin, designer, client, usher } = DEMO_ACCOUNTS;
  const hashes = await hashEach([admin, designer, client, usher].map(({ password }) => password));
  const hashOf = (password: string): string => hashes.get(password) ?? '';
  return inTransaction(db, async (trx) => {
    if (await hasClients(trx)) return false;
    const sink = await RowSink.over(trx, TABLES);
    const banks = await storeBanks(trx);
    addPictures(sink);
    demoClients().forEach((told, index) => {
      const client_id = addClient(told, { sink, banks, passwordHash: hashOf(client.password), now });
      // sinta-rama is the first
      if (index === 0) addStaff({ sink, account: usher, passwordHash: hashOf(usher.password), client_id });
    });
    addStaff({ sink, account: admin, passwordHash: hashOf(admin.password) });
    addStaff({ sink, account: designer, passwordHash: hashOf(designer.password) });
    await sink.store(trx);
    await rebuildEventCounters(trx);
    return true;
  });
}

/** Usernames of accounts that open with a password of the demo, which everybody can read. Production starts with none. */
export async function listDemoAccounts(db: Knex): Promise<string[]> {
  const staff = Object.values(DEMO_ACCOUNTS);
  const couples = demoClients().flatMap(({ username, options: [main] }) => username ?? main?.slug ?? []);
  const rows = await db('accounts')
    .whereIn('username', [...staff.map(({ username }) => username), ...couples])
    .where({ is_active: true })
    .select('username', 'role', 'password_hash')
    .orderBy('id');
  const passwords = new Map<string, string>(staff.map(({ role, password }) => [role, password]));
  const known = new Map<string, boolean>();
  for (const { role, password_hash: hash } of rows) {
    // the demo's couples share one hash
    if (!known.has(hash)) known.set(hash, await isPassword(hash, passwords.get(role) ?? ''));
  }
  return rows.flatMap(({ username, password_hash: hash }) => (known.get(hash) ? username : []));
}

/** Throws one sentence when a demo password opens an account. */
export async function refuseDemoAccounts(db: Knex): Promise<void> {
  const [first, ...others] = await listDemoAccounts(db);
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} others` : '';
  throw new Error(
    `Everybody knows the demo password of ${first}${more}. Production runs on a database without the demo: name an empty one, then npm run admin -- create NAME.`,
  );
}

const hasClients = async (db: Knex): Promise<boolean> => (await db('clients').select('id').first()) !== undefined;

interface Staff {
  sink: RowSink;
  account: (typeof DEMO_ACCOUNTS)[keyof typeof DEMO_ACCOUNTS];
  passwordHash: string;
  client_id?: number;
}

function addStaff({ sink, account: { username, role, name }, passwordHash, client_id }: Staff): void {
  sink.add('accounts', { username, role, name, password_hash: passwordHash, client_id: client_id ?? null });
}

async function storeBanks(trx: Knex.Transaction): Promise<ReadonlyMap<string, number>> {
  await trx('banks')
    .insert(BANKS.map((bank_name) => ({ bank_name })))
    .onConflict('bank_name')
    .ignore();
  const rows = await trx('banks').select('id', 'bank_name');
  return new Map(rows.map(({ id, bank_name }) => [bank_name, id]));
}
