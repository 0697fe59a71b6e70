import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { perforated } from '../parts/stamp.ts';

const arrow = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: '1.6px solid var(--title)',
  borderRadius: '50%',
  color: 'var(--title)',
  background: 'var(--base)',
  cursor: 'pointer',
} as const;

/** A sheet of stamps, three across, of which one in six is as large as four. */
const stamps = css({
  marginTop: 30,
  display: 'grid',
  gap: 26,
  filter: 'drop-shadow(0 4px 8px color-mix(in srgb, var(--wine) 32%, transparent))',
  '& [data-part="pictures"]:not([data-slider])': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    gap: 2,
  },
  '& [data-part="picture"]:nth-of-type(3n + 1):nth-last-of-type(n + 3)': { gridColumn: 'span 2', gridRow: 'span 2' },
  '& [data-part="picture"]:nth-of-type(6n + 4):nth-last-of-type(n + 3)': { gridColumn: '2 / span 2' },
  // what is left in the last row fills it
  '& [data-part="picture"]:nth-of-type(3n + 1):nth-last-of-type(2)': { gridColumn: 'span 2' },
  '& [data-part="picture"]:nth-of-type(3n + 1):last-of-type': { gridColumn: '1 / -1' },
  '& [data-part="picture"] > div': { height: '100%' },
  '& [data-part="open"]': {
    ...perforated,
    height: '100%',
    padding: 8,
    border: 0,
    background: 'var(--base)',
    outlineOffset: '-6px !important',
  },
  '& [data-part="open"] img': { width: '100%', height: '100%', boxShadow: '0 0 0 1px var(--line)' },
  '& [data-part="veil"]': { inset: 8 },
  '& [data-part="picture"]:is(:nth-of-type(3n + 2), :nth-of-type(3n)) [data-part="open"]': { aspectRatio: '1 / 1.16' },
  '& [data-part="picture"]:nth-of-type(3n + 1):last-of-type [data-part="open"]': { aspectRatio: '2 / 1' },
  '& [data-slider] [data-part="picture"] [data-part="open"]': { aspectRatio: '1 / 1.16 !important' },
  '& [data-slider]': { paddingInline: '14%', gap: 8 },
  '& [data-slider] [data-part="picture"]': { width: '72%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 18 },
  '& :is([data-part="previous"], [data-part="next"])': arrow,
  [DESKTOP]: {
    marginTop: 52,
    '& [data-slider] [data-part="picture"]': { width: '38%' },
    '& [data-part="open"]': { padding: 12 },
    '& [data-part="veil"]': { inset: 12 },
  },
});

/** The pictures as a sheet of stamps, or with `slider` a strip of them; a picture opens large. */
export const Gallery = () => <GallerySection page={Page} pictures={stamps} sizes="(min-width: 992px) 640px, 62vw" />;
