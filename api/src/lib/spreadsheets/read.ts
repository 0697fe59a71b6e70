import { type PlainProblemCode, problem } from '@janur/contracts';
import { HttpError } from '../errors.ts';
import type { ReadLimits, Refusal, SheetRow } from './protocol.ts';
import { workerWords } from './start-worker.ts';

/** security.md, row 18, with the rows that a large wedding needs. */
export const READ_LIMITS: ReadLimits = {
  packedBytes: 5 * 1024 * 1024,
  unpackedBytes: 50 * 1024 * 1024,
  rows: 50_000,
  columns: 64,
};

/**
 * The rows of an uploaded xlsx or csv file, in batches, the header first. Throws 413 for what is too large and 415 for what
 * is no spreadsheet.
 */
export async function* readSpreadsheet(
  file: Uint8Array,
  tenant: string,
  limits: ReadLimits = READ_LIMITS,
): AsyncGenerator<SheetRow[], void> {
  // a copy of its own, because it moves into the worker
  const bytes = new Uint8Array(file);
  try {
    for await (const { word, answer } of workerWords(
      { kind: 'read', bytes, limits },
      { tenant, transfer: [bytes.buffer] },
    )) {
      if (word.type === 'refused') throw refused(word.refusal);
      if (word.type === 'rows') yield word.rows;
      answer({ type: 'taken' });
    }
  } catch (error) {
    throw outOfMemory(error);
  }
}

/** A file that does not fit into its thread is too large. */
export const outOfMemory = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refused('TOO_LARGE') : error;

const REASONS: Readonly<Record<Refusal, readonly [HttpError['code'], PlainProblemCode]>> = {
  NOT_A_SPREADSHEET: ['UNSUPPORTED_MEDIA', 'not_a_spreadsheet'],
  OLD_OR_LOCKED: ['UNSUPPORTED_MEDIA', 'spreadsheet_locked'],
  NOT_UTF8: ['UNSUPPORTED_MEDIA', 'spreadsheet_letters'],
  TOO_LARGE: ['TOO_LARGE', 'spreadsheet_too_large'],
  TOO_MANY_ROWS: ['TOO_LARGE', 'spreadsheet_too_many_rows'],
  TOO_WIDE: ['TOO_LARGE', 'spreadsheet_too_wide'],
};

/** Why a file is not read, as its sender is told. */
export function refused(refusal: Refusal): HttpError {
  const [code, what] = REASONS[refusal];
  return new HttpError(code, problem(what));
}
