import { css } from '@emotion/react';
import { LEAVING, LOW } from '@janur/template-parts';
import wreath from '../assets/wreath.svg?printed';
import { Medallion } from '../drawings/medallion.tsx';
import { lattice } from '../parts/layout.ts';
import { leavingStill, WINGS } from './opening-layout.ts';

/** Where the seam is: the doors' leaves turn around their outer edges. */
const leaf = css({
  gridRow: '1 / -1',
  gridColumn: 3,
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  background: 'linear-gradient(90deg, var(--deep), var(--primary) 38% 78%, var(--deep))',
  boxShadow:
    'inset calc(3 * var(--u)) 0 0 var(--deeper), inset calc(4 * var(--u)) 0 0 color-mix(in srgb, var(--primary) 70%, #fff4)',
  transformOrigin: '100% 50%',
  backfaceVisibility: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(color-mix(in srgb, var(--deeper) 75%, #0000) 6%, #0000 24% 82%, color-mix(in srgb, var(--deeper) 45%, #0000))',
  },
  '&[data-left]': {
    gridColumn: 2,
    boxShadow:
      'inset calc(-3 * var(--u)) 0 0 var(--deeper), inset calc(-4 * var(--u)) 0 0 color-mix(in srgb, var(--primary) 70%, #fff4)',
    transformOrigin: '0 50%',
  },
  [LEAVING]: { transform: 'rotateY(100deg)', transition: 'transform 980ms cubic-bezier(.5,0,.55,1) 120ms' },
  '[data-leaving] &[data-left]': { transform: 'rotateY(-100deg)' },
  ...leavingStill,
});

/** A sunk panel with its moulding. */
const panel = css({
  position: 'absolute',
  inset: '0 calc(8 * var(--u)) calc(10 * var(--u))',
  background: 'color-mix(in srgb, var(--deeper) 30%, #0000)',
  border: 'calc(4 * var(--u)) solid color-mix(in srgb, var(--deeper) 62%, var(--primary))',
  outline: '1px solid color-mix(in srgb, var(--primary) 70%, #fff5)',
  '&::after': { content: '""', position: 'absolute', inset: 'calc(5 * var(--u))', border: '1px solid #d4a24a' },
});
const upper = css({ gridRow: 2, position: 'relative', minHeight: 0, [LOW]: { gridRow: '2 / -1' } });
const lower = css({
  gridRow: 5,
  position: 'relative',
  containerType: 'size',
  '@media (max-height: 796px)': { display: 'none' },
});
const fret = css({
  position: 'absolute',
  zIndex: 1,
  width: 'calc(34 * var(--u))',
  height: 'auto',
  left: 'calc(18 * var(--u))',
  fill: 'none',
  stroke: '#e6bb62',
  strokeWidth: 1.6,
  '&[data-low]': { transform: 'scaleY(-1)', bottom: 'calc(20 * var(--u))' },
  '&:not([data-low])': { top: 'calc(10 * var(--u))' },
});
const atRight = css({
  left: 'auto',
  right: 'calc(18 * var(--u))',
  transform: 'scaleX(-1)',
  '&[data-low]': { transform: 'scale(-1)' },
});

/** The roundel lies over the seam: each door shows its half of it. */
const roundel = css({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(50% - 5 * var(--u))',
  left: 0,
  height: 'min(100% - 4 * var(--u), 284 * var(--u))',
  aspectRatio: '1',
  borderRadius: '50%',
  // one drawing for both doors: each <img> would be a document of its own
  background: `url(${wreath}) 50% / 100% 100% no-repeat, var(--deep)`,
  boxShadow: '0 calc(5 * var(--u)) 0 2px color-mix(in srgb, var(--deeper) 60%, #0000)',
  transform: 'translate(-50%, -50%)',
  '[data-left] > * > &': { left: '100%' },
  // the seam of the doors goes through it
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 'calc(50% - 1.4 * var(--u))',
    width: 'calc(2.8 * var(--u))',
    background: 'linear-gradient(90deg, #5c0a0ccc 50%, #5c0a0c55 50%)',
  },
  '& > div': { position: 'absolute', inset: '23.8%' },
  '[data-cover]:not([data-cover="none"]) & > div': { visibility: 'hidden' },
  [LOW]: { display: 'none' },
});

/** Six studs of gilt brass to a door, smaller where the panel is low. */
const studs = css({
  '--stud': 'min(10 * var(--u), 12cqh)',
  position: 'absolute',
  inset: 'calc(12 * var(--u)) calc(16 * var(--u)) calc(18 * var(--u))',
  background:
    'radial-gradient(circle at 46% 44%, #fff3c8, #e3b152 calc(var(--stud) * .5), #8a5a16 var(--stud), #0000 calc(var(--stud) * 1.06)), radial-gradient(circle at 50% 60%, color-mix(in srgb, var(--deeper) 60%, #0000) var(--stud), #0000 calc(var(--stud) * 1.2))',
  backgroundSize: '33.34% 50%',
  // two rows would touch
  '@container (max-height: 76px)': { '--stud': 'min(10 * var(--u), 18cqh)', backgroundSize: '33.34% 100%' },
});

export function Door({ isLeft = false, isSingle }: { isLeft?: boolean; isSingle: boolean }) {
  return (
    <div css={leaf} data-left={isLeft ? '' : undefined}>
      <div css={upper}>
        <div css={panel} />
        <Fret isLeft={isLeft} />
        <Fret isLeft={isLeft} isLow />
        <div css={roundel}>
          <Medallion isSingle={isSingle} />
        </div>
      </div>
      <div css={lower}>
        <div css={panel} />
        <div css={studs} />
      </div>
    </div>
  );
}

const Fret = ({ isLeft, isLow = false }: { isLeft: boolean; isLow?: boolean }) => (
  <svg css={[fret, !isLeft && atRight]} data-low={isLow ? '' : undefined} viewBox="6 6 30 46" aria-hidden="true">
    <path d="M8,50V8H34M8,34H24V8M16,26V16H34" />
  </svg>
);

const wing = css({
  gridRow: '1 / -1',
  gridColumn: 4,
  position: 'relative',
  overflow: 'hidden',
  display: 'none',
  '--lattice': '.34',
  background: 'linear-gradient(var(--deeper), var(--deep) 30% 70%, var(--deeper))',
  '&[data-left]': { gridColumn: 1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(120 * var(--u)) clamp(16px, 2vw, 40px) 24px',
    border: '2px solid #d4a24a',
    outline: '1px solid #d4a24a',
    outlineOffset: 6,
  },
  [WINGS]: { display: 'block' },
  [LEAVING]: { opacity: 0, transition: 'opacity 420ms 620ms' },
  ...leavingStill,
});
const windowed = css(lattice, { inset: 'calc(120 * var(--u)) clamp(16px, 2vw, 40px) 24px' });

/** A panel of lattice beside the doors of wide windows. */
export const Wing = ({ isLeft = false }: { isLeft?: boolean }) => (
  <div css={wing} data-left={isLeft ? '' : undefined}>
    <div css={windowed} />
  </div>
);
