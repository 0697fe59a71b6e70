import { css, keyframes } from '@emotion/react';
import { CJK, LEAVING, LOW, REDUCED_MOTION } from '@janur/template-parts';
import { bar, label, poster, unseen } from '../parts/type.ts';

/** Where there is no height for a tower the names stand whole, one under the other, as wide as the window. */
export const WIDE = '@media (min-aspect-ratio: 1/1)';

const cut = keyframes({
  '0%': { '--ground': 'var(--on-secondary)', '--type': 'var(--secondary)', clipPath: 'inset(0)' },
  '34%': { '--ground': 'var(--base)', '--type': 'var(--ink)', clipPath: 'inset(0)' },
  '50%': { '--ground': 'var(--base)', '--type': 'var(--ink)', clipPath: 'inset(0 0 25% 0)' },
  '64%': { '--ground': 'var(--base)', '--type': 'var(--ink)', clipPath: 'inset(0 0 50% 0)' },
  '78%': { '--ground': 'var(--base)', '--type': 'var(--ink)', clipPath: 'inset(0 0 75% 0)' },
  '92%, 100%': { clipPath: 'inset(0 0 100% 0)' },
} as Parameters<typeof keyframes>[0]); // its type knows no custom properties

const fade = { animation: 'none', opacity: 0, transition: 'opacity 200ms' } as const;

/**
 * `--em` is the size of the letters: as large as the broadest line and the number of lines let them be. `--below` is
 * what a greeting takes below the tower when the last line leaves less than `--needs` at its right.
 */
export const root = css({
  '--ground': 'var(--secondary)',
  '--type': 'var(--on-secondary)',
  '--focus': 'var(--type)',
  '--bar': '72px',
  '--top': 'clamp(64px, 10dvh, 92px)',
  // what a greeting above the names takes
  '--above': '0px',
  '--needs': '176px',
  '--greeting': '98px',
  '[data-guest="long"] &': { '--needs': '330px', '--greeting': '122px' },
  '[data-style="QUERY_REVERSE"]:not([data-guest="none"]) &': { '--above': '94px' },
  // a line in ems
  '--leading': 'calc(.795 + .25 * var(--stack-full))',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  display: 'flex',
  flexDirection: 'column',
  color: 'var(--type)',
  background: 'var(--ground)',
  [LOW]: { '--bar': '56px' },
  [LEAVING]: { animation: `${cut} 1000ms steps(1, end) both` },
  [REDUCED_MOTION]: { [LEAVING]: fade },
  '[data-animation="off"] [data-leaving] &': fade,
});

export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 'calc(var(--top) - 8px)',
  // the page's own button for languages stands in the corner
  padding: '18px 72px 6px 20px',
  ...label,
  fontWeight: 500,
  '& > *': { minWidth: 0, maxWidth: '52%' },
  '& time': { textAlign: 'right' },
  '& time > span': { display: 'block' },
  [CJK]: { '& time > span': { whiteSpace: 'nowrap' } },
  [WIDE]: { ...label, minHeight: 0, padding: '24px 84px 8px 28px', fontSize: '1.1875rem' },
});

const SIDE = '14px';
export const tower = css(poster, {
  '--w': `min((100vw - ${SIDE} * 2) / (var(--stack-breadth) * .51), (83.8vw - 20px) / (var(--stack-second) * .51))`,
  '--h': '(100dvh - var(--top) - var(--above) - var(--bar) - 14px)',
  '--tight': 'min(var(--w), var(--h) / (var(--stack-lines) * var(--leading)))',
  '--below': 'clamp(0px, (var(--needs) - 100vw + var(--stack-last) * .5 * (var(--tight))) * 100, var(--greeting))',
  '--em': 'min(var(--w), (var(--h) - var(--below)) / (var(--stack-lines) * var(--leading)))',
  position: 'relative',
  flex: '1 0 auto',
  padding: `0 0 14px ${SIDE}`,
  fontSize: 'calc(var(--em))',
  lineHeight: 'var(--leading)',
  whiteSpace: 'pre',
  '[data-guest="none"] &, &:not([data-beside])': { '--below': '0px' },
  // without a greeting they stand a little lower
  '[data-guest="none"] &': { '--h': '(100dvh - var(--top) - var(--bar) - 14px - 5dvh)', marginTop: '5dvh' },
  [WIDE]: { position: 'static', flex: 'none', padding: 0, fontSize: '1rem', '& > [aria-hidden]': { display: 'none' } },
});
export const first = css({ display: 'block' });

/** In the row where the second name begins; the broader that line, the smaller the disc. */
export const joint = css({
  '--out': '8.8vw',
  '--disc': `clamp(25vw, 100vw + 52px - ${SIDE} - var(--stack-second) * .5 * (var(--em)), min(57vw, 1.05 * (var(--em))))`,
  // a line as it really is: a guest's browser may space them out
  top: [
    'calc((var(--stack-first) + .55) * var(--leading) * 1em - var(--disc) / 2)',
    'calc((var(--stack-first) + .55) * 1lh - var(--disc) / 2)',
  ],
  right: 'calc(var(--out) * -1)',
  [WIDE]: {
    '--out': '3vw',
    '--disc': 'min(26vw, 46dvh)',
    top: 'auto',
    right: 'calc(var(--out) * -1)',
    bottom: 'calc(var(--bar) + 12dvh)',
  },
});

/** Hidden from the eye where the tower stands. */
export const plain = css(poster, {
  ...unseen,
  [WIDE]: {
    position: 'relative',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    flex: '1 0 auto',
    padding: '0 28px',
    whiteSpace: 'normal',
    fontSize:
      'min((100vw - 56px) / (var(--longest-word) * .52), (100dvh - 210px) / 1.66, (100dvh - 210px) / 1.66 * var(--step))',
    lineHeight: 0.82,
    '--step': 1,
    '[data-names="long"] &': { '--step': 0.56 },
    '[data-names="huge"] &': { '--step': 0.42 },
    '& [data-line]': { display: 'block' },
    '& [data-joiner]': { position: 'absolute', opacity: 0 },
    '&:not(:has([data-joiner]))': {
      fontSize: 'min((100vw - 56px) / (var(--longest-word) * .52), (100dvh - 300px) / .9, 40vw)',
    },
  },
  [LOW]: { fontSize: 'min(52vw / (var(--longest-word) * .52), (100dvh - 140px) / 1.66 * var(--step))' },
});

export const greeting = css({
  display: 'grid',
  gap: 4,
  paddingTop: 8,
  borderTop: '2px solid',
  font: '500 .9375rem/1.2 var(--font-body)',
  letterSpacing: 0,
  wordSpacing: 0,
  textTransform: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  // 'Bapak/Ibu/Saudara/i' is one word, and has room beside the last line
  '& > span': { fontSize: '.8125rem' },
  '& strong': { font: '700 1.1875rem/1.15 var(--font-body)', overflowWrap: 'break-word', textWrap: 'pretty' },
  '[data-guest="long"] & strong': { fontSize: '1rem' },
  // beside the last line where that leaves room, else below it; it stands on the bar and grows upwards
  '[data-beside] > &': {
    position: 'absolute',
    right: 14,
    bottom: 14,
    width: `max(min(240px, 100vw - ${SIDE} * 2 - 20px - var(--stack-last) * .5 * var(--em)), min(var(--below) * 100, 100vw - ${SIDE} * 2))`,
  },
  [WIDE]: {
    '[data-beside] > &': {
      zIndex: 1,
      left: 28,
      right: 'auto',
      bottom: 'calc(var(--bar) + 20px)',
      width: 'auto',
      minWidth: 220,
      maxWidth: '44vw',
    },
  },
  [LOW]: { '[data-beside] > &': { left: '57vw', maxWidth: '23vw', minWidth: 0 } },
});
export const above = css({ width: 'min(320px, 64vw)', margin: '0 20px 16px', [WIDE]: { marginInline: 28 } });

export const button = css(bar, {
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  flex: 'none',
  minHeight: 'calc(var(--bar) + env(safe-area-inset-bottom))',
  paddingBottom: 'calc(14px + env(safe-area-inset-bottom))',
  marginTop: 'auto',
  borderTop: '2px solid var(--type)',
  '& svg': { flex: 'none', color: 'var(--secondary)' },
  [WIDE]: { paddingInline: 28, fontSize: '1.5rem' },
});
