import { isTitle } from '../model/line-breaks.ts';
import { hasSigns } from '../model/signs.ts';
import { SOFT_HYPHEN, softHyphenated } from '../model/syllables.ts';
import { fitted } from './ticket.ts';

/** The least size of type on a ticket: a phone's page shows it a quarter as broad as it is drawn. */
export const LEAST = 38;

interface Room {
  width: number;
  /** Of one line. */
  size: number;
  /** What would be smaller than this on one line stands on several, none larger than this. */
  small: number;
  /** Lines at most. */
  most?: number;
}

export interface Lines {
  lines: readonly string[];
  size: number;
}

/** What no line ends in, and what stands between it and the next one on its line. */
interface Part {
  text: string;
  gap: '' | ' ' | typeof SOFT_HYPHEN;
}

/** A text on as few lines of a ticket as it can be read on, about as broad as each other; nothing of it is left out. */
export function onLines(text: string, { width, size, small, most = 3 }: Room): Lines {
  const whole = fitted(text, width, size);
  if (whole >= small) return { lines: [text], size: whole };
  const fits = (part: string) => fitted(part, width, LEAST) === LEAST;
  const parts = partsOf(text, fits).flatMap((part) => (fits(part.text) ? [part] : piecesOf(part)));
  let best: Lines = { lines: [text], size: whole };
  for (let count = 2; count <= Math.min(most, parts.length); count++) {
    const lines = balanced(parts, count);
    const shared = Math.min(...lines.map((line) => fitted(line, width, small)));
    if (shared > best.size) best = { lines, size: shared };
    if (best.size >= LEAST) break;
  }
  return best;
}

/** Words, each with the titles before it, and with the degrees behind its comma as far as there is room. */
function partsOf(text: string, fits: (part: string) => boolean): Part[] {
  const parts: Part[] = [];
  let isOpen = false;
  let isBehindComma = false;
  for (const word of text.split(/\s+/u)) {
    const joined = `${parts.at(-1)?.text ?? ''} ${word}`;
    const isDegree = isBehindComma && isTitle(word);
    if (isOpen || (isDegree && fits(joined))) parts.splice(-1, 1, { text: joined, gap: ' ' });
    else parts.push({ text: word, gap: ' ' });
    isBehindComma = word !== '&' && (isBehindComma || word.endsWith(','));
    isOpen = word === '&' || (!isBehindComma && isTitle(word));
  }
  return parts;
}

/** A sign with what may not begin a line. */
const SIGNS = /(?:[\p{Script=Katakana}ー]+|.)[\p{Script=Hiragana}\p{P}様殿님씨]*/gsu;

function piecesOf({ text, gap }: Part): Part[] {
  const [pieces, between]: [string[], Part['gap']] = hasSigns(text)
    ? [text.match(SIGNS) ?? [text], '']
    : [softHyphenated(text).split(SOFT_HYPHEN), SOFT_HYPHEN];
  return pieces.map((piece, at) => ({ text: piece, gap: at === pieces.length - 1 ? gap : between }));
}

/** On so many lines, the broadest as narrow as can be. */
function balanced(parts: readonly Part[], count: number): string[] {
  if (count === 1) return [lineOf(parts)];
  let best: string[] = [];
  for (let cut = 1; cut <= parts.length - count + 1; cut++) {
    const lines = [lineOf(parts.slice(0, cut)), ...balanced(parts.slice(cut), count - 1)];
    if (best.length === 0 || broadest(lines) < broadest(best)) best = lines;
  }
  return best;
}

const broadest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

const lineOf = (parts: readonly Part[]): string =>
  parts
    .map(({ text, gap }, at) => text + (at < parts.length - 1 ? gap : ''))
    .join('')
    .replaceAll(SOFT_HYPHEN, '') + (parts.at(-1)?.gap === SOFT_HYPHEN ? '‐' : '');
