import { css } from '@emotion/react';
import arrow from '../assets/arrow.svg';
import candle from '../assets/candle.svg';
import dart from '../assets/dart.svg';
import heartFull from '../assets/heart-full.svg';
import heart from '../assets/heart.svg';
import pin from '../assets/pin.svg';
import plane from '../assets/plane.svg';
import squiggle from '../assets/squiggle.svg';
import starFull from '../assets/star-full.svg';
import star from '../assets/star.svg';

const DOODLES = { arrow, candle, dart, heart, heartFull, pin, plane, squiggle, star, starFull };

const doodle = css({ position: 'absolute', display: 'block', background: 'currentColor', pointerEvents: 'none' });

/** Something small in gel pen, in the colour of the text; place and size by its `className`. */
export const Doodle = ({ kind, className }: { kind: keyof typeof DOODLES; className?: string }) => (
  <i
    aria-hidden="true"
    className={className}
    css={[doodle, { mask: `url("${DOODLES[kind]}") 50% / contain no-repeat` }]}
  />
);
