import type { PreviewTap } from '@janur/contracts/preview';
import type { DraftText } from '@janur/contracts/rules';

/**
 * The text of the draft that somebody tapped: the page shows it with other spaces and letters, beside others, or a line of it.
 * None where the page made its own words, such as a date.
 */
export function textMeant(texts: readonly DraftText[], { text, section }: PreviewTap): DraftText | undefined {
  const tapped = plain(text);
  if (tapped === '') return undefined;
  const scored = texts.flatMap((one) => {
    const value = plain(one.value ?? '');
    const score = scoreOf(tapped, value);
    return score > 0 ? [{ one, score: score + (one.section === section ? 1 : 0) }] : [];
  });
  return scored.toSorted((first, second) => second.score - first.score)[0]?.one;
}

/** A text that is most of what was tapped, or of which a good part was tapped. */
const SHARE = 0.4;
const SHORTEST = 2;

function scoreOf(tapped: string, value: string): number {
  if (value.length < SHORTEST) return 0;
  if (tapped === value) return 3;
  const [long, short] = tapped.length > value.length ? [tapped, value] : [value, tapped];
  if (short.length < SHORTEST || !long.includes(short)) return 0;
  const share = short.length / long.length;
  // a line of a long text is a small part of it, and still it
  const isLineOfIt = long === value && short.length > 20;
  return share >= SHARE || isLineOfIt ? 1 + share : 0;
}

/** What is the same to an eye: joiners, spaces, quotation marks and case differ between a page and its text. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/["'“”‘’«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
