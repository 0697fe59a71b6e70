import { css } from '@emotion/react';
import { Reveal, useEvents, useTexts } from '@janur/kit';
import { band, KAWUNG } from '../parts/grounds.ts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { EventCard } from './event-card.tsx';

const cloth = css({ background: KAWUNG });
const cards = css({ display: 'grid', gap: 44, marginTop: 46 });

/** The events on cream cards with a ceplok on their edge, above a band of parang. */
export function Events() {
  const events = useEvents();
  const { t } = useTexts();
  return (
    <>
      <div css={cloth}>
        <div css={column}>
          <Heading eyebrow={t('events.eyebrow')}>{t('events.title')}</Heading>
          <div css={cards}>
            {events.map((event) => (
              <Reveal key={event.id}>
                <EventCard event={event} />
              </Reveal>
            ))}
          </div>
        </div>
      </div>
      <div css={band} />
    </>
  );
}
