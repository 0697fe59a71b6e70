import { css } from '@emotion/react';
import { CJK, LEAVING, NARROW, openingSteps } from '@janur/template-parts';
import andUrl from '../assets/and.svg';
import underlineUrl from '../assets/underline.svg';
import { lifted, notchedFrame, paper } from '../parts/paper.ts';
import { still } from './album-styles.ts';

/** The label on the cover, in a printed frame. */
export const label = css({
  ...paper,
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  padding: '26px 20px 24px',
  textAlign: 'center',
  transform: 'rotate(-2deg)',
  // the flowers are pressed between the label and the cover
  background: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${notchedFrame(9, 2.2, 'var(--primary)')}, ${notchedFrame(15, 0.9, 'var(--primary)')}, var(--third)`,
    boxShadow: lifted,
  },
  [NARROW]: { paddingInline: 18 },
});
export const eyebrow = css({
  font: '400 clamp(1.375rem, 7.400vw, 1.875rem)/.95 var(--font-script)',
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  [CJK]: { fontSize: '1.0625rem' },
});

/** A letter of the marker is up to .48 em wide, and the first name leans by .66 em: no name breaks. */
const size = (most: string) =>
  `max(1.875rem, min(${most} * var(--step), (min(100vw, 560px) - 180px) / (.48 * var(--word) + .66), 11dvh))`;
export const names = css({
  ...openingSteps,
  '--word': 'max(4, var(--longest-word, 6))',
  marginTop: 10,
  font: `400 ${size('5.500rem')}/.88 var(--font-heading)`,
  letterSpacing: '-.015em',
  color: 'var(--title-on-third)',
  overflowWrap: 'anywhere',
  '& [data-line]': { display: 'inline-block', maxWidth: '100%', paddingInline: '.06em' },
  // the first name leans to the left, as one writes it
  '& [data-line]:first-of-type': { display: 'block', paddingRight: '.6em' },
  '&[data-single] [data-line]': { fontSize: '1.2em', padding: '0 .06em' },
  '& [data-joiner]': { fontSize: 0 },
  '& [data-joiner]::before': {
    content: '""',
    display: 'inline-block',
    width: 'calc(min(clamp(1.5rem, 12vw, 2.75rem), 7dvh) * max(.6, var(--step)))',
    aspectRatio: '52 / 64',
    marginRight: 8,
    background: 'var(--marker-on-third)',
    mask: `url("${andUrl}") 50% / contain no-repeat`,
  },
  [CJK]: { fontSize: size('3.500rem') },
});
export const underline = css({
  display: 'block',
  width: '82%',
  height: 18,
  margin: '6px auto 0',
  background: 'var(--secondary)',
  mask: `url("${underlineUrl}") 50% / 100% 100% no-repeat`,
});
export const age = css({
  marginTop: 8,
  font: '400 clamp(1.625rem, 8vw, 2.125rem)/.95 var(--font-script)',
  color: 'var(--title-on-third)',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
  [CJK]: { fontSize: '1.125rem' },
});
export const date = css({ marginTop: 12, font: '600 1rem/1.25 var(--font-body)', overflowWrap: 'anywhere' });

/** Embossed tape from the label maker. */
export const dymo = css({
  justifySelf: 'start',
  marginLeft: 4,
  padding: '5px 14px 6px',
  borderRadius: 2.5,
  font: '800 clamp(.9375rem, 4.400vw, 1.125rem)/1.15 var(--font-body)',
  letterSpacing: '.16em',
  color: '#f7f3ea',
  textTransform: 'uppercase',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textShadow: '0 -1px 0 #fff, 0 1px 1px #0009',
  background: '#1d1a19',
  boxShadow: 'inset 0 8px 0 #ffffff1f, 0 2px 2px #0004',
  rotate: '1.5deg',
  '@media (max-height: 620px)': { padding: '3px 10px 4px', fontSize: '.8125rem' },
});

const TAG = 'polygon(30px 0, 100% 0, 100% 100%, 30px 100%, 0 72%, 0 28%)';
/** A luggage tag on a string. */
export const tag = css({
  position: 'relative',
  isolation: 'isolate',
  justifySelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  minHeight: 96,
  padding: '16px 16px 16px 52px',
  color: 'var(--print)',
  transform: 'rotate(-3deg)',
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1, inset: 0, clipPath: TAG },
  '&::before': { background: '#3a2f284d', transform: 'translate(2px, 5px)' },
  '&::after': {
    background:
      'repeating-linear-gradient(90deg, #b8472c 0 5px, #0000 5px 8px) 34px 5px / calc(100% - 40px) 1.2px no-repeat, repeating-linear-gradient(90deg, #b8472c 0 5px, #0000 5px 8px) 34px calc(100% - 5px) / calc(100% - 40px) 1.2px no-repeat, repeating-linear-gradient(#b8472c 0 5px, #0000 5px 8px) calc(100% - 5px) 50% / 1.2px calc(100% - 10px) no-repeat, var(--manila)',
  },
  '& > span': {
    font: '400 clamp(1.1875rem, 5.500vw, 1.625rem)/.9 var(--font-script)',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    [CJK]: { fontSize: '1.0625rem' },
  },
  '& > strong': {
    font: '700 1.1875rem/1.2 var(--font-body)',
    overflowWrap: 'break-word',
    display: 'block',
  },
  '[data-guest="long"] & > strong': { fontSize: '1rem' },
  [NARROW]: { padding: '14px 12px 14px 44px', '& > strong': { fontSize: '1rem', hyphens: 'auto' } },
});
export const eyelet = css({
  position: 'absolute',
  left: 12,
  top: 'calc(50% - 12px)',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: 'radial-gradient(circle, #a67f52 5.500px, var(--secondary) 6px)',
});
/** From the eyelet around the band. */
export const string = css({
  position: 'absolute',
  left: 22,
  right: -14,
  top: '52%',
  height: '72%',
  border: '2.4px solid #8a5a33',
  borderWidth: '0 0 2.4px 2.4px',
  borderRadius: '4px 0 60px 46px / 4px 0 14px 60px',
});

/** A cloth tab sewn to the band: pulling it opens the album. */
export const pull = css({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  width: 'calc(100% + 34px)',
  '&&': { maxWidth: 'none' },
  minHeight: 58,
  padding: '12px 24px 10px 16px',
  border: 0,
  borderRadius: 8,
  color: 'var(--on-primary)',
  '--focus': 'var(--print)',
  background: 'var(--primary)',
  boxShadow: '2px 6px 4px #2a1b1059',
  cursor: 'pointer',
  font: '400 clamp(1.25rem, 6.500vw, 2rem)/1 var(--font-heading)',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '6px 13px 6px 7px',
    border: '1.4px dashed currentColor',
    borderRadius: 3,
    opacity: 0.8,
    pointerEvents: 'none',
  },
  transition: 'transform 420ms cubic-bezier(.5,-.4,.7,.5)',
  [LEAVING]: { transform: 'translateX(110px)' },
  ...still,
  [CJK]: { fontSize: '1.25rem' },
});
