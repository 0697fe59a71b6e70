import { css } from '@emotion/react';
import tiles from '../assets/eave.svg';

/** Glazed tiles along the top of the box around them. */
export const eave = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'calc(56 * var(--u))',
  background: `url(${tiles}) 50% 0 / calc(26 * var(--u)) 100% repeat-x`,
  pointerEvents: 'none',
});
