import type { Knex } from 'knex';
import { type Findable, searchTextOf } from '../../guests/search-text.ts';
import { rebuildEventCounters } from '../counters.ts';
import { inTransaction } from '../transaction.ts';
import { at } from './random.ts';

/** architecture: the large data set has events of 50,000 guests. */
const GUESTS_PER_CLIENT = 50_000;
const BATCH = 5000;

export interface BulkOptions {
  log?: (line: string) => void;
}

/**
 * Adds `count` synthetic guests for benchmarks: clients `bench-1`, `bench-2`, … with one guest-book event and up to
 * 50,000 guests each. Running it again adds more clients. Answers the slugs.
 */
export async function seedGuests(db: Knex, count: number, { log = () => {} }: BulkOptions = {}): Promise<string[]> {
  const slugs: string[] = [];
  for (let left = count; left > 0; left -= GUESTS_PER_CLIENT) {
    const owner = await inTransaction(db, addOwner);
    slugs.push(owner.slug);
    await addGuests({ db, owner, count: Math.min(left, GUESTS_PER_CLIENT) });
    await inTransaction(db, (trx) => rebuildEventCounters(trx, owner.client_id));
    log(`${owner.slug}: ${count - Math.max(0, left - GUESTS_PER_CLIENT)} of ${count} guests`);
  }
  return slugs;
}

interface Owner {
  client_id: number;
  option_id: number;
  event_id: number;
  slug: string;
}

async function addOwner(trx: Knex.Transaction): Promise<Owner> {
  const [client_id = 0] = await trx('clients').insert({ name: 'Benchmark', version: 'V2' });
  const slug = `bench-${client_id}`;
  const [content_id = 0] = await trx('contents').insert({ client_id, wedding_date: new Date('2027-12-11T10:00:00Z') });
  const [event_id = 0] = await trx('events').insert({
    client_id,
    content_id,
    type: 'WEDDING_RECEPTION',
    title: 'Resepsi',
    start_datetime: new Date('2027-12-11T10:00:00Z'),
    is_guest_book: true,
  });
  const [option_id = 0] = await trx('options').insert({ client_id, slug, template: 'TEMPLATE_1', is_hidden: true });
  return { client_id, option_id, event_id, slug };
}

async function addGuests({ db, owner, count }: { db: Knex; owner: Owner; count: number }): Promise<void> {
  const { slug: _slug, ...ids } = owner;
  const { client_id, option_id } = ids;
  for (let done = 0; done < count; done += BATCH) {
    // The names are made before the transaction, which is only the two statements.
    const guests = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) =>
      syntheticGuest(client_id, done + index),
    );
    await inTransaction(db, async (trx) => {
      await trx('guests').insert(guests.map((guest) => ({ client_id, option_id, ...guest })));
      await trx.raw(
        `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, search_text, total_guests, table_number)
         SELECT client_id, option_id, ?, id, name, search_text, total_guests, CAST(1 + id % 500 AS CHAR)
         FROM guests WHERE code BETWEEN ? AND ?`,
        [ids.event_id, guests[0]?.code ?? '', guests.at(-1)?.code ?? ''],
      );
    });
  }
}

const FIRST = [
  'Adi',
  'Bella',
  'Chandra',
  'Dian',
  'Erika',
  'Fikri',
  'Gita',
  'Hana',
  'Irfan',
  'Jessica',
  'Kevin',
  'Lina',
  'Maya',
  'Nadia',
  'Omar',
  'Putra',
  'Qori',
  'Rizal',
  'Sari',
  'Tono',
  'Umi',
  'Vera',
  'Winda',
  'Xena',
  'Yoga',
  'Zaki',
  '美琳',
  '志远',
  '美咲',
  '서연',
  '민준',
  'さくら',
  'タカシ',
  'Đặng',
  'Søren',
] as const;
const LAST = [
  'Santoso',
  'Wijaya',
  'Hidayat',
  'Siregar',
  'Halim',
  'Kusuma',
  'Lestari',
  'Nugroho',
  'Permata',
  'Rahman',
  'Saputra',
  'Utami',
  'Wibowo',
  'Yulianti',
  'Tanaka',
  'Lim',
  'Müller',
  'Fernández',
] as const;

/** Names repeat, as they do; code and phone do not. Codes of one client sort in the order they were made. */
function syntheticGuest(clientId: number, index: number): Findable & { search_text: string; total_guests: number } {
  const scattered = Math.imul(index + 1, 2_654_435_761) >>> 0;
  const guest = {
    code: `B${clientId.toString(36).toUpperCase().padStart(5, '0')}-${index.toString(36).toUpperCase().padStart(4, '0')}`,
    name: `${at(FIRST, scattered % 1009)} ${at(LAST, (scattered >>> 10) % 997)} ${index}`,
    phone_number: `+628${String(clientId % 10_000).padStart(4, '0')}${String(index).padStart(6, '0')}`,
  };
  return { ...guest, search_text: searchTextOf(guest), total_guests: 1 + (scattered % 4) };
}
