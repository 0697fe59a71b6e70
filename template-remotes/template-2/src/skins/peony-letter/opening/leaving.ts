import type { CSSObject } from '@emotion/react';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';

/** What moves only where something may move. */
export const moving = (styles: CSSObject) => ({
  [LEAVING]: styles,
  [`[data-animation="off"] ${LEAVING}`]: { animation: 'none', transition: 'none' },
  [REDUCED_MOTION]: { [LEAVING]: { animation: 'none', transition: 'none' } },
});
