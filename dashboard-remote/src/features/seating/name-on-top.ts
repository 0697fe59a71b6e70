import type { SeatingTable } from '@janur/contracts';
import { sizeOf } from './table-size.ts';

/** How wide a letter is, of its height: as most are in bold. */
const LETTER = 0.57;
/** So high is a name at least where the hall fills its usual width: some 10 px. */
const LEAST = 315;
const MOST = { ROUND: 24, LONG: 13 } as const;
const LEAST_OF_SMALL = 14;
/** From one line to the next. */
export const LINE = 1.05;

export interface NameOnTop {
  readonly lines: readonly string[];
  /** In hundredths of the table's width. */
  readonly size: number;
}

export interface Room {
  /** Of one line, and of each of two. */
  readonly widths: readonly [number, number];
  readonly height: number;
}
export const ON_ROUND: Room = { widths: [57, 70], height: 36 };

/** A table's name as it stands on its top: in two lines where it is long, cut before it is too small to read. */
export function nameOnTop(table: SeatingTable, { widths, height }: Room): NameOnTop {
  const least = Math.min(LEAST_OF_SMALL, LEAST / sizeOf(table));
  const sized = (lines: readonly string[]): NameOnTop => {
    const longest = Math.max(2, ...lines.map(({ length }) => length));
    const width = widths[lines.length === 1 ? 0 : 1];
    return { lines, size: Math.min(MOST[table.shape], width / (LETTER * longest), height / (LINE * lines.length)) };
  };
  const whole = sized([table.name]);
  const halves = sized(inTwo(table.name));
  const best = halves.size > whole.size ? halves : whole;
  if (best.size >= least) return best;
  const letters = Math.floor(widths[1] / (LETTER * least));
  return { lines: halves.lines.map((line) => cut(line, letters)), size: least };
}

/** Between two words, so that the longer line is as short as can be. */
function inTwo(name: string): readonly string[] {
  const words = name.split(' ');
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
}

const cut = (line: string, letters: number): string =>
  line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line;
