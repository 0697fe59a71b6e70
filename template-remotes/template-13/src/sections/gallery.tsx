import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { faint } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** Where the six discs of a turn stand in twelve columns: a large one beside two small ones, then the other way round. */
const PLACES = [
  ['1 / 9', 'span 2'],
  ['9 / 13', 'auto'],
  ['9 / 13', 'auto'],
  ['5 / 13', 'span 2'],
  ['1 / 5', 'auto'],
  ['1 / 5', 'auto'],
] as const;

const discs = css({
  marginTop: 30,
  display: 'grid',
  gap: 26,
  '& [data-part="pictures"]:not([data-slider])': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    alignItems: 'center',
    gap: '14px 10px',
  },
  ...Object.fromEntries(
    PLACES.map(([gridColumn, gridRow], index) => [
      `& [data-part="pictures"]:not([data-slider]) > :nth-of-type(6n + ${index + 1})`,
      { gridColumn, gridRow },
    ]),
  ),
  '& [data-part="pictures"]:not([data-slider]) > :only-child': { gridColumn: '2 / 12', gridRow: 'auto' },
  '& [data-part="open"]': {
    aspectRatio: '1',
    border: 0,
    borderRadius: '50%',
    background: 'var(--deep)',
    boxShadow: '0 0 0 1.4px var(--gold), 0 0 0 6px var(--night), 0 0 0 7px var(--thread)',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: '50%' },
  },
  '& [data-part="picture"]': { padding: 7 },
  '& [data-part="veil"]': { borderRadius: '50%' },
  // a moon before or after it is full: the night's edge is drawn across it
  '& [data-part="picture"]:nth-of-type(3n + 2) [data-part="open"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    // what lies in the shadow is still there, as the earth lights the moon's dark side
    background:
      'radial-gradient(circle at var(--lit, 36%) 46%, #0000 59.6%, color-mix(in srgb, var(--night) 82%, #0000) 62%)',
    pointerEvents: 'none',
  },
  '& [data-part="picture"]:nth-of-type(6n + 5) [data-part="open"]::after': { '--lit': '62%' },
  '& [data-slider]': { display: 'flex', gap: 10, paddingInline: '14%', paddingBlock: 8 },
  '& [data-slider] [data-part="picture"]': { width: '74%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 14 },
  '& :is([data-part="previous"], [data-part="next"])': {
    ...faint,
    width: 52,
    minHeight: 52,
    padding: 0,
    borderRadius: '50%',
  },
  [DESKTOP]: { '& [data-slider] [data-part="picture"]': { width: '56%' }, '& [data-part="picture"]': { padding: 10 } },
});

/** Pictures as discs in the sky. */
export const Gallery = () => <GallerySection page={Page} pictures={discs} sizes="(min-width: 992px) 420px, 64vw" />;
