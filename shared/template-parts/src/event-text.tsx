import { DressCode, EventLinks, type EventView } from '@janur/kit';

/**
 * All words and links of one event: `data-line` session, date, time, place and street around the `h3`, then the kit's
 * `data-part` dress-code and event-links.
 */
export function EventText({ event, className }: { event: EventView; className?: string }) {
  return (
    <div className={className}>
      {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
      {event.sessionType && <p data-line="session">{event.sessionType}</p>}
      <h3>{event.title}</h3>
      {event.date && <p data-line="date">{event.date}</p>}
      {event.time && (
        <p data-line="time">{event.startsAt ? <time dateTime={event.startsAt}>{event.time}</time> : event.time}</p>
      )}
      {event.location && <p data-line="place">{event.location}</p>}
      {event.street && <p data-line="street">{event.street}</p>}
      <DressCode dressCode={event.dressCode} />
      <EventLinks event={event} />
    </div>
  );
}
