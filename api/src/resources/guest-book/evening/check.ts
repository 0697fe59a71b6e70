import type { Closing, ClosingCheck, FileLanguage } from '@janur/contracts';
import { FILE_LANGUAGES } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { findClosing } from './closing-queries.ts';
import { linesOf, trimmed } from './file.ts';
import { sealIn, type Seals } from './seal.ts';
import { closingIn, isAsSigned, markOf } from './service.ts';

const TOLD = 20;
/** A report has a few dozen lines; who sends more sends something else. */
const MOST_LINES = 2000;

/** Whether a file says what was signed: line by line, in whatever language it was made. */
export async function checkFile(
  db: Database,
  scope: ClientScope,
  { eventId, file, seals }: { eventId: number; file: Uint8Array; seals: Seals },
): Promise<ClosingCheck> {
  const found: string[][] = [];
  for await (const rows of readSpreadsheet(file, scope.tenant)) {
    found.push(...rows.map(({ cells }) => trimmed(cells)));
    if (found.length > MOST_LINES) break;
  }
  const seal = found.flatMap((cells) => cells.flatMap((cell) => sealIn(cell) ?? [])).at(-1);
  const row = seal === undefined ? undefined : await findClosing(db, scope, { event_id: eventId, seal });
  if (!row) return { verdict: 'UNKNOWN', closing: null, lines: [] };
  const lines = differences(found, signedIn(closingIn(row), found));
  const isGenuine = lines.length === 0 && isAsSigned(row, seals);
  return { verdict: isGenuine ? 'GENUINE' : 'CHANGED', closing: markOf(row), lines: lines.slice(0, TOLD) };
}

/** The lines as they were signed, in the language that the file is nearest to. */
function signedIn(closing: Closing, found: readonly string[][]): string[][] {
  const texts = FILE_LANGUAGES.map((language: FileLanguage) => linesOf(closing, language));
  const distance = (lines: string[][]) => differences(found, lines).length;
  return texts.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
}

function differences(found: readonly string[][], signed: readonly string[][]): ClosingCheck['lines'] {
  const text = (cells: readonly string[] = []) => cells.join(' | ');
  return Array.from({ length: Math.max(found.length, signed.length) }, (_, index) => ({
    row: index + 1,
    signed: text(signed[index]),
    found: text(found[index]),
  })).filter((line) => line.signed !== line.found);
}
