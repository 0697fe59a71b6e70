import { randomBytes } from 'node:crypto';
import { rebuildEventCounters } from '@janur/api/counters';
import type { Database } from '@janur/api/database';
import { searchTextOf } from '@janur/api/search-text';
import { hashOfSecret, newSecret } from '@janur/api/secret';
import { hash } from '@node-rs/argon2';
import { copiedRow, insertRows, madeId } from './rows.ts';
import type { RealEvent } from './real-event.ts';

/** Marks everything of a rehearsal: slug, codes and accounts begin so. */
export const MARK = 'latihan';
const CODE_MARK = 'LAT';
const DAY_MS = 86_400_000;
/** What devices and guests did: a copy begins before the doors open. */
const BEFORE_THE_DOORS = {
  is_scanned: 0,
  scanned_at: null,
  is_checked_in: 0,
  check_in_op_id: null,
  checked_in_at: null,
  checked_in_by: null,
  checked_in_gate: null,
  total_guests_attended: 0,
  total_guests_left: 0,
  is_received_gift: 0,
  is_received_souvenir: 0,
  extra_souvenirs: 0,
};

/** A celebration like the real one, with guests, codes and accounts of its own. */
export interface Copy {
  readonly clientId: number;
  readonly eventId: number;
  readonly slug: string;
  /** One for each gate; open for a day. */
  readonly ushers: readonly Usher[];
}
export interface Usher {
  readonly username: string;
  readonly name: string;
  /** Where they stand, in the report. */
  readonly gate: string;
  readonly password: string;
  /** Of a login card. */
  readonly card: string;
}

/**
 * Copies the hosts, their events, invitations and guests, begins the event now, and gives it `gates` ushers. Reads the real
 * rows and writes new ones, in one transaction. Nothing that goes out by itself is copied (messages, their settings), and the copy's
 * invitations are hidden.
 */
export async function makeCopy(db: Database, { real, gates }: { real: RealEvent; gates: number }): Promise<Copy> {
  const ushers = await Promise.all(
    Array.from({ length: gates }, (_, index) => newUsher(`${MARK}-${real.slug}`, index)),
  );
  const slug = copiedSlug(real.slug);
  return db.transaction(async (trx) => {
    const of = { client_id: real.clientId };
    const client = await trx('clients').where({ id: real.clientId }).first();
    const own = {
      client_id: await madeId(trx, 'clients', {
        ...client,
        name: `Latihan ${client?.name}`.slice(0, 150),
        is_rehearsal: true,
      }),
    };
    const content = await trx('contents').where(of).first();
    const content_id = await madeId(trx, 'contents', { ...content, ...own });

    const options = new Map<unknown, number>();
    for (const row of await trx('options').where(of)) {
      const hidden = {
        slug: copiedSlug(row.slug),
        slug_domain: null,
        custom_domain: null,
        is_custom_domain: 0,
        is_hidden: 1,
      };
      options.set(row.id, await madeId(trx, 'options', { ...row, ...own, ...hidden }));
    }
    const later = Date.now() - (real.start?.getTime() ?? Date.now());
    const moved = (at: Date | null) => at && new Date(at.getTime() + later);
    const events = new Map<unknown, number>();
    for (const row of await trx('events').where(of)) {
      const start_datetime = row.id === real.eventId ? new Date() : moved(row.start_datetime);
      // one guest book: whoever practises is asked for no event
      const times = { start_datetime, end_datetime: moved(row.end_datetime), is_guest_book: row.id === real.eventId };
      events.set(row.id, await madeId(trx, 'events', { ...row, ...own, content_id, ...times }));
    }
    const guests = await trx('guests').where(of);
    const codes = new Map(guests.map(({ id, code }) => [id, copiedCode(code)]));
    await insertRows(
      trx,
      'guests',
      guests.map((row) => {
        const code = copiedCode(row.code);
        const search_text = searchTextOf({ ...row, code, phone_number: null });
        return copiedRow({
          ...row,
          ...own,
          code,
          search_text,
          option_id: options.get(row.option_id),
          phone_keys: null,
          // nobody writes to a guest of a rehearsal
          phone_number: null,
        });
      }),
    );
    const made = await trx('guests').where(own).select('id', 'code', 'search_text');
    const guestOf = new Map(made.map((row) => [row.code, row]));
    await insertRows(
      trx,
      'guest_events',
      (await trx('guest_events').where(of)).map((row) => {
        const guest = guestOf.get(codes.get(row.guest_id) ?? '');
        const [option_id, event_id] = [options.get(row.option_id), events.get(row.event_id)];
        const places = { option_id, event_id, guest_id: guest?.id, search_text: guest?.search_text };
        return copiedRow({ ...row, ...own, ...places, ...BEFORE_THE_DOORS });
      }),
    );
    for (const { username, name, password, card } of ushers) {
      const password_hash = await hash(password);
      const valid_until = new Date(Date.now() + DAY_MS);
      const account = { ...own, username, name, role: 'USHER', password_hash, valid_until };
      const account_id = await madeId(trx, 'accounts', account);
      await trx('usher_cards').insert({ ...own, account_id, token_hash: hashOfSecret(card), made_at: new Date() });
    }
    await rebuildEventCounters(trx, own.client_id);
    const eventId = events.get(real.eventId);
    if (eventId === undefined) throw new Error('the event is gone');
    return { clientId: own.client_id, eventId, slug, ushers };
  });
}

/** Takes away everything of a copy but its lines in the audit log, which nobody can change. */
export async function removeCopy(db: Database, clientId: number): Promise<void> {
  const client = await db('clients').where({ id: clientId }).first();
  // whoever has an account of hosts is real, whatever the mark says
  const hosts = await db('accounts').where({ client_id: clientId, role: 'CLIENT' }).first();
  if (client?.is_rehearsal !== 1 || hosts) throw new Error(`client ${clientId} is no rehearsal`);
  await db('clients').where({ id: clientId }).delete();
  const [found] = await db.raw(
    "SELECT TABLE_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'client_id'",
  );
  // what hangs on no key, such as the operations
  for (const { name } of found) if (name !== 'audit_log') await db(name).where({ client_id: clientId }).delete();
}

/** The client of a copy that an earlier rehearsal kept, or left when it was killed. */
export async function findCopy(db: Database, slug: string): Promise<number | undefined> {
  const row = await db('options')
    .where({ slug: copiedSlug(slug) })
    .first();
  return row?.client_id;
}

export const copiedSlug = (slug: string): string => `${MARK}-${slug}`.slice(0, 64);
export const copiedCode = (code: string): string => `${CODE_MARK}${code}`.slice(0, 32);

async function newUsher(stem: string, index: number): Promise<Usher> {
  const letters = randomBytes(3).toString('hex');
  const username = `${stem.slice(0, 40)}-${index + 1}-${letters}`;
  return {
    username,
    name: `Latihan ${index + 1}`,
    gate: `Gerbang ${index + 1}`,
    password: randomBytes(12).toString('base64url'),
    card: newSecret(),
  };
}
