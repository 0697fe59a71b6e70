import { css } from '@emotion/react';
import { LOW } from '@janur/template-parts';
import { poster } from '../parts/type.ts';
import { WIDE } from './opening-styles.ts';

export const cake = css({
  '--candles': 'clamp(64px, 11dvh, 104px)',
  '--disc': 'min(50vw, 27dvh)',
  '--em':
    'min((100vw - 28px) / (var(--stack-breadth) * .51), (100dvh - var(--top) - var(--above) - var(--bar) - var(--candles) - var(--disc) - 20px) / (var(--stack-lines) * var(--leading)))',
  '--flame': 'var(--base)',
  '--stripe': 'var(--ground)',
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  paddingLeft: 14,
  [WIDE]: { flex: 'none', minHeight: 'min(36dvh, 300px)', paddingLeft: 28 },
});
export const candles = css({
  height: 'var(--candles)',
  width: 'auto',
  alignSelf: 'flex-start',
  marginLeft: '2.4vw',
  marginBottom: 'calc(var(--em) * -.045)',
  flex: 'none',
  [WIDE]: { display: 'none' },
});
export const tiers = css(poster, {
  display: 'block',
  fontSize: 'calc(var(--em))',
  lineHeight: 'var(--leading)',
  whiteSpace: 'pre',
  [WIDE]: { display: 'none' },
});
/** Its words leave the disc its place. */
export const foot = css({
  position: 'relative',
  flex: '1 0 var(--disc)',
  display: 'grid',
  alignContent: 'end',
  padding: '10px calc(var(--disc) - 12px) 18px 6px',
  '& > div:first-of-type': { display: 'grid', gap: 14 },
  [WIDE]: { paddingRight: 'calc(var(--disc) + 20px)', '& > div:first-of-type': { maxWidth: 460 } },
});
export const disc = css({
  '--out': '8vw',
  right: 'calc(var(--out) * -1)',
  bottom: 'calc(var(--disc) * -.06)',
  [WIDE]: { '--disc': 'min(30vw, 50dvh)', '--out': '2vw' },
  [LOW]: { '--disc': '44dvh' },
});
export const age = css({
  font: '700 clamp(1.25rem, 6vw, 1.625rem)/1.1 var(--font-body)',
  letterSpacing: '-.01em',
  '&:empty': { display: 'none' },
});
export const years = css({
  '&:empty': { display: 'none' },
  '&&': { fontSize: 'calc(var(--disc) * .66)', transform: 'translateX(-6%)' },
});
/** Where the age is not known. */
export const glyph = css({
  width: '50%',
  height: 'auto',
  transform: 'translateX(-8%)',
  'b:not(:empty) + &': { display: 'none' },
});
