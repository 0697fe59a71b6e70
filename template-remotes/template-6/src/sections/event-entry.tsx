import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView, useDay } from '@janur/kit';
import { DESKTOP, NARROW } from '@janur/template-parts';
import { EventIcon } from '../drawings/event-icon.tsx';
import { diamond } from '../parts/diamond.ts';
import { italic, prose, ruledButton, solidButton } from '../parts/layout.ts';
import { clockOf } from './clock-of.ts';

const RULES = 'linear-gradient(90deg, var(--title) 1.4px, #0000 0 3.6px, var(--title) 0 4.3px, #0000 0)';

/** Between two entries a fine rule crosses the double one, under a lozenge. */
const entry = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '92px 5px minmax(0, 1fr)',
  columnGap: 15,
  marginLeft: -10,
  scrollMarginTop: 24,
  'div:not(:last-of-type) > &': {
    paddingBottom: 38,
    borderBottom: '.8px solid color-mix(in srgb, var(--title) 80%, #0000)',
  },
  'div + div > &': { paddingTop: 32 },
  'div + div > &::after': { ...diamond, left: 109, top: 0 },
  '&::before': { content: '""', position: 'absolute', left: 107, width: 5, top: 0, bottom: 0, background: RULES },
  [NARROW]: {
    gridTemplateColumns: '76px 5px minmax(0, 1fr)',
    columnGap: 11,
    '&::before': { left: 87 },
    'div + div > &::after': { left: 89 },
  },
  [DESKTOP]: {
    gridTemplateColumns: '128px 5px minmax(0, 1fr)',
    columnGap: 24,
    marginLeft: 0,
    '&::before': { left: 152 },
    'div + div > &::after': { left: 154 },
  },
});
const margin = css({
  textAlign: 'center',
  '& [data-line="time"] > span, & time > span': {
    display: 'block',
    font: 'italic 400 1.0625rem/1.25 var(--font-body)',
  },
  '& b': {
    display: 'block',
    font: '400 clamp(1.5rem, 7.4vw, 1.8125rem)/1.1 var(--font-heading)',
    color: 'var(--title)',
    whiteSpace: 'nowrap',
    '& + span': { marginTop: 5 },
  },
  '& svg, & img': { width: '100%', maxWidth: 104, height: 'auto', margin: '20px auto 0', objectFit: 'contain' },
  [DESKTOP]: { '& b': { fontSize: '2.25rem' }, '& svg': { maxWidth: 120 } },
});
const words = css({
  gridColumn: 3,
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1.25rem, 6.4vw, 1.5625rem)',
    lineHeight: 1.15,
    letterSpacing: '.03em',
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="session"]': italic,
  '& [data-line="date"]': { ...italic, marginTop: 6 },
  '& [data-line="place"]': { marginTop: 10, font: '600 1.1875rem/1.25 var(--font-body)', color: 'var(--ink)' },
  '& [data-line="street"]': { ...prose, marginTop: 2, lineHeight: 1.35 },
  '& [data-part="dress-code"]': {
    ...prose,
    marginTop: 8,
    lineHeight: 1.35,
    '& [data-part="label"]': { marginRight: '.4em', fontStyle: 'italic' },
  },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: '1px solid var(--gilt)',
    boxShadow: 'inset 0 0 0 2px var(--base)',
  },
  '& [data-part="event-links"]': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 18 },
  '& [data-part="event-links"] > li': { flex: '1 1 102px', minWidth: 0 },
  '& :is(a, summary)': { ...ruledButton, paddingInline: 8, fontSize: '.875rem', letterSpacing: '.02em' },
  '& [data-primary] > a, & [data-primary] summary': {
    ...solidButton,
    paddingInline: 10,
    fontSize: '.875rem',
    letterSpacing: '.02em',
  },
  '& [data-part="choices"] a, & [data-primary] [data-part="choices"] a': {
    ...ruledButton,
    borderTop: 0,
    fontSize: '.875rem',
  },
  [DESKTOP]: { '& h3': { fontSize: '1.875rem' }, '& [data-part="event-links"] > li': { flexBasis: 150 } },
});

/** One entry; its day stands in it only where it is not the wedding's. */
export function EventEntry({ event }: { event: EventView }) {
  const day = useDay();
  return (
    <article css={entry} id={event.anchor}>
      <div css={margin}>
        {event.time && <Hour event={event} time={event.time} />}
        {event.iconUrl ? (
          <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />
        ) : (
          <EventIcon id={`event-icon-${event.id}`} type={event.type} />
        )}
      </div>
      <div css={words}>
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        <h3>{event.title}</h3>
        {event.date && event.date !== day?.full && <p data-line="date">{event.date}</p>}
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        <DressCode dressCode={event.dressCode} />
        <EventLinks event={event} />
      </div>
    </article>
  );
}

/** The hour that it begins at is set large, what stands around it small. */
function Hour({ event, time }: { event: EventView; time: string }) {
  const { before, clock, after } = clockOf(time);
  const said = (
    <>
      {before && <span>{before} </span>}
      {clock && <b>{clock}</b>}
      {after && <span>{after}</span>}
    </>
  );
  return <p data-line="time">{event.startsAt ? <time dateTime={event.startsAt}>{said}</time> : said}</p>;
}
