import { DressCode, EventLinks, type EventView } from '@janur/kit';
import type { ReactNode } from 'react';

/** When an event begins, `data-line` time: in the couple's own words, or by the clock. */
export function EventTime({ event: { time, startsAt } }: { event: EventView }) {
  if (!time) return null;
  return <p data-line="time">{startsAt ? <time dateTime={startsAt}>{time}</time> : time}</p>;
}

interface EventLinesProps {
  event: EventView;
  /** Stands in place of the date in words; null leaves it out. */
  date?: ReactNode;
}

/** The words of one event: `data-line` session, date, time, place and street around the `h3`, and its icon before them. */
export function EventLines({ event, date = event.date && <p data-line="date">{event.date}</p> }: EventLinesProps) {
  return (
    <>
      {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
      {event.sessionType && <p data-line="session">{event.sessionType}</p>}
      <h3>{event.title}</h3>
      {date}
      <EventTime event={event} />
      {event.location && <p data-line="place">{event.location}</p>}
      {event.street && <p data-line="street">{event.street}</p>}
    </>
  );
}

/** All words and links of one event: `EventLines`, then the kit's `data-part` dress-code and event-links. */
export function EventText({ event, className }: { event: EventView; className?: string }) {
  return (
    <div className={className}>
      <EventLines event={event} />
      <DressCode dressCode={event.dressCode} />
      <EventLinks event={event} />
    </div>
  );
}
