import type { FileLanguage } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { Cell, Column } from '../../../lib/spreadsheets/protocol.ts';
import type { GuestAtEvent } from '../queries.ts';
import { listGuestBookRowsAfter } from '../list/queries.ts';

const BATCH = 250;
/** Words that the upload reads, and what it takes for yes. */
const WORDS = {
  en: { sheet: 'Attendance', headers: ['guest_code', 'Name', 'Attended', 'Gift', 'Souvenir'], yes: 'yes' },
  id: { sheet: 'Kehadiran', headers: ['Kode', 'Nama', 'Orang yang datang', 'Hadiah', 'Suvenir'], yes: 'ya' },
  my: { sheet: 'Kehadiran', headers: ['Kod', 'Nama', 'Orang yang tiba', 'Hadiah', 'Cenderahati'], yes: 'ya' },
} satisfies Record<FileLanguage, object>;

/** Every guest of an event with what is known; what is not known is left empty, and an empty cell changes nothing. */
export function attendanceFile(
  db: Database,
  scope: ClientScope,
  { eventId, language }: { eventId: number; language: FileLanguage },
): { sheet: string; columns: Column[]; batches: AsyncIterable<Cell[][]> } {
  const { sheet, headers, yes } = WORDS[language];
  const cells = (guest: GuestAtEvent): Cell[] => [
    guest.code,
    guest.name,
    guest.is_checked_in ? guest.total_guests_attended : null,
    guest.is_received_gift ? yes : null,
    guest.is_received_souvenir ? yes : null,
  ];
  async function* batches(): AsyncGenerator<Cell[][], void> {
    let after: GuestAtEvent | undefined;
    do {
      // batch after batch, as fast as the file is read
      const guests = await listGuestBookRowsAfter(db, scope, { eventId, after, limit: BATCH });
      yield guests.map(cells);
      after = guests.length === BATCH ? guests.at(-1) : undefined;
    } while (after);
  }
  return { sheet, columns: headers.map((header) => ({ header, width: 20 })), batches: batches() };
}
