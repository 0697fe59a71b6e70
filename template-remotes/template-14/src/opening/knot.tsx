import { css } from '@emotion/react';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';
import red from '../assets/cord-red.svg';
import white from '../assets/cord-white.svg';
import bow from '../assets/bow.svg';
import knot from '../assets/knot.svg';
import { leavingStill } from './opening-layout.ts';
import { STRAND } from './strand.ts';

/** `--knot` is how far down its middle is: where there is little room its foot goes under the flap. */
const tie = css({
  '--knot': 'max(min(64%, 100% - 92 * var(--k)), 50%)',
  gridArea: '2 / 1 / 3 / -1',
  position: 'relative',
  zIndex: 3,
  minHeight: 0,
  pointerEvents: 'none',
});

/** Where the knot's middle is: on the fold. */
const middle = css({
  position: 'absolute',
  left: 'var(--fold)',
  top: 0,
  bottom: 0,
});
const cords = css({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(var(--knot) - 9 * var(--k))',
  height: 'calc(30 * var(--k))',
  '& i': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    right: 'calc(100% - var(--fold))',
    background: `url(${red}) 100% 0 / auto 100%`,
    [LEAVING]: { transform: 'translateX(-102%)', transition: 'transform 520ms cubic-bezier(.5,0,.8,.4) 340ms' },
    ...leavingStill,
  },
  '& i + i': {
    left: 'var(--fold)',
    right: 0,
    backgroundImage: `url(${white})`,
    [LEAVING]: { transform: 'translateX(102%)' },
    [REDUCED_MOTION]: { [LEAVING]: { transform: 'none' } },
  },
  '[data-animation="off"] [data-leaving] & i + i': { transform: 'none' },
});
const drawing = css({
  position: 'absolute',
  left: 'calc(-171 * var(--k))',
  top: 'calc(var(--knot) - 146 * var(--k))',
  width: 'calc(342 * var(--k))',
  height: 'auto',
  overflow: 'visible',
  [LEAVING]: { opacity: 0, transition: 'opacity 160ms 640ms' },
  ...leavingStill,
  // drawn out of the knot from its join to its ends
  '& path': {
    strokeDasharray: '100 101',
    [LEAVING]: { strokeDashoffset: 101, transition: 'stroke-dashoffset 700ms cubic-bezier(.6,0,.6,1)' },
    [REDUCED_MOTION]: { [LEAVING]: { strokeDashoffset: 0 } },
  },
  '[data-animation="off"] [data-leaving] & path': { strokeDashoffset: 0 },
});

/** Red and white cords: the awaji knot for what shall happen once; for one host, whose day comes again, the bow. */
export function Knot({ isBow }: { isBow: boolean }) {
  const { red: redHalf, white: whiteHalf } = isBow ? STRAND.bow : STRAND.knot;
  return (
    <div css={tie} aria-hidden="true">
      <div css={cords}>
        <i />
        <i />
      </div>
      <div css={middle}>
        <svg css={drawing} viewBox="-190 -162 380 292" width="342" height="263">
          <mask id="strand" maskUnits="userSpaceOnUse" x="-190" y="-162" width="380" height="292">
            <g fill="none" stroke="#fff" strokeWidth="52">
              <path d={redHalf} pathLength="100" />
              <path d={whiteHalf} pathLength="100" />
            </g>
          </mask>
          <image href={isBow ? bow : knot} x="-190" y="-162" width="380" height="292" mask="url(#strand)" />
        </svg>
      </div>
    </div>
  );
}
