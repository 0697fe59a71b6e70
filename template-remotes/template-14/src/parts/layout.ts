import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, NARROW } from '@janur/template-parts';
import asanoha from '../assets/asanoha.svg';
import fibres from '../assets/fibres.svg?printed';
import seal from '../assets/seal.svg';

/** A sheet of washi: its fibres over a plain colour. */
export const washi = (colour: string, size = 390) => `${colour} url(${fibres}) 0 0 / ${size}px auto`;

/** A section on a darker sheet; what lies on it is paper again. */
export const ground = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  '--heading': 'var(--title-on-third)',
  '--above': 'var(--shu-on-ground)',
  background: washi('var(--ground)'),
});

/** Cloth dyed in indigo, darker where it hung deeper in the vat. */
export const INDIGO = 'linear-gradient(var(--deep), var(--primary) 50%, var(--deep))';

/** Hemp leaves over the box around it; `--leaf` is how long a side is, `--lines` their colour. */
export const hempLeaves = {
  position: 'absolute',
  inset: 0,
  background: 'var(--lines, var(--on-primary))',
  mask: `url(${asanoha}) 0 0 / var(--leaf, 52px) auto`,
  pointerEvents: 'none',
} as const;

/** Stamped in vermilion: the stone's edge is worn. */
export const stamped = {
  color: '#fff',
  '--focus': '#fff',
  background: 'var(--seal)',
  mask: `url(${seal}) 0 0 / 100% 100%`,
} as const;

/** A section's room: a margin at the left that stays empty; on wide windows the title has a narrow column of its own. */
export const room = css({
  position: 'relative',
  padding: '68px 24px 72px 34px',
  [NARROW]: { paddingLeft: 24, paddingRight: 16 },
  [`@media ${from('large')} and ${below('desktop')}`]: { paddingInline: '12vw 9vw' },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 3fr) minmax(0, 7fr)',
    columnGap: 'clamp(40px, 6vw, 96px)',
    alignItems: 'start',
    maxWidth: 1240,
    marginInline: 'auto',
    padding: '120px clamp(40px, 6vw, 96px)',
    '& > *': { gridColumn: 2 },
    '& > header': { gridColumn: 1, gridRow: '1 / span 20' },
  },
});

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 16px',
  border: 0,
  borderRadius: 0,
  font: '600 1rem/1.25 var(--font-body)',
  letterSpacing: '.02em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

export const solidButton = { ...button, color: 'var(--on-primary)', background: 'var(--primary)' } as const;

/** Words over a stroke. */
export const lineButton = {
  ...button,
  padding: '10px 2px',
  color: 'inherit',
  background: 'none',
  borderBottom: '1.5px solid currentColor',
} as const;

export const prose = { font: '500 1.0625rem/1.65 var(--font-body)' } as const;

/** A picture or drawing that only decorates. */
export const ornament = { position: 'absolute', height: 'auto', maxWidth: 'none', pointerEvents: 'none' } as const;
