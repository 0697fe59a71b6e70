import { css } from '@emotion/react';
import { clockIn, DressCode, EventLinks, type EventView } from '@janur/kit';
import { DESKTOP, NARROW } from '@janur/template-parts';
import budded from '../assets/budded.svg';
import corner from '../assets/corner.svg';
import { outlineButton, prose, solidButton } from '../parts/layout.ts';
import { antefixes, GOLD_RULE, POLENG } from '../parts/materials.ts';

const EDGE = 36;
const SIDE_GOLD = 'linear-gradient(90deg, #a36d10, #fbe39a 35%, #e0a526 60%, #8f5c0c)';

/** Poleng at its left, a row of antefixes on it, a fine line of gold inside. */
const card = css({
  position: 'relative',
  padding: `24px 20px 22px ${EDGE + 22}px`,
  scrollMarginTop: 40,
  background: `${GOLD_RULE} 0 0 / 100% 4px no-repeat, var(--base)`,
  boxShadow: '0 14px 30px -14px #1a1508a6',
  '&::before': antefixes(13),
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `9px 8px 8px ${EDGE + 6}px`,
    border: '1px solid var(--gilt)',
    borderLeft: 0,
    pointerEvents: 'none',
  },
  [NARROW]: { paddingRight: 14, paddingLeft: EDGE + 14 },
  [DESKTOP]: { padding: `34px 36px 34px ${EDGE + 38}px` },
});
const cloth = css({
  position: 'absolute',
  inset: '4px auto 0 0',
  width: EDGE + 4,
  background: `${SIDE_GOLD} 100% 0 / 4px 100% no-repeat, ${POLENG} 0 0 / 24px 24px`,
});
const flowers = css({
  position: 'absolute',
  zIndex: 1,
  right: -16,
  top: -30,
  width: 86,
  height: 'auto',
  pointerEvents: 'none',
});

const words = css({
  position: 'relative',
  '& h3': {
    paddingRight: 44,
    fontSize: 'clamp(1.5rem, 7.8vw, 1.9375rem)',
    lineHeight: 1.15,
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="session"]': { paddingRight: 44, font: '700 .9375rem/1.35 var(--font-body)' },
  '& [data-line="place"]': { marginTop: 10, font: '800 1.0625rem/1.35 var(--font-body)' },
  '& [data-line="street"]': { ...prose, fontSize: '1rem', lineHeight: 1.45 },
  '& > img': { width: 44, height: 44, marginBottom: 8, objectFit: 'contain' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    marginTop: 12,
    font: '500 1rem/1.4 var(--font-body)',
  },
  '& [data-part="dress-code"] [data-part="label"]': { fontWeight: 800 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& [data-part="swatch"]': { display: 'block', width: 24, height: 24, border: '1px solid var(--ink)' },
  '& [data-part="event-links"]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 18 },
  '& [data-part="event-links"] > li': { flex: '1 1 120px', minWidth: 0 },
  // choices that open take the row, and leave no hole beside them
  '& [data-part="event-links"] > li:has([open])': { flexBasis: '100%' },
  '& :is(a, summary)': { ...outlineButton, paddingInline: 8 },
  '& [data-primary] > a, & [data-primary] > details > summary': { ...solidButton, paddingInline: 8 },
  '& [data-part="choices"]': { display: 'grid', gap: 6, marginTop: 6 },
});
const when = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '12px 0 0',
  padding: '7px 0',
  border: 'solid var(--gilt)',
  borderWidth: '1px 0',
  font: '700 .9375rem/1.3 var(--font-body)',
  '& b': { font: '400 2.625rem/1 var(--font-heading)', color: 'var(--amber)' },
  '& b + span > span': { display: 'block' },
  '& [data-line="time"]': {
    display: 'grid',
    rowGap: 6,
    justifyItems: 'end',
    font: '700 .9375rem/1.3 var(--font-body)',
    textAlign: 'end',
    '& b': { font: '400 1.875rem/1 var(--font-heading)', color: 'var(--title)' },
    '& span': { whiteSpace: 'nowrap' },
  },
  '& [data-line="words"]': { maxWidth: 150, font: '400 1.1875rem/1.2 var(--font-heading)', textAlign: 'end' },
  '& > :only-child': { gridColumn: '1 / -1', maxWidth: 'none', justifyItems: 'start', textAlign: 'start' },
  [NARROW]: { columnGap: 8, '& b': { fontSize: '2.125rem' }, '& [data-line="time"] b': { fontSize: '1.625rem' } },
  [DESKTOP]: { '& [data-line="time"] b': { fontSize: '2.25rem' }, '& [data-line="words"]': { maxWidth: 260 } },
});

/** One event: its day in gold, the hour it begins across from it. */
export function EventCard({ event, isSecond }: { event: EventView; isSecond: boolean }) {
  return (
    <article css={card} id={event.anchor}>
      <span css={cloth} aria-hidden="true" />
      <img
        css={flowers}
        src={isSecond ? budded : corner}
        alt=""
        width="86"
        height="88"
        loading="lazy"
        draggable={false}
      />
      <div css={words}>
        {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        <h3>{event.title}</h3>
        {(event.day || event.time) && <When event={event} />}
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        <DressCode dressCode={event.dressCode} />
        <EventLinks event={event} />
      </div>
    </article>
  );
}

function When({ event }: { event: EventView }) {
  const { day, weekday, month, time, startsAt } = event;
  return (
    <div css={when}>
      {day && (
        <>
          <b>{day}</b>
          <span>
            <span>{weekday}</span>
            <span>{month}</span>
          </span>
        </>
      )}
      {time && <Hours time={time} startsAt={startsAt} />}
    </div>
  );
}

/** What stands before the first clock is a word such as '오전' at most; longer words are the couple's own. */
const LONGEST_WORD = 4;

/** The hour it begins large, until when and in which zone below it. */
function Hours({ time, startsAt }: { time: string; startsAt: string | null }) {
  const { before = '', clock, after = '' } = clockIn(time) ?? {};
  if (!clock || before.length > LONGEST_WORD) return <p data-line="words">{time}</p>;
  const hours = (
    <>
      <b>{[before, clock].filter(Boolean).join(' ')}</b>
      {after && <span>{after}</span>}
    </>
  );
  return startsAt ? (
    <time data-line="time" dateTime={startsAt}>
      {hours}
    </time>
  ) : (
    <p data-line="time">{hours}</p>
  );
}
