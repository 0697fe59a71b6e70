import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { CJK, DESKTOP, NARROW } from '@janur/template-parts';

/** Room for two of what stands one below the other on phones. */
export const TABLET = `@media ${from('tablet')} and ${below('desktop')}`;

/** Between both pages, with the rings of the binder in it. */
export const FOLD = 124;

/** A page's column, at whose right the index tabs stick out; on a desktop both pages of the open album, the fold between them. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 52px var(--gap-section) 18px',
  [NARROW]: { paddingInline: '12px 44px' },
  [TABLET]: { width: 'min(720px, 100%)', padding: '72px 60px 72px 24px' },
  [DESKTOP]: { width: 'min(1080px, 100% - 112px)', padding: 'var(--gap-section) 0' },
});
/** The heading and what is glued below it on the left page, the rest on the right one. */
export const facing = css({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: FOLD,
    alignItems: 'start',
    '& > :first-of-type': { position: 'sticky', top: 96 },
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
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='50'%3E%3Cpath d='M8 25C18 13 46 13 56 25' fill='none' stroke='%238b8178' stroke-width='6' stroke-linecap='round'/%3E%3Cpath d='M9 24C19 12 45 12 55 24' fill='none' stroke='%23f4f0ea' stroke-width='2'/%3E%3C/svg%3E\") 50% 0 / 64px 50px";

/** Where both pages of the open album meet, from its first page to its last: the fold, and the rings of the binder. */
export const GUTTER = [
  'radial-gradient(circle at 4px 25px, #3a2f28 4px, #0000 4.5px) calc(50% - 24px) 0 / 9px 50px repeat-y',
  'radial-gradient(circle at 4px 25px, #3a2f28 4px, #0000 4.5px) calc(50% + 24px) 0 / 9px 50px repeat-y',
  `${RING} repeat-y`,
  'linear-gradient(90deg, #3a2f2800, #3a2f280f 20%, #3a2f2838 46% 54%, #3a2f280f 80%, #3a2f2800) 50% 0 / 150px 100% no-repeat',
].join(', ');
