import { from } from '@janur/kit';
import { REDUCED_MOTION, LEAVING } from '@janur/template-parts';

/** Tablets and whatever is wider than high. */
export const WIDE = `@media ${from('large')}, (min-aspect-ratio: 1/1)`;
/** Where the doors have a panel of lattice at either side: a screen of four. */
export const WINGS = `@media ${from('desktop')} and (min-height: 521px)`;

const fade = { transform: 'none', transition: 'opacity 200ms', opacity: 0 } as const;

/** For who wants no motion the doors only fade. */
export const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: fade },
  '[data-animation="off"] [data-leaving] &': fade,
} as const;
