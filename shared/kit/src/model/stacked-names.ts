import { hasSigns } from './signs.ts';
import { syllablesOf } from './syllables.ts';

/** Measures of names in a stack. Breadths count in letters of common width. */
export interface StackMeasures {
  /** Of all names together. */
  lines: number;
  /** Of the broadest line. */
  breadth: number;
  /** How many lines the first name has, and how broad the line behind it is. */
  firstLines: number;
  secondBreadth: number;
  /** Of the very last line. */
  lastBreadth: number;
  /** True where signs fill their whole square and lines need the room for it. */
  isFull: boolean;
}

/** The letters of a syllable at most (brief, TEMPLATE_12). */
const MOST = 4;
/** A phone's width by its height, both in what a letter of a heavy condensed face takes of it. */
const PHONE = 0.85;

/**
 * Names as towers of large letters, each with its lines apart by '\n': ['Na\ndia', 'Re\nza']. One line a syllable, or a few
 * where so the letters get larger.
 */
export function stackNames(names: readonly string[]): string[] {
  const words = names.map((name) => (name.match(/[^\s-]+-*|-+/g) ?? []).map((word) => piecesOf(word)));
  const broadest = Math.max(1, ...words.flat().map((pieces) => breadthOf(pieces.join(''))));
  let best = stackedUpTo(words, 0);
  for (let room = MOST - 1; room <= broadest; room++) {
    const other = stackedUpTo(words, room);
    if (letterHeight(other) > letterHeight(best)) best = other;
  }
  return best;
}

function letterHeight(stacked: readonly string[]): number {
  const { breadth, lines } = measureStack(stacked);
  return Math.min(PHONE / breadth, 1 / lines);
}

export function measureStack(stacked: readonly string[]): StackMeasures {
  const stacks = stacked.map((name) => name.split('\n').filter(Boolean));
  const [first, second] = stacks;
  const all = stacks.flat();
  return {
    lines: all.length,
    breadth: Math.max(1, ...all.map(breadthOf)),
    firstLines: first?.length ?? 0,
    secondBreadth: breadthOf(second?.[0] ?? ''),
    lastBreadth: breadthOf(all.at(-1) ?? ''),
    isFull: all.some(hasSigns),
  };
}

/** Neighbouring pieces of a word share a line as long as there is room. */
function stackedUpTo(names: readonly string[][][], room: number): string[] {
  return names.map((words) => words.flatMap((pieces) => joined(pieces, room)).join('\n'));
}

function joined(pieces: readonly string[], room: number): string[] {
  return pieces.reduce<string[]>((lines, piece) => {
    const longer = (lines.at(-1) ?? '') + piece;
    return breadthOf(longer) <= room ? [...lines.slice(0, -1), longer] : [...lines, piece];
  }, []);
}

const NARROW = /[ij1.,'’\-!]/i;
const BROAD = /[mw]/i;

function breadthOf(text: string): number {
  const breadths = [...text].map((letter) => {
    if (hasSigns(letter)) return 2;
    if (BROAD.test(letter)) return 1.4;
    return NARROW.test(letter) ? 0.5 : 1;
  });
  return Math.max(
    1,
    breadths.reduce((sum, breadth) => sum + breadth, 0),
  );
}

/** Syllables where letters have such; one sign a piece in Chinese, Japanese and Korean; other scripts stay whole. */
function piecesOf(word: string): string[] {
  if (hasSigns(word)) return [...word];
  if (!/^[\p{Script=Latin}\p{P}\d]+$/u.test(word)) return [word];
  return syllablesOf(word).flatMap(halved);
}

/** A syllable that is too long is cut in parts of about the same length. */
function halved(syllable: string): string[] {
  const letters = [...syllable];
  const size = Math.ceil(letters.length / Math.ceil(letters.length / MOST));
  return letters.flatMap((_, at) => (at % size === 0 ? [letters.slice(at, at + size).join('')] : []));
}
