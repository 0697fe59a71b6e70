import { css } from '@emotion/react';
import { useCouple } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Emblem } from '../drawings/emblem.tsx';
import { Ring } from '../drawings/ring.tsx';
import { Bloom } from '../parts/bloom.tsx';
import { fireflies } from '../parts/fireflies.ts';
import { FOIL } from '../parts/foil.ts';

const column = css({
  display: 'none',
  [DESKTOP]: {
    '--u': 'min(38vw / 390, 100vh / 760)',
    display: 'block',
    position: 'fixed',
    left: 0,
    top: 0,
    width: '38vw',
    height: '100vh',
    overflow: 'hidden',
    background: 'radial-gradient(circle at 54% 48%, var(--glow), var(--dusk) 46%, var(--night) 92%)',
    boxShadow: 'inset -1px 0 0 color-mix(in srgb, var(--gold) 34%, #0000)',
  },
});
const oval = css({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 'calc(208 * var(--u))',
  height: 'calc(286 * var(--u))',
  transform: 'translate(-50%, -62%)',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 'calc(14 * var(--u))',
  '& p': {
    ...FOIL,
    font: '400 calc(60 * var(--u))/1.1 var(--font-heading)',
    letterSpacing: '.04em',
    padding: '0 .1em',
    whiteSpace: 'pre',
  },
});
const hanging = css({ position: 'absolute', left: 0, top: 0, width: 'calc(250 * var(--u))', height: 'auto' });
const growing = css({ position: 'absolute', left: 0, bottom: '-1.5vw', width: '38vw', height: 'auto' });
const visitor = css({
  position: 'absolute',
  left: '71%',
  top: '24%',
  width: 'calc(84 * var(--u))',
  height: 'auto',
  transform: 'rotate(22deg)',
});
const lights = css(fireflies([22, 44, 16], [80, 40, 12], [70, 56, 20], [34, 60, 12], [56, 66, 14], [88, 18, 12]));

/** Wide windows have the still-life at their left, around the couple's initials. */
export function BouquetColumn() {
  const { initials } = useCouple();
  return (
    <div css={column} aria-hidden="true">
      <div css={oval}>
        <Ring id="column-ring" />
        <Emblem id="column-moon" />
        <p>{initials.join(' ')}</p>
      </div>
      <Bloom of="topLeft" css={hanging} isLazy />
      <Bloom of="bouquet" css={growing} isLazy />
      <Bloom of="moth" css={visitor} isLazy />
      <div css={lights} />
    </div>
  );
}
