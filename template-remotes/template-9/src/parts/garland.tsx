import { css } from '@emotion/react';
import garland from '../assets/garland.svg';

const shape = css({
  display: 'block',
  width: '100%',
  aspectRatio: '400 / 172',
  // a mask and not a picture: it takes on the couple's colour
  background: 'var(--secondary)',
  mask: `url(${garland}) center / contain no-repeat`,
});

/** An arch of leaves, 400 × 172. */
export function Garland({ className }: { className?: string }) {
  return <span aria-hidden="true" className={className} css={shape} />;
}
