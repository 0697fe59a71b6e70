import { codeOf, spanOf } from './letters-in.ts';
import type { Script } from './typefaces.ts';

/**
 * What a guest writes, or is called, no page knows before. The letters of daily use are cut by blocks of Unicode, so that a browser
 * fetches those of a name alone: they are the first level of each national standard, which the names of encodings stand for.
 */
const DAILY: Readonly<
  Record<Script, { encoding: string; rows: readonly [first: number, last: number]; more: string }>
> = {
  cn: { encoding: 'gb2312', rows: [0xb0, 0xd7], more: span(0x3001, 0x301f) + span(0xff01, 0xff5e) },
  ja: { encoding: 'euc-jp', rows: [0xb0, 0xcf], more: span(0x3001, 0x30ff) + span(0xff01, 0xff5e) },
  kr: { encoding: 'euc-kr', rows: [0xb0, 0xc8], more: '' },
};

/** Letters of a block: so many that a name needs few of them, and so few that a block is small. */
const SIZE: Readonly<Record<Script, number>> = { cn: 512, ja: 512, kr: 256 };

export interface Block {
  /** `kr-ac00`: whose, and where it begins. */
  readonly id: string;
  /** CSS `unicode-range`. */
  readonly range: string;
  readonly letters: string;
}

const made = new Map<Script, ReadonlyMap<string, Block>>();

/** By their ids. */
export function blocksOf(script: Script): ReadonlyMap<string, Block> {
  const known = made.get(script);
  if (known) return known;
  const size = SIZE[script];
  const byStart = Map.groupBy(dailyLetters(script), (letter) => Math.floor(codeOf(letter) / size) * size);
  const blocks = Array.from(byStart, ([start, letters]): [string, Block] => {
    const id = `${script}-${start.toString(16)}`;
    return [id, { id, range: spanOf(start, start + size - 1), letters: letters.join('') }];
  });
  const found = new Map(blocks);
  made.set(script, found);
  return found;
}

function dailyLetters(script: Script): string[] {
  const { encoding, rows, more } = DAILY[script];
  const bytes: number[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  const text = new TextDecoder(encoding).decode(new Uint8Array(bytes));
  return Array.from(new Set(text + more)).filter(
    (letter) => /[\p{L}\p{P}\p{S}\p{N}]/u.test(letter) && letter !== '\uFFFD',
  );
}

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
