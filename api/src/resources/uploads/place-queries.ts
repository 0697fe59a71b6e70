import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import type { ContentPlace, ListPlace } from './place.ts';

/** What stood in a place, and where that is in the audit log's words. */
export interface Replaced {
  readonly path: string;
  readonly from: string | null;
}

interface ListRow {
  id: number;
  position?: number;
  order?: number;
  url: string | null;
}

/** Undefined when the list has no such item and does not grow by a picture. Runs under the client's row lock. */
export async function putInList(
  trx: Database,
  scope: ClientScope,
  { clientId, contentId, place, url }: { clientId: number; contentId: number; place: ListPlace; url: string },
): Promise<Replaced | undefined> {
  const { column, item, sortedBy } = place;
  // one of several tables: typed by its name none would fit
  const table: string = place.table;
  const owner = { client_id: clientId, content_id: contentId };
  const rows = await trx<Record<string, unknown>>(table)
    .select<ListRow[]>('id', { url: column }, ...(sortedBy === 'id' ? [] : [sortedBy]))
    .where(scope.within('client_id'))
    .where({ ...owner, ...place.rows })
    .orderBy(sortedBy)
    .orderBy('id');
  const found = item?.by === 'order' ? rows.find((row) => row.order === item.number) : rows[(item?.number ?? 0) - 1];
  if (found) {
    await trx<Record<string, unknown>>(table)
      .where(scope.within('client_id'))
      .where({ id: found.id })
      .update({ [column]: url });
    return { path: `content.${table}.${found.id}.${column}`, from: found.url };
  }
  if (!place.grows) return undefined;
  const last = sortedBy === 'id' ? undefined : await lastOf(trx, scope, { table, contentId, sortedBy });
  const next = last === undefined ? firstOf(sortedBy) : last + 1;
  const at = sortedBy === 'id' ? {} : { [sortedBy]: item?.by === 'order' ? item.number : next };
  const [id] = await trx<Record<string, unknown>>(table).insert({
    ...owner,
    ...place.rows,
    ...at,
    [column]: url,
  });
  return { path: `content.${table}.${id}.${column}`, from: null };
}

/** `order` is for people and begins with 1. */
const firstOf = (sortedBy: ListPlace['sortedBy']): number => (sortedBy === 'order' ? 1 : 0);

async function lastOf(
  trx: Database,
  scope: ClientScope,
  { table, contentId, sortedBy }: { table: string; contentId: number; sortedBy: 'position' | 'order' },
): Promise<number | undefined> {
  const row = await trx<Record<string, unknown>>(table)
    .where(scope.within('client_id'))
    .where({ content_id: contentId })
    .max<{ last: number | null }[]>({ last: sortedBy })
    .first();
  return row?.last ?? undefined;
}

export async function putInContent(
  trx: Database,
  scope: ClientScope,
  { contentId, place, url }: { contentId: number; place: ContentPlace; url: string },
): Promise<Replaced> {
  const row = await trx('contents')
    .select('opening_modal_image')
    .where(scope.within('client_id'))
    .where({ id: contentId })
    .first();
  await trx('contents')
    .where(scope.within('client_id'))
    .where({ id: contentId })
    .update({
      opening_modal_image: url,
      ...(place.imageType ? { opening_modal_image_type: place.imageType } : {}),
    });
  return { path: `content.${place.column}`, from: row?.opening_modal_image ?? null };
}

const OPTION_COLUMNS = {
  META: 'meta_image',
  CUSTOM: 'custom_image_url',
  LOCK: 'lock_image_url',
  SONG: 'song_url',
} as const;
export type OptionPlace = keyof typeof OPTION_COLUMNS;

export async function putOnOption(
  trx: Database,
  scope: ClientScope,
  { optionId, place, url }: { optionId: number; place: OptionPlace; url: string },
): Promise<Replaced> {
  const column = OPTION_COLUMNS[place];
  const row = await trx('options').select(column).where(scope.within('client_id')).where({ id: optionId }).first();
  await trx('options')
    .where(scope.within('client_id'))
    .where({ id: optionId })
    .update({ [column]: url });
  return { path: `option.${column}`, from: row?.[column] ?? null };
}

/** The content that the client's pictures hang on; every client has one, also who was created without. */
export async function contentOf(trx: Database, scope: ClientScope, clientId: number): Promise<number> {
  const found = await trx('contents')
    .select('id')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .first();
  if (found) return found.id;
  const [made] = await trx('contents').insert({ client_id: clientId });
  if (made === undefined) throw new Error('the database gave no id');
  return made;
}

/** Everywhere that an invitation shows or plays a file. */
const SHOWN_IN = {
  contents: ['opening_modal_image', 'video_prewed_url'],
  profiles: ['photo_url'],
  events: ['icon_url', 'guest_book_image_url', 'guest_book_logo_url'],
  galleries: ['picture_url'],
  hero_backgrounds: ['picture_url'],
  stories: ['image_url'],
  payments: ['qr_code_image_url'],
  options: ['meta_image', 'custom_image_url', 'lock_image_url', 'song_url', 'font_url'],
} as const;

export async function isShown(
  trx: Database,
  scope: ClientScope,
  { clientId, url }: { clientId: number; url: string },
): Promise<boolean> {
  const places = Object.entries(SHOWN_IN).map(([table, columns]) => {
    const rows = trx<Record<string, unknown>>(table)
      .select(trx.raw('1'))
      .where(scope.within('client_id'))
      .where({ client_id: clientId })
      .where((any) => columns.forEach((column) => void any.orWhere({ [column]: url })));
    return trx.raw('EXISTS (?) AS ??', [rows, table]);
  });
  const found: Record<string, number> | undefined = await trx.select(places).first();
  return Object.values(found ?? {}).some((shown) => shown === 1);
}
