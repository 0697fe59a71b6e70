import { css } from '@emotion/react';
import { REDUCED_MOTION } from './media.ts';

/**
 * For the frame: links to sections glide, and what has the focus does not stand under a bar of the height that is left
 * free: `{ scrollPaddingBottom: 104 }`.
 */
export const smoothScroll = (free: Readonly<Record<string, unknown>> = {}) =>
  css({
    'html:has(&)': { scrollBehavior: 'smooth', ...free },
    [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
  });
