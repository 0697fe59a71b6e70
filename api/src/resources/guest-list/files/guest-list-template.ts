import type { FileLanguage, GuestListColumn } from '@janur/contracts';
import type { Cell, Column } from '../../../lib/spreadsheets/protocol.ts';

/** Words that the import reads, as hosts themselves write them. */
const HEADERS: Readonly<Record<FileLanguage, Readonly<Record<Exclude<GuestListColumn, 'code'>, string>>>> = {
  en: {
    name: 'Name',
    phone_number: 'Phone',
    total_guests: 'Invited',
    members: 'Members',
    guest_group: 'Group',
    tags: 'Tags',
    events: 'Events',
    table_number: 'Table',
    email: 'Email',
    note: 'Note',
  },
  id: {
    name: 'Nama',
    phone_number: 'No. HP',
    total_guests: 'Jumlah tamu',
    members: 'Anggota',
    guest_group: 'Kelompok',
    tags: 'Tanda',
    events: 'Acara',
    table_number: 'Meja',
    email: 'Email',
    note: 'Catatan',
  },
  my: {
    name: 'Nama',
    phone_number: 'No telefon',
    total_guests: 'Bilangan tetamu',
    members: 'Ahli',
    guest_group: 'Kumpulan',
    tags: 'Tanda',
    events: 'Majlis',
    table_number: 'Meja',
    email: 'E-mel',
    note: 'Catatan',
  },
};

/** A file with nothing but its columns: an example in it would be invited too. */
export function guestListTemplate(language: FileLanguage) {
  async function* batches(): AsyncGenerator<Cell[][], void> {
    yield [];
  }
  const columns: Column[] = Object.values(HEADERS[language]).map((header) => ({ header, width: 20 }));
  return { columns, batches: batches() };
}
