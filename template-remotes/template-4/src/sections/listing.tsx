import { css } from '@emotion/react';
import { clockIn, DressCode, type DressCodeView, EventLinks, type EventView } from '@janur/kit';
import { DESKTOP, EventTime, NARROW } from '@janur/template-parts';
import { caption, textLink } from '../parts/type.ts';

/** One line of the table: when at the left, the rest at the right. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: '122px minmax(0, 1fr)',
  columnGap: 10,
  padding: '16px 0 6px',
  borderTop: 'var(--rule)',
  '& + &': { marginTop: 22 },
  [NARROW]: { gridTemplateColumns: '104px minmax(0, 1fr)' },
  [DESKTOP]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: 20, paddingBlock: '20px 12px' },
});

/** The hour, and the minutes above it. */
const hour = css({
  display: 'flex',
  marginBottom: 14,
  whiteSpace: 'nowrap',
  font: '400 6.75rem/.78 var(--font-heading)',
  letterSpacing: '-.05em',
  fontVariantNumeric: 'lining-nums',
  color: 'var(--title)',
  // large enough for whoever reads, and as broad as its column
  '[data-quiet] &': { zoom: 0.8333 },
  '& sup': { margin: '-2px 0 0 5px', font: '400 2.125rem/1 var(--font-heading)', letterSpacing: '-.02em' },
  [NARROW]: { fontSize: '5rem', '& sup': { fontSize: '1.625rem' } },
  [DESKTOP]: { fontSize: '9.5rem', '& sup': { fontSize: '3rem' } },
});
const when = css({ minWidth: 0, '& > :not([data-hour])': { ...caption, maxWidth: 120, overflowWrap: 'anywhere' } });
const words = css({
  minWidth: 0,
  '& h3': { fontSize: '2.0625rem', lineHeight: 1, letterSpacing: '-.01em', color: 'var(--title)', hyphens: 'auto' },
  '& > img': { height: 36, width: 'auto', maxWidth: 110, objectFit: 'contain', marginBottom: 8 },
  '& [data-line="session"]': { ...caption, marginBottom: 4 },
  '& [data-line="place"]': { marginTop: 8, fontWeight: 600, color: 'var(--ink)' },
  [DESKTOP]: { '& h3': { fontSize: '3rem' } },
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 13,
  marginTop: 2,
  '& :is(a, summary)': textLink,
  '& [data-action="save"]:has([open])': { flexBasis: '100%' },
  '& [data-part="choices"]': { display: 'grid', paddingLeft: 16, borderLeft: 'var(--rule)' },
});
const dress = css({
  marginTop: 10,
  '& [data-part="label"]': { ...caption, display: 'block' },
  '& [data-part="swatches"]': { display: 'flex', height: 30, marginTop: 6, '& li': { flex: 1 } },
  '[data-quiet] & [data-part="swatches"]': { display: 'block', height: 'auto', '& li': { marginBlock: 4 } },
  '[data-quiet] & [data-part="swatch"]': { width: 44, height: 30 },
  '& [data-part="swatch"]': {
    display: 'block',
    height: '100%',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--ink) 18%, transparent)',
  },
});

/** One event. The hour is taken from the time's own words, which stand below it in full. */
export function Listing({ event, dressCode }: { event: EventView; dressCode: DressCodeView | null }) {
  const [hours, minutes] = clockIn(event.time)?.clock.split(/[.:h]/) ?? [];
  return (
    <article css={row} id={event.anchor}>
      <div css={when}>
        {hours && (
          <p css={hour} data-hour="" aria-hidden="true">
            {hours}
            <sup>{minutes}</sup>
          </p>
        )}
        <EventTime event={event} />
        {event.date && <p>{event.date}</p>}
      </div>
      <div css={words}>
        {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        <h3>{event.title}</h3>
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        <DressCode css={dress} dressCode={dressCode} />
        <EventLinks css={links} event={event} />
      </div>
    </article>
  );
}
