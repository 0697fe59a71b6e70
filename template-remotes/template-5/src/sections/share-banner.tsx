import { css } from '@emotion/react';
import { Backdrop, from } from '@janur/kit';
import { Hashtag, shareBasics, ShareSection } from '@janur/template-parts';
import { Pediment } from '../drawings/pediment.tsx';
import { BRASS } from '../parts/brass.ts';
import { Heading } from '../parts/heading.tsx';
import { column, plateButton, wireButton } from '../parts/layout.ts';
import { rayed } from '../parts/walls.ts';

const veil = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--base) 86%, #0000)' });
const top = css({ display: 'block', width: '100%', height: 'auto', marginBottom: -2 });

const BULB = 'radial-gradient(circle, #fff8dc 0 2.2px, var(--brass-2) 2.6px 4px, #0000 4.4px)';
/** The sign over a theatre: a border of bulbs. */
const marquee = css({
  position: 'relative',
  padding: '34px 26px',
  background: `${BULB} 0 3px / 18px 18px repeat-x, ${BULB} 0 calc(100% - 3px) / 18px 18px repeat-x, ${BULB} 3px 0 / 18px 18px repeat-y, ${BULB} calc(100% - 3px) 0 / 18px 18px repeat-y, var(--night)`,
  backgroundRepeat: 'round no-repeat, round no-repeat, no-repeat round, no-repeat round, no-repeat',
  border: '2.4px solid',
  borderImage: `${BRASS} 1`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 23,
    border: '1px solid var(--primary)',
    pointerEvents: 'none',
  },
});
const hashtag = css({
  width: 'fit-content',
  maxWidth: '100%',
  margin: '8px auto',
  padding: '0 8px',
  font: '400 clamp(1.125rem, min(9.4vw, 128vw / var(--letters)), 2.75rem)/1.2 var(--font-heading)',
  overflowWrap: 'anywhere',
  color: 'var(--soft)',
  WebkitTextStroke: '.5px currentColor',
  [`@media ${from('desktop')}`]: { fontSize: 'clamp(1.125rem, 46rem / var(--letters), 3rem)' },
});
const sharing = css({
  position: 'relative',
  marginTop: 26,
  '& [data-part="share"]': { ...plateButton, minWidth: 230, minHeight: 54, marginInline: 'auto' },
  '& [data-part="share"][data-state="copied"]': { ...wireButton, minWidth: 230 },
  ...shareBasics,
});

/** The hashtag on a marquee of bulbs. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={rayed}>
        {banner && (
          <>
            <Backdrop picture={banner} sizes="(min-width: 992px) 640px, 100vw" />
            <div css={veil} />
          </>
        )}
        <div css={column}>
          <Pediment id="share-pediment" css={top} />
          <div css={marquee}>
            <Hashtag css={hashtag} word={word} instead={<Heading>{title}</Heading>} />
          </div>
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
