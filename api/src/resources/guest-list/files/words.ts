import type { FileLanguage, GuestTag } from '@janur/contracts';

/* The headings and values of the files for hosts. `COLUMNS` of the imports read every heading that stands here. */

/** Of the guest list, in its order; the answers and the events stand behind them. */
export const GUEST_HEADERS: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: [
    'Slug',
    'Code',
    'Name',
    'Phone number',
    'Email',
    'Group',
    'Tags',
    'Invited',
    'Members',
    'Source',
    'Sent',
    'Attending',
    'Coming',
    'Wish',
  ],
  id: [
    'Alamat undangan',
    'Kode',
    'Nama',
    'Nomor HP',
    'Email',
    'Kelompok',
    'Tanda',
    'Jumlah tamu',
    'Anggota',
    'Asal',
    'Terkirim',
    'Hadir',
    'Akan hadir',
    'Ucapan',
  ],
  my: [
    'Alamat jemputan',
    'Kod',
    'Nama',
    'No telefon',
    'E-mel',
    'Kumpulan',
    'Tanda',
    'Bilangan tetamu',
    'Ahli',
    'Asal',
    'Dihantar',
    'Hadir',
    'Akan hadir',
    'Ucapan',
  ],
};

export const EVENT_PARTS: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: ['status', 'coming', 'who', 'table'],
  id: ['jawaban', 'akan hadir', 'siapa', 'meja'],
  my: ['jawapan', 'akan hadir', 'siapa', 'meja'],
};
export const ANSWERED: Readonly<Record<FileLanguage, string>> = { en: 'Answered', id: 'Dijawab', my: 'Dijawab' };
/** Behind a child's name among those of a household; an import reads it again. */
export const CHILD: Readonly<Record<FileLanguage, string>> = { en: 'child', id: 'anak', my: 'kanak-kanak' };

/** Of the guest-book: a row a guest and event. */
export const BOOK_HEADERS: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: [
    'Event',
    'Name',
    'Code',
    'Phone number',
    'Table',
    'Invited',
    'Status',
    'Coming',
    'Checked in',
    'Checked in by',
    'Gate',
    'Attended',
    'Gift',
    'Souvenir',
    'Entrusted gifts',
    'Source',
    'Notes',
  ],
  id: [
    'Acara',
    'Nama',
    'Kode',
    'Nomor HP',
    'Meja',
    'Jumlah tamu',
    'Jawaban',
    'Akan hadir',
    'Datang',
    'Diterima oleh',
    'Gerbang',
    'Orang yang datang',
    'Hadiah',
    'Suvenir',
    'Titipan',
    'Asal',
    'Catatan',
  ],
  my: [
    'Majlis',
    'Nama',
    'Kod',
    'No telefon',
    'Meja',
    'Bilangan tetamu',
    'Jawapan',
    'Akan hadir',
    'Tiba',
    'Disambut oleh',
    'Pintu',
    'Orang yang tiba',
    'Hadiah',
    'Cenderahati',
    'Kiriman',
    'Asal',
    'Catatan',
  ],
};

/** Of what a host seats the guests in: the code says who, the table is what changes. */
export const TABLE_HEADERS: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: ['Code', 'Name', 'Table'],
  id: ['Kode', 'Nama', 'Meja'],
  my: ['Kod', 'Nama', 'Meja'],
};

export const INVITATION_HEADERS: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: ['Name', 'Phone number', 'Code', 'Invited', 'Personal link', 'WhatsApp message', 'QR code'],
  id: ['Nama', 'Nomor HP', 'Kode', 'Jumlah tamu', 'Tautan pribadi', 'Pesan WhatsApp', 'Kode QR'],
  my: ['Nama', 'No telefon', 'Kod', 'Bilangan tetamu', 'Pautan peribadi', 'Mesej WhatsApp', 'Kod QR'],
};

/** What the database says of an answer or of where a guest comes from, as a host reads it. */
export const STATUS: Readonly<Record<FileLanguage, Readonly<Record<string, string>>>> = {
  en: {
    PENDING: 'No answer',
    CONFIRMED: 'Coming',
    DECLINED: 'Not coming',
    INVITED: 'Invited',
    RSVP: 'Through the link',
    ADHOC: 'Without invitation',
  },
  id: {
    PENDING: 'Belum menjawab',
    CONFIRMED: 'Hadir',
    DECLINED: 'Tidak hadir',
    INVITED: 'Diundang',
    RSVP: 'Lewat tautan',
    ADHOC: 'Tanpa undangan',
  },
  my: {
    PENDING: 'Belum menjawab',
    CONFIRMED: 'Hadir',
    DECLINED: 'Tidak hadir',
    INVITED: 'Dijemput',
    RSVP: 'Melalui pautan',
    ADHOC: 'Tanpa jemputan',
  },
};

export const TAGS: Readonly<Record<FileLanguage, Readonly<Record<GuestTag, string>>>> = {
  en: { BRIDE: 'Bride’s side', GROOM: 'Groom’s side', KIN: 'Family', VIP: 'VIP' },
  id: { BRIDE: 'Pihak wanita', GROOM: 'Pihak pria', KIN: 'Keluarga', VIP: 'VIP' },
  my: { BRIDE: 'Pihak perempuan', GROOM: 'Pihak lelaki', KIN: 'Keluarga', VIP: 'VIP' },
};

const YES_NO: Readonly<Record<FileLanguage, readonly [string, string]>> = {
  en: ['Yes', 'No'],
  id: ['Ya', 'Tidak'],
  my: ['Ya', 'Tidak'],
};
export function yesNo(value: boolean | null, language: FileLanguage): string | null {
  const [yes, no] = YES_NO[language];
  return value === null ? null : value ? yes : no;
}

/** What a program writes on the sheet's tab. */
export const SHEETS: Readonly<
  Record<FileLanguage, Readonly<Record<'guests' | 'book' | 'invitations' | 'tables', string>>>
> = {
  en: { guests: 'Guests', book: 'Guest book', invitations: 'Invitations', tables: 'Tables' },
  id: { guests: 'Tamu', book: 'Buku tamu', invitations: 'Undangan', tables: 'Meja' },
  my: { guests: 'Tetamu', book: 'Buku tetamu', invitations: 'Jemputan', tables: 'Meja' },
};
