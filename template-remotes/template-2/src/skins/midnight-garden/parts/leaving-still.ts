import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';

const fade = { transform: 'none', transition: 'opacity 200ms' } as const;

/** For who wants no motion the opening only fades. */
export const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: fade },
  '[data-animation="off"] [data-leaving] &': fade,
} as const;
