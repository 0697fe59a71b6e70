import { css } from '@emotion/react';
import { CJK, DESKTOP, NARROW } from '@janur/template-parts';

/** A page's column: at the right of phones the index tabs stick out; `data-spread` is both pages of the open album. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: '60px 48px 60px 18px',
  [NARROW]: { padding: '52px 40px 52px 12px' },
  [DESKTOP]: {
    width: 'min(620px, 100% - 120px)',
    padding: '84px 0',
    '&[data-spread]': { width: 'min(1080px, 100% - 120px)' },
  },
});

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '10px 14px',
  border: 0,
  borderRadius: 7,
  font: '650 1rem/1.2 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;
export const greenButton = { ...button, color: 'var(--on-primary)', background: 'var(--primary)' } as const;
export const lineButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 2px currentColor',
} as const;

export const prose = { font: '400 1.0625rem/1.6 var(--font-body)' } as const;
/** Written by pen; never small, for its letters are. */
export const handwriting = {
  font: '400 1.875rem/.95 var(--font-script)',
  letterSpacing: '-.01em',
  [CJK]: { fontSize: '1.125rem' },
} as const;

/** One bow of the binder, repeated with its holes. */
const RING =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='50'%3E%3Cpath d='M8 25C18 13 46 13 56 25' fill='none' stroke='%238b8178' stroke-width='6' stroke-linecap='round'/%3E%3Cpath d='M9 24C19 12 45 12 55 24' fill='none' stroke='%23f4f0ea' stroke-width='2'/%3E%3C/svg%3E\") 0 0 / 64px 50px";

/** Where both pages of the open album meet: the fold, and the rings of the binder. */
export const gutter = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    left: 'calc(50% - 32px)',
    insetBlock: -16,
    width: 64,
    pointerEvents: 'none',
    background: [
      'radial-gradient(circle at 8px 25px, #3a2f28 4px, #0000 4.5px) 0 0 / 100% 50px',
      'radial-gradient(circle at 56px 25px, #3a2f28 4px, #0000 4.5px) 0 0 / 100% 50px',
      RING,
      'linear-gradient(90deg, #0000, #3a2f2826 46% 54%, #0000)',
    ].join(', '),
  },
} as const;
