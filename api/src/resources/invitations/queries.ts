import { type AlbumOfPage, ImageSet } from '@janur/contracts';
import type { Knex } from 'knex';
import * as z from 'zod';
import type { Database } from '../../db/connection.ts';
import type { OptionRow, PaymentRow } from '../../db/rows/invitation.ts';
import type { ClientScope } from '../../access/access.ts';
import { containing, isAscii } from '../../db/like.ts';
import {
  CONTENT_COLUMNS,
  EVENT_COLUMNS,
  GALLERY_COLUMNS,
  HERO_COLUMNS,
  OPTION_COLUMNS,
  PAYMENT_COLUMNS,
  PROFILE_COLUMNS,
  STORY_COLUMNS,
} from './columns.ts';

/** Everything that one invitation shows; undefined when the option is gone. */
export async function findInvitationRows(db: Database, scope: ClientScope, optionId: number) {
  const option = await db('options')
    .select(...OPTION_COLUMNS)
    .where(scope.within('client_id'))
    .where({ id: optionId })
    .first();
  const content = option && (await findContentRows(db, scope, option.client_id));
  if (!content) return undefined;
  const images = await findImages(db, scope, { clientId: option.client_id, urls: picturesOf({ ...content, option }) });
  const album = await findAlbum(db, scope, option.client_id);
  const { lock_image_url } = option;
  const ofLock = lock_image_url && ownFiles([lock_image_url]);
  const veils = ofLock ? await findImages(db, scope, { clientId: option.client_id, urls: ofLock }) : {};
  return { ...content, option, images, album, veil: (lock_image_url && veils[lock_image_url]?.placeholder) || null };
}
export type InvitationRows = NonNullable<Awaited<ReturnType<typeof findInvitationRows>>>;

/** What the page knows of the photos that guests bring. */
async function findAlbum(db: Database, scope: ClientScope, clientId: number): Promise<AlbumOfPage> {
  const of = (table: 'albums' | 'album_photos') =>
    db(table).where(scope.within('client_id')).where({ client_id: clientId });
  const [closed, shown] = await Promise.all([
    of('albums').where({ admits: 'CLOSED' }).first('client_id'),
    of('album_photos').where({ state: 'SHOWN' }).first('id'),
  ]);
  return { takes_photos: closed === undefined, has_photos: shown !== undefined };
}

/** The addresses of what the page shows as pictures. */
export function picturesOf({
  content,
  profiles,
  events,
  galleries,
  heroBackgrounds,
  stories,
  payments,
  option,
}: ContentRows & { option: Pick<OptionRow, 'custom_image_url'> }): string[] {
  const urls = [
    content.opening_modal_image,
    option.custom_image_url,
    ...profiles.map((profile) => profile.photo_url),
    ...events.map((event) => event.icon_url),
    ...[...galleries, ...heroBackgrounds].map((picture) => picture.picture_url),
    ...stories.map((story) => story.image_url),
    ...payments.flatMap((payment) => [payment.qr_code_image_url, payment.bank_logo_url]),
  ];
  return ownFiles(urls);
}

/** The column is ASCII, and what lies elsewhere was never made smaller. */
const ownFiles = (urls: readonly (string | null)[]): string[] =>
  urls.filter((url) => url !== null).filter((url) => url.startsWith('/files/') && /^[!-~]+$/.test(url));

/** What we made of the client's pictures, and of those of the house, by their address. */
async function findImages(
  db: Database,
  scope: ClientScope,
  { clientId, urls }: { clientId: number; urls: readonly string[] },
): Promise<Record<string, ImageSet>> {
  if (urls.length === 0) return {};
  const rows = await db('uploads')
    .select('url', 'width', 'height', 'placeholder', 'variants')
    .where((owner) => {
      const own: Knex.QueryCallback = (upload) =>
        void upload.where(scope.within('client_id')).where({ client_id: clientId });
      void owner.where(own).orWhereNull('client_id');
    })
    .where({ kind: 'IMAGE', deleted_at: null })
    .whereIn('url', [...new Set(urls)])
    .orderBy('id');
  return z.record(z.string(), ImageSet).parse(Object.fromEntries(rows.map(({ url, ...set }) => [url, set])));
}

/** Everything that a client's invitations have in common, whatever their slugs; undefined when the client is gone. */
export async function findContentRows(db: Database, scope: ClientScope, clientId: number) {
  const [client, content, profiles, events, galleries, heroBackgrounds, stories, payments] = await Promise.all([
    db('clients')
      .select('id', 'name', 'version', 'revision', 'answers_until')
      .where(scope.within('id'))
      .where({ id: clientId })
      .first(),
    db('contents')
      .select(...CONTENT_COLUMNS)
      .where(scope.within('client_id'))
      .where({ client_id: clientId })
      .first(),
    db('profiles')
      .select(...PROFILE_COLUMNS)
      .where(scope.within('client_id'))
      .where({ client_id: clientId }),
    db('events')
      .select(...EVENT_COLUMNS)
      .where(scope.within('client_id'))
      .where({ client_id: clientId })
      .orderBy(['position', 'id']),
    db('galleries')
      .select(...GALLERY_COLUMNS)
      .where(scope.within('client_id'))
      .where({ client_id: clientId })
      .orderBy(['position', 'id']),
    db('hero_backgrounds')
      .select(...HERO_COLUMNS)
      .where(scope.within('client_id'))
      .where({ client_id: clientId })
      .orderBy(['order', 'id']),
    db('stories')
      .select(...STORY_COLUMNS)
      .where(scope.within('client_id'))
      .where({ client_id: clientId })
      .orderBy(['order', 'id']),
    findPayments(db, scope, clientId),
  ]);
  if (!client || !content) return undefined;
  return { client, content, profiles, events, galleries, heroBackgrounds, stories, payments };
}
export type ContentRows = NonNullable<Awaited<ReturnType<typeof findContentRows>>>;

export type PaymentWithBank = PaymentRow & { bank_name: string | null; bank_logo_url: string | null };

async function findPayments(db: Database, scope: ClientScope, clientId: number): Promise<PaymentWithBank[]> {
  return db('payments')
    .leftJoin('banks', 'banks.id', 'payments.bank_id')
    .select(...PAYMENT_COLUMNS.map((column) => `payments.${column}` as const))
    .select('banks.bank_name', 'banks.bank_logo_url')
    .where(scope.within('payments.client_id'))
    .where('payments.client_id', clientId)
    .orderBy(['payments.position', 'payments.id']);
}

/** The slug whose own domain it is, as `canonicalDomain` writes it. */
export async function findSlugOfDomain(db: Database, scope: ClientScope, domain: string): Promise<string | undefined> {
  const option = await db('options')
    .select('slug')
    .where(scope.within('client_id'))
    .where({ custom_domain: domain, is_custom_domain: 1, is_hidden: 0 })
    .first();
  return option?.slug;
}

export interface SlugRow {
  slug: string;
  client_name: string;
  template: string;
}

/** One page of the slugs that are not hidden; `filter` is a part of slug or name. */
export async function listSlugRows(
  db: Database,
  scope: ClientScope,
  { filter, page, limit }: { filter: string | undefined; page: number; limit: number },
): Promise<{ rows: SlugRow[]; total: number }> {
  const matching = () =>
    db('options')
      .join('clients', 'clients.id', 'options.client_id')
      .where(scope.within('options.client_id'))
      .where('options.is_hidden', 0)
      .where((either) => {
        if (!filter) return;
        void either.where('clients.name', 'like', containing(filter));
        if (isAscii(filter)) void either.orWhere('options.slug', 'like', containing(filter.toLowerCase()));
      });
  const [rows, total] = await Promise.all([
    matching()
      .select({ slug: 'options.slug', client_name: 'clients.name', template: 'options.template' })
      .orderBy('options.slug')
      .limit(limit)
      .offset((page - 1) * limit),
    matching().count({ total: '*' }).first(),
  ]);
  return { rows, total: Number(total?.total ?? 0) };
}
