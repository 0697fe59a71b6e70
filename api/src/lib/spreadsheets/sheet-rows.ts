import { isUtf8 } from 'node:buffer';
import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { csvRefusal } from './bounds.ts';
import type { ReadLimits, Refusal, SheetRow } from './protocol.ts';
import { fitsUnpacked } from './zip.ts';

/** A file that is not read, and why. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/**
 * The rows of the first sheet that hold anything. The file's own bytes say what it is, never its name: an archive is xlsx,
 * text is csv, everything else is refused.
 */
export async function* rowsOf(bytes: Buffer, limits: ReadLimits): AsyncGenerator<SheetRow, void> {
  if (bytes.length > limits.packedBytes) throw new Refused('TOO_LARGE');
  let count = 0;
  for await (const { index, values } of isArchive(bytes) ? xlsxRows(bytes, limits) : csvRows(bytes, limits)) {
    const cells = values.map(textOf);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > limits.columns) throw new Refused('TOO_WIDE');
    count += 1;
    // the first row is the header
    if (count > limits.rows + 1) throw new Refused('TOO_MANY_ROWS');
    yield { row: index + 1, cells };
  }
}

interface RawRow {
  readonly index: number;
  readonly values: readonly unknown[];
}

const startsWith = (bytes: Buffer, ...signature: number[]): boolean =>
  bytes.length >= signature.length && signature.every((byte, index) => bytes[index] === byte);
const isArchive = (bytes: Buffer): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** What Excel wrote before 2007, and what it still wraps a workbook with a password in. */
const isOleContainer = (bytes: Buffer): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

async function* xlsxRows(bytes: Buffer, { unpackedBytes }: ReadLimits): AsyncGenerator<RawRow, void> {
  const fits = await fitsUnpacked(bytes, unpackedBytes);
  if (fits === undefined) throw new Refused('NOT_A_SPREADSHEET');
  if (!fits) throw new Refused('TOO_LARGE');
  try {
    yield* streamXlsxRows(bytes);
  } catch {
    // the library's own reasons speak of parts and offsets: to the person it is a file that cannot be read
    throw new Refused('NOT_A_SPREADSHEET');
  }
}

function* csvRows(bytes: Buffer, limits: ReadLimits): Generator<RawRow, void> {
  if (isOleContainer(bytes)) throw new Refused('OLD_OR_LOCKED');
  const text = csvText(bytes);
  const refusal = csvRefusal(text, limits);
  if (refusal) throw new Refused(refusal);
  let index = 0;
  // what our own exports put before a cell that looks like a formula comes off again
  for (const values of streamCsvRows(text, { unescapeFormulae: true })) {
    yield { index, values };
    index += 1;
  }
}

/** Excel saves "Unicode text" as UTF-16 with a mark; every other encoding but UTF-8 is a guess. */
function csvText(bytes: Buffer): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw new Refused('NOT_A_SPREADSHEET');
  if (!isUtf8(bytes)) throw new Refused(looksLikeText(bytes) ? 'NOT_UTF8' : 'NOT_A_SPREADSHEET');
  return bytes.toString('utf8');
}

const looksLikeText = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4096).every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/** A text of its own: what was cut out of a sheet keeps the whole sheet in memory. */
const ownText = (text: string): string => (text.length < SHORTEST_CUT ? text : Buffer.from(text).toString());
/** V8 copies what is shorter. */
const SHORTEST_CUT = 13;

/** A cell as a person reads it. Phone numbers that a spreadsheet took for numbers are digits again. */
function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return ownText(value.normalize('NFC').trim());
    case 'number':
      return Number.isInteger(value) ? BigInt(value).toString() : String(value);
    case 'boolean':
      return value ? 'TRUE' : 'FALSE';
    default:
      return value instanceof Date ? value.toISOString() : '';
  }
}
