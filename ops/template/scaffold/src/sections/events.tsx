import { css } from '@emotion/react';
import { DressCode, EventLinks, Reveal } from '@janur/kit';
import { EventsSection } from '@janur/template-parts';
import { button, card, quietButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const list = css({ display: 'grid', gap: 20, marginTop: 28, padding: 0, listStyle: 'none' });
const place = css({ marginTop: 10, whiteSpace: 'pre-line', '& strong': { display: 'block' } });
const dress = css({
  marginTop: 14,
  '& [data-part="label"]': { fontWeight: 700 },
  '& [data-part="swatches"]': { display: 'flex', gap: 8, margin: '6px 0 0', padding: 0, listStyle: 'none' },
  '& [data-part="swatch"]': { display: 'block', width: 26, height: 26, borderRadius: '50%', border: '1px solid' },
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  '& :is(a, summary)': quietButton,
  '& [data-primary] > a, & [data-primary] summary': button,
  '& summary': { listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& [data-action="save"]:has([open])': { flexBasis: '100%' },
  '& [data-part="choices"]': { display: 'grid', gap: 8, margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& [data-part="choices"] a': { width: '100%' },
});

/** A card an event. */
export const Events = () => (
  <EventsSection
    page={Page}
    as="ul"
    list={list}
    event={(event) => (
      <li key={event.id} id={event.anchor} css={card}>
        <Reveal>
          {event.sessionType && <p>{event.sessionType}</p>}
          <h3 css={{ fontSize: '1.75rem' }}>{event.title}</h3>
          {event.date && (
            <p css={{ marginTop: 6 }}>
              <time dateTime={event.startsAt ?? undefined}>{event.date}</time>
            </p>
          )}
          {event.time && <p>{event.time}</p>}
          <p css={place}>
            {event.location && <strong>{event.location}</strong>}
            {event.street}
          </p>
          <DressCode dressCode={event.dressCode} css={dress} />
          <EventLinks event={event} css={links} />
        </Reveal>
      </li>
    )}
  />
);
