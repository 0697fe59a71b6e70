import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView, useCouple, useSeats, useSettings, useTexts } from '@janur/kit';
import { CJK, nameStyle, NARROW } from '@janur/template-parts';
import { Fragment } from 'react';
import { Doodle } from '../parts/doodle.tsx';
import { paper } from '../parts/paper.ts';
import { Tape } from '../parts/tape.tsx';
import { settings } from '../settings.ts';
import { printedForm } from './event-styles.ts';

const pass = css({ position: 'relative' });
const card = css(printedForm, {
  ...paper,
  position: 'relative',
  borderRadius: 11,
  boxShadow: '1px 6px 4px #3a2f2838, 0 1px 2px #3a2f2840',
  '& > div': { position: 'relative', padding: '14px 16px 16px' },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 42,
  padding: '10px 16px',
  borderRadius: '11px 11px 0 0',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  // as an airline's sign: on a plate of the paper, whatever ground it was drawn for
  '& > img': {
    height: 40,
    width: 'auto',
    maxWidth: 120,
    padding: 4,
    borderRadius: 4,
    objectFit: 'contain',
    background: 'var(--third)',
  },
  '& > img + h3': { flex: '1 1 0', minWidth: '6em' },
  '& :is(h3, p)': { font: '700 1rem/1.2 var(--font-body)', wordSpacing: 0, overflowWrap: 'anywhere' },
});
/** From one to two; where words are long, one below the other. */
const route = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 6px',
  paddingBottom: 10,
  '& b': {
    font: '400 max(1.75rem, min(3.125rem, (min(100vw, 520px) - 150px) * 1.200 / var(--word)))/.95 var(--font-heading)',
    overflowWrap: 'anywhere',
    [CJK]: { fontSize: '1.75rem' },
  },
  '& b:last-of-type:not(:only-of-type)': { color: 'var(--marker-on-third)', marginLeft: 'auto' },
});
const flight = css({
  position: 'relative',
  flex: '1 0 56px',
  maxWidth: 110,
  height: 30,
  color: 'var(--ink-on-third)',
  borderRadius: '50%',
  borderTop: '2.4px dotted currentColor',
  marginTop: 12,
});
const plane = css({ left: 'calc(50% - 16px)', top: -14, width: 32, height: 24 });
/** Torn here; half a hole at both ends, through which one sees the page. */
const tear = css({
  position: 'relative',
  height: 18,
  margin: '0 -16px',
  background: 'radial-gradient(circle 1px, currentColor 1px, #0000 1.4px) 0 50% / 7px 3px repeat-x content-box',
  padding: '0 16px',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    width: 9,
    height: 18,
    background: 'var(--base)',
    boxShadow: 'inset 0 2px 2px #3a2f2833',
  },
  '&::before': { left: 0, borderRadius: '0 9px 9px 0' },
  '&::after': { right: 0, borderRadius: '9px 0 0 9px' },
});
const fields = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  padding: '8px 0 10px',
  '& > *': { font: '700 1.0625rem/1.3 var(--font-body)' },
});
const address = css({ paddingRight: 92, minHeight: 78, [NARROW]: { paddingRight: 76 } });
/** The stamp of whoever lets one board. */
const stamp = css({
  position: 'absolute',
  right: 0,
  top: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  width: 76,
  aspectRatio: '1',
  borderRadius: '50%',
  color: 'var(--marker-on-third)',
  border: '2.4px solid currentColor',
  boxShadow: 'inset 0 0 0 4px var(--third), inset 0 0 0 5px currentColor',
  rotate: '-14deg',
  '& > i': { position: 'static', width: 20, height: 18 },
  '& b': { font: '400 1.5rem/.8 var(--font-heading)' },
  [NARROW]: { width: 66 },
});
const placed = css({ position: 'relative' });
const tape = css({ left: 'calc(50% - 20px)', top: -17, width: 88, rotate: '-5deg' });

/** A ceremony: two set out together. */
export function BoardingPass({ event }: { event: EventView }) {
  const { names, initials, isSingleHost } = useCouple();
  const { journey_from: from, journey_to: to } = useSettings(settings);
  const seats = useSeats();
  const { t } = useTexts();
  const ends = from && to ? [from, to] : names;
  return (
    <article css={pass}>
      <Tape kind="stripes" css={tape} />
      <div css={card}>
        <header css={head}>
          {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
          <h3>{event.title}</h3>
          {(event.sessionType ?? event.weekday) && <p>{event.sessionType ?? event.weekday}</p>}
        </header>
        <div>
          <p css={route} style={nameStyle(ends)} data-hand="">
            {ends.map((end, index) => (
              <Fragment key={index}>
                {index > 0 && (
                  <i css={flight} aria-hidden="true">
                    <Doodle kind="plane" css={plane} />
                  </i>
                )}
                <b>{end}</b>
              </Fragment>
            ))}
          </p>
          <div css={tear} />
          <div css={fields}>
            {event.time && <When event={event} time={event.time} />}
            {event.shortDate && <p>{event.shortDate}</p>}
            {seats && <p>{t('rsvp.person', { count: seats })}</p>}
          </div>
          <div css={placed}>
            <div css={address}>
              {event.location && <p data-line="place">{event.location}</p>}
              {event.street && <p data-line="street">{event.street}</p>}
            </div>
            <p css={stamp} aria-hidden="true">
              <Doodle kind={isSingleHost ? 'starFull' : 'heartFull'} />
              <b>{initials.join(' + ')}</b>
            </p>
          </div>
          <DressCode dressCode={event.dressCode} />
          <EventLinks event={event} />
        </div>
      </div>
    </article>
  );
}

export const When = ({ event, time }: { event: EventView; time: string }) => (
  <p>{event.startsAt ? <time dateTime={event.startsAt}>{time}</time> : time}</p>
);
