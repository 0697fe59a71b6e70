import { css } from '@emotion/react';
import { DESKTOP, GallerySection, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { caption } from '../parts/type.ts';
import { still, unveiling, veiled } from '../parts/unveil.tsx';

const arrowButton = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  padding: 0,
  border: 'var(--rule)',
  borderRadius: 0,
  color: 'var(--title)',
  background: 'var(--base)',
  cursor: 'pointer',
} as const;

/** A picture a window, numbered; wide ones lie across, every third stands off the margin like the cover. */
const plates = css({
  margin: '0 -20px',
  counterReset: 'plate',
  '& [data-part="pictures"]': { display: 'grid', gap: 64 },
  '& [data-part="section"] + [data-part="section"]': { marginTop: 64 },
  '& [data-part="picture"]': { counterIncrement: 'plate' },
  '& [data-part="picture"]::after': {
    ...caption,
    content: 'counter(plate, decimal-leading-zero)',
    display: 'block',
    padding: '8px 20px 0',
    color: 'var(--ink)',
  },
  '& [data-part="open"]': { border: 0, background: 'none' },
  '& [data-part="open"] img': { width: '100%', height: 'auto', aspectRatio: '4 / 5', maxHeight: '84svh' },
  '& [data-part="veil"]': { background: '#0c0a16' },
  '&& [data-part="picture"] > div': { opacity: 1, animation: 'none' },
  '& [data-part="picture"] > div[data-state="waiting"] > button': veiled,
  '& [data-part="picture"] > div[data-state="shown"] > button': unveiling,
  [WITHOUT_MOTION]: { '&& [data-part="picture"] > div > button': still },
  [REDUCED_MOTION]: { '&& [data-part="picture"] > div > button': still },
  '& [data-part="pictures"]:not([data-slider]) [data-part="picture"]:nth-of-type(3n + 2)': { marginLeft: 72 },
  '& [data-part="pictures"]:not([data-slider]) [data-part="picture"]:nth-of-type(3n + 2)::after': { paddingLeft: 0 },
  '& [data-part="pictures"]:not([data-slider]) [data-part="picture"]:nth-of-type(3n) img': { aspectRatio: '3 / 2' },
  '& [data-slider]': { display: 'flex', gap: 12, paddingInline: '20px' },
  '& [data-slider] [data-part="picture"]': { width: '84%' },
  '& [data-slider] [data-part="picture"]::after': { paddingInline: 0 },
  '& [data-part="slider-buttons"]': { display: 'flex', gap: 0, margin: '18px 20px 0' },
  '& :is([data-part="previous"], [data-part="next"])': arrowButton,
  '& [data-part="next"]': { marginLeft: -1 },
  [DESKTOP]: {
    margin: 0,
    '& [data-part="picture"]::after': { paddingInline: 0 },
    '& [data-slider]': { paddingInline: 0 },
    '& [data-part="slider-buttons"]': { marginInline: 0 },
  },
});

/** One picture a window, with its number below. */
const wall = css({ [DESKTOP]: { '& > [data-slot="body"]': { gridColumn: '5 / 13' } } });

export const Gallery = () => (
  <GallerySection
    page={(props) => <Page css={wall} {...props} />}
    pictures={plates}
    sizes="(min-width: 992px) 64vw, 100vw"
  />
);
