import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { Block } from '../parts/block.tsx';
import { black, harsh } from '../parts/type.ts';

const night = css(black, { '& h2 + *, & header + *': { borderColor: 'var(--on-primary)' } });

/** Frames with their numbers, as they come from the lab; the pointer brings the colour back. */
const sheet = css({
  padding: 6,
  counterReset: 'frame',
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2px 4px' },
  '& [data-part="section"] + [data-part="section"]': { marginTop: 6 },
  '& [data-part="picture"]': {
    counterIncrement: 'frame',
    '&::after': {
      content: 'counter(frame, decimal-leading-zero) "A"',
      display: 'block',
      padding: '3px 2px 6px',
      font: '700 .8125rem/1 var(--font-body)',
      color: 'var(--secondary)',
    },
  },
  '& [data-part="open"]': { padding: 0, border: 0, background: 'none', outlineOffset: -4 },
  '& [data-part="open"] img': { width: '100%', aspectRatio: '3 / 4', height: 'auto', ...harsh },
  '& [data-part="open"]:is(:hover, :focus-visible) img': { filter: 'none' },
  '& [data-slider] [data-part="picture"]': { width: '72%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'flex-end' },
  '& :is([data-part="previous"], [data-part="next"])': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    border: '2px solid currentColor',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    outlineOffset: -6,
    '& svg': { strokeWidth: 3 },
  },
  [DESKTOP]: {
    padding: 16,
    '& [data-part="pictures"]': { gap: '4px 12px' },
    '& [data-slider] [data-part="picture"]': { width: '36%' },
  },
});

/** A contact sheet at night. */
export const Gallery = () => (
  <GallerySection
    page={(props) => <Block css={night} {...props} />}
    pictures={sheet}
    sizes="(min-width: 992px) 24vw, 32vw"
  />
);
