import { css } from '@emotion/react';
import knocker from '../assets/knocker.svg';

const ring = css({
  position: 'absolute',
  top: 'calc(50% - 38 * var(--u))',
  left: 'calc(-31 * var(--u))',
  width: 'calc(50 * var(--u))',
  aspectRatio: '50 / 72',
  // one drawing for both: each <img> would be a document of its own
  background: `url(${knocker}) 0 0 / 100% 100% no-repeat`,
  transition: 'transform 260ms',
  '&:not([data-left])': { left: 'auto', right: 'calc(-31 * var(--u))' },
  '[data-leaving] &': { transform: 'rotate(14deg)' },
  '[data-leaving] &[data-left]': { transform: 'rotate(-14deg)' },
});

/** A door knocker at an end of the button. */
export const Ring = ({ isLeft = false }: { isLeft?: boolean }) => <i css={ring} data-left={isLeft ? '' : undefined} />;
