import { writeXlsxStream } from 'hucre/xlsx';

export const GUESTS = 50_000;
type Row = (string | number | null)[];

const PART = ['Budi Santoso', '김서연', '林美琳', 'さくら', 'Ayu Lestari', 'Muhammad Rizky'];
const phoneOf = (index: number): string => `0857${String(10_000_000 + index)}`;

/** What a host sends: every column that a guest may have. The second version changes each guest. */
export function guestSheet(version: 'first' | 'changed'): Promise<Blob> {
  const header = ['Nama', 'No. HP', 'Email', 'Jumlah Tamu', 'Group', 'Meja', 'Catatan'];
  const extra = version === 'first' ? 0 : 1;
  const rows = Array.from({ length: GUESTS }, (_, index) => [
    `${PART[index % PART.length]} ${index}${extra ? ' Dr.' : ''}`,
    phoneOf(index),
    `guest${index}@example.com`,
    1 + ((index + extra) % 4),
    `Keluarga ${index % 40}`,
    `${String.fromCodePoint(65 + (index % 26))}${(index + extra) % 90}`,
    index % 5 === 0 ? `Vegetarian ${extra}` : null,
  ]);
  return sheetOf(header, rows);
}

export function attendanceSheet(codes: readonly string[]): Promise<Blob> {
  const rows = codes.map((code, index) => [code, index % 3, index % 2 ? 'yes' : 'no', 'yes']);
  return sheetOf(['guest_code', 'total_attended', 'gift', 'souvenir'], rows);
}

const sheetOf = (header: Row, rows: readonly Row[]): Promise<Blob> =>
  new Response(writeXlsxStream([header, ...rows], { name: 'Guests' })).blob();
