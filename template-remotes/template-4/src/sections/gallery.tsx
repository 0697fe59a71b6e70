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

const placed = (aspectRatio: string) => ({ aspectRatio, maxHeight: 'none' });

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
    '& [data-slider] [data-part="picture"]': { width: '38%' },
    '& [data-part="slider-buttons"]': { marginInline: 0 },
    // a portfolio of twelve columns, five pictures to a pattern
    '& [data-part="pictures"]:not([data-slider])': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gap: 'clamp(56px, 7vw, 120px) 20px',
      alignItems: 'start',
      '& > [data-part="picture"]:nth-of-type(n)': { gridColumn: '1 / 8', marginLeft: 0, '& img': placed('4 / 3') },
      '& > [data-part="picture"]:nth-of-type(5n + 2)': {
        gridColumn: '9 / 13',
        marginTop: '14vw',
        '& img': placed('4 / 5'),
      },
      '& > [data-part="picture"]:nth-of-type(5n + 3)': { gridColumn: '1 / 6', '& img': placed('4 / 5') },
      '& > [data-part="picture"]:nth-of-type(5n + 4)': {
        gridColumn: '7 / 13',
        marginTop: '9vw',
        '& img': placed('3 / 2'),
      },
      // one across the whole spread
      '& > [data-part="picture"]:nth-of-type(5n)': { gridColumn: '1 / 13', '& img': placed('21 / 9') },
      // nothing stands beside the last of these
      '& > [data-part="picture"]:is(:nth-of-type(5n + 1), :nth-of-type(5n + 3)):last-of-type': {
        gridColumn: '1 / 13',
        '& img': placed('21 / 9'),
      },
    },
    // the second chapter hangs the other way round
    '& [data-part="section"] + [data-part="section"] > [data-part="pictures"]:not([data-slider])': {
      '& > [data-part="picture"]:nth-of-type(5n + 1)': { gridColumn: '6 / 13' },
      '& > [data-part="picture"]:nth-of-type(5n + 2)': { gridColumn: '1 / 5', gridRow: 1 },
    },
  },
});

/** A portfolio without a plate: its title stands over the whole width. */
const wall = css({
  [DESKTOP]: {
    grid: '"head" auto "body" auto "folio" auto / minmax(0, 1fr)',
    '& > [data-slot="body"]': { maxWidth: 'none' },
  },
});

export const Gallery = () => (
  <GallerySection
    page={(props) => <Page css={wall} hasPlate={false} {...props} />}
    pictures={plates}
    sizes="(min-width: 992px) 58vw, 100vw"
  />
);
