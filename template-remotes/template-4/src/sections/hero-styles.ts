import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { CJK, DESKTOP, LOW } from '@janur/template-parts';
import { caption, hand } from '../parts/type.ts';

const T6 = '[data-layout="template-6"] &';

/**
 * `--over` is how much of the names' first line lies on the picture. On wide windows the picture ends at `--edge`, and
 * the names cross that edge.
 */
export const page = css({
  '--left': '72px',
  '--over': '.76em',
  '--shade': 'linear-gradient(#0000 52%, #0c0a1699)',
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr',
  paddingTop: 64,
  [LOW]: {
    gridTemplateColumns: '44vw minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 24,
    paddingTop: 52,
  },
  '&[data-layout="template-6"]': { '--left': '20px', '--over': '0em', '--shade': 'none' },
  [DESKTOP]: {
    '--edge': '50vw',
    '--shade': 'linear-gradient(90deg, #0000 30%, #0c0a1680)',
    gridTemplateColumns: 'var(--edge) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto auto',
    height: '100svh',
    minHeight: 720,
    paddingTop: 72,
  },
});

export const picture = css({
  gridRow: 1,
  gridColumn: 1,
  position: 'relative',
  marginLeft: 'var(--left)',
  aspectRatio: '4 / 5',
  maxHeight: '62svh',
  minHeight: 240,
  width: 'calc(100% - var(--left))',
  [T6]: { marginRight: 20, width: 'calc(100% - 40px)', aspectRatio: '1' },
  [LOW]: {
    gridRow: '1 / 4',
    marginLeft: 0,
    width: '100%',
    aspectRatio: 'auto',
    maxHeight: 'none',
    height: 'calc(100svh - 52px)',
  },
  [DESKTOP]: {
    '&&': { gridRow: '1 / -1', marginLeft: 72, width: 'calc(100% - 72px)', aspectRatio: 'auto', maxHeight: 'none' },
  },
});

/** Runs up the margin, from the picture's lower third. */
export const credit = css(caption, {
  gridRow: 1,
  gridColumn: 1,
  justifySelf: 'start',
  alignSelf: 'start',
  width: 40,
  height: 'min(268px, 40svh, 100vw - 124px)',
  margin: '6px 0 0 20px',
  overflow: 'hidden',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  lineHeight: 1.4,
  textWrap: 'balance',
  [T6]: { display: 'none' },
  [LOW]: { display: 'none' },
  [DESKTOP]: { gridRow: '1 / 3', height: 'auto', maxHeight: '60svh', margin: '6px 0 0 34px', width: 20 },
});

export const title = css({
  position: 'relative',
  gridColumn: 1,
  display: 'flow-root',
  minWidth: 0,
  [LOW]: { gridColumn: 2, gridRow: 1, paddingRight: 20 },
  [DESKTOP]: { gridColumn: '1 / -1', gridRow: 2 },
});

/** Two inks in one line: the letters are windows onto a white plate over the picture and a black one beside it. */
export const names = css({
  margin: 'calc(-1 * var(--over)) 0 0',
  padding: '0 8px .3em 18px',
  fontSize: 'max(2.5rem, min((100vw - 26px) / var(--ems), 8.375rem, 17svh))',
  lineHeight: 0.77,
  letterSpacing: '-.035em',
  color: 'var(--title)',
  '--ems': '(.3 + .37 * var(--word) + clamp(0, (var(--word) - 4) * .2, .45))',
  '& [data-line]:first-of-type': { display: 'block' },
  '& [data-joiner]': { fontStyle: 'italic', letterSpacing: 0 },
  '[data-picture] &': {
    WebkitTextFillColor: 'transparent',
    backgroundImage: 'linear-gradient(#fff, #fff), linear-gradient(var(--title), var(--title))',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'var(--left) 0, 0 0',
    backgroundSize: '100% var(--over), 100% 100%',
    backgroundClip: 'text',
    '@media (forced-colors: active)': { WebkitTextFillColor: 'currentColor', background: 'none' },
  },
  '&[data-layout="new-lines"] > *': { display: 'block' },
  '&[data-layout="new-lines"] [data-joiner]': { fontSize: '.5em', lineHeight: 1.1 },
  '&[data-layout="template-6"]': {
    paddingTop: 28,
    textAlign: 'center',
    fontSize: 'max(2.25rem, min((100vw - 40px) / var(--ems), 5.5rem))',
    WebkitTextFillColor: 'currentColor',
    background: 'none',
    '& [data-line]': { display: 'inline' },
  },
  [CJK]: {
    fontSize: 'max(2rem, min((100vw - 48px) / (.6 + var(--word)), 6rem))',
    lineHeight: 1.2,
    '--over': '1.14em',
  },
  [LOW]: {
    '&&&': {
      marginTop: 16,
      padding: '0 0 .2em',
      fontSize: 'max(2.25rem, min((56vw - 60px) / var(--ems), 26svh))',
      WebkitTextFillColor: 'currentColor',
      background: 'none',
    },
  },
  [DESKTOP]: {
    margin: 0,
    padding: '0 40px .28em calc(var(--edge) - var(--start))',
    '--start': 'min(.95em, 20vw)',
    fontSize: 'max(3.5rem, min((50vw + 4rem) / var(--ems), 15rem, 27svh))',
    '[data-picture] &': { backgroundPosition: '0 0, 0 0', backgroundSize: 'var(--edge) 100%, 100% 100%' },
    '&[data-layout="template-6"]': { textAlign: 'start' },
  },
});

export const note = css(hand, {
  '[data-quiet] &': { fontSize: '1.25rem' },
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: 4,
  margin: '-.1em 20px 0 72px',
  '& svg': { order: 1, flex: 'none', marginBottom: 10 },
  '&[data-brief]': {
    position: 'absolute',
    display: 'block',
    right: 6,
    bottom: '.1em',
    width: 109,
    margin: 0,
    fontSize: '1.4375rem',
    '& svg': { margin: '0 0 2px 38px' },
  },
  [`@media ${below('phone')}`]: { '&[data-brief]': { position: 'static', width: 'auto', margin: '0 20px 0 72px' } },
  // larger, it has no room beside the name
  '[data-quiet] &[data-brief]': { position: 'static', width: 'auto', margin: '0 20px 0 72px', fontSize: '1.25rem' },
  [LOW]: { '&, &[data-brief]': { position: 'static', display: 'none' } },
  [DESKTOP]: {
    '&, &[data-brief]': {
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-start',
      width: 'auto',
      margin: '0 40px 0 calc(var(--edge) + 8.333vw)',
      fontSize: '2.25rem',
    },
    '& svg, &[data-brief] svg': { order: -1, margin: '0 8px 0 0', transform: 'scaleX(-1)' },
  },
});

export const column = css({
  gridColumn: 1,
  padding: '24px 20px 0 var(--left)',
  '& > [role="timer"] + p': { marginTop: 14 },
  [LOW]: { gridColumn: 2, gridRow: 2, padding: '12px 20px 0 0' },
  [DESKTOP]: { gridColumn: 2, gridRow: 3, padding: '36px 40px 0 8.333vw' },
});

export const folio = css({
  gridColumn: 1,
  alignSelf: 'end',
  paddingBottom: 20,
  [LOW]: { gridColumn: 2, gridRow: 3, paddingLeft: 0 },
  [DESKTOP]: { gridColumn: 2, gridRow: 4, padding: '48px 40px 32px 8.333vw' },
});
