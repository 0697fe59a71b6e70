import { css } from '@emotion/react';
import { Reveal, useDay, useEvents, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { spread } from '../parts/layout.ts';
import { EventEntry } from './event-entry.tsx';

const list = css({ marginTop: 26, '@media (min-width: 992px)': { marginTop: 0 } });

/** The order of the day: hours in the margin, a double rule, what happens beside it. */
export function Events() {
  const events = useEvents();
  const day = useDay();
  const { t } = useTexts();
  return (
    <div css={spread}>
      <Heading line={day?.full}>{t('events.title')}</Heading>
      <div css={list}>
        {events.map((event) => (
          <Reveal key={event.id}>
            <EventEntry event={event} />
          </Reveal>
        ))}
      </div>
    </div>
  );
}
