import { from } from '@janur/kit';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';

/** Tablets and whatever is wider than high. */
export const WIDE = `@media ${from('large')}, (min-aspect-ratio: 1/1)`;

const fade = { transform: 'none', transition: 'opacity 200ms', opacity: 0 } as const;

/** For who wants no motion the envelope only fades. */
export const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: fade },
  '[data-animation="off"] [data-leaving] &': fade,
} as const;
