import { css } from '@emotion/react';
import { clockIn, DressCode, EventLinks, type EventView, useDay } from '@janur/kit';
import { EventGlyph } from '../drawings/event-glyph.tsx';
import { EventSign } from '../drawings/event-sign.tsx';
import { Flap } from '../drawings/flap.tsx';
import { DESKTOP } from '@janur/template-parts';
import { giltButton, lacquerButton } from '../parts/layout.ts';

const packet = css({
  position: 'relative',
  scrollMarginTop: 24,
  // beside each other all are as high
  [DESKTOP]: { display: 'grid', gridTemplateRows: '1fr auto', height: '100%' },
});

/** The slip of paper that is drawn out of the packet. */
const slip = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  margin: '0 10px',
  padding: '18px 14px 64px',
  background: 'var(--paper)',
  border: '1px solid var(--gold)',
  boxShadow: '0 0 0 5px var(--paper), 0 0 0 6px color-mix(in srgb, var(--gold) 60%, #0000)',
  textAlign: 'start',
  alignContent: 'start',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > header': { gridColumn: 1 },
  '& > svg, & > img': {
    gridColumn: 2,
    gridRow: 1,
    width: 68,
    height: 68,
    objectFit: 'contain',
    color: 'var(--primary)',
  },
  '& h3': {
    fontSize: 'clamp(1.625rem, 8vw, 2.0625rem)',
    lineHeight: 1.12,
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="session"]': { font: '600 1rem/1.3 var(--font-body)', color: 'var(--soft)' },
  '& [data-line="date"]': { marginTop: 2, font: '400 1rem/1.3 var(--font-body)' },
  '& [data-line="time"]': { marginTop: 6, font: '400 1rem/1.25 var(--font-body)' },
  '& [data-line="time"] b': { font: '400 clamp(2rem, 10.4vw, 2.875rem)/1.05 var(--font-heading)', marginRight: 8 },
  '& [data-line="place"]': { marginTop: 8, font: '600 1.0625rem/1.35 var(--font-body)' },
  '& [data-line="street"]': { font: '400 1rem/1.35 var(--font-body)' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginTop: 12,
    font: '400 1rem/1.35 var(--font-body)',
  },
  '& [data-part="label"]': { fontWeight: 600 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 26,
    height: 26,
    borderRadius: '50%',
    border: '1px solid var(--gold)',
  },
});
const pocket = css({
  position: 'relative',
  marginTop: -50,
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  '& > [data-part="pocket"]': {
    padding: '12px 14px 14px',
    background: 'var(--primary)',
    border: '2px solid #d4a24a',
    borderTop: 0,
  },
  '& [data-part="event-links"]': { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& [data-part="event-links"] > li': { flex: '1 1 100px', minWidth: 0, display: 'grid' },
  '& :is(a, summary)': { ...lacquerButton, paddingInline: 8, fontSize: '.9375rem' },
  '& [data-primary] > a, & [data-primary] summary': { ...giltButton, paddingInline: 8, fontSize: '.9375rem' },
  // a small menu over the slip
  '& [data-part="choices"]': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    bottom: 'calc(100% + 10px)',
    display: 'grid',
    border: '1px solid var(--gold)',
    background: 'var(--deep)',
    boxShadow: '0 10px 24px #2a070680',
  },
  '& [data-part="choices"] a, & [data-primary] [data-part="choices"] a': {
    ...lacquerButton,
    borderWidth: '0 0 1px',
    borderColor: 'color-mix(in srgb, var(--gold) 40%, #0000)',
    fontSize: '.9375rem',
  },
});

/** One event: its slip above, its links on the packet. The day stands on it only where it is not the wedding's. */
export function EventPacket({ event }: { event: EventView }) {
  const day = useDay();
  const isOtherDay = event.date !== day?.full;
  return (
    <article css={packet} id={event.anchor}>
      <div css={slip}>
        <header>
          <EventSign type={event.type} />
          {event.sessionType && <p data-line="session">{event.sessionType}</p>}
          <h3>{event.title}</h3>
        </header>
        {event.iconUrl ? (
          <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />
        ) : (
          <EventGlyph type={event.type} />
        )}
        {event.date && isOtherDay && <p data-line="date">{event.date}</p>}
        {event.time && <Time event={event} time={event.time} />}
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        <DressCode dressCode={event.dressCode} />
      </div>
      <div css={pocket}>
        <Flap />
        <div data-part="pocket">
          <EventLinks event={event} />
        </div>
      </div>
    </article>
  );
}

/** The hour it begins is set large; the couple's own words are not. */
function Time({ event, time }: { event: EventView; time: string }) {
  const found = clockIn(time);
  const words =
    found && !found.before ? (
      <>
        <b>{found.clock}</b> {found.after}
      </>
    ) : (
      time
    );
  return <p data-line="time">{event.startsAt ? <time dateTime={event.startsAt}>{words}</time> : words}</p>;
}
