import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { CJK, DESKTOP, LOW } from '@janur/template-parts';
import { cap, italic } from '../parts/look.ts';

/** The painting is so low that what grows at its foot would reach the faces. */
const SHORT = '@media (max-height: 700px) and (orientation: portrait)';

export const hero = css({
  position: 'relative',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: 78,
  [LOW]: { display: 'grid', grid: 'auto / 48% 52%', alignItems: 'center' },
  [DESKTOP]: {
    display: 'grid',
    grid: 'minmax(0, 1fr) / 54% 46%',
    alignItems: 'center',
    paddingBottom: 63,
  },
});

export const splashes = css({
  position: 'absolute',
  left: 0,
  bottom: 60,
  width: '100%',
  height: 'auto',
  opacity: 0.7,
  [DESKTOP]: { width: '46%', left: 'auto', right: 0 },
});

/** `--u` is one unit of the drawing; the photo takes what height is left, the roses keep to its corners. */
export const painting = css({
  position: 'relative',
  flex: '1 1 auto',
  width: 'calc(390 * var(--u))',
  marginInline: 'auto',
  minHeight: 'clamp(230px, 44svh, calc(480 * var(--u)))',
  maxHeight: 'calc(560 * var(--u))',
  [`@media ${from('large')}`]: { '--u': 'calc(min(100vw, 620px) / 390)' },
  [LOW]: { '--u': 'min(46vw / 390, 82svh / 430)', minHeight: 'calc(430 * var(--u))' },
  [DESKTOP]: {
    '--u': 'min(46vw / 390, 84svh / 470)',
    minHeight: 0,
    height: 'calc(490 * var(--u))',
    maxHeight: 'none',
    justifySelf: 'center',
  },
});

export const spread = css({
  position: 'absolute',
  inset: 'calc(86 * var(--u)) calc(6 * var(--u)) calc(-10 * var(--u))',
});
export const fill = css({ position: 'absolute', inset: 0 });
export const wash = css({ inset: 0 });
export const photo = css({
  position: 'absolute',
  inset: 'calc(24 * var(--u)) calc(32 * var(--u)) calc(38 * var(--u))',
});
export const pictures = css({
  position: 'absolute',
  inset: 0,
  '& img': { objectPosition: '50% 30%' },
  '& [data-part="pause"]': { right: '50%', transform: 'translateX(50%)', bottom: 26 },
});

export const left = css({
  left: 'calc(-28 * var(--u))',
  top: 'calc(-34 * var(--u))',
  transformOrigin: '10% 10%',
  [DESKTOP]: { left: 'calc(-40 * var(--u))', top: 'calc(0 * var(--u))' },
});
export const right = css({
  right: 'calc(-20 * var(--u))',
  top: 'calc(-4 * var(--u))',
  transformOrigin: '90% 30%',
});
export const lowLeft = css({
  left: 'calc(-16 * var(--u))',
  bottom: 'calc(-112 * var(--u))',
  transformOrigin: '10% 60%',
  [SHORT]: { scale: '.7', bottom: 'calc(-150 * var(--u))' },
});
export const lowRight = css({
  right: 'calc(-24 * var(--u))',
  bottom: 'calc(-84 * var(--u))',
  transformOrigin: '80% 60%',
});

/** STYLE_TEMPLATE6: both initials on peach paint at the photo's lower edge. */
export const cypher = css({
  position: 'absolute',
  left: '50%',
  bottom: -44,
  width: 132,
  height: 108,
  marginLeft: -66,
  display: 'grid',
  placeItems: 'center',
  font: '400 3rem/1 var(--font-script)',
  color: 'var(--ink)',
  '& span': { position: 'relative' },
});
export const cypherWash = css({ inset: 0 });

export const words = css({
  position: 'relative',
  zIndex: 1,
  padding: '14px 24px 0',
  textAlign: 'center',
  '[data-layout="template-6"] > &': { paddingTop: 52 },
  [DESKTOP]: { padding: '110px 48px 40px 0', maxWidth: 640 },
});

export const date = css({ ...cap, marginTop: 12, [DESKTOP]: { fontSize: '1.0625rem' } });

export const names = css({
  marginTop: 6,
  fontFamily: 'var(--font-script)',
  fontSize: 'max(2.25rem, min(calc(3.875rem * var(--step)), calc(190vw / var(--word))))',
  lineHeight: 1,
  color: 'var(--title)',
  '& [data-line]': { display: 'inline-block', paddingInline: '.06em' },
  '& [data-joiner]': { color: 'var(--rust)', fontSize: '.76em', whiteSpace: 'pre' },
  '&[data-layout="new-lines"] :is([data-line], [data-joiner])': { display: 'block', lineHeight: 0.92 },
  '&[data-layout="new-lines"] [data-joiner]': { fontSize: '.6em', lineHeight: 1.1 },
  [CJK]: { fontSize: 'max(1.75rem, calc(2.75rem * var(--step)))', lineHeight: 1.3 },
  [LOW]: { fontSize: 'max(1.75rem, min(calc(3.875rem * var(--step)), calc(84vw / var(--word))))' },
  [DESKTOP]: {
    marginTop: 14,
    fontSize: 'max(3rem, min(calc(6.5rem * var(--step)), calc(84vw / var(--word))))',
    lineHeight: 0.95,
    '& :is([data-line], [data-joiner])': { display: 'block' },
    '& [data-joiner]': { fontSize: '.5em', lineHeight: 1.1 },
  },
});

export const eyebrow = css({ ...italic, marginTop: 6, [DESKTOP]: { fontSize: '1.75rem', marginTop: 14 } });

/** Four plain numerals, divided by hairlines. */
export const countdown = css({
  marginTop: 'clamp(12px, 2.4svh, 24px)',
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center' },
  '& [data-part="unit"]': { flex: '0 1 82px', minWidth: 0, display: 'grid', gap: 2, padding: '0 6px' },
  '& [data-part="unit"] + [data-part="unit"]': {
    borderLeft: '1px solid color-mix(in oklab, var(--third) 60%, var(--ink) 30%)',
  },
  '& b': { font: '400 clamp(1.625rem, 8vw, 2.125rem)/1 var(--font-heading)' },
  '& span': { ...italic, fontSize: '1rem', lineHeight: 1.2, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-part="over"]': { font: '400 2.25rem/1.1 var(--font-script)' },
  [DESKTOP]: {
    marginTop: 36,
    '& [data-part="unit"]': { flexBasis: 104 },
    '& b': { fontSize: '2.875rem' },
    '& span': { fontSize: '1.1875rem' },
  },
});
