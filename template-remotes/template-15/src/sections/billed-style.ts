import { hasSigns } from '@janur/kit';
import type { CSSProperties } from 'react';

const LINE = 15; // so many letters stand in one line of a poster

/**
 * How a poster sets its title: in one line where it is short, else each name in its own (`--lines`). `--billed` is how many
 * narrow letters wide the widest line is, `--scale` how large the title may be for its length.
 */
export function billedStyle(names: readonly string[], joiner: string): CSSProperties {
  // the joining word is written small
  const joining = names.length > 1 ? lettersOf(joiner) * 0.55 + 0.8 : 0;
  const letters = lettersOf(names.join('')) + joining;
  const words = names.flatMap((name, index) => name.split(/[\s-]+/).map((word) => lettersOf(word) + index * joining));
  const isLine = letters <= LINE * (hasSigns(names.join('')) ? 1.3 : 1);
  const properties = isLine
    ? { '--billed': letters, '--lines': 'inline', '--scale': 1 }
    : { '--billed': Math.max(5, ...words), '--lines': 'block' };
  return properties as CSSProperties; // React passes custom properties through; its type knows only standard ones
}

/** A sign of Chinese, Japanese or Korean is as wide as 2.8 of the narrow capitals. */
const lettersOf = (text: string) => [...text].reduce((sum, letter) => sum + (hasSigns(letter) ? 2.8 : 1), 0);
