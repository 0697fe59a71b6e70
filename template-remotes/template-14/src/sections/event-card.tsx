import { css } from '@emotion/react';
import { type EventView, useDay } from '@janur/kit';
import { DESKTOP, EventText, NARROW } from '@janur/template-parts';
import { Fold, foldedSheet } from '../drawings/fold.tsx';
import { lineButton, solidButton, stamped } from '../parts/layout.ts';

/** A sheet that comes in from the right edge or from the left, and ends in the page. */
const card = css({
  position: 'relative',
  '--fold': 'clamp(84px, 27vw, 114px)',
  scrollMarginTop: 32,
  marginRight: -48,
  '&[data-left]': { margin: '0 10px 0 -34px', '& > [data-sheet]': { paddingLeft: 34, paddingRight: 22 } },
  // what a sheet throws on the page; its cut corner throws none
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 'var(--fold) 0 0',
    boxShadow: '0 6px 14px #4a3a2047, 0 1px 3px #4a3a2030',
  },
  '&::after': { inset: '0 var(--fold) 20px 0' },
  [NARROW]: { marginRight: -40, '&[data-left]': { marginLeft: -24, '& > [data-sheet]': { paddingLeft: 24 } } },
  [DESKTOP]: { margin: 0, '&[data-left]': { margin: 0, '& > [data-sheet]': { paddingInline: 40 } } },
});
const sheet = css({
  ...foldedSheet,
  position: 'relative',
  zIndex: 1,
  minHeight: 240,
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  padding: '34px 60px 44px 26px',
  [NARROW]: { padding: '28px 52px 36px 22px' },
  [DESKTOP]: { height: '100%', padding: '44px 40px 48px' },
});
const words = css({
  '& > img': { width: 56, height: 56, marginBottom: 8, objectFit: 'contain' },
  '& > :is(img, h3, [data-line="session"], [data-line="time"], [data-line="date"])': {
    marginRight: 'calc(var(--fold) - var(--bleed, 18px))',
  },
  '& [data-line="session"]': { font: '600 1rem/1.3 var(--font-body)' },
  '& h3': { fontSize: 'clamp(1.5rem, 7vw, 1.6875rem)', lineHeight: 1.18, color: 'var(--title)', hyphens: 'auto' },
  '& [data-line="date"]': { marginTop: 8, font: '500 1rem/1.35 var(--font-body)' },
  '[data-same-day] & [data-line="date"]': { display: 'none' },
  '& [data-line="time"]': { marginTop: 8, font: '600 1.125rem/1.35 var(--font-body)' },
  '& [data-line="place"]': { marginTop: 24, font: '600 1.0625rem/1.35 var(--font-body)' },
  '& [data-line="street"]': { font: '500 1rem/1.45 var(--font-body)' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    marginTop: 12,
    font: '500 1rem/1.4 var(--font-body)',
  },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 9 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 24,
    height: 24,
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--ink) 30%, #0000)',
  },
  '& [data-part="event-links"]': { display: 'flex', flexWrap: 'wrap', gap: '10px 18px', marginTop: 20 },
  '& [data-part="event-links"] > li': { minWidth: 0 },
  '& :is(a, summary)': lineButton,
  '& [data-primary] > a, & [data-primary] summary': { ...solidButton, minWidth: 128 },
  '& [data-part="choices"]': { display: 'grid', justifyItems: 'start' },
});
/** The day, stamped on the fold. */
const seal = css(stamped, {
  position: 'absolute',
  zIndex: 2,
  right: 'calc(var(--fold) - 62px)',
  top: 'calc(var(--fold) - 66px)',
  display: 'grid',
  justifyItems: 'center',
  minWidth: 58,
  width: 'min-content',
  padding: '9px 8px 10px',
  font: '600 .8125rem/1.15 var(--font-body)',
  textAlign: 'center',
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
  '& b': { font: '500 1.6875rem/1 var(--font-heading)' },
  // on the red back of the paper it is indigo
  '[data-left] > &': { color: 'var(--on-primary)', background: 'var(--primary)' },
});

/** One event on a sheet with a folded corner. Its seal says the day; a line does where it is not the wedding's. */
export function EventCard({ event, index }: { event: EventView; index: number }) {
  const day = useDay();
  const isRed = index % 2 === 1;
  const isSameDay = event.date === day?.full;
  return (
    <article css={card} id={event.anchor} data-left={isRed ? '' : undefined} data-same-day={isSameDay ? '' : undefined}>
      <div css={sheet} data-sheet="">
        <EventText css={words} event={event} />
      </div>
      <Fold isRed={isRed} />
      {event.day && (
        <p css={seal}>
          <b>{event.day.replace(/^0/, '')}</b>
          <span>{event.month}</span>
        </p>
      )}
    </article>
  );
}
