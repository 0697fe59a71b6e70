import { css } from '@emotion/react';
import { cap, italic, outlineButton, solidButton } from '../parts/look.ts';

/** The words of an event and what one can do with it. */
export const eventText = css({
  position: 'relative',
  textAlign: 'center',
  '& > img': { height: 44, width: 'auto', maxWidth: 120, margin: '0 auto 10px', objectFit: 'contain' },
  '& h3': { fontSize: 'clamp(1.5rem, 6.8vw, 1.875rem)', lineHeight: 1.15, color: 'inherit', hyphens: 'auto' },
  '& [data-line="session"]': cap,
  '& [data-line="date"]': { marginTop: 8, font: '500 1.1875rem/1.3 var(--font-body)' },
  '& [data-line="time"]': italic,
  '& [data-line="place"]': { marginTop: 12, font: '600 1.375rem/1.2 var(--font-body)' },
  '& [data-line="street"]': { fontSize: '1.125rem', lineHeight: 1.3 },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 10px',
    marginTop: 12,
    ...italic,
  },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 24,
    height: 24,
    borderRadius: '50% 46% 52% 48% / 48% 52% 46% 54%',
    boxShadow: '0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
  },
  '& [data-part="event-links"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'start',
    gap: 8,
    marginTop: 18,
  },
  '& :is(a, summary)': { ...outlineButton, display: 'grid', padding: '11px 17px', fontSize: '.9375rem' },
  '& [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-primary] > a, & [data-primary] summary': {
    ...solidButton,
    display: 'grid',
    padding: '11px 17px',
    fontSize: '.9375rem',
  },
});
