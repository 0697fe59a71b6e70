import { css } from '@emotion/react';

const ridge = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: 0,
  height: 38,
  pointerEvents: 'none',
});
const sag = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke' },
});
/** The point of a horn. */
const point = css({
  position: 'absolute',
  top: -21,
  left: -6,
  width: 12,
  height: 26,
  fill: 'var(--gold-light)',
  stroke: 'var(--gold-deep)',
  strokeWidth: 0.7,
  '& ~ &': { left: 'auto', right: -6 },
});
const SAG = 'M0,0C14,26 80,34 145,34S276,26 290,0';

/** The sagging roof over a card: it ends the card's ground above, in two horns. */
export const Ridge = () => (
  <div css={ridge} aria-hidden="true">
    <svg css={sag} viewBox="0 0 290 38" preserveAspectRatio="none">
      <path d={`${SAG}V37H0Z`} fill="var(--third)" />
      <path d="M.5,8V38M289.500,8V38" stroke="color-mix(in srgb, var(--gold) 60%, #0000)" />
      <path d="M1,9C16,34 80,42 145,42S274,34 289,9" stroke="var(--secondary)" strokeWidth="2" />
      <path d={SAG} stroke="var(--gold-deep)" strokeWidth="4.6" />
      <path d={SAG} stroke="var(--gold-light)" strokeWidth="2" />
    </svg>
    <Point />
    <Point />
  </div>
);

const Point = () => (
  <svg css={point} viewBox="-6 -21 12 26">
    <path d="M-2.500,2L0,-20L2.500,2Z" />
    <circle r="4" cy="0" />
    <circle r="2.600" cy="-6.500" />
  </svg>
);
