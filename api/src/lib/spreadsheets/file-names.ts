import type { FileLanguage } from '@janur/contracts';
import { localTime } from './local-time.ts';

export type FileKind =
  | 'album'
  | 'attendance'
  | 'caterer'
  | 'evening'
  | 'gifts'
  | 'guest_book'
  | 'guest_book_summary'
  | 'guest_list'
  | 'guest_list_template'
  | 'invitations'
  | 'rsvp_summary'
  | 'tables'
  | 'wishes';

/** What a file is called where hosts keep it: ASCII letters and dashes. */
const FILE_NAMES: Readonly<Record<FileKind, Readonly<Record<FileLanguage, string>>>> = {
  album: { en: 'album', id: 'album', my: 'album' },
  attendance: { en: 'attendance', id: 'kehadiran', my: 'kehadiran' },
  caterer: { en: 'caterer', id: 'katering', my: 'katering' },
  evening: { en: 'evening-report', id: 'laporan-acara', my: 'laporan-majlis' },
  gifts: { en: 'gifts', id: 'hadiah', my: 'hadiah' },
  guest_book: { en: 'guest-book', id: 'buku-tamu', my: 'buku-tetamu' },
  guest_book_summary: { en: 'guest-book-summary', id: 'ringkasan-buku-tamu', my: 'ringkasan-buku-tetamu' },
  guest_list: { en: 'guest-list', id: 'daftar-tamu', my: 'senarai-tetamu' },
  guest_list_template: { en: 'guest-list-template', id: 'contoh-daftar-tamu', my: 'contoh-senarai-tetamu' },
  invitations: { en: 'invitations', id: 'undangan', my: 'jemputan' },
  rsvp_summary: { en: 'rsvp-summary', id: 'ringkasan-rsvp', my: 'ringkasan-rsvp' },
  tables: { en: 'tables', id: 'meja', my: 'meja' },
  wishes: { en: 'wishes', id: 'ucapan', my: 'ucapan' },
};

/** spec §9: the zone of what is displayed where nothing else says one. */
export const FILE_TIMEZONE = 'Asia/Jakarta';

/** `daftar-tamu-sinta-rama-2026-11-27`: what, of what, and the day on which it was kept. */
export function fileName(kind: FileKind, language: FileLanguage, things: readonly (string | number)[] = []): string {
  const [today] = (localTime(new Date(), FILE_TIMEZONE) ?? '').split(' ');
  return [FILE_NAMES[kind][language], ...(things.length === 1 ? things : []), today].join('-');
}
