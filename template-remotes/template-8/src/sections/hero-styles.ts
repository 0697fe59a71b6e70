import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';

/** Tablets that stand: one page, its drawing as large as there is room for. */
const TABLET = `@media ${from('large')} and ${below('desktop')} and (min-height: 760px)`;

/** Phones of the smallest kind: date and countdown stand above the navigation. */
const SMALL = `@media ${below('phone')} and (min-height: 521px) and (max-height: 700px)`;

/** Areas, so that a desktop opens it like a book: words on the left page, the portrait on the right. */
export const hero = css({
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  grid: '"names" auto "stage" auto "words" 1fr / minmax(0, 1fr)',
  '&[data-layout="template-6"]': { gridTemplateAreas: '"stage" "names" "words"', gridTemplateRows: 'auto auto 1fr' },
  textAlign: 'center',
  overflow: 'clip',
  [LOW]: { '&&': { grid: '"stage names" auto "stage words" 1fr / 44% 56%' } },
  [DESKTOP]: {
    '&&': { grid: '"names stage" 1fr "words stage" 1fr / 54% 46%' },
    paddingInline: 'max(40px, 50vw - 660px)',
  },
});

/** The upper page; the lower one begins behind the portrait. */
export const ground = css({
  gridArea: '1 / 1 / 3 / 2',
  position: 'relative',
  background: 'var(--third)',
  '[data-layout="template-6"] &': { gridArea: '1 / 1 / 2 / 2' },
  [LOW]: { '&&': { gridArea: '1 / 1 / -1 / -1' } },
  [DESKTOP]: { '&&': { gridArea: '1 / 1 / -1 / -1', marginInline: 'calc(-1 * max(40px, 50vw - 660px))' } },
});
export const wave = css({ bottom: -1, height: 66, [DESKTOP]: { height: 190 }, [LOW]: { height: 40 } });

export const flags = css({
  position: 'absolute',
  insetInline: 0,
  top: -2,
  height: 110,
  background: '50% 0 / 400px 110px repeat-x',
  [DESKTOP]: { backgroundSize: '545px 150px', height: 150 },
});

/** Paper around the letters, as a sticker has: shadows, since a stroke lies over the letters for what reads contrasts. */
const OUTLINE = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  return `${(Math.cos(angle) * 0.0625).toFixed(3)}em ${(Math.sin(angle) * 0.0625).toFixed(3)}em var(--base)`;
}).join(', ');

export const names = css({
  gridArea: 'names',
  position: 'relative',
  zIndex: 1,
  padding: '100px 12px 0',
  alignSelf: 'end',
  fontSize: 'max(1.75rem, min(calc(6rem * var(--step)), calc((104vw + 38vw * var(--step)) / var(--word))))',
  lineHeight: 0.92,
  color: 'var(--shout)',
  textShadow: OUTLINE,
  '& [data-line]': { display: 'block' },
  '& [data-joiner]': {
    display: 'block',
    font: '600 .5em/1 var(--font-script)',
    color: 'var(--title-on-third)',
    textShadow: 'none',
  },
  '&[data-layout="template-6"]': {
    padding: '18px 16px 0',
    fontSize: 'max(1.75rem, min(calc(3.5rem * var(--step)), calc(120vw / var(--word))))',
    '& :is([data-line], [data-joiner])': { display: 'inline' },
    '& [data-joiner]': { color: 'var(--title)' },
  },
  [SMALL]: { paddingTop: 68 },
  [LOW]: {
    padding: '64px 16px 0 0',
    fontSize: 'max(1.75rem, min(calc(4.25rem * var(--step)), calc(76vw / var(--word))))',
  },
  [DESKTOP]: {
    '&&': {
      padding: '150px 12px 0',
      fontSize: 'max(3rem, min(calc(9.5rem * var(--step)), calc(68vw / var(--word)), 62rem / var(--word)))',
    },
  },
});

export const stage = css({
  gridArea: 'stage',
  position: 'relative',
  width: 'min(390px, 100%)',
  height: 320,
  margin: '30px auto 0',
  '[data-layout="template-6"] &': { marginTop: 96 },
  [SMALL]: { height: 216, marginTop: 12 },
  [LOW]: { '&&': { height: 'auto', minHeight: 330, margin: '40px 0 0', alignSelf: 'center' } },
  [TABLET]: { '&&': { width: 560, height: 'min(560px, 52svh)', marginTop: 44 } },
  [DESKTOP]: { '&&': { width: 560, height: 560, margin: '110px auto 130px', alignSelf: 'center', maxWidth: '100%' } },
});

export const capsule = css({
  position: 'absolute',
  left: '50%',
  top: 0,
  width: 240,
  height: 302,
  overflow: 'hidden',
  translate: '-50% 0',
  border: '9px solid var(--paper)',
  borderRadius: 112,
  background: '#fff1d6',
  boxShadow: '0 12px 0 var(--shade)',
  [SMALL]: { width: 160, height: 200 },
  [TABLET]: { width: 'min(400px, 37svh)', height: 'min(510px, 47svh)', borderWidth: 13, borderRadius: 190 },
  [DESKTOP]: { width: 400, height: 510, borderWidth: 14, borderRadius: 190, boxShadow: '0 18px 0 var(--shade)' },
});
export const picture = css({
  position: 'absolute',
  inset: 0,
  '& [data-part="backdrop"]': { borderRadius: 103 },
  '& [data-part="pause"]': { right: 'calc(50% - 24px)', color: '#fff', background: '#2b2850cc' },
  [DESKTOP]: { '& [data-part="backdrop"]': { borderRadius: 176 } },
});
export const bear = css({ position: 'absolute', left: '8%', top: '7%', width: '84%', height: 'auto' });

export const left = css({
  left: 'calc(50% - 193px)',
  top: 4,
  width: 84,
  [TABLET]: { left: -24, top: 50, width: 124 },
  [DESKTOP]: { left: -10, top: 60, width: 128 },
});
export const right = css({
  left: 'calc(50% + 103px)',
  top: -16,
  width: 92,
  [TABLET]: { left: 'auto', right: -32, top: -30, width: 136 },
  [DESKTOP]: { left: 'auto', right: -24, top: -40, width: 140 },
});
export const low = css({
  left: 'calc(50% + 124px)',
  top: 150,
  width: 66,
  [NARROW]: { left: 'calc(50% + 96px)' },
  [TABLET]: { left: 'auto', right: -36, top: 230, width: 96 },
  [DESKTOP]: { left: 'auto', right: -40, top: 250, width: 100 },
});

export const burst = css({
  position: 'absolute',
  left: 'calc(50% + 53px)',
  top: 214,
  width: 112,
  height: 112,
  [NARROW]: { left: 'calc(50% + 40px)' },
  [SMALL]: { top: 118 },
  [TABLET]: { left: 'auto', right: 30, top: '62%', width: 160, height: 160 },
  [DESKTOP]: { left: 'auto', right: 20, top: 350, width: 170, height: 170 },
});
export const initials = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  font: '400 2rem/1 var(--font-heading)',
  color: 'var(--toy-ink)',
  background: 'var(--sun)',
});

export const words = css({
  gridArea: 'words',
  position: 'relative',
  padding: '14px 20px max(108px, env(safe-area-inset-bottom) + 98px)',
  '& [data-line="day"]': { font: '600 1.3125rem/1.25 var(--font-script)' },
  '& [data-line="of"]': { maxWidth: 340, margin: '4px auto 0', font: '700 1rem/1.4 var(--font-body)' },
  [TABLET]: {
    paddingTop: 24,
    '& [data-line="day"]': { fontSize: '1.75rem' },
    '& [data-line="of"]': { fontSize: '1.1875rem', maxWidth: 520 },
  },
  [LOW]: { paddingBlock: '14px 84px', color: 'var(--ink-on-third)' },
  [DESKTOP]: {
    paddingTop: 32,
    color: 'var(--ink-on-third)',
    '& [data-line="day"]': { fontSize: '1.75rem' },
    '& [data-line="of"]': { fontSize: '1.1875rem', maxWidth: 460 },
  },
});

export const countdown = css({
  marginTop: 16,
  [SMALL]: { marginTop: 8 },
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center', gap: 8 },
  '& [data-part="unit"]': {
    flex: '0 1 78px',
    minWidth: 0,
    height: 84,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 5,
    borderRadius: '22px 26px 20px 28px',
    color: 'var(--toy-ink)',
    background: 'var(--sun)',
    [SMALL]: { height: 68 },
    '&:nth-of-type(2)': { background: 'var(--mint)', borderRadius: '26px 20px 28px 22px' },
    '&:nth-of-type(3)': { background: 'var(--blush)', borderRadius: '20px 28px 22px 26px' },
    '&:nth-of-type(4)': { background: 'var(--lilac)', borderRadius: '28px 22px 26px 20px' },
  },
  '& b': { font: '400 clamp(1.5rem, 8vw, 2rem)/1 var(--font-heading)' },
  '& span': { font: '700 .8125rem/1.1 var(--font-body)', overflowWrap: 'anywhere' },
  '& [data-part="over"]': { font: '600 1.375rem/1.3 var(--font-script)' },
  [TABLET]: {
    marginTop: 24,
    '& [data-part="units"]': { gap: 14 },
    '& [data-part="unit"]': { flexBasis: 118, height: 120 },
    '& b': { fontSize: '2.75rem' },
    '& span': { fontSize: '1rem' },
  },
  [DESKTOP]: {
    marginTop: 24,
    '& [data-part="units"]': { gap: 14 },
    '& [data-part="unit"]': { flexBasis: 110, height: 116 },
    '& b': { fontSize: '2.75rem' },
    '& span': { fontSize: '1rem' },
  },
});
