import { css, keyframes } from '@emotion/react';
import { useCouple, useNavItems } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
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
    background: 'radial-gradient(circle at 54% 48%, var(--dusk), var(--night) 92%)',
    boxShadow: 'inset -1px 0 0 color-mix(in srgb, var(--gold) 34%, #0000)',
  },
});
/** The candle's light: it goes down the picture with the page. */
const light = css({
  position: 'absolute',
  inset: '-30% -40%',
  background:
    'radial-gradient(circle closest-side, color-mix(in oklab, var(--glow) 86%, var(--gold)), color-mix(in srgb, var(--glow) 60%, #0000) 44%, #0000)',
  transition: 'transform 1400ms cubic-bezier(.4,0,.2,1)',
  [WITHOUT_MOTION]: { transition: 'none' },
  [REDUCED_MOTION]: { transition: 'none' },
});
const dawn = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
/** Which room of the night one stands in. */
const where = css({
  minHeight: '1.5em',
  font: '400 calc(24 * var(--u))/1.3 var(--font-script)',
  color: 'var(--title)',
  padding: '0 .3em',
  '& span': { display: 'block', animation: `${dawn} 900ms both` },
  [WITHOUT_MOTION]: { '& span': { animation: 'none' } },
  [REDUCED_MOTION]: { '& span': { animation: 'none' } },
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
  gap: 'calc(10 * var(--u))',
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
  width: 'calc(84 * var(--u))',
  transition: 'left 1400ms ease-in-out, top 1400ms ease-in-out, transform 1400ms',
  [WITHOUT_MOTION]: { transition: 'none' },
  [REDUCED_MOTION]: { transition: 'none' },
});
const wings = css({ display: 'block', width: '100%', height: 'auto' });
/** Where the moth rests, section by section: clear of the ring and its words. */
const PERCHES = [
  { left: '71%', top: '24%', transform: 'rotate(22deg)' },
  { left: '3%', top: '48%', transform: 'rotate(-34deg)' },
  { left: '77%', top: '52%', transform: 'rotate(48deg)' },
  { left: '62%', top: '4%', transform: 'rotate(-12deg)' },
  { left: '60%', top: '70%', transform: 'rotate(16deg)' },
  { left: '8%', top: '30%', transform: 'rotate(64deg)' },
] as const;
const lights = css(fireflies([22, 44, 16], [80, 40, 12], [70, 56, 20], [34, 60, 12], [56, 66, 14], [88, 18, 12]));

/** Wide windows have the still-life at their left, around the couple's initials; light and words follow the page. */
export function BouquetColumn() {
  const { initials } = useCouple();
  const items = useNavItems();
  const active = Math.max(
    0,
    items.findIndex(({ isActive }) => isActive),
  );
  const share = items.length > 1 ? active / (items.length - 1) : 0;
  return (
    <div css={column} aria-hidden="true">
      <div css={light} style={{ transform: `translateY(${(-14 + 32 * share).toFixed(1)}%)` }} />
      <div css={oval}>
        <Ring id="column-ring" />
        <Emblem id="column-moon" />
        <p>{initials.join(' ')}</p>
        <div css={where}>{active > 0 && <span key={active}>{items[active]?.label}</span>}</div>
      </div>
      <Bloom of="topLeft" css={hanging} isLazy />
      <Bloom of="bouquet" css={growing} isLazy />
      <span css={visitor} style={PERCHES[active % PERCHES.length]}>
        <Bloom of="moth" css={wings} isLazy />
      </span>
      <div css={lights} />
    </div>
  );
}
