import { css } from '@emotion/react';
import { openingSteps } from '@janur/template-parts';
import { caps, script } from '../parts/letters.ts';
import { moving } from './leaving.ts';
import { LOW, WIDE } from './opening-layout.ts';

export const logo = css({ width: '55%', maxHeight: '11dvh', margin: '0 auto 10px', objectFit: 'contain' });
/** The names scroll when they are more than there is room for; the seal never does. */
export const foot = css({
  gridArea: 'foot',
  position: 'relative',
  zIndex: 2,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  padding:
    'clamp(50px, 8.9dvh, 84px) 20px calc(max(16px, 5.4dvh, env(safe-area-inset-bottom)) + 44px + clamp(6px, 1.8dvh, 20px))',
  [WIDE]: { padding: '74px 48px 108px' },
  [LOW]: { alignContent: 'center', padding: '16px 20px 66px' },
  ...moving({ opacity: 0, transition: 'opacity 300ms 420ms' }),
});

export const eyebrow = css({ ...caps, color: 'var(--caps)', maxWidth: '26em', 'p + &': { marginTop: 16 } });

export const names = css(openingSteps, {
  ...script,
  wordSpacing: 'normal',
  color: 'var(--title-on-third)',
  marginTop: 'clamp(4px, 1.4dvh, 12px)',
  fontSize:
    'max(1.75rem, min(calc(54 * var(--u) * var(--step) * var(--script)), calc(330 * var(--u) / (var(--longest-word) * .46 + .6)), 8.4dvh))',
  lineHeight: 1.06,
  textWrap: 'balance',
  '[data-names="huge"] &': { fontFamily: 'var(--font-heading)', WebkitTextStroke: 0, lineHeight: 1.14 },
  '& [data-joiner]': { fontSize: '.7em' },
  '[data-names="medium"] &': { '--step': 0.86 },
  [WIDE]: {
    fontSize:
      'max(2rem, min(calc(76px * var(--step) * var(--script)), calc(600px / (var(--longest-word) * .46 + .6))))',
  },
  [LOW]: {
    fontSize:
      'max(1.75rem, min(calc(52px * var(--step) * var(--script)), calc(48vw / (var(--longest-word) * .46 + .6))))',
  },
});

export const rule = css({
  margin: 'clamp(6px, 1.7dvh, 14px) auto',
  color: 'var(--primary)',
  [LOW]: { display: 'none' },
});

export const date = css({
  font: 'italic 400 1.0625rem/1.3 var(--font-body)',
  '[data-guest="short"] &, [data-guest="long"] &': { display: 'none' },
});

export const guest = css({
  display: 'grid',
  font: 'italic 400 1.125rem/1.25 var(--font-body)',
  '& strong': {
    font: '500 clamp(1.25rem, calc(23 * var(--u)), 1.5rem)/1.3 var(--font-heading)',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});
