import { css } from '@emotion/react';
import { LEAVING, LOW } from '@janur/template-parts';
import { Bloom, BLOOMS } from './parts/bloom.tsx';
import { fireflies } from './parts/fireflies.ts';
import { leavingStill } from './parts/leaving-still.ts';
import { petal } from './parts/petal.ts';

/** What lies loose would lie on the words where there is little height. */
const SHORT = '@media (max-height: 700px)';

const corner = css({
  position: 'absolute',
  height: 'auto',
  maxWidth: 'none',
  pointerEvents: 'none',
  // the petals part before the guest
  [LEAVING]: {
    transform: 'var(--away)',
    opacity: 0,
    transition: 'transform 1000ms cubic-bezier(.5,0,.8,.5), opacity 400ms 560ms',
  },
  ...leavingStill,
});
const CORNERS = (
  [
    {
      of: 'topRight',
      edges: { right: 0, top: 0 },
      away: 'translate(46%, -42%) scale(1.3) rotate(9deg)',
    },
    {
      of: 'topLeft',
      edges: { left: 0, top: 0 },
      away: 'translate(-56%, -36%) scale(1.3) rotate(-9deg)',
    },
    {
      of: 'footLeft',
      edges: { left: 0, bottom: 0 },
      away: 'translate(-56%, 42%) scale(1.3) rotate(9deg)',
    },
    {
      of: 'footRight',
      edges: { right: 0, bottom: 0 },
      away: 'translate(50%, 42%) scale(1.3) rotate(-9deg)',
    },
  ] as const
).map(({ of, edges, away }) => ({
  of,
  place: css({ ...edges, width: `calc(${BLOOMS[of].width} * var(--f))`, '--away': away }),
}));

/** The corners of the picture grow darker. */
const dusk = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: 'radial-gradient(86% 66% at 47% 51%, #0000 62%, color-mix(in srgb, var(--night) 66%, #0000))',
  [LEAVING]: { opacity: 0, transition: 'opacity 500ms' },
});
const visitor = css({
  position: 'absolute',
  left: 'calc(50% + 111 * var(--u))',
  top: 'calc(var(--oval-top) + 54 * var(--u))',
  width: 'calc(75 * var(--u))',
  height: 'auto',
  transform: 'translate(-50%, -50%) rotate(-24deg)',
  pointerEvents: 'none',
  [SHORT]: { left: 'calc(50% + 140 * var(--u))', top: 'calc(var(--oval-top) + 30 * var(--u))' },
  [LOW]: { display: 'none' },
  [LEAVING]: { opacity: 0, transition: 'opacity 300ms' },
});
const lights = css(
  fireflies(
    [21.5, 32.7, 11],
    [84.6, 39, 9],
    [15.4, 64, 13],
    [29.7, 70.8, 8],
    [73.3, 69.2, 9],
    [88.2, 53.3, 7],
    [64.1, 25.4, 8],
  ),
  { [SHORT]: { display: 'none' } },
);
const fallen = [
  { left: '15.6%', top: '54.5%' },
  { left: '80.6%', top: '61.6%' },
  { left: '66.4%', top: '70.2%' },
].map((place, kind) => css(petal(kind), place, { [SHORT]: { display: 'none' } }));

/** Bouquets in the four corners, a moth, fireflies and fallen petals. `--f` is one unit of the bouquets. */
export function OpeningFlowers() {
  return (
    <>
      {CORNERS.map(({ of, place }) => (
        <Bloom key={of} of={of} css={[corner, place]} />
      ))}
      <div css={dusk} />
      <Bloom of="moth" css={visitor} />
      {fallen.map((place, index) => (
        <span key={index} css={place} />
      ))}
      <div css={lights} />
    </>
  );
}
