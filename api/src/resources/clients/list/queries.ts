import type { CLIENT_ORDERS } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { containing, isAscii } from '../../../db/like.ts';

export const CLIENT_STATUSES = ['LIVE', 'LOCKED', 'HIDDEN', 'PAST'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export interface ClientFilter {
  search?: string | undefined;
  status?: ClientStatus | undefined;
  template?: string | undefined;
}
export interface ClientListing extends ClientFilter {
  page: number;
  limit: number;
  order_by: (typeof CLIENT_ORDERS)[number];
  order_sorting_type: 'ASC' | 'DESC';
}

export interface ListedClient {
  id: number;
  client_name: string;
  user_name: string | null;
  event_date: Date | null;
}

/**
 * One page of the client accounts. Clients without a date stand at the end, in either direction; by date upwards the next
 * event comes first, and after the last to come the latest that is over.
 */
export async function listClientRows(
  db: Database,
  scope: ClientScope,
  { page, limit, order_by, order_sorting_type, ...filter }: ClientListing,
): Promise<{ rows: ListedClient[]; total: number }> {
  const storedTemplates = filter.template === undefined ? undefined : await spellingsOf(db, filter.template);
  const matching = () => matchingClients(db, scope, filter, storedTemplates);
  const [rows, total] = await Promise.all([
    matching()
      .select<ListedClient[]>('id', 'client_name', 'user_name', 'event_date')
      .orderByRaw('?? IS NULL', [order_by])
      .modify((query) => {
        if (order_by !== 'event_date' || order_sorting_type === 'DESC') return;
        // who works through the list looks for the next event: what is over stands below, the latest on top
        void query.orderByRaw("status = 'PAST'").orderByRaw("CASE WHEN status = 'PAST' THEN event_date END DESC");
      })
      .orderBy(order_by, order_sorting_type)
      .orderBy('id', order_sorting_type)
      .limit(limit)
      .offset((page - 1) * limit),
    matching().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

export async function countClientsByStatus(db: Database, scope: ClientScope): Promise<Map<ClientStatus, number>> {
  const rows: { status: ClientStatus; clients: number }[] = await db
    .from(directory(db, scope))
    .select('status')
    .count({ clients: '*' })
    .groupBy('status');
  return new Map(rows.map(({ status, clients }) => [status, clients]));
}

export async function countEventsByDay(
  db: Database,
  scope: ClientScope,
  { from, until }: { from: Date; until: Date },
): Promise<{ day: Date; events: number }[]> {
  return db('events')
    .join('clients', 'clients.id', 'events.client_id')
    .where('clients.is_rehearsal', false)
    .select<{ day: Date; events: number }[]>(db.raw('DATE(start_datetime) AS day'), db.raw('COUNT(*) AS events'))
    .where(scope.within('client_id'))
    .where('start_datetime', '>=', from)
    .where('start_datetime', '<', until)
    .groupByRaw('DATE(start_datetime)');
}

export interface SlugOfClient {
  client_id: number;
  slug: string;
  template: string;
  count_down_date: Date | null;
  is_locked: number;
  is_hidden: number;
}

export async function listSlugsOfClients(
  db: Database,
  scope: ClientScope,
  clientIds: readonly number[],
): Promise<SlugOfClient[]> {
  return db('options')
    .select<SlugOfClient[]>(
      'client_id',
      'slug',
      'template',
      'count_down_date',
      'is_hidden',
      db.raw('lock_code IS NOT NULL AS is_locked'),
    )
    .where(scope.within('client_id'))
    .whereIn('client_id', clientIds)
    .orderBy('id');
}

/** How the stored options spell a template id. */
async function spellingsOf(db: Database, template: string): Promise<string[]> {
  const stored: string[] = await db('options').distinct('template').pluck('template');
  const wanted = canonicalTemplateId(template);
  return stored.filter((spelling) => canonicalTemplateId(spelling) === wanted);
}

function matchingClients(
  db: Database,
  scope: ClientScope,
  { search, status }: ClientFilter,
  templates: readonly string[] | undefined,
) {
  const query = db.from(directory(db, scope));
  if (status) void query.where({ status });
  if (templates) void query.whereExists(optionsOfRow(db).whereIn('options.template', templates));
  if (search) {
    void query.where((either) => {
      void either.where('client_name', 'like', containing(search)).orWhere('user_name', 'like', containing(search));
      if (!isAscii(search)) return;
      void either.orWhereExists(optionsOfRow(db).where('options.slug', 'like', containing(search.toLowerCase())));
    });
  }
  return query;
}

const optionsOfRow = (db: Database) =>
  db('options').select(db.raw('1')).where('options.client_id', db.ref('directory.id'));

/**
 * Every client with what the list sorts and filters by. An invitation is LIVE when one of its slugs opens to everybody, LOCKED
 * when all that show are locked, HIDDEN when none shows, and PAST the day after the event whatever its slugs are.
 */
function directory(db: Database, scope: ClientScope) {
  const firstEvent = db('events').min('start_datetime').where('events.client_id', db.ref('clients.id'));
  const clientAccount = db('accounts')
    .min('id')
    .where('accounts.client_id', db.ref('clients.id'))
    .where('accounts.role', 'CLIENT')
    .whereNull('accounts.co_host_role');
  const shown = db('options')
    .select(db.raw('1'))
    .where('options.client_id', db.ref('clients.id'))
    .where('options.is_hidden', 0);
  const dated = db('clients')
    .leftJoin('contents', 'contents.client_id', 'clients.id')
    .leftJoin('accounts', (on) => void on.on('accounts.id', '=', db.raw('(?)', [clientAccount])))
    .where(scope.within('clients.id'))
    .where('clients.is_rehearsal', false)
    .select(
      'clients.id',
      'clients.created_at',
      'clients.name as client_name',
      'accounts.username as user_name',
      db.raw('COALESCE(contents.wedding_date, (?)) AS event_date', [firstEvent]),
      db.raw('EXISTS (?) AS is_shown', [shown]),
      db.raw('EXISTS (?) AS is_open', [shown.clone().whereNull('options.lock_code')]),
    )
    .as('dated');
  const status = `CASE WHEN event_date < CURRENT_TIMESTAMP - INTERVAL 1 DAY THEN 'PAST'
    WHEN is_open THEN 'LIVE' WHEN is_shown THEN 'LOCKED' ELSE 'HIDDEN' END`;
  return db
    .from(dated)
    .select('id', 'client_name', 'user_name', 'event_date', 'created_at', db.raw(`${status} AS status`))
    .as('directory');
}
