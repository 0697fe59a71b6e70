import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column, middle, threadButton } from '../parts/layout.ts';

const section = css({
  paddingInline: 0,
  overflow: 'hidden',
  '& > header': { paddingInline: 22 },
  [DESKTOP]: { width: 'min(760px, 100%)' },
});

const WAJIK = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)';
const lozenge = (inset: number) =>
  ({
    position: 'absolute',
    inset,
    width: `calc(100% - ${2 * inset}px)`,
    height: `calc(100% - ${2 * inset}px)`,
    clipPath: WAJIK,
  }) as const;

/** Squares on their points: two beside each other, the third hangs between them and the next two. */
const mosaic = css({
  marginTop: 26,
  display: 'grid',
  gap: 26,
  '& [data-part="pictures"]:not([data-slider])': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    padding: '0 4px',
  },
  '& :not([data-slider]) > [data-part="picture"]': {
    flex: '0 0 50%',
    pointerEvents: 'none',
    '&:nth-of-type(3n)': { margin: '-25% 25%' },
    '&:nth-of-type(3n):last-of-type': { marginBottom: 0 },
    '&:nth-of-type(3n + 1):last-of-type:not(:first-of-type)': { marginTop: '25%' },
    '&:only-of-type': { flexBasis: '78%' },
  },
  // the second section goes on where the first leaves the lattice open
  '& [data-part="section"]:has(> :not([data-slider]) > :nth-of-type(3n):last-of-type) + [data-part="section"]:not(:has(> ul > :only-of-type))':
    { marginTop: 'calc(-25% - 22px)' },
  '& [data-part="open"]': {
    aspectRatio: '1',
    border: 0,
    background: 'none',
    clipPath: WAJIK,
    pointerEvents: 'auto',
    '&::before': {
      content: '""',
      ...lozenge(3),
      background: 'linear-gradient(135deg, #fdf0c4, #dfb255 42%, #a87426 64%, #f3d893)',
    },
    '& img': lozenge(8),
    // outside of its points an outline would be cut
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::before': { inset: 0, width: '100%', height: '100%', background: 'var(--ink)' },
  },
  // a lozenge is broad enough for words in its middle alone
  '& [data-part="place"]': { insetBlockEnd: '42%' },
  '& [data-part="veil"]': { ...lozenge(8), background: '#0e0507' },
  '& [data-slider]': { paddingInline: '10%', gap: 6 },
  '& [data-slider] [data-part="picture"]': { width: '80%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 16 },
  '& :is([data-part="previous"], [data-part="next"])': { ...threadButton, width: 52, padding: 0 },
});

/** A mosaic of lozenges. */
export const Gallery = () => (
  <GallerySection
    page={({ title, children }) => (
      <div css={[column, middle, section]}>
        <Heading>{title}</Heading>
        {children}
      </div>
    )}
    pictures={mosaic}
    sizes="(min-width: 992px) 380px, 50vw"
  />
);
