import type { BodyOf, listGifts } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import { perhapsTwice } from '../../guests/envelope-doubts.ts';
import { containing } from '../../db/like.ts';
import type { Stamps } from '../../db/rows/columns.ts';
import type { EntrustedGiftNoteRow, GiftRow } from '../../db/rows/gifts.ts';
import type { GuestRow } from '../../db/rows/guests.ts';

/** A line of the book, whoever wrote it. */
export interface BookLine extends Omit<GiftRow, keyof Stamps> {
  source: 'g' | 'd';
  guest_code: string | null;
  guest_name: string | null;
}

export type Filter = Pick<
  BodyOf<typeof listGifts>,
  'search_query' | 'kind' | 'is_thanked' | 'is_owed' | 'is_perhaps_twice'
>;

/** Both kinds of lines as one table; a guest who was thanked was thanked for everything. */
function book(db: Database, scope: ClientScope) {
  const own = db('gifts')
    .where(scope.within('gifts.client_id'))
    .select({
      source: db.raw("'g'"),
      id: 'gifts.id',
      client_id: 'gifts.client_id',
      guest_id: 'gifts.guest_id',
      kind: 'gifts.kind',
      number: 'gifts.number',
      giver_name: 'gifts.giver_name',
      carrier_name: 'gifts.carrier_name',
      amount: 'gifts.amount',
      thing: 'gifts.thing',
      received_by: 'gifts.received_by',
      received_at: 'gifts.received_at',
      own_thanks: 'gifts.thanked_at',
      return_note: 'gifts.return_note',
      returned_at: 'gifts.returned_at',
    });
  const atDoor = db('entrusted_gifts')
    .leftJoin({ notes: 'entrusted_gift_notes' }, 'notes.entrusted_gift_id', 'entrusted_gifts.id')
    .leftJoin('guest_events', 'guest_events.id', 'entrusted_gifts.guest_event_id')
    .where(scope.within('entrusted_gifts.client_id'))
    .whereNull('entrusted_gifts.undone_by_op_id')
    .select({
      source: db.raw("'d'"),
      id: 'entrusted_gifts.id',
      client_id: 'entrusted_gifts.client_id',
      guest_id: 'notes.guest_id',
      kind: db.raw("'ENTRUSTED'"),
      number: 'notes.number',
      giver_name: 'entrusted_gifts.giver_name',
      carrier_name: 'guest_events.guest_name',
      amount: db.raw('COALESCE(notes.amount, entrusted_gifts.amount)'),
      thing: 'notes.thing',
      received_by: 'notes.received_by',
      received_at: 'entrusted_gifts.created_at',
      own_thanks: 'notes.thanked_at',
      return_note: 'notes.return_note',
      returned_at: 'notes.returned_at',
    });
  return db.from(own.unionAll([atDoor]).as('book')).leftJoin({ giver: 'guests' }, 'giver.id', 'book.guest_id');
}

const THANKED = 'IF(book.guest_id IS NULL, book.own_thanks, giver.thanks_sent_at)';

function narrowed(
  db: Database,
  scope: ClientScope,
  { search_query: search, kind, is_thanked, is_owed, is_perhaps_twice: isDoubted }: Filter,
) {
  const query = book(db, scope);
  if (kind) void query.where('book.kind', kind);
  if (is_thanked !== undefined) void query.whereRaw(`${THANKED} IS ${is_thanked ? 'NOT NULL' : 'NULL'}`);
  if (is_owed !== undefined) {
    const owed = 'book.return_note IS NOT NULL AND book.returned_at IS NULL';
    void query.whereRaw(is_owed ? owed : `NOT (${owed})`);
  }
  if (isDoubted !== undefined) {
    const doubted = "book.source = 'd' AND (book.id IN (?) OR book.id IN (?))";
    const pairs = [perhapsTwice(db, scope, 'earlier'), perhapsTwice(db, scope, 'later')];
    void query.whereRaw(isDoubted ? doubted : `NOT (${doubted})`, pairs);
  }
  if (search) {
    const pattern = containing(search);
    void query.where((found) => {
      for (const column of ['giver_name', 'carrier_name', 'number', 'thing'])
        void found.orWhere(`book.${column}`, 'like', pattern);
      void found.orWhere('giver.name', 'like', pattern);
    });
  }
  return query;
}

const lines = (db: Database) => ({
  source: 'book.source',
  id: 'book.id',
  client_id: 'book.client_id',
  guest_id: 'book.guest_id',
  kind: 'book.kind',
  number: 'book.number',
  giver_name: 'book.giver_name',
  carrier_name: 'book.carrier_name',
  amount: 'book.amount',
  thing: 'book.thing',
  received_by: 'book.received_by',
  received_at: 'book.received_at',
  thanked_at: db.raw(THANKED),
  return_note: 'book.return_note',
  returned_at: 'book.returned_at',
  guest_code: 'giver.code',
  guest_name: 'giver.name',
});

export async function listLines(
  db: Database,
  scope: ClientScope,
  { page, limit, ...filter }: Filter & { page: number; limit: number },
): Promise<BookLine[]> {
  return narrowed(db, scope, filter)
    .orderBy([
      { column: 'book.received_at', order: 'desc' },
      { column: 'book.source', order: 'desc' },
      { column: 'book.id', order: 'desc' },
    ])
    .limit(limit)
    .offset((page - 1) * limit)
    .select(lines(db));
}

export async function findLine(
  db: Database,
  scope: ClientScope,
  { source, id }: Pick<BookLine, 'source' | 'id'>,
): Promise<BookLine | undefined> {
  return book(db, scope).where({ 'book.source': source, 'book.id': id }).select(lines(db)).first();
}

export interface Sums {
  total: number;
  not_thanked: number;
  owed: number;
  not_counted: number;
  perhaps_twice: number;
  amount: number;
  amount_twice: number;
}

/** Of everything that a filter shows. */
export async function sumLines(db: Database, scope: ClientScope, filter: Filter): Promise<Sums> {
  const isTwice = "book.source = 'd' AND book.id IN (?)";
  const row = await narrowed(db, scope, filter)
    .select<Record<keyof Sums, number | string | null>[]>(
      db.raw('COUNT(*) AS total'),
      db.raw(`SUM(${THANKED} IS NULL) AS not_thanked`),
      db.raw('SUM(book.return_note IS NOT NULL AND book.returned_at IS NULL) AS owed'),
      db.raw("SUM(book.amount IS NULL AND book.kind <> 'PARCEL') AS not_counted"),
      db.raw(`SUM(${isTwice}) AS perhaps_twice`, [perhapsTwice(db, scope)]),
      db.raw('COALESCE(SUM(book.amount), 0) AS amount'),
      db.raw(`COALESCE(SUM(IF(${isTwice}, book.amount, 0)), 0) AS amount_twice`, [perhapsTwice(db, scope)]),
    )
    .first();
  const number = (name: keyof Sums) => Number(row?.[name] ?? 0);
  return {
    total: number('total'),
    not_thanked: number('not_thanked'),
    owed: number('owed'),
    not_counted: number('not_counted'),
    perhaps_twice: number('perhaps_twice'),
    amount: number('amount'),
    amount_twice: number('amount_twice'),
  };
}

/** Guests of whom the door says that they brought something, and the book not. */
export async function countUnwritten(db: Database, scope: ClientScope): Promise<number> {
  const row = await db('guest_events')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.is_received_gift', true)
    .whereNotExists((written) => {
      void written.from('gifts').whereRaw('gifts.guest_id = guest_events.guest_id');
    })
    .countDistinct<{ guests: number }[]>({ guests: 'guest_events.guest_id' })
    .first();
  return row?.guests ?? 0;
}

export type NewGift = Omit<GiftRow, 'id' | 'created_at' | 'updated_at'>;

export async function insertGift(db: Database, gift: NewGift): Promise<number> {
  const [id = 0] = await db('gifts').insert(gift);
  return id;
}

export async function updateGift(
  db: Database,
  scope: ClientScope,
  { id, ...changes }: Partial<NewGift> & { id: number },
): Promise<void> {
  await db('gifts').where(scope.within('client_id')).where({ id }).update(changes);
}

export async function deleteGift(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('gifts').where(scope.within('client_id')).where({ id }).delete();
}

type Note = Pick<EntrustedGiftNoteRow, 'entrusted_gift_id' | 'client_id'> &
  Partial<Omit<EntrustedGiftNoteRow, 'created_at' | 'updated_at'>>;

/** Writes what is told of a gift from the door; the rest of its note stays. */
export async function writeNote(db: Database, { entrusted_gift_id, client_id, ...told }: Note): Promise<void> {
  const columns = Object.keys(told) as (keyof typeof told)[]; // they are its own
  const insert = db('entrusted_gift_notes')
    .insert({ entrusted_gift_id, client_id, ...told })
    .onConflict('entrusted_gift_id');
  await (columns.length > 0 ? insert.merge(columns) : insert.ignore());
}

const MOST_GIVERS = 8;

/** Guests of whom a part of the name is known, those that begin with it first. */
export async function listGivers(
  db: Database,
  scope: ClientScope,
  search: string,
): Promise<Pick<GuestRow, 'code' | 'name' | 'guest_group'>[]> {
  const pattern = containing(search);
  return db('guests')
    .where(scope.within('client_id'))
    .where('name', 'like', pattern)
    .orderByRaw('name LIKE ? DESC, name, id', [pattern.slice(1)])
    .limit(MOST_GIVERS)
    .select('code', 'name', 'guest_group');
}
