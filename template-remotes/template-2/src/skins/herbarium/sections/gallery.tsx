import { css } from '@emotion/react';
import { below, Reveal } from '@janur/kit';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import deckle from '../assets/deckle.svg';
import { solidButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { bleeding, cutBy, Wash } from '../parts/wash.tsx';

const TAPE = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  left: '50%',
  top: 0,
  width: 64,
  height: 24,
  background: 'color-mix(in srgb, var(--secondary) 52%, transparent)',
  clipPath: 'polygon(0 8%, 4% 30%, 0 52%, 4% 76%, 0 100%, 100% 96%, 96% 74%, 100% 50%, 96% 26%, 100% 0)',
  transform: 'translateX(-50%) rotate(-4deg)',
  pointerEvents: 'none',
} as const;

/** The third or fifth of two columns: beside it there would be a hole. */
const ODD_ONE =
  '& [data-part="pictures"]:not([data-slider]) > [data-part="picture"]:last-of-type:nth-of-type(odd):not(:first-of-type)';

const prints = css({
  marginTop: 34,
  display: 'grid',
  gap: 28,
  '& [data-part="pictures"]:not([data-slider])': { columns: '2', columnGap: 14 },
  '& [data-part="picture"]': {
    position: 'relative',
    breakInside: 'avoid',
    paddingTop: 11,
    marginBottom: 16,
    rotate: '-1deg',
  },
  '& [data-part="picture"]:nth-of-type(3n + 2)': { rotate: '.9deg' },
  '& [data-part="picture"]:nth-of-type(4n + 3)': { rotate: '-.4deg' },
  '& [data-part="picture"]::before': TAPE,
  '& [data-part="picture"]:nth-of-type(even)::before': {
    left: '28%',
    transform: 'translateX(-50%) rotate(-13deg)',
    background: 'color-mix(in srgb, var(--leaf) 46%, transparent)',
  },
  '& [data-part="picture"]:has([data-state="waiting"])::before, & [data-part="picture"]:has([data-state="waiting"])::after':
    { opacity: 0 },
  // the print's own shade, of the same torn edge
  '& [data-part="picture"]::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '15px -3px -5px 4px',
    background: 'color-mix(in srgb, var(--ink) 16%, transparent)',
    ...cutBy(deckle),
  },
  '& [data-part="open"]': { padding: 9, border: 0, background: '#fffdf8', ...cutBy(deckle) },
  '& [data-part="open"] img': { width: '100%', aspectRatio: '3 / 4' },
  '& [data-part="picture"]:nth-of-type(3n + 2) img': { aspectRatio: '1' },
  '& [data-part="picture"]:nth-of-type(5n + 4) img': { aspectRatio: '4 / 3' },
  [`@media ${below('desktop')}`]: { [ODD_ONE]: { columnSpan: 'all' }, [`${ODD_ONE} img`]: { aspectRatio: '3 / 2' } },
  '& [data-part="veil"]': { inset: 9 },
  '& [data-slider]': { gap: 18, padding: '14px 12% 18px' },
  '& [data-slider] [data-part="picture"]': { width: '76%', marginBottom: 0 },
  '& [data-slider] [data-part="picture"]:nth-of-type(n) img': { aspectRatio: '4 / 5' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14 },
  '& :is([data-part="previous"], [data-part="next"])': { ...solidButton, width: 52, padding: 0 },
  [DESKTOP]: {
    marginTop: 48,
    '& [data-part="pictures"]:not([data-slider])': { columns: '3', columnGap: 28 },
    // a pair lies in the middle of the three
    '& [data-part="pictures"]:not([data-slider], :has(> :nth-of-type(3)))': { columns: '2', paddingInline: '17%' },
    '& [data-part="picture"]': { marginBottom: 24 },
    '& [data-slider] [data-part="picture"]': { width: '34%' },
  },
});
const ground = css({ isolation: 'isolate' });
/** What the brush tried out before the prints were laid on it. */
const under = css({ position: 'absolute', zIndex: -2, inset: '150px 0 40px', pointerEvents: 'none' });
const pool = css({ inset: '6% -4% 8% 12%', opacity: 0.62, [DESKTOP]: { inset: '2% 4% 4%' } });

/** Deckled prints taped on paper in two columns, or with `slider` in a row. */
export const Gallery = () => (
  <GallerySection
    page={({ children, ...props }) => (
      <Page css={ground} {...props}>
        <Reveal css={under}>
          <Wash css={[pool, bleeding]} shape="broad" tone="peach" />
        </Reveal>
        {children}
      </Page>
    )}
    pictures={prints}
    sizes="(min-width: 992px) 320px, 46vw"
  />
);
