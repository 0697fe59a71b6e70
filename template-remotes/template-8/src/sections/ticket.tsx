import { css } from '@emotion/react';
import { clockIn, DressCode, EventLinks, type EventView } from '@janur/kit';
import { NARROW } from '@janur/template-parts';
import { block, paper, quiet } from '../parts/look.ts';

/** Notches at both ends of the dashed line, wherever it is: the stub and the rest each bring their corners. */
const notch = (y: '0' | '100%') =>
  `radial-gradient(circle 13px at 0 ${y}, #0000 12.5px, #000 13px) 0 0 / 51% 100% no-repeat, radial-gradient(circle 13px at 100% ${y}, #0000 12.5px, #000 13px) 100% 0 / 51% 100% no-repeat`;

const ticket = css({
  textAlign: 'start',
  '& h3': { font: '600 1.625rem/1.08 var(--font-script)', color: 'var(--night)' },
});
const stub = css({
  ...paper,
  borderRadius: '26px 26px 0 0',
  mask: notch('100%'),
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 122,
  padding: '18px 18px 14px',
  '& > div': { minWidth: 0 },
  '& img': { height: 36, width: 'auto', maxWidth: 110, marginBottom: 6, objectFit: 'contain' },
  '& [data-line="session"]': { font: '700 .9375rem/1.3 var(--font-body)', color: 'var(--soft-ink)' },
  '& [data-line="time"]': {
    marginTop: 5,
    font: '800 1rem/1.3 var(--font-body)',
    '& time': { display: 'inline-block' },
  },
  [NARROW]: { paddingInline: 14 },
});
const tile = css({
  flex: 'none',
  width: 92,
  minHeight: 92,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  borderRadius: 26,
  color: 'var(--toy-ink)',
  '& b': { font: '400 2.75rem/.9 var(--font-heading)' },
  // as broad as its card
  '[data-quiet] & b': { zoom: 0.8333 },
  '& b[data-hour]': { fontSize: '1.625rem', letterSpacing: '-.01em' },
  '& span': { marginTop: 5, font: '600 .875rem/1.05 var(--font-script)' },
  [NARROW]: { width: 78, minHeight: 84 },
});
const rest = css({
  ...paper,
  borderRadius: '0 0 26px 26px',
  mask: notch('0'),
  borderTop: 0,
  padding: '0 18px 18px',
  '&::before': {
    content: '""',
    display: 'block',
    margin: '-1.5px -2px 14px',
    borderTop: '3px dashed #d8d4f5',
  },
  '& [data-line="place"]': { font: '800 1.0625rem/1.3 var(--font-body)' },
  '& [data-line="street"]': { marginTop: 2, font: '600 1rem/1.4 var(--font-body)', color: 'var(--soft-ink)' },
  [NARROW]: { paddingInline: 14 },
});
const dress = css({
  marginTop: 14,
  display: 'grid',
  gap: 8,
  font: '600 1rem/1.35 var(--font-body)',
  '& [data-part="label"]': { fontWeight: 800 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 44,
    height: 44,
    borderRadius: '50%',
    boxShadow: 'inset 0 0 0 2px #2b285026',
  },
});
const links = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
  gap: 8,
  marginTop: 14,
  '& :is(a, summary)': quiet,
  '& [data-primary] > a, & [data-primary] summary': block,
  position: 'relative',
  // a small menu over the ticket
  '& [data-part="choices"]': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    bottom: 'calc(100% + 8px)',
    display: 'grid',
    gap: 6,
    padding: 8,
    borderRadius: 22,
    background: '#fff',
    boxShadow: '0 10px 30px #33305c55',
  },
});

const TILES = ['var(--coral)', 'var(--teal)', 'var(--sun)', 'var(--pink)', 'var(--mint)', 'var(--lilac)'];

/** One event as a ticket: the day on a tile of the stub, place and ways below the line to tear. */
/** What the ticket before has said already, the day and the clothes, is not said again: its tile has the hour. */
export function Ticket({ event, index, before }: { event: EventView; index: number; before?: EventView | undefined }) {
  const isSameDay = before !== undefined && before.date === event.date;
  const hour = isSameDay ? clockIn(event.time)?.clock : undefined;
  const dressCode = isSame(before?.dressCode, event.dressCode) ? null : event.dressCode;
  const hasRest =
    event.location ??
    event.street ??
    dressCode ??
    event.mapsUrl ??
    event.watchUrl ??
    event.calendar ??
    event.reminderUrl;
  return (
    <article css={ticket} id={event.anchor}>
      <div css={[stub, !hasRest && { borderRadius: 26, mask: 'none' }]}>
        {event.day && (
          <p css={[tile, { background: TILES[index % TILES.length] }]}>
            {hour ? (
              <b data-hour="">{hour}</b>
            ) : (
              <>
                <b>{event.day}</b>
                <span>{event.month}</span>
              </>
            )}
          </p>
        )}
        <div>
          {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
          {event.sessionType && <p data-line="session">{event.sessionType}</p>}
          <h3>{event.title}</h3>
          {(event.time ?? event.weekday) && (
            <p data-line="time">
              {event.weekday && event.time ? `${event.weekday}, ` : event.weekday}
              {event.startsAt ? <time dateTime={event.startsAt}>{event.time}</time> : event.time}
            </p>
          )}
        </div>
      </div>
      {hasRest && (
        <div css={rest}>
          {event.location && <p data-line="place">{event.location}</p>}
          {event.street && <p data-line="street">{event.street}</p>}
          <DressCode css={dress} dressCode={dressCode} />
          <EventLinks css={links} event={event} />
        </div>
      )}
    </article>
  );
}

const isSame = (one: EventView['dressCode'] | undefined, other: EventView['dressCode']) =>
  JSON.stringify(one) === JSON.stringify(other);
