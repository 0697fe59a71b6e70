import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView } from '@janur/kit';
import { DESKTOP, NARROW } from '@janur/template-parts';
import { EventIcon } from '../drawings/event-icon.tsx';
import { Fan } from '../drawings/fan.tsx';
import { FOIL } from '../parts/brass.ts';
import { card, plateButton, wireButton } from '../parts/layout.ts';
import { EventTime } from './event-time.tsx';

const menu = css(card, {
  padding: '34px 22px 24px',
  [NARROW]: { paddingInline: 18 },
  [DESKTOP]: { padding: '46px 48px 40px' },
  '& > img': { height: 44, width: 'auto', maxWidth: 120, margin: '0 auto 8px', objectFit: 'contain' },
  '& [data-line="session"]': { marginBottom: 6, font: '400 1.5rem/1.1 var(--font-script)' },
  '& h3': { lineHeight: 1.08, letterSpacing: '.05em', textTransform: 'uppercase', hyphens: 'auto' },
  '[data-invitation] & h3': { fontSize: 'clamp(1.5rem, 8vw, 2.125rem)' },
  '& h3 span': FOIL,
  '& h3:is(:lang(zh), :lang(ja), :lang(ko)) span': { fontSize: '.82em' },
  '& [data-line="date"]': {
    marginTop: 8,
    font: '600 .8125rem/1.4 var(--font-body)',
    letterSpacing: '.16em',
    textTransform: 'uppercase',
  },
  '& [data-line="place"]': { marginTop: 16, font: '600 1.125rem/1.3 var(--font-body)', color: 'var(--soft)' },
  '& [data-line="street"]': { marginTop: 2, font: '400 1rem/1.4 var(--font-body)' },
});
const pediment = css({
  position: 'absolute',
  left: 'calc(50% - 66px)',
  bottom: 'calc(100% - 11px)',
  width: 132,
  height: 60,
});

const dress = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px 10px',
  marginTop: 12,
  font: '400 1rem/1.3 var(--font-body)',
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 18,
    height: 18,
    border: '1px solid var(--brass-2)',
    transform: 'rotate(45deg)',
  },
});

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 20,
  '& > li': { flex: '1 1 124px', minWidth: 0 },
  '& :is(a, summary)': { ...wireButton, fontSize: '.8125rem' },
  '& [data-primary] > a, & [data-primary] summary': { ...plateButton, fontSize: '.8125rem' },
  '& [data-part="choices"]': { display: 'grid', gap: 6, marginTop: 6 },
});

/** One event: a menu card with a fan for its pediment. */
export function EventCard({ event }: { event: EventView }) {
  return (
    <article css={menu} id={event.anchor} data-on-third="">
      <Fan id={`event-fan-${event.id}`} css={pediment} />
      {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
      {event.sessionType && <p data-line="session">{event.sessionType}</p>}
      <h3>
        <span>{event.title}</span>
      </h3>
      {event.date && <p data-line="date">{event.date}</p>}
      <EventTime event={event}>
        <EventIcon id={`event-icon-${event.id}`} type={event.type} />
      </EventTime>
      {event.location && <p data-line="place">{event.location}</p>}
      {event.street && <p data-line="street">{event.street}</p>}
      <DressCode css={dress} dressCode={event.dressCode} />
      <EventLinks css={links} event={event} />
    </article>
  );
}
