import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView, Reveal, useDay } from '@janur/kit';
import spark from '../assets/spark.svg';
import { bright, faint } from '../parts/layout.ts';
import { clockOf } from './almanac.ts';
import { entry } from './entry-styles.ts';
import { Hour } from './hour.tsx';

const star = css({ width: 76, height: 76, margin: -24, background: `url(${spark}) 50% / contain no-repeat` });
const slim = { padding: '10px 14px', fontSize: '.9375rem' };
const words = css({
  paddingLeft: 6,
  minWidth: 0,
  '& > img': { height: 40, width: 'auto', maxWidth: 120, marginBottom: 8, objectFit: 'contain' },
  '& h3': {
    fontSize: 'clamp(1.375rem, 6.6vw, 1.75rem)',
    lineHeight: 1.12,
    color: 'var(--gold)',
    hyphens: 'auto',
  },
  '& :is([data-line="session"], [data-line="date"], [data-line="time"])': {
    font: '400 1rem/1.4 var(--font-body)',
    color: 'var(--line)',
  },
  '& [data-line="place"]': { marginTop: 7, font: '500 1.0625rem/1.3 var(--font-body)', color: 'var(--gold)' },
  '& [data-line="street"]': { marginTop: 2, font: '400 1rem/1.4 var(--font-body)', whiteSpace: 'pre-line' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    marginTop: 10,
    font: '400 .9375rem/1.35 var(--font-body)',
  },
  '& [data-part="label"]': { color: 'var(--line)' },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 24,
    height: 24,
    borderRadius: '50%',
    border: '1.2px solid var(--thread)',
  },
  '& [data-part="event-links"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 10,
    marginTop: 13,
    '& li': { minWidth: 0, maxWidth: '100%' },
    '& :is(a, summary)': { ...faint, ...slim },
    '& [data-primary] > a, & [data-primary] summary': { ...bright, ...slim },
    '& li:has([open])': { flexBasis: '100%' },
    '& [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
    '& [data-part="choices"] a': { display: 'grid' },
  },
});

/** One event on the thread of the day: its hour at the left, a star, and what guests need to know. */
export function EventEntry({ event }: { event: EventView }) {
  const day = useDay();
  const isOtherDay = event.date !== null && event.date !== day?.full;
  return (
    <li css={entry} id={event.anchor} data-kind="event">
      <Hour time={event.time} startsAt={event.startsAt} />
      <div data-mark="" aria-hidden="true">
        <i css={star} />
      </div>
      <Reveal css={words}>
        {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        <h3>{event.title}</h3>
        {isOtherDay && <p data-line="date">{event.date}</p>}
        {!clockOf(event.time) && event.time && <p data-line="time">{event.time}</p>}
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        <DressCode dressCode={event.dressCode} />
        <EventLinks event={event} />
      </Reveal>
    </li>
  );
}
