import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import tray from '../assets/tray.svg';
import { Heading } from '../parts/heading.tsx';
import { pill } from '../parts/look.ts';
import { Room } from '../parts/room.tsx';

const carousel = css({
  position: 'absolute',
  right: -176,
  top: -104,
  width: 320,
  height: 320,
  [DESKTOP]: { right: -110, top: -110, width: 460, height: 460 },
});
const title = css({
  maxWidth: '62%',
  minHeight: 140,
  alignContent: 'center',
  fontSize: 'min(clamp(2rem, 11.6vw, 3.25rem), calc(84vw / var(--word)))',
  [DESKTOP]: { minHeight: 200, fontSize: 'min(4rem, calc(62rem / var(--word)))' },
});

/** Cardboard mounts with a rounded window, as they come back from the laboratory. */
const slides = css({
  display: 'grid',
  gap: 34,
  marginTop: 30,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 },
  '& [data-part="open"]': {
    aspectRatio: '1',
    padding: '15% 11%',
    border: 0,
    borderRadius: 7,
    background:
      'linear-gradient(var(--mark), var(--mark)) 9% 6% / 30% 5% no-repeat, radial-gradient(closest-side, var(--mark) 94%, #0000) 90% 93.500% / 7% 7% no-repeat, var(--paper)',
    boxShadow: '5px 6px 0 var(--shade), 0 0 0 1.5px #2e2a2618',
    '--mark': 'var(--red)',
    '--shade': 'var(--gold)',
  },
  '& [data-part="open"] img': {
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: 10,
    boxShadow: '0 0 0 2.5px #2e2a2633',
  },
  '& [data-part="veil"]': { inset: '15% 11%', borderRadius: 10 },
  '& [data-part="picture"]:nth-of-type(3n + 2) [data-part="open"]': {
    '--mark': 'var(--teal)',
    '--shade': 'var(--red)',
  },
  '& [data-part="picture"]:nth-of-type(3n) [data-part="open"]': { '--mark': 'var(--gold)', '--shade': 'var(--teal)' },
  '& [data-part="picture"]:nth-of-type(4n + 1)': { rotate: '-2deg' },
  '& [data-part="picture"]:nth-of-type(4n + 2)': { rotate: '1.6deg', translate: '0 10px' },
  '& [data-part="picture"]:nth-of-type(4n + 3)': { rotate: '1.2deg' },
  '& [data-part="picture"]:nth-of-type(4n)': { rotate: '-1.4deg', translate: '0 10px' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': {
    gridColumn: '1 / -1',
    width: '70%',
    justifySelf: 'center',
    marginTop: 12,
  },
  '& [data-slider]': { display: 'flex', margin: '0 -22px', padding: '10px 14% 22px', gap: 18 },
  '& [data-slider] [data-part="picture"]': { width: '78%', translate: 'none' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14 },
  '& :is([data-part="previous"], [data-part="next"])': {
    ...pill,
    width: 54,
    minHeight: 54,
    padding: 0,
    borderRadius: '50%',
  },
  [DESKTOP]: {
    '& [data-part="pictures"]:not([data-slider])': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 28 },
    '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': {
      gridColumn: 'auto',
      width: 'auto',
      marginTop: 0,
    },
    '& [data-slider] [data-part="picture"]': { width: '40%' },
  },
});

/** Slides around the tray of a projector. */
export const Gallery = () => (
  <GallerySection
    page={({ title: words, children }) => (
      <Room
        tone="cream"
        isWide
        scenery={<img css={carousel} src={tray} alt="" width="320" height="320" loading="lazy" draggable={false} />}
      >
        <Heading css={title}>{words}</Heading>
        {children}
      </Room>
    )}
    pictures={slides}
  />
);
