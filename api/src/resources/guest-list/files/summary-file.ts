import type { FileLanguage, GuestBookSummary, RsvpSummary } from '@janur/contracts';
import type { Cell } from '../../../lib/spreadsheets/protocol.ts';

const RSVP: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: ['Event', 'Slug', 'Invitations', 'Confirmed', 'Declined', 'Pending', 'Guests invited', 'Guests coming'],
  id: [
    'Acara',
    'Alamat undangan',
    'Undangan',
    'Hadir',
    'Tidak hadir',
    'Belum menjawab',
    'Orang yang diundang',
    'Orang yang akan hadir',
  ],
  my: [
    'Majlis',
    'Alamat jemputan',
    'Jemputan',
    'Hadir',
    'Tidak hadir',
    'Belum menjawab',
    'Orang yang dijemput',
    'Orang yang akan hadir',
  ],
};
const ALL: Readonly<Record<FileLanguage, string>> = { en: 'all', id: 'semua', my: 'semua' };

const BOOK: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: [
    'Event',
    'Invitations confirmed',
    'Checked in',
    'Guests confirmed',
    'Guests arrived',
    'Guests inside now',
    'Guests without invitation',
    'Gifts received',
    'Souvenirs given',
  ],
  id: [
    'Acara',
    'Undangan yang menyatakan hadir',
    'Undangan yang datang',
    'Orang yang menyatakan hadir',
    'Orang yang datang',
    'Orang di dalam sekarang',
    'Orang tanpa undangan',
    'Hadiah diterima',
    'Suvenir diberikan',
  ],
  my: [
    'Majlis',
    'Jemputan yang mengesahkan hadir',
    'Jemputan yang tiba',
    'Orang yang mengesahkan hadir',
    'Orang yang tiba',
    'Orang di dalam sekarang',
    'Orang tanpa jemputan',
    'Hadiah diterima',
    'Cenderahati diberikan',
  ],
};

export const rsvpSummaryFile = (summary: RsvpSummary, slug: string | undefined, language: FileLanguage) =>
  summaryFile(RSVP[language], [
    summary.event_title,
    slug ?? ALL[language],
    summary.total_invitations,
    summary.total_confirmed,
    summary.total_declined,
    summary.total_pending,
    summary.total_pax,
    summary.total_pax_confirmed,
  ]);

export const guestBookSummaryFile = (summary: GuestBookSummary, language: FileLanguage) =>
  summaryFile(BOOK[language], [
    summary.event_title,
    summary.total_invitations_confirmed,
    summary.total_checked_in,
    summary.total_pax_confirmed,
    summary.total_pax_attended,
    summary.total_inside,
    summary.total_walk_ins,
    summary.total_received_gift,
    summary.total_received_souvenir,
  ]);

/** One row; its header says what each number is. */
function summaryFile(headers: readonly string[], values: readonly Cell[]) {
  async function* batches(): AsyncGenerator<Cell[][], void> {
    yield [[...values]];
  }
  return { columns: headers.map((header) => ({ header, width: 20 })), batches: batches() };
}
