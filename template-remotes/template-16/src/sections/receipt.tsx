import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView, useIsBirthday, useSettings } from '@janur/kit';
import { CJK } from '@janur/template-parts';
import balloons from '../assets/balloons.svg';
import barcode from '../assets/barcode.svg';
import dotted from '../assets/dotted-paper.svg';
import stem from '../assets/stem.svg';
import { lifted, paper } from '../parts/paper.ts';
import { Tape } from '../parts/tape.tsx';
import { settings } from '../settings.ts';
import { When } from './boarding-pass.tsx';
import { printedForm } from './event-styles.ts';

/** The receipt lies over a scrap of dotted paper with a flower pressed on it. */
const bed = css({
  position: 'relative',
  paddingLeft: 'clamp(34px, 15vw, 84px)',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    left: -60,
    bottom: -34,
    width: 'min(260px, 74%)',
    height: '74%',
    rotate: '-9deg',
    background: `url("${dotted}") 0 0 / 100% 100% no-repeat`,
  },
  isolation: 'isolate',
});
const flower = css({
  position: 'absolute',
  left: -14,
  bottom: '6%',
  width: 'clamp(70px, 24vw, 112px)',
  aspectRatio: '96 / 258',
  background: `url("${stem}") 50% / contain no-repeat`,
  '&[data-birthday]': { backgroundImage: `url("${balloons}")`, bottom: '22%' },
});
const flowerTape = css({ left: -12, bottom: '12%', width: 70, rotate: '-12deg' });

const roll = css(printedForm, {
  ...paper,
  position: 'relative',
  padding: '30px 20px 18px',
  textAlign: 'center',
  boxShadow: lifted,
  borderRadius: '2px 2px 0 0',
  // torn off over a toothed blade
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% - 1px)',
    height: 9,
    background: 'conic-gradient(from -45deg at 50% 100%, #0000 90deg, var(--third) 0) 0 0 / 12px 9px',
    transform: 'scaleY(-1)',
    clipPath: 'none',
  },
  '& h3': {
    fontSize: 'clamp(2.250rem, 12vw, 3.125rem)',
    lineHeight: 0.9,
    color: 'var(--title-on-third)',
    [CJK]: { fontSize: '1.75rem' },
  },
  '& [data-line="session"]': { marginBottom: 4, font: '600 1rem/1.25 var(--font-body)' },
  '& [data-line="place"]': { marginTop: 8 },
});
const rows = css({
  margin: '12px 0',
  padding: '9px 0',
  border: 'dashed currentColor',
  borderWidth: '1.5px 0',
  font: '500 1rem/1.5 var(--font-body)',
  textAlign: 'start',
  '& > *': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 14px' },
  '& p': { overflowWrap: 'anywhere' },
  '& p:last-of-type:not(:only-of-type)': { fontWeight: 700 },
  '& b': { fontWeight: 700 },
});
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 14px',
  font: '700 1.0625rem/1.1 var(--font-body)',
  '& b': { font: '400 2.25rem/.9 var(--font-heading)', color: 'var(--marker-on-third)' },
});
const code = css({
  display: 'block',
  height: 28,
  marginTop: 18,
  background: 'currentColor',
  mask: `url("${barcode}") 0 0 / 100% 100%`,
});
const tape = css({ left: 'calc(50% - 46px)', top: -14, width: 92, rotate: '4deg' });

/** A feast: what one gets there, and what it comes to. */
export function Receipt({ event }: { event: EventView }) {
  const isBirthday = useIsBirthday();
  const { receipt } = useSettings(settings);
  const lines = receiptLines(receipt);
  const sum = lines.length > 1 ? lines.at(-1) : undefined;
  return (
    <article css={bed}>
      <i css={flower} data-birthday={isBirthday ? '' : undefined} aria-hidden="true" />
      {!isBirthday && <Tape kind="daisies" css={flowerTape} />}
      <div css={roll}>
        <Tape kind="daisies" css={tape} />
        {event.iconUrl && (
          <img src={event.iconUrl} alt="" loading="lazy" draggable={false} css={{ marginInline: 'auto' }} />
        )}
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        <h3>{event.title}</h3>
        {event.location && <p data-line="place">{event.location}</p>}
        {event.street && <p data-line="street">{event.street}</p>}
        {(event.date || event.time || lines.length > 0) && (
          <div css={rows}>
            <div>
              {event.date && <p>{event.date}</p>}
              {event.time && <When event={event} time={event.time} />}
            </div>
            {lines.slice(0, sum ? -1 : undefined).map(([what, much], index) => (
              <div key={index}>
                <span>{what}</span> <b>{much}</b>
              </div>
            ))}
          </div>
        )}
        {sum && (
          <p css={total}>
            <span>{sum[0]}</span> <b data-hand="">{sum[1]}</b>
          </p>
        )}
        <DressCode dressCode={event.dressCode} />
        <EventLinks event={event} />
        <i css={code} aria-hidden="true" />
      </div>
    </article>
  );
}

/** 'Cake 1x; Hugs free' in lines of what there is and, its last word, how much of it. */
export function receiptLines(words: string): [what: string, much: string][] {
  return words
    .split(';')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first)
    .map((line) => (line.length > 1 ? [line.slice(0, -1).join(' '), line.at(-1) ?? ''] : [line.join(' '), '']));
}
