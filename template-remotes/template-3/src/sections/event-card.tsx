import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView } from '@janur/kit';
import { DESKTOP, EventLines, NARROW } from '@janur/template-parts';
import { Ceplok } from '../drawings/ceplok.tsx';
import { card, outlineButton, solidButton } from '../parts/layout.ts';

const cream = css(card, {
  padding: '36px 20px 22px',
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { padding: '46px 34px 36px', height: '100%' },
  '& > img': { height: 44, width: 'auto', maxWidth: 120, margin: '0 auto 8px', objectFit: 'contain' },
  '& h3': { color: 'var(--title-on-third)', hyphens: 'auto' },
  '[data-invitation] & h3': { font: '400 clamp(1.875rem, 9vw, 2.25rem)/1.15 var(--font-script)' },
  '& [data-line="session"]': { font: 'italic 500 1.125rem/1.3 var(--font-heading)' },
  '& [data-line="time"]': { font: '600 1.1875rem/1.3 var(--font-heading)', fontVariantNumeric: 'oldstyle-nums' },
  '& [data-line="place"]': { marginTop: 4, font: '500 1.1875rem/1.3 var(--font-heading)' },
  '& [data-line="street"]': { marginTop: 2, font: '400 1rem/1.4 var(--font-body)' },
});
const medallion = css({ position: 'absolute', zIndex: 1, left: 'calc(50% - 26px)', top: -26 });

/** Weekday, date and month between golden threads. */
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  margin: '12px 0 10px',
  '& span': {
    padding: '8px 0',
    borderBlock: '1px solid var(--wire)',
    font: '500 .8125rem/1.3 var(--font-body)',
    letterSpacing: '.12em',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
  },
  '& b': { font: '600 3.125rem/.9 var(--font-heading)', fontVariantNumeric: 'oldstyle-nums' },
});

const dress = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px 8px',
  marginTop: 10,
  font: '400 1rem/1.3 var(--font-body)',
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: '1px solid var(--wire)',
  },
});

const label = { fontSize: '.8125rem', letterSpacing: '.04em', paddingInline: 8 } as const;
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  '& > li': { flex: '1 1 118px', minWidth: 0 },
  '& :is(a, summary)': { ...outlineButton, height: '100%', ...label },
  '& [data-primary] > a, & [data-primary] summary': { ...solidButton, ...label },
  '& [data-part="choices"]': { display: 'grid' },
  '& [data-part="choices"] a': { borderTop: 0, height: 'auto' },
});

/** One event. */
export const EventCard = ({ event }: { event: EventView }) => (
  <article css={cream} id={event.anchor}>
    <Ceplok css={medallion} />
    <EventLines
      event={event}
      date={
        event.day && (
          <p css={row}>
            <span>{event.weekday}</span> <b>{event.day}</b> <span>{event.month}</span>
          </p>
        )
      }
    />
    <DressCode css={dress} dressCode={event.dressCode} />
    <EventLinks css={links} event={event} />
  </article>
);
