import { DECKLED } from './deckle.ts';
import { SHEET } from './paper.ts';

/** A sheet of handmade paper with torn edges that lies on the page; its content must be positioned. */
export const sheet = {
  position: 'relative',
  isolation: 'isolate',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 4,
    boxShadow: '0 6px 18px 2px color-mix(in srgb, var(--wine) 30%, transparent)',
  },
  '&::after': { ...DECKLED, content: '""', position: 'absolute', zIndex: -1, inset: 0, background: SHEET },
} as const;

const STRIPES =
  'repeating-linear-gradient(126deg, var(--primary) 0 9px, var(--base) 9px 15px, color-mix(in oklab, var(--secondary) 70%, var(--primary)) 15px 24px, var(--base) 24px 30px)';

/** A card with the striped edge of airmail. */
export const airmail = {
  position: 'relative',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  border: '10px solid transparent',
  background: `linear-gradient(var(--base) 0 0) padding-box, ${STRIPES} border-box`,
  boxShadow: '0 6px 20px 0 color-mix(in srgb, var(--wine) 30%, transparent)',
} as const;
