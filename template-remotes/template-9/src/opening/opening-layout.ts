import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';

const fade = { transform: 'none', mask: 'none', transition: 'opacity 200ms', opacity: 0 } as const;

/** For who wants no motion the cloth only fades. */
export const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: fade },
  '[data-animation="off"] [data-leaving] &': fade,
} as const;
