import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, LOW } from '@janur/template-parts';
import barn from '../assets/barn.svg';
import fern from '../assets/fern.svg';
import roof from '../assets/roof.svg?printed';
import { edgeThread, fieldThread, SHEEN, tumpalThread, WARP } from '../parts/thread.ts';
import { leavingStill } from './opening-layout.ts';

/** Every other float of weft: 12 px of one picture, then 12 px of the other. */
const FLOATS = 'repeating-linear-gradient(#000 0 12px, #0000 12px 24px)';
const BARNS = `@media ${from('desktop')} and (min-height: 521px)`;
const drawnOut = { transition: 'transform 820ms steps(56, end) 160ms' } as const;

/** The signature move: the cloth comes apart, its floats are drawn out to the left and to the right by turns. */
const scene = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: 'var(--cloth)',
  [LEAVING]: { ...drawnOut, transform: 'translateX(-104%)', mask: FLOATS },
  ...leavingStill,
  '&[data-other]': {
    visibility: 'hidden',
    [LEAVING]: {
      ...drawnOut,
      visibility: 'visible',
      transform: 'translateX(104%)',
      mask: FLOATS,
      maskPosition: '0 12px',
    },
    ...leavingStill,
  },
});
const cloth = css({ position: 'absolute', inset: 0, ...fieldThread });
const dusk = css({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(ellipse calc(250 * var(--u)) calc(540 * var(--u)) at 50% 30%, color-mix(in srgb, var(--night) 92%, #0000), color-mix(in srgb, var(--night) 60%, #0000) 55%, #0000), ${WARP}`,
  // the barns are of the cloth's own colours: they stand in the evening
  [BARNS]: { backgroundColor: 'color-mix(in srgb, var(--night) 46%, #0000)' },
});

const house = css({
  position: 'absolute',
  left: 'calc(50% - 195 * var(--u))',
  width: 'calc(390 * var(--u))',
  top: 0,
  bottom: 'var(--band)',
  [LOW]: { left: 0, width: '100%' },
});
const wall = css({
  position: 'absolute',
  top: 'calc(var(--eave) - 4 * var(--u))',
  bottom: 'var(--steps)',
  left: 'calc(37 * var(--u))',
  right: 'calc(37 * var(--u))',
  background: 'linear-gradient(var(--shade), var(--base) 20%, var(--base) 80%, var(--shade))',
});
/** A carved post: curled ferns between two gilt edges. */
const post = css({
  position: 'absolute',
  top: 'calc(var(--eave) + 14 * var(--u))',
  bottom: 'var(--steps)',
  left: 'calc(37 * var(--u))',
  width: 'calc(32 * var(--u))',
  background: `url(${fern}) 50% calc(14 * var(--u)) / calc(26 * var(--u)) auto repeat-y, var(--cloth)`,
  borderInline: '2px solid var(--gold)',
  '& ~ &': { left: 'auto', right: 'calc(37 * var(--u))', transform: 'scaleX(-1)' },
});
const saddles = css({
  position: 'absolute',
  left: 0,
  width: '100%',
  bottom: 'calc(100% - var(--eave) - 30 * var(--u))',
  aspectRatio: '390 / 300',
  background: `url(${roof}) 0 0 / 100% 100%`,
  // as long as the wall: a long house under one roof
  [LOW]: { aspectRatio: 'auto', height: 190 },
});
const steps = css({
  position: 'absolute',
  bottom: 0,
  insetInline: 'calc(13 * var(--u))',
  height: 'var(--steps)',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: 'calc(13 * var(--u))',
    top: 0,
    height: '50%',
    border: '1.5px solid var(--gold)',
    background: 'linear-gradient(#3a1d14, #241009)',
  },
  '&::after': { insetInline: 0, top: 'calc(50% - 1px)', bottom: 0, height: 'auto' },
});
/** Two rice barns beside the house, where there is room for them. */
const barns = css({
  display: 'none',
  position: 'absolute',
  bottom: 'var(--band)',
  width: 'calc(180 * var(--u))',
  aspectRatio: '180 / 374',
  left: 'calc(50% - 432 * var(--u))',
  background: `url(${barn}) 0 0 / 100% 100%`,
  '& ~ &': { left: 'auto', right: 'calc(50% - 432 * var(--u))' },
  [BARNS]: { display: 'block' },
});
const band = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'var(--band)',
  overflow: 'hidden',
  background: 'var(--night)',
  borderTop: '2px solid',
  borderImage: `${SHEEN} 1`,
  '& > :first-of-type': { ...edgeThread, marginTop: 3, height: 9 },
  '& > :last-of-type': { ...tumpalThread, marginTop: 2 },
});

/** The rumah gadang on its field of songket. The `other` one is only seen while the cloth comes apart. */
export const Scene = ({ isOther = false }: { isOther?: boolean }) => (
  <div css={scene} data-other={isOther ? '' : undefined}>
    <div css={cloth} />
    <div css={dusk} />
    <div css={barns} />
    <div css={barns} />
    <div css={house}>
      <div css={wall} />
      <div css={saddles} />
      <div css={post} />
      <div css={post} />
      <div css={steps} />
    </div>
    <div css={band}>
      <div />
      <div />
    </div>
  </div>
);
