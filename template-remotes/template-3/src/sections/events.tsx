import { css } from '@emotion/react';
import { from, Reveal } from '@janur/kit';
import { EventsSection } from '@janur/template-parts';
import { band } from '../parts/grounds.ts';
import { Page } from '../parts/page.tsx';
import { EventCard } from './event-card.tsx';

const cards = css({
  display: 'grid',
  gap: 44,
  marginTop: 46,
  [`@media ${from('wide')}`]: {
    gridTemplateColumns: '1fr 1fr',
    gap: '48px 28px',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '& > *, & > * > *': { height: '100%' },
  },
});

/** The events on cream cards with a ceplok on their edge, above a band of parang. */
export const Events = () => (
  <>
    <EventsSection
      page={Page}
      list={cards}
      event={(event) => (
        <Reveal key={event.id}>
          <EventCard event={event} />
        </Reveal>
      )}
    />
    <div css={band} />
  </>
);
