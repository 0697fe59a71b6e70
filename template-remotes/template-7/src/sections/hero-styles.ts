import { css } from '@emotion/react';
import { CJK, DESKTOP, LOW, NARROW } from '@janur/template-parts';
import joy from '../assets/lantern-joy.svg';
import lantern from '../assets/lantern.svg';
import { LACQUER, swinging } from '../parts/layout.ts';
import { HAN } from '../skin.ts';

/** `--u` is one unit of the drawing, which is 390 wide; on tablets so large that the lanterns hang above the navigation. */
export const hero = css({
  '--u': 'calc(min(100vw, clamp(430px, 46svh, 600px)) / 390)',
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  paddingBottom: 'calc(84px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  [DESKTOP]: { '--u': 'clamp(.84px, 100dvh / 880, 1.5px)' },
  [LOW]: { '--u': 'calc(100vw / 1000)' },
});

export const wall = css({
  position: 'relative',
  height: 'calc(424 * var(--u))',
  background: `linear-gradient(color-mix(in srgb, var(--deeper) 62%, #0000), #0000 24% 78%, color-mix(in srgb, var(--deeper) 40%, #0000)), ${LACQUER}`,
  // a pair of lanterns where the wall is broad
  [DESKTOP]: {
    '&::before, &::after': {
      ...swinging,
      content: '""',
      position: 'absolute',
      zIndex: 1,
      top: 'calc(44 * var(--u))',
      left: 'clamp(24px, 10%, 130px)',
      width: 'calc(84 * var(--u))',
      height: 'calc(244 * var(--u))',
      background: `url(${joy}) 50% 0 / contain no-repeat`,
    },
    '&::after': { left: 'auto', right: 'clamp(24px, 10%, 130px)', animationDelay: '-1700ms' },
  },
});
export const gate = css({
  position: 'absolute',
  left: 'calc(50% - 149 * var(--u))',
  top: 'calc(86 * var(--u))',
  width: 'calc(298 * var(--u))',
});
export const picture = css({ position: 'absolute', inset: 0 });
/** Below the gate at its right, on the wall. */
export const pause = css({
  position: 'absolute',
  zIndex: 2,
  left: 'min(calc(50% + 118 * var(--u)), 100% - 56px)',
  top: 'calc(330 * var(--u))',
  display: 'grid',
  placeContent: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: '1px solid var(--secondary)',
  borderRadius: '50%',
  color: 'var(--on-primary)',
  background: 'var(--deeper)',
  cursor: 'pointer',
});
export const inGate = css({ width: '62%' });

/** Upright beside the gate: the first at the left, the second at the right. */
export const han = css({
  position: 'absolute',
  top: 'calc(86 * var(--u))',
  left: 'calc(50% - 182 * var(--u))',
  writingMode: 'vertical-rl',
  textOrientation: 'upright',
  font: `400 calc(29 * var(--u))/1 ${HAN}`,
  letterSpacing: '.16em',
  color: 'var(--on-primary)',
  'p + &': { left: 'auto', right: 'calc(50% - 182 * var(--u))' },
  [DESKTOP]: {
    fontSize: 'calc(40 * var(--u))',
    left: 'calc(50% - 236 * var(--u))',
    'p + &': { right: 'calc(50% - 236 * var(--u))' },
  },
});

export const titles = css({
  position: 'relative',
  padding: 'calc(44 * var(--u)) 18px 0',
  [DESKTOP]: { paddingTop: 'calc(50 * var(--u))' },
});
export const initials = css({
  display: 'grid',
  placeContent: 'center',
  width: 92,
  height: 92,
  margin: '0 auto 10px',
  borderRadius: '50%',
  color: '#8f1014',
  background: 'radial-gradient(circle at 50% 40%, #fff0c0, #e8bd63 52%, #b9812a)',
  boxShadow: '0 0 0 1px #7a4a10, inset 0 0 0 5px #e2b45a, inset 0 0 0 6px #a3171b',
  font: '400 2.125rem/1 var(--font-heading)',
});
export const eyebrow = css({
  font: '600 clamp(.875rem, calc(14 * var(--u)), 1.0625rem)/1.4 var(--font-body)',
  letterSpacing: '.1em',
  color: 'var(--ink)',
});
export const names = css({
  marginTop: 2,
  fontSize: 'max(1.75rem, min(calc(54 * var(--u) * var(--step)), calc(330 * var(--u) / (var(--word) * .54))))',
  lineHeight: 1.12,
  color: 'var(--title)',
  '& [data-line]': { display: 'inline-block', maxWidth: '100%' },
  '& [data-joiner]': { fontSize: '.72em', color: 'var(--soft)' },
  '&[data-layout="new-lines"] > span, &[data-layout="template-6"] > span': { display: 'block' },
  '&:not(:has([data-joiner]))': {
    fontSize: 'max(2rem, min(calc(64 * var(--u) * var(--step)), calc(330 * var(--u) / (var(--word) * .54))))',
  },
  [CJK]: { lineHeight: 1.3 },
});
export const date = css({
  marginTop: 4,
  font: '400 clamp(1rem, calc(17 * var(--u)), 1.25rem)/1.4 var(--font-body)',
});

/** The day in the calendar of the grandparents. */
export const lunar = css({
  marginTop: 2,
  font: `400 clamp(1rem, calc(17 * var(--u)), 1.25rem)/1.4 ${HAN}`,
  color: 'var(--soft)',
});

/** Four lanterns on a cord that sags under them. */
export const countdown = css({
  position: 'relative',
  alignSelf: 'center',
  marginTop: 'calc(22 * var(--u))',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - max(54%, 300 * var(--u)))',
    top: 'calc(-64 * var(--u))',
    width: 'max(108%, 600 * var(--u))',
    height: 'calc(84 * var(--u))',
    borderBottom: '2px solid var(--primary)',
    borderRadius: '0 0 50% 50% / 0 0 36% 36%',
    pointerEvents: 'none',
  },
  '& [data-part="units"]': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    gap: 'calc(17 * var(--u))',
  },
  '& [data-part="unit"]': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    width: 'calc(77 * var(--u))',
    height: 'calc(138 * var(--u))',
    paddingTop: 'calc(39 * var(--u))',
    marginTop: 'calc(6 * var(--u))',
    color: '#fff1d0',
    background: `url(${lantern}) 50% 0 / 100% auto no-repeat`,
  },
  '& [data-part="unit"]:is(:nth-of-type(2), :nth-of-type(3))': { marginTop: 'calc(11 * var(--u))' },
  '& b': { font: '400 calc(28 * var(--u))/1.1 var(--font-heading)' },
  '& span': {
    font: '600 clamp(.75rem, calc(13 * var(--u)), 1rem)/1.2 var(--font-body)',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-part="over"]': {
    padding: '40px 24px 0',
    font: '400 1.75rem/1.25 var(--font-heading)',
    color: 'var(--title)',
  },
  [NARROW]: { '& span': { fontSize: '.6875rem' } },
});
