import { css } from '@emotion/react';
import { clockIn, DressCode, EventLinks, type EventView } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { label, poster, RULE, signal } from '../parts/type.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '54px minmax(0, 1fr)',
  scrollMarginTop: 0,
  '& + &': { borderTop: RULE },
  '&[data-turned]': { ...signal, borderColor: 'var(--ink)', '--title': 'var(--on-secondary)' },
  [DESKTOP]: { '& + &': { borderTop: 0, borderLeft: RULE } },
});
/** Set from the foot upwards. It takes the height that is there and asks for none. */
const side = css({
  position: 'relative',
  borderRight: RULE,
  minHeight: 200,
  '& h3': {
    position: 'absolute',
    inset: '12px 0',
    display: 'grid',
    placeContent: 'center',
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    textAlign: 'center',
    ...label,
    lineHeight: 1.05,
    overflowWrap: 'anywhere',
    [CJK]: { transform: 'none' },
  },
});
const body = css({
  minWidth: 0,
  containerType: 'inline-size',
  padding: '16px 18px 12px 20px',
  ...label,
  '& > [data-line="time"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 2,
  },
  '& [data-line="time"] b': {
    ...poster,
    flex: 'none',
    fontSize: 'min(14rem, calc((100cqw - 66px) / (var(--signs) * .42)))',
    lineHeight: 0.8,
    paddingTop: '.03em',
    color: 'var(--title)',
  },
  '& [data-line="time"] i': {
    font: '700 .9375rem/1.15 var(--font-body)',
    // beside the hour as narrow as its longest word, or below it
    'b + &&': { flex: '1 1 0' },
    textAlign: 'right',
    wordBreak: 'keep-all',
    overflowWrap: 'normal',
  },
  '& [data-line="words"]': { ...poster, fontSize: 'clamp(2.5rem, 17cqw, 4.5rem)', color: 'var(--title)' },
  '& [data-line="place"]': { marginTop: 18, font: '700 1.375rem/1.1 var(--font-body)', overflowWrap: 'anywhere' },
  '& [data-line="street"]': { marginTop: 4, font: '500 1rem/1.35 var(--font-body)' },
  '& > img': { height: 44, width: 'auto', marginBottom: 12 },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    marginTop: 14,
  },
  '& [data-part="text"]': { fontWeight: 500 },
  '& [data-part="swatches"]': { display: 'flex' },
  '& [data-part="swatch"]': { display: 'block', width: 32, height: 32, boxShadow: 'inset 0 0 0 1px currentColor' },
  '& [data-part="event-links"]': { display: 'flex', flexWrap: 'wrap', gap: '0 18px', marginTop: 10 },
  '& :is(a, summary)': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 46,
    minWidth: 44,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 5,
    overflowWrap: 'anywhere',
  },
  '& summary::after': { content: '"+"', marginLeft: 6 },
  '& [open] > summary::after': { content: '"–"' },
});

/** One event: its name along the edge, the hour it begins as large as there is room, where it is. */
export function EventRow({ event, isTurned, hasDate }: { event: EventView; isTurned: boolean; hasDate: boolean }) {
  return (
    <article css={row} id={event.anchor} data-turned={isTurned ? '' : undefined}>
      <div css={side}>
        <h3>{event.title}</h3>
      </div>
      <div css={body}>
        {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        {event.date && hasDate && <p data-line="date">{event.date}</p>}
        {event.time && <Time time={event.time} startsAt={event.startsAt} />}
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        <DressCode dressCode={event.dressCode} />
        <EventLinks event={event} />
      </div>
    </article>
  );
}

/** What stands before the first clock is a word such as '오전' at most; longer words are the couple's own. */
const LONGEST_WORD = 4;

function Time({ time, startsAt }: { time: string; startsAt: string | null }) {
  const { before = '', clock, after = '' } = clockIn(time) ?? {};
  if (!clock || before.length > LONGEST_WORD) return <p data-line="words">{time}</p>;
  const words = (
    <>
      {before && <i>{before}</i>}
      <b style={signsOf(clock, before)}>{clock}</b>
      <i>{after.replaceAll('– ', '–\u00a0')}</i>
    </>
  );
  return startsAt ? (
    <time data-line="time" dateTime={startsAt}>
      {words}
    </time>
  ) : (
    <p data-line="time">{words}</p>
  );
}

/** `--signs`: a point is half as broad as a figure, and a word before it takes the room of one and a half. */
const signsOf = (clock: string, before: string) =>
  ({ '--signs': clock.length - 0.5 + (before ? 1.5 : 0) }) as CSSProperties; // its type knows only standard properties
