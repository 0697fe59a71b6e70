import type { Values } from './marks.ts';

/** What a file is for decides how it is checked and kept. */
export type FileUse = 'picture' | 'preview' | 'song' | 'font' | 'film';

/** Where records name files by their address. */
const FILES: Readonly<Record<string, Readonly<Record<string, FileUse>>>> = {
  content: { opening_modal_image: 'picture', video_prewed_url: 'film' },
  bride: { photo_url: 'picture' },
  groom: { photo_url: 'picture' },
  events: { icon_url: 'picture', guest_book_image_url: 'picture', guest_book_logo_url: 'picture' },
  new_events: { icon_url: 'picture', guest_book_image_url: 'picture', guest_book_logo_url: 'picture' },
  galleries: { picture_url: 'picture' },
  hero_backgrounds: { picture_url: 'picture' },
  stories: { image_url: 'picture' },
  payments: { qr_code_image_url: 'picture' },
  option: {
    custom_image_url: 'picture',
    'lock.image_url': 'picture',
    meta_image: 'preview',
    font_url: 'font',
    song_url: 'song',
  },
};

export interface WantedFile {
  readonly address: string;
  readonly use: FileUse;
  readonly field: string;
}

/** The files that a record's values name. */
export function filesIn(kind: string, values: Values): WantedFile[] {
  return Object.entries(FILES[kind] ?? {}).flatMap(([field, use]) => {
    const address = values[field];
    return typeof address === 'string' && !isFilmPage(address, use) ? [{ address, use, field }] : [];
  });
}

/** The page plays it in a frame of theirs. */
const isFilmPage = (address: string, use: FileUse): boolean =>
  use === 'film' && /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(address);

export const fileKey = ({ address, use }: Pick<WantedFile, 'address' | 'use'>): string => `${use} ${address}`;

/** The values with our own addresses. Of a film that did not come the link stays; any other missing file is left out. */
export function withFiles(kind: string, values: Values, urls: ReadonlyMap<string, string>): Values {
  const files = new Map(filesIn(kind, values).map((file) => [file.field, file]));
  const entries = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const file = files.get(field);
    if (!file) return [[field, value]];
    const url = urls.get(fileKey(file));
    if (url !== undefined) return [[field, url]];
    return file.use === 'film' ? [[field, value]] : [];
  });
  return Object.fromEntries(entries);
}
