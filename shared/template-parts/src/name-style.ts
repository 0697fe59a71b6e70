import { longestWord, nameSize } from '@janur/kit';
import type { CSSProperties } from 'react';

const STEPS = { short: 1, medium: 0.78, long: 0.62, huge: 0.5 };

/**
 * How large names are set: `--step` by their length, and `--word`, the room of the longest word (`longestWord`), so
 * that a line can be kept narrow enough for it.
 */
export function nameStyle(names: readonly string[]): CSSProperties {
  const properties = {
    '--step': STEPS[nameSize(names)],
    '--word': longestWord(names),
  };
  return properties as CSSProperties; // React passes custom properties through; its type knows only standard ones
}

/** How large a hashtag is set: `--letters`, how many it has; the longer the word, the smaller its letters. */
export function hashtagStyle(word: string): CSSProperties {
  const properties = { '--letters': Math.max(8, [...word].length) };
  return properties as CSSProperties; // as above
}

/** The same steps for an opening, whose dialog knows how long the names are. */
export const openingSteps = {
  '--step': 1,
  '[data-names="medium"] &': { '--step': STEPS.medium },
  '[data-names="long"] &': { '--step': STEPS.long },
  '[data-names="huge"] &': { '--step': STEPS.huge },
} as const;
