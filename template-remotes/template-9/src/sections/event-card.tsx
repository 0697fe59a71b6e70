import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView } from '@janur/kit';
import { NARROW } from '@janur/template-parts';
import { Ridge } from '../drawings/ridge.tsx';
import { goldButton, threadButton } from '../parts/layout.ts';

const card = css({
  position: 'relative',
  display: 'grid',
  scrollMarginTop: 24,
  paddingTop: 36,
  height: '100%',
});
const body = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: '14px 16px',
  padding: '12px 18px 18px',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
  border: '1px solid color-mix(in srgb, var(--gold) 60%, #0000)',
  borderTop: 0,
  '&[data-undated] > header': { gridColumn: '1 / -1' },
  '& h3': {
    fontSize: 'clamp(1.5rem, 7vw, 1.75rem)',
    fontWeight: 700,
    lineHeight: 1.12,
    color: 'var(--title-on-third)',
    hyphens: 'auto',
  },
  '& header > img': { height: 44, width: 'auto', maxWidth: '100%', objectFit: 'contain', marginBottom: 6 },
  '& [data-line="time"]': { marginTop: 4, font: '400 1.0625rem/1.3 var(--font-body)' },
  [NARROW]: { paddingInline: 14, columnGap: 12 },
});

/** The day on a plate of gold. */
const date = css({
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  width: 78,
  minHeight: 86,
  padding: '6px 4px 8px',
  color: 'var(--on-primary)',
  background: 'linear-gradient(160deg, var(--lit), var(--primary) 60%) var(--primary)',
  textAlign: 'center',
  '& b': { font: '700 2.625rem/1 var(--font-heading)' },
  '& span': { font: '700 .9375rem/1.1 var(--font-body)', maxWidth: '100%', overflowWrap: 'anywhere' },
});
const place = css({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  '& [data-line="place"]': { font: '700 1.125rem/1.3 var(--font-body)' },
  '& [data-line="street"]': { font: '400 1.0625rem/1.35 var(--font-body)' },
  '& [data-line="session"], & [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    marginTop: 8,
    font: '400 1.0625rem/1.3 var(--font-body)',
  },
  '& [data-line="session"]::before': {
    content: '""',
    width: 9,
    height: 9,
    margin: '0 2px',
    transform: 'rotate(45deg)',
    background: 'var(--gold)',
  },
  '& [data-part="label"]': { fontWeight: 700 },
  '& [data-part="text"]': { order: 1, flexBasis: '100%' },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 10, paddingInline: 4 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 17,
    height: 17,
    transform: 'rotate(45deg)',
    border: '1px solid var(--gold)',
  },
});
const links = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > li': { flex: '1 1 112px', minWidth: 0 },
  '& :is(a, summary)': { ...threadButton, height: '100%' },
  '& details': { height: '100%' },
  '& [data-primary] > a, & [data-primary] summary': goldButton,
  position: 'relative',
  // a small menu over the card
  '& [data-part="choices"]': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    bottom: 'calc(100% + 10px)',
    display: 'grid',
    gap: 6,
    padding: 8,
    background: 'var(--third)',
    border: '1px solid var(--gold)',
    boxShadow: '0 12px 30px #000a',
  },
  '& [data-part="choices"] a': threadButton,
});

/** One event under the sag of a roof, its day on a plate of gold. */
export function EventCard({ event }: { event: EventView }) {
  const { day, month, weekday, time } = event;
  return (
    <article css={card} id={event.anchor}>
      <Ridge />
      <div css={body} data-undated={day ? undefined : ''}>
        {day && (
          <p css={date}>
            <b>{day}</b>
            <span>{month}</span>
          </p>
        )}
        <header>
          {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
          <h3>{event.title}</h3>
          <p data-line="time">
            {weekday && <span>{weekday}</span>}
            {weekday && time && <br />}
            {time && (event.startsAt ? <time dateTime={event.startsAt}>{time}</time> : time)}
          </p>
        </header>
        <div css={place}>
          {event.location && <p data-line="place">{event.location}</p>}
          {event.street && <p data-line="street">{event.street}</p>}
          {event.sessionType && <p data-line="session">{event.sessionType}</p>}
          <DressCode dressCode={event.dressCode} />
        </div>
        <EventLinks css={links} event={event} />
      </div>
    </article>
  );
}
