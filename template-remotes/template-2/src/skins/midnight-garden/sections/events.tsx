import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { EventsSection } from '@janur/template-parts';
import { fireflies } from '../parts/fireflies.ts';
import { ground } from '../parts/ground.ts';
import { Page } from '../parts/page.tsx';
import { EventCard } from './event-card.tsx';

const night = css(ground(50, 30), { paddingBottom: 72 });
const lights = css(fireflies([10, 17, 8], [3, 38, 7], [97, 50, 8], [62, 58, 9], [46, 97, 8], [30, 57, 7]));
const cards = css({ position: 'relative', display: 'grid', gap: 48, marginTop: 52 });

/** The evening's events on cards that flowers grow over. */
export const Events = () => (
  <EventsSection
    page={(props) => (
      <div css={night}>
        <div css={lights} />
        <Page hasPetals {...props} />
      </div>
    )}
    list={cards}
    event={(event, index, all) => (
      <Reveal key={event.id}>
        <EventCard event={event} index={index} isLast={index === all.length - 1} />
      </Reveal>
    )}
  />
);
