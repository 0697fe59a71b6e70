import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import { localTime } from '../../lib/spreadsheets/local-time.ts';
import type { Cell, Column } from '../../lib/spreadsheets/protocol.ts';
import { type BookLine, listLines } from './queries.ts';

const AT_ONCE = 500;

/** As the couple calls them; staff screens have their own words. */
const HEADERS = [
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
] as const;
const KINDS = { ENVELOPE: 'Amplop', ENTRUSTED: 'Titipan', TRANSFER: 'Transfer', PARCEL: 'Kado' } as const;

interface Shown {
  readonly timezone: string;
  /** Whether guests' codes are for whoever reads it. */
  readonly withCodes: boolean;
}

/** Every gift with its sum, the latest first. */
export function giftFile(
  db: Database,
  scope: ClientScope,
  shown: Shown,
): { columns: Column[]; batches: AsyncIterable<Cell[][]> } {
  return {
    columns: HEADERS.slice(0, columnsOf(shown)).map((header) => ({ header, width: 18 })),
    batches: batches(db, scope, shown),
  };
}

async function* batches(db: Database, scope: ClientScope, shown: Shown): AsyncGenerator<Cell[][], void> {
  for (let page = 1; ; page += 1) {
    // batch after batch, as fast as the file is read
    const lines = await listLines(db, scope, { search_query: '', page, limit: AT_ONCE });
    if (lines.length > 0) yield lines.map((line) => cellsOf(line, shown).slice(0, columnsOf(shown)));
    if (lines.length < AT_ONCE) return;
  }
}

/** The last column is the code. */
const columnsOf = ({ withCodes }: Shown): number => (withCodes ? HEADERS.length : HEADERS.length - 1);

function cellsOf(line: BookLine, { timezone }: Shown): Cell[] {
  const time = (at: Date | null) => at && localTime(at, timezone);
  return [
    line.number,
    line.giver_name,
    KINDS[line.kind],
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
