import { css } from '@emotion/react';
import knocker from '../assets/knocker.svg';

const ring = css({
  position: 'absolute',
  top: 'calc(50% - 38 * var(--u))',
  left: 'calc(-31 * var(--u))',
  width: 'calc(50 * var(--u))',
  height: 'auto',
  transition: 'transform 260ms',
  '&:not([data-left])': { left: 'auto', right: 'calc(-31 * var(--u))' },
  '[data-leaving] &': { transform: 'rotate(14deg)' },
  '[data-leaving] &[data-left]': { transform: 'rotate(-14deg)' },
});

/** A door knocker at an end of the button. */
export const Ring = ({ isLeft = false }: { isLeft?: boolean }) => (
  <img css={ring} data-left={isLeft ? '' : undefined} src={knocker} alt="" width="50" height="72" draggable={false} />
);
