import { css } from '@emotion/react';
import { Reveal, useEvents, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { papered } from '../parts/walls.ts';
import { EventCard } from './event-card.tsx';

const cards = css({ display: 'grid', gap: 66, marginTop: 84 });

/** The evening's menu on the wallpaper of fans. */
export function Events() {
  const events = useEvents();
  const { t } = useTexts();
  return (
    <div css={papered}>
      <div css={column}>
        <Heading above={t('events.eyebrow')}>{t('events.title')}</Heading>
        <div css={cards}>
          {events.map((event) => (
            <Reveal key={event.id}>
              <EventCard event={event} />
            </Reveal>
          ))}
        </div>
      </div>
    </div>
  );
}
