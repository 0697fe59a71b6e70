import { css } from '@emotion/react';
import { REDUCED_MOTION } from '@janur/template-parts';

/** Links scroll there, and what has the focus does not stand under the bar at the window's foot. Put it on a frame. */
export const smooth = css({
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 112 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});
