import { clockIn, dotted, DressCode, EventLinks, type EventView, useSeats, useTexts } from '@janur/kit';
import * as styles from './ticket-styles.ts';

/** One event as a cinema's ticket: the hour and its day large, on the stub the row and the guest's seats. */
export function Ticket({ event, index }: { event: EventView; index: number }) {
  const { sessionType, ordinalDate, title, time, location, street, iconUrl } = event;
  return (
    <article css={styles.ticket} id={event.anchor} data-print={index % 2 ? 'gold' : 'cream'}>
      <div css={styles.main}>
        {iconUrl && <img src={iconUrl} alt="" loading="lazy" draggable={false} />}
        {(sessionType ?? ordinalDate) && <p data-line="session">{dotted([sessionType, ordinalDate])}</p>}
        <div css={styles.billing}>
          {time && <Hour event={event} time={time} />}
          <h3>{title}</h3>
        </div>
        {location && <p data-line="place">{location}</p>}
        {street && <p data-line="street">{street}</p>}
        <DressCode dressCode={event.dressCode} />
        <EventLinks css={styles.links} event={event} />
      </div>
      <Stub index={index} />
    </article>
  );
}

/** The hour it begins is set large; what is before and after it, and the couple's own words, are not. */
function Hour({ event, time }: { event: EventView; time: string }) {
  const { before = '', clock: start, after = '' } = clockIn(time) ?? {};
  const words = start ? (
    <>
      {before && <span>{before}</span>}
      <b>{start}</b>
      {after && <span>{after}</span>}
    </>
  ) : (
    <span>{time}</span>
  );
  return <p data-line="time">{event.startsAt ? <time dateTime={event.startsAt}>{words}</time> : words}</p>;
}

const ROWS = 'ABCDEFGHIJKL';

function Stub({ index }: { index: number }) {
  const { t } = useTexts();
  const seats = useSeats();
  const [word] = seats ? [t('rsvp.person', { count: seats }).replace(String(seats), '').trim()] : [];
  return (
    <div css={styles.stub}>
      <b aria-hidden="true">{ROWS[index % ROWS.length]}</b>
      {seats && (
        <p>
          <b>{seats}</b>
          <span>{word}</span>
        </p>
      )}
      <i />
    </div>
  );
}
