import { css } from '@emotion/react';
import { Backdrop, from } from '@janur/kit';
import { Hashtag, shareBasics, ShareSection } from '@janur/template-parts';
import joy from '../assets/lantern-joy.svg';
import { Heading } from '../parts/heading.tsx';
import { column, giltButton, lattice, swinging } from '../parts/layout.ts';
import { middle } from '../parts/middle.ts';
import { wall } from '../parts/wall.ts';

const veil = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--primary) 84%, #0000)' });
/** A row of lanterns on a cord that sags in its middle. */
const row = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  height: 150,
  margin: '-52px -8px 8px',
  '& img': { ...swinging, width: 58, height: 'auto' },
  '& img:nth-of-type(even)': { animationDelay: '-1300ms' },
  '& img:is(:nth-of-type(2), :nth-of-type(4))': { marginTop: -34 },
  '& img:is(:nth-of-type(1), :nth-of-type(5))': { marginTop: -8 },
  '& img:nth-of-type(3)': { marginTop: -14 },
});
const hashtag = css({
  font: '400 clamp(1.25rem, min(10.5vw, 150vw / var(--letters)), 3rem)/1.2 var(--font-heading)',
  overflowWrap: 'anywhere',
  margin: '0 0 20px',
  [`@media ${from('desktop')}`]: { fontSize: 'clamp(1.25rem, 60rem / var(--letters), 3.5rem)' },
});
const sharing = css({
  '& h2 + &': { marginTop: 20 },
  '& [data-part="share"]': { ...giltButton, minWidth: 230, marginInline: 'auto' },
  ...shareBasics,
  'header + &': { marginTop: 18 },
});

/** The hashtag under a row of double happiness. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={wall}>
        {banner ? (
          <>
            <Backdrop picture={banner} sizes="(min-width: 992px) 720px, 100vw" />
            <div css={veil} />
          </>
        ) : (
          <div css={lattice} />
        )}
        <div css={[column, middle]}>
          <div css={row} aria-hidden="true">
            {[0, 1, 2, 3, 4].map((place) => (
              <img key={place} src={joy} alt="" width="60" height="174" loading="lazy" draggable={false} />
            ))}
          </div>
          <Hashtag css={hashtag} word={word} instead={<Heading>{title}</Heading>} />
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
