import type { CSSObject } from '@emotion/react';
import { LEAVING, REDUCED_MOTION } from '../../../skeleton/media.ts';

/** What moves only where something may move. */
export const moving = (styles: CSSObject) => ({
  [LEAVING]: styles,
  [`[data-animation="off"] ${LEAVING}`]: { animation: 'none', transition: 'none' },
  [REDUCED_MOTION]: { [LEAVING]: { animation: 'none', transition: 'none' } },
});
