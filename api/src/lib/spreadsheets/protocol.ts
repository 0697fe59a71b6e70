/** What a cell may hold. Dates travel as text: a spreadsheet has no timezones. */
export type Cell = string | number | boolean | null;

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width?: number;
}

export type Format = 'xlsx' | 'csv';

export interface WriteJob {
  readonly kind: 'write';
  readonly format: Format;
  readonly sheet: string;
  readonly columns: readonly Column[];
}

export interface ReadJob {
  readonly kind: 'read';
  readonly bytes: Uint8Array;
  readonly limits: ReadLimits;
}
export type Job = WriteJob | ReadJob;

export interface ReadLimits {
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly rows: number;
  readonly columns: number;
}

/** One row of a sheet, cells as trimmed text; rows count from 1, as the spreadsheet program shows them. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export const REFUSALS = [
  'NOT_A_SPREADSHEET',
  'OLD_OR_LOCKED',
  'NOT_UTF8',
  'TOO_LARGE',
  'TOO_MANY_ROWS',
  'TOO_WIDE',
] as const;
/** Why a file is not read. */
export type Refusal = (typeof REFUSALS)[number];

/** The worker speaks; each word but the last waits for one answer. */
export type FromWorker =
  | { readonly type: 'more' }
  | { readonly type: 'chunk'; readonly bytes: Uint8Array }
  | { readonly type: 'rows'; readonly rows: SheetRow[] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'done' };

export type ToWorker =
  | { readonly type: 'rows'; readonly rows: readonly Cell[][] }
  | { readonly type: 'end' }
  | { readonly type: 'taken' };
