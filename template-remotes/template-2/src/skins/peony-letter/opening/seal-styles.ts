import { css, keyframes } from '@emotion/react';
import { moving } from './leaving.ts';
import { LOW, WIDE } from './opening-layout.ts';

const breakLeft = keyframes({
  '40%': { opacity: 1 },
  to: { transform: 'translate(-26%, 30%) rotate(-14deg)', opacity: 0 },
});
const breakRight = keyframes({
  '40%': { opacity: 1 },
  to: { transform: 'translate(26%, 34%) rotate(14deg)', opacity: 0 },
});

/** The seal; below it, at the envelope's foot, what it is for. Both are the one button. */
export const button = css({
  gridArea: 'stage',
  alignSelf: 'end',
  justifySelf: 'center',
  zIndex: 3,
  '--seal': 'calc(144 * var(--u) * var(--art-scale, 1))',
  width: 'var(--seal)',
  margin: 'calc(var(--seal) * -.1) 0 calc(var(--seal) * -.415)',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'var(--caps)',
  cursor: 'pointer',
  '--focus': 'var(--ink-on-third)',
  '@media (max-height: 640px)': { '--art-scale': 0.84 },
  [LOW]: { '--seal': '104px', '--art-scale': 1, marginBottom: 'calc(56px - var(--seal) * .415)' },
  [WIDE]: { '--seal': '138px', '--art-scale': 1 },
  // the words below would move with it
  '[data-pressed] &&&': { transform: 'none', filter: 'none' },
  '[data-pressed] & > span:not(:last-child)': { transform: 'translateY(1px) scale(.985)', filter: 'brightness(.9)' },
});

/** [across, share of what is beyond the crack] */
const CRACK = [
  [50, 1],
  [46, 1],
  [55, 1],
  [45, 1],
  [54, 1],
  [47, 0.3],
  [50, 0],
] as const;
/** Both halves are cut a little beyond the crack, so that none is seen before it breaks; not in the shadow at its foot. */
const crack = (beyond: number) =>
  CRACK.map(([x, share], index) => `${x + beyond * share}% ${(index * 50) / 3}%`).join(', ');
const half = { gridArea: '1 / 1' } as const;
export const halves = css({ display: 'grid' });
export const leftHalf = css({
  ...half,
  clipPath: `polygon(0 0, ${crack(0.35)}, 0 100%)`,
  ...moving({ animation: `${breakLeft} 460ms cubic-bezier(.3,.1,.6,1) forwards` }),
});
export const rightHalf = css({
  ...half,
  clipPath: `polygon(100% 0, ${crack(-0.35)}, 100% 100%)`,
  ...moving({ animation: `${breakRight} 460ms cubic-bezier(.3,.1,.6,1) forwards` }),
});

export const hint = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'max(16px, 5.4dvh, env(safe-area-inset-bottom))',
  minHeight: 44,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 10,
  padding: '0 24px',
  font: 'italic 500 1.0625rem/1.2 var(--font-body)',
  textAlign: 'center',
  '& svg': { flex: 'none' },
  [LOW]: { left: '46%', bottom: 14 },
  [WIDE]: { bottom: 34, fontSize: '1.1875rem' },
  ...moving({ opacity: 0, transition: 'opacity 200ms' }),
});
