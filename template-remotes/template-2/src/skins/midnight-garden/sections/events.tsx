import { css } from '@emotion/react';
import { Reveal, useEvents, useTexts } from '@janur/kit';
import { fireflies } from '../parts/fireflies.ts';
import { ground } from '../parts/ground.ts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { Petals } from '../parts/petals.tsx';
import { EventCard } from './event-card.tsx';

const night = css(ground(50, 30), { paddingBottom: 72 });
const lights = css(fireflies([10, 17, 8], [3, 38, 7], [97, 50, 8], [62, 58, 9], [46, 97, 8], [30, 57, 7]));
const cards = css({ position: 'relative', display: 'grid', gap: 48, marginTop: 52 });

/** The evening's events on cards that flowers grow over. */
export function Events() {
  const events = useEvents();
  const { t } = useTexts();
  return (
    <div css={night}>
      <div css={lights} />
      <div css={column}>
        <Petals />
        <Heading above={t('events.eyebrow')}>{t('events.title')}</Heading>
        <div css={cards}>
          {events.map((event, index) => (
            <Reveal key={event.id}>
              <EventCard event={event} index={index} isLast={index === events.length - 1} />
            </Reveal>
          ))}
        </div>
      </div>
    </div>
  );
}
