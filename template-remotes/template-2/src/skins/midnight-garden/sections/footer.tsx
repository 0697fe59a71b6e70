import { css } from '@emotion/react';
import { Backdrop, useFooter, from } from '@janur/kit';
import { FooterText } from '@janur/template-parts';
import { Bloom } from '../parts/bloom.tsx';
import { fireflies } from '../parts/fireflies.ts';
import { FOIL, LEAF_A_LINE } from '../parts/foil.ts';
import { ornament, prose } from '../parts/layout.ts';
import { lit } from '../parts/light.ts';
import { petal } from '../parts/petal.ts';

/** Here the bouquet would end before the window does: flowers hang at both sides instead. */
const WIDE = `@media ${from('large')}`;

const footer = css({
  '--u': 'calc(min(100vw, 560px) / 390)',
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  padding: 'calc(392 * var(--u)) 28px calc(230px + env(safe-area-inset-bottom))',
  background:
    'radial-gradient(ellipse 100% 150px at 50% calc(100% - 108px), color-mix(in srgb, var(--glow) 90%, var(--gold)), #0000), radial-gradient(ellipse 120% 70% at 50% 55%, var(--dusk), var(--night))',
  '&[data-on-photo]': { paddingTop: 120 },
  [WIDE]: { paddingTop: 340, '&[data-on-photo]': { paddingTop: 160 } },
});
const words = css({
  position: 'relative',
  maxWidth: 460,
  marginInline: 'auto',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    ...FOIL,
    ...LEAF_A_LINE,
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    padding: '0 .2em .16em',
  },
  '[data-invitation] & h2': { font: '400 clamp(2.5rem, 13vw, 3.5rem)/1.15 var(--font-script)' },
  // seven letters, and one word
  '[data-invitation] & h2:lang(ja)': { fontSize: 'clamp(1.75rem, 10.5vw, 3.25rem)' },
  '& [data-line="text"]': { ...prose, marginTop: 8 },
  // its phrases have blanks between them
  '& [data-line="text"]:lang(ja)': { wordBreak: 'keep-all' },
  '& [data-line="sign"]': { marginTop: 14, font: 'italic 500 1.125rem/1.4 var(--font-body)', color: 'var(--soft)' },
  '& [data-line="names"]': {
    marginTop: 6,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.625rem, min(calc(2.5rem * var(--step)), calc(130vw / var(--word))))',
    lineHeight: 1.15,
    color: 'var(--title)',
  },
});
/** The bouquet hangs from above. */
const hanging = css(lit, {
  position: 'absolute',
  left: '50%',
  top: 0,
  width: 'calc(390 * var(--u))',
  height: 'auto',
  maxWidth: 'none',
  marginLeft: 'calc(-195 * var(--u))',
  transform: 'scaleY(-1)',
  pointerEvents: 'none',
  [WIDE]: { display: 'none' },
});
const beside = css(ornament, lit, {
  display: 'none',
  top: 0,
  width: 'min(360px, 46%)',
  // they come out of the dark: what hangs there is drawn for a page's edge
  maskImage: 'linear-gradient(#0000 4px, #000 130px)',
  [WIDE]: { display: 'block' },
});
const atLeft = css({ left: 0 });
const atRight = css({ right: 0 });
const dark = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'calc(300 * var(--u))',
  background: 'radial-gradient(ellipse 62% 100% at 44% 30%, #0000 40%, color-mix(in srgb, var(--night) 80%, #0000))',
  maskImage: 'linear-gradient(#000 46%, #0000)',
  pointerEvents: 'none',
});
const lights = css(fireflies([6, 52, 9], [95, 58, 11], [24, 90, 8], [76, 92, 10], [4, 78, 7]));
/** [hundredths from the left, pixels from the floor, degrees, kind] */
const FLOOR = [
  [12, 124, 20, 0],
  [26, 96, 150, 1],
  [38, 136, -40, 2],
  [52, 104, 80, 0],
  [63, 132, 210, 1],
  [76, 98, -20, 2],
  [88, 122, 110, 0],
  [46, 154, 10, 1],
] as const;
const strewn = FLOOR.map(([left, bottom, degrees, kind]) =>
  css(petal(kind), { left: `${left}%`, bottom, transform: `rotate(${degrees}deg) scaleY(.72)` }),
);
const scrim = css({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(color-mix(in srgb, var(--base) 78%, #0000), color-mix(in srgb, var(--base) 88%, #0000) 60%, var(--base))',
});

/** The bouquet inverted, its petals on the floor; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={footer} data-on-photo={view.picture ? '' : undefined}>
      {view.picture ? (
        <>
          <Backdrop picture={view.picture} sizes="(min-width: 992px) 62vw, 100vw" />
          <div css={scrim} />
        </>
      ) : (
        <>
          <Bloom of="bouquet" css={hanging} isLazy />
          <Bloom of="topRight" css={[beside, atRight]} isLazy />
          <Bloom of="topLeft" css={[beside, atLeft]} isLazy />
          <div css={dark} />
          <div css={lights} />
        </>
      )}
      <FooterText css={words} footer={view} />
      {strewn.map((place, index) => (
        <span key={index} css={place} aria-hidden="true" />
      ))}
    </div>
  );
}
