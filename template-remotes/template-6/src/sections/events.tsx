import { css } from '@emotion/react';
import { Reveal, useDay, from } from '@janur/kit';
import { EventsSection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { EventEntry } from './event-entry.tsx';

const list = css({ marginTop: 26, [`@media ${from('desktop')}`]: { marginTop: 0 } });

/** The events as a programme under their day. */
export function Events() {
  const day = useDay();
  return (
    <EventsSection
      page={(props) => <Page plate="temple" {...props} above={day?.full} />}
      list={list}
      event={(event) => (
        <Reveal key={event.id}>
          <EventEntry event={event} />
        </Reveal>
      )}
    />
  );
}
