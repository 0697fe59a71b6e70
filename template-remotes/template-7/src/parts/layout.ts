import { css, keyframes } from '@emotion/react';
import { DESKTOP, NARROW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import ice from '../assets/ice.svg';

/** A section's column: 600 px at most. */
export const column = css({
  position: 'relative',
  width: 'min(600px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 26px',
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { paddingInline: 0, width: 'min(880px, 100% - 88px)' },
});

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 16px',
  border: 0,
  borderRadius: 2,
  font: '600 1rem/1.25 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

/** A plate of gilt wood. */
export const giltButton = {
  ...button,
  color: 'var(--on-gilt)',
  background: 'var(--gilt)',
  boxShadow: '0 0 0 1px #7a4a10, inset 0 0 0 2px #f7dd98',
} as const;

/** Lacquer with a gold edge. */
export const lacquerButton = {
  ...button,
  color: 'var(--on-primary)',
  background: 'var(--deep)',
  border: '1px solid var(--gold)',
} as const;

/** An outline on paper. */
export const paperButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  border: '1px solid color-mix(in srgb, var(--gold) 60%, currentColor)',
} as const;

/** Lacquer in the light of lanterns, from one edge to the other. */
export const LACQUER = 'linear-gradient(90deg, var(--deep), var(--primary) 20% 64%, var(--deep))';

/** Cracked ice over the box around it, barely to be seen. */
export const lattice = css({
  position: 'absolute',
  inset: 0,
  background: `url(${ice})`,
  opacity: 'var(--lattice, .09)',
  pointerEvents: 'none',
});

export const prose = { font: '400 1.0625rem/1.6 var(--font-body)' } as const;

const swing = keyframes({ from: { transform: 'rotate(-3deg)' }, to: { transform: 'rotate(3deg)' } });

/** A lantern that hangs in the wind. */
export const swinging = {
  transformOrigin: '50% 0',
  animation: `${swing} 3200ms ease-in-out infinite alternate`,
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
} as const;
