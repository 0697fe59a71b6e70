import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import rim from '../assets/rim.svg';
import window from '../assets/window.svg';
import { DUSK } from '../parts/dusk.ts';
import { prose } from '../parts/layout.ts';

export const section = css({
  textAlign: 'center',
  overflow: 'hidden',
  [DESKTOP]: { width: 'min(1000px, 100%)' },
});
export const greeting = css(prose, { margin: '14px auto 0', maxWidth: 560, whiteSpace: 'pre-line' });

export const hosts = css({
  display: 'grid',
  gap: 56,
  marginTop: 34,
  '&[data-layout="wide"]': { gap: 22 },
  '&[data-layout="round"]': { gridTemplateColumns: '1fr 1fr', gap: '0 10px' },
  [DESKTOP]: {
    '&[data-layout="own"], &[data-layout="wide"], &[data-layout="stacked"]': {
      gridTemplateColumns: '1fr 1fr',
      gap: 40,
    },
  },
});

export const person = css({
  '--w': 'min(51vw, 240px)',
  position: 'relative',
  minWidth: 0,
  '&[data-layout="stacked"]': {
    '--w': 'min(36vw, 210px)',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 24px',
    alignItems: 'center',
    textAlign: 'start',
    '& ul': { justifyContent: 'flex-start' },
  },
  '&[data-layout="stacked"][data-second]': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    textAlign: 'end',
    '& > :first-of-type': { order: 1 },
    '& ul': { justifyContent: 'flex-end' },
  },
  '&[data-layout="round"]': {
    '--w': 'min(23vw, 120px)',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'end',
    '& > :last-of-type': { alignSelf: 'start' },
  },
  '&[data-layout="wide"]': { overflow: 'hidden', border: '1px solid var(--gold)' },
  [DESKTOP]: { '--w': '260px' },
});

export const words = css({
  marginTop: 22,
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1.1875rem, min(7.4vw, 128vw / var(--word)), 2.125rem)',
    fontWeight: 700,
    lineHeight: 1.15,
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '[data-layout="round"] & h3, [data-layout="stacked"] & h3, [data-layout="one-photo"] & h3': {
    fontSize: 'clamp(1.125rem, min(5.8vw, 62vw / var(--word)), 1.75rem)',
    color: 'var(--ink)',
  },
  '& [data-line="child"]': { marginTop: 8, font: '400 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="parents"]': { font: '700 1.0625rem/1.4 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 8 },
  // each network in a wajik
  '& a': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    width: 54,
    height: 54,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 9,
      border: '1.5px solid var(--gold)',
      transform: 'rotate(45deg)',
    },
  },
  '& a > svg': { width: 18, height: 18 },
  [NARROW]: { '& [data-line="child"], & [data-line="parents"]': { fontSize: '1rem' } },
});

/** STYLE3: the portrait over the whole width, its words on night at its foot. */
export const wide = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  background: DUSK,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 24%' },
});
export const wideWords = css({
  position: 'relative',
  marginTop: -120,
  padding: '76px 18px 22px',
  background: 'linear-gradient(#0000, var(--night) 70px)',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  '& h3': { color: '#f3d893' },
});

/** ONE_PHOTO: both in one window under two horns. */
export const both = css({
  position: 'relative',
  width: 'min(100%, 440px)',
  aspectRatio: '390 / 420',
  margin: '26px auto 0',
  '& > div': { position: 'absolute', inset: 0, mask: `url(${window}) 0 0 / 100% 100%`, background: DUSK },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `url(${rim}) 0 0 / 100% 100%`,
    pointerEvents: 'none',
  },
});
export const bothWords = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 });
