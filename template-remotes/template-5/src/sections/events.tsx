import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { EventsSection } from '@janur/template-parts';
import { Papered } from '../parts/page.tsx';
import { EventCard } from './event-card.tsx';

const cards = css({ display: 'grid', gap: 66, marginTop: 84 });

/** The events as menus of the evening. */
export const Events = () => (
  <EventsSection
    page={Papered}
    list={cards}
    event={(event) => (
      <Reveal key={event.id}>
        <EventCard event={event} />
      </Reveal>
    )}
  />
);
