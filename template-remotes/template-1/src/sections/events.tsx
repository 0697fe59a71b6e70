import { css } from '@emotion/react';
import { from, Reveal } from '@janur/kit';
import { CJK, DESKTOP, EventsSection, PHONE } from '@janur/template-parts';
import foliage from '../assets/foliage-shadow.webp';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { SunRings } from '../parts/sun-rings.tsx';
import { Tiles } from '../parts/tiles.tsx';
import { House } from './house.tsx';

const shade = css({
  position: 'absolute',
  top: -40,
  right: 'calc(50% - 50vw)',
  width: 220,
  height: 'auto',
  opacity: 0.18,
  [DESKTOP]: { right: 'calc(50% - 28vw)' },
});
const sun = css({ right: -22, top: 76 });
const head = css({
  '& h2': { maxWidth: 'calc(100% - 136px)' },
  // beside the sun a phrase of six signs stays whole
  [CJK]: { [PHONE]: { '& h2': { fontSize: 'min(1.75rem, calc((100vw - 192px) / 6.2))' } } },
});
const street = css({
  position: 'relative',
  display: 'grid',
  gap: 48,
  marginTop: 26,
  paddingBottom: 20,
  // two houses to a block; one that is left over takes all of it
  [`@media ${from('wide')}`]: {
    gridTemplateColumns: '1fr 1fr',
    gap: '48px 26px',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

/** The events as a street of houses. */
export const Events = () => (
  <>
    <EventsSection
      page={({ title, above, children }) => (
        <div css={column}>
          <img css={shade} src={foliage} alt="" width="300" height="350" loading="lazy" draggable={false} />
          <SunRings css={sun} />
          <Heading css={head} above={above}>
            {title}
          </Heading>
          {children}
        </div>
      )}
      list={street}
      event={(event, index) => (
        <Reveal key={event.id}>
          <House event={event} index={index} />
        </Reveal>
      )}
    />
    <Tiles />
  </>
);
