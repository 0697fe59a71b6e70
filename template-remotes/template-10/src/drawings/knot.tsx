import { css } from '@emotion/react';
import drawn from '../assets/knot.svg';

/** From one edge of the page to the other, wherever its column stands. */
const rope = css({
  position: 'relative',
  left: '50%',
  width: '120vw',
  height: 116,
  marginLeft: '-60vw',
  background: `url("${drawn}") 50% 0 / 1280px 116px no-repeat`,
  pointerEvents: 'none',
});

/** Two ropes tied in a reef knot; the knot is in the middle. */
export const Knot = ({ className }: { className?: string }) => (
  <div css={rope} className={className} aria-hidden="true" />
);
