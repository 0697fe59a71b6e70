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

/** Whether somebody can log in with a password that the README prints; production refuses to start then. */
export async function hasDemoPasswords(db: Knex): Promise<boolean> {
  for (const { username, password } of Object.values(DEMO_ACCOUNTS)) {
    const account = await db('accounts').where({ username, is_active: true }).select('password_hash').first();
    if (account && (await isPassword(account.password_hash, password))) return true;
  }
  return false;
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
