import { css } from '@emotion/react';
import { below, DressCode, EventLinks, type EventView, from } from '@janur/kit';
import { EventTime } from '@janur/template-parts';
import { Door } from '../drawings/door.tsx';
import { outlineButton, solidButton } from '../parts/layout.ts';
import { PLASTER } from '../parts/plaster.ts';

/** Primary, olive, and the deep tone of primary, in turn. Each comes with the text colour that is readable on it. */
const DOORS = [
  { leaf: 'var(--primary)', dark: 'var(--clay-7)', lit: 'var(--clay-3)', text: 'var(--on-primary)' },
  { leaf: 'var(--olive)', dark: '#524f35', lit: '#cdc298', text: 'var(--on-olive)' },
  { leaf: 'var(--deep)', dark: 'var(--clay-7)', lit: 'var(--clay-2)', text: 'var(--on-primary)' },
];

const STEPPED =
  'polygon(0 14px, 14px 14px, 14px 7px, 28px 7px, 28px 0, calc(100% - 28px) 0, calc(100% - 28px) 7px, calc(100% - 14px) 7px, calc(100% - 14px) 14px, 100% 14px, 100% 100%, 0 100%)';

const house = css({
  position: 'relative',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  '&::before': { content: '""', position: 'absolute', inset: '22px 2px 0 -6px', boxShadow: '-4px 6px 18px #8a4a2b55' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: -6,
    bottom: -10,
    height: 20,
    background: 'linear-gradient(var(--clay-2) 2px, var(--clay-4) 2px 15px, var(--clay-6) 15px)',
  },
});
const parapet = css({ position: 'relative', background: 'var(--lit)', clipPath: STEPPED, padding: '1.5px 1.5px 0' });
const wall = css({ background: `${PLASTER}, var(--wall-face)`, clipPath: STEPPED });

const lintel = css({
  position: 'relative',
  minHeight: 54,
  padding: '15px 30px 16px',
  textAlign: 'center',
  '& h3': {
    fontSize: 'clamp(1.125rem, 5.4vw, 1.375rem)',
    lineHeight: 1.2,
    letterSpacing: '.08em',
    textTransform: 'uppercase',
    hyphens: 'auto',
  },
  '& img': { height: 40, width: 'auto', maxWidth: 120, margin: '0 auto 8px', objectFit: 'contain' },
  '& p': { font: '600 .875rem/1.4 var(--font-body)', letterSpacing: '.14em', textTransform: 'uppercase' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: -5,
    height: 13,
    background: 'linear-gradient(var(--lit) 1.6px, var(--clay-2) 1.6px 8px, #8c45272e 8px)',
  },
});

const inside = css({
  display: 'grid',
  '--door': 'clamp(104px, 32vw, 148px)',
  gridTemplateColumns: 'var(--door) minmax(0, 1fr)',
  gap: 'clamp(14px, 5vw, 28px)',
  padding: '24px 18px 0',
  minHeight: 240,
  '[data-flip] &': { gridTemplateColumns: 'minmax(0, 1fr) var(--door)' },
  '[data-flip] & > :first-of-type': { order: 1 },
  [`@media ${below('phone')}`]: { paddingInline: 12, gap: 12 },
  // two to a block: as narrow as on a phone
  [`@media ${from('wide')}`]: { '--door': '116px', gap: 18 },
});

const leaf = css({
  position: 'relative',
  alignSelf: 'stretch',
  marginTop: 'auto',
  minHeight: '100%',
  maxHeight: 460,
  overflow: 'hidden',
  textAlign: 'center',
  '&::before': { content: '""', display: 'block', aspectRatio: '124 / 218' },
  // the drawing goes on below its view: the door grows with what is written beside it
  '& svg': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    width: '100%',
    aspectRatio: '124 / 218',
    overflow: 'visible',
  },
  // the day keeps its place between the fanlight and the lower nails, however high the door is
  '& p': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    aspectRatio: '124 / 218',
    padding: '66% 7% 18%',
    display: 'grid',
    alignContent: 'center',
    gap: 3,
    font: '600 .8125rem/1.2 var(--font-body)',
    letterSpacing: '.12em',
    textTransform: 'uppercase',
  },
  '& b': { font: '400 clamp(2.75rem, 14vw, 4.25rem)/.95 var(--font-heading)', letterSpacing: 0 },
});

const details = css({
  padding: '6px 0 30px',
  hyphens: 'auto',
  '& [data-line="time"]': { font: '400 clamp(1rem, 4.3vw, 1.375rem)/1.25 var(--font-heading)' },
  '& [data-line="place"]': { marginTop: 8, font: '700 1.0625rem/1.3 var(--font-body)' },
  '& [data-line="street"]': { marginTop: 3, fontSize: '1rem', lineHeight: 1.4 },
});
/** Arched tiles on the threshold. */
const dress = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  marginTop: 14,
  fontSize: '1rem',
  lineHeight: 1.3,
  '& [data-part="label"]': { fontWeight: 600 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 26,
    height: 30,
    borderRadius: '13px 13px 3px 3px',
    boxShadow: 'inset 0 0 0 1.5px var(--lit), 0 0 0 1px var(--clay-4)',
  },
});
const links = css({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  '& :is(a, summary)': outlineButton,
  '& [data-part="save"][open] summary': { borderRadius: '24px 24px 0 0' },
  '& [data-part="choices"]': {
    display: 'grid',
    boxShadow: 'inset 0 0 0 1.5px currentColor',
    borderRadius: '0 0 6px 6px',
  },
  '& [data-part="choices"] li + li': { borderTop: '1.5px solid' },
  '& [data-part="choices"] a': { boxShadow: 'none', borderRadius: 0 },
  '& [data-primary] > a, & [data-primary] summary': { ...solidButton, boxShadow: 'inset 0 -3px 0 var(--deep)' },
});

/** One event as a house: its name on the lintel, the day on the door, the rest on the wall. */
export function House({ event, index }: { event: EventView; index: number }) {
  const door = DOORS[index % DOORS.length] ?? DOORS[0];
  return (
    <article css={house} id={event.anchor} data-flip={index % 2 === 1 || undefined}>
      <div css={parapet}>
        <div css={wall}>
          <div css={lintel}>
            {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
            {event.sessionType && <p>{event.sessionType}</p>}
            <h3>{event.title}</h3>
          </div>
          <div css={inside}>
            <div css={leaf}>
              {door && <Door leaf={door.leaf} dark={door.dark} lit={door.lit} />}
              {event.day && (
                <p style={{ color: door?.text }}>
                  <span>{event.weekday}</span>
                  <b>{event.day}</b>
                  <span>{event.month}</span>
                </p>
              )}
            </div>
            <div css={details}>
              <EventTime event={event} />
              {event.location && <p data-line="place">{event.location}</p>}
              {event.street && <p data-line="street">{event.street}</p>}
              <DressCode css={dress} dressCode={event.dressCode} />
              <EventLinks css={links} event={event} />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
