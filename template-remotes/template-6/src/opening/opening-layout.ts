import { from } from '@janur/kit';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';

/** Where the letter lies open as two pages: tablets across, desktops, phones on their side. */
export const WIDE = `@media ${from('desktop')}, (min-aspect-ratio: 1/1)`;

const fade = { transform: 'none', transition: 'opacity 200ms', opacity: 0 } as const;

/** For who wants no motion the letter only fades. */
export const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: fade },
  '[data-animation="off"] [data-leaving] &': fade,
} as const;
