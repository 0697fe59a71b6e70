import type { FileLanguage } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import { localTime } from '../../lib/spreadsheets/local-time.ts';
import type { Cell, Column } from '../../lib/spreadsheets/protocol.ts';
import { type BookLine, type Filter, listLines } from './queries.ts';

const AT_ONCE = 500;

const HEADERS: Readonly<Record<FileLanguage, readonly string[]>> = {
  en: [
    'No.',
    'Giver',
    'Kind',
    'Amount',
    'Item',
    'Brought by',
    'Received by',
    'Received',
    'Thanked',
    'To repay',
    'Repaid',
    'Guest code',
  ],
  id: [
    'No.',
    'Pemberi',
    'Jenis',
    'Jumlah',
    'Barang',
    'Dibawa oleh',
    'Diterima oleh',
    'Diterima',
    'Diucapkan terima kasih',
    'Untuk dibalas',
    'Sudah dibalas',
    'Kode tamu',
  ],
  my: [
    'No.',
    'Pemberi',
    'Jenis',
    'Jumlah wang',
    'Barang',
    'Dibawa oleh',
    'Diterima oleh',
    'Diterima',
    'Diucapkan terima kasih',
    'Untuk dibalas',
    'Sudah dibalas',
    'Kod tetamu',
  ],
};
const KINDS: Readonly<Record<FileLanguage, Readonly<Record<BookLine['kind'], string>>>> = {
  en: { ENVELOPE: 'Envelope', ENTRUSTED: 'Entrusted', TRANSFER: 'Transfer', PARCEL: 'Parcel' },
  id: { ENVELOPE: 'Amplop', ENTRUSTED: 'Titipan', TRANSFER: 'Transfer', PARCEL: 'Kado' },
  my: { ENVELOPE: 'Sampul', ENTRUSTED: 'Kiriman', TRANSFER: 'Pindahan wang', PARCEL: 'Bungkusan' },
};
/** What a program writes on the sheet's tab. */
export const GIFT_SHEET: Readonly<Record<FileLanguage, string>> = { en: 'Gifts', id: 'Hadiah', my: 'Hadiah' };

interface Shown {
  readonly timezone: string;
  readonly language: FileLanguage;
  readonly filter: Filter;
  /** Whether guests' codes are for whoever reads it. */
  readonly withCodes: boolean;
}

/** The gifts that a filter leaves, each with its sum, the latest first. */
export function giftFile(
  db: Database,
  scope: ClientScope,
  shown: Shown,
): { columns: Column[]; batches: AsyncIterable<Cell[][]> } {
  return {
    columns: HEADERS[shown.language].slice(0, columnsOf(shown)).map((header) => ({ header, width: 18 })),
    batches: batches(db, scope, shown),
  };
}

async function* batches(db: Database, scope: ClientScope, shown: Shown): AsyncGenerator<Cell[][], void> {
  for (let page = 1; ; page += 1) {
    // batch after batch, as fast as the file is read
    const lines = await listLines(db, scope, { ...shown.filter, page, limit: AT_ONCE });
    if (lines.length > 0) yield lines.map((line) => cellsOf(line, shown).slice(0, columnsOf(shown)));
    if (lines.length < AT_ONCE) return;
  }
}

/** The last column is the code. */
const columnsOf = ({ withCodes }: Shown): number => (withCodes ? HEADERS.en.length : HEADERS.en.length - 1);

function cellsOf(line: BookLine, { timezone, language }: Shown): Cell[] {
  const time = (at: Date | null) => at && localTime(at, timezone);
  return [
    line.number,
    line.giver_name,
    KINDS[language][line.kind],
    line.amount,
    line.thing,
    line.carrier_name,
    line.received_by,
    time(line.received_at),
    time(line.thanked_at),
    line.return_note,
    time(line.returned_at),
    line.guest_code,
  ];
}
