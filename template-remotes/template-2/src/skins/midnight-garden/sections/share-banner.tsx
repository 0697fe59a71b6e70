import { css } from '@emotion/react';
import { Backdrop, from } from '@janur/kit';
import { Hashtag, shareBasics, ShareSection } from '@janur/template-parts';
import { fireflies } from '../parts/fireflies.ts';
import { FOIL, LEAF_A_LINE } from '../parts/foil.ts';
import { ground } from '../parts/ground.ts';
import { Heading } from '../parts/heading.tsx';
import { column, goldButton, wireButton } from '../parts/layout.ts';

const night = ground(50, 50);
const lights = css(fireflies([9, 14, 10], [90, 12, 12], [8, 84, 8], [92, 80, 10], [52, 8, 7]));
const veil = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--base) 82%, #0000)' });
const hashtag = css(FOIL, LEAF_A_LINE, {
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto 20px',
  padding: '0 .1em .12em',
  font: '400 clamp(1.25rem, min(11vw, 150vw / var(--letters), 46rem / var(--letters)), 3.25rem)/1.15 var(--font-heading)',
  overflowWrap: 'anywhere',
  [`@media ${from('desktop')}`]: { fontSize: 'clamp(1.25rem, 62rem / var(--letters), 3.75rem)' },
});
const sharing = css({
  position: 'relative',
  '& [data-part="share"]': { ...goldButton, minWidth: 230, marginInline: 'auto' },
  '& [data-part="share"][data-state="copied"]': { ...wireButton, minWidth: 230 },
  ...shareBasics,
});

/** The hashtag in leaf gold, and the way to hand the invitation on. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={night}>
        {banner ? (
          <>
            <Backdrop picture={banner} sizes="(min-width: 992px) 62vw, 100vw" />
            <div css={veil} />
          </>
        ) : (
          <div css={lights} />
        )}
        <div css={column}>
          <Hashtag css={hashtag} word={word} instead={<Heading>{title}</Heading>} />
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
