import { css } from '@emotion/react';
import { dotted, DressCode, EventLinks, type EventView, useQuiet } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import { fitsRim, Rim } from '../drawings/rim.tsx';
import { darkPill, lightPill, pill } from '../parts/look.ts';

/** Cream, peach and gold by turns; what is printed on each is readable on it. */
const FACES = [
  {
    face: 'var(--cream)',
    shade: 'var(--gold)',
    ring: 'var(--red)',
    rim: 'var(--red)',
    title: 'var(--red)',
    ink: 'var(--soot)',
    script: 'var(--deep)',
  },
  {
    face: 'var(--third)',
    shade: 'var(--red)',
    ring: 'var(--title-on-third)',
    rim: 'var(--ink-on-third)',
    title: 'var(--title-on-third)',
    ink: 'var(--ink-on-third)',
    script: 'var(--ink-on-third)',
  },
  {
    face: 'var(--gold)',
    shade: 'var(--deep)',
    ring: 'var(--soot)',
    rim: 'var(--soot)',
    title: 'var(--soot)',
    ink: 'var(--soot)',
    script: 'var(--soot)',
  },
] as const;

const disc = css({
  position: 'relative',
  width: 'min(304px, 100%)',
  minHeight: 'min(304px, 100vw - 44px)',
  aspectRatio: '1',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: '58px 46px 56px',
  borderRadius: '50%',
  textAlign: 'center',
  '--focus': 'var(--soot)',
  '& > img': { position: 'relative', height: 34, width: 'auto', maxWidth: 100, marginBottom: 4, objectFit: 'contain' },
  '& p': { position: 'relative', maxWidth: '100%' },
  '& h3': { position: 'relative', maxWidth: '100%', marginTop: 4, lineHeight: 1.06, hyphens: 'auto' },
  // the nearer to the rim, the shorter a line may be
  '& [data-line="session"]': { font: '400 1.5625rem/1.05 var(--font-script)', maxWidth: '76%' },
  '& :is([data-line="place"], [data-line="street"], [data-line="time"])': { maxWidth: '88%', textWrap: 'balance' },
  '& [data-line="street"]:last-of-type': { maxWidth: '72%' },
  '& [data-line="place"]': { marginTop: 8, font: '600 1.0625rem/1.25 var(--font-body)' },
  '& :is([data-line="street"], [data-line="time"])': { font: '400 1rem/1.28 var(--font-body)' },
  [CJK]: { '& h3': { fontSize: '1.375rem !important' } },
  [DESKTOP]: { width: 340, padding: '64px 52px 62px' },
});
/** Large letters have no room in a circle, and are not read along its rim. */
const quietDisc = css({ minHeight: 0, aspectRatio: 'auto', padding: '30px 18px 58px', borderRadius: 40 });
const spoken = css({
  '&&': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});
const below = css({ position: 'relative', width: 'min(304px, 100%)', [DESKTOP]: { width: 340 } });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: -38,
  '& :is(a, summary)': lightPill,
  '& [data-action="save"] :is(a, summary)': darkPill,
  '& [data-primary] > a, & [data-primary] summary': pill,
  '& li': { maxWidth: '100%' },
  '& li:has([open])': { flexBasis: '100%' },
  '& [data-part="choices"]': { display: 'grid', gap: 6, marginTop: 6 },
});
const dress = css({
  marginTop: 14,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  textAlign: 'center',
  font: '500 1rem/1.35 var(--font-body)',
  '& [data-part="label"]': { font: '400 1.5rem/1.1 var(--font-script)', color: 'var(--spark)' },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 4 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 34,
    height: 34,
    borderRadius: '50%',
    boxShadow: '0 0 0 2.5px var(--cream)',
  },
});

const TITLES = [
  { most: 14, fontSize: '1.875rem' },
  { most: 26, fontSize: '1.625rem' },
  { most: 44, fontSize: '1.3125rem' },
] as const;
const titleSize = (title: string) => TITLES.find(({ most }) => title.length <= most)?.fontSize ?? '1.125rem';

/** A round one has no room for a long address: that stands below. */
const ROUND = { street: 40, all: 100 };

/** One event on a coaster: day and time around the rim, its ways on the edge. */
export function Coaster({ event, index }: { event: EventView; index: number }) {
  const { date, time, title, sessionType, location, street, iconUrl } = event;
  const { face, shade, ring, rim, title: titleInk, ink, script } = FACES[index % FACES.length] ?? FACES[0];
  const both = dotted([date, time]);
  const isQuiet = useQuiet();
  const isTimeInside = isQuiet || (Boolean(time && date) && !fitsRim(both));
  const letters = [title, sessionType, location, street].join('').length;
  const isStreetInside = (street ?? '').length <= ROUND.street && letters <= ROUND.all && !iconUrl;
  return (
    <>
      <div css={[disc, isQuiet && quietDisc, { color: ink, background: face, boxShadow: `8px 9px 0 ${shade}` }]}>
        {!isQuiet && <Rim words={isTimeInside ? (date ?? '') : both} ring={ring} ink={rim} />}
        {iconUrl && <img src={iconUrl} alt="" loading="lazy" draggable={false} />}
        {sessionType && (
          <p data-line="session" css={{ color: script }}>
            {sessionType}
          </p>
        )}
        <h3 css={{ color: titleInk, fontSize: titleSize(title) }}>{title}</h3>
        <p css={spoken}>{event.startsAt ? <time dateTime={event.startsAt}>{both}</time> : both}</p>
        {isTimeInside && (
          <p data-line="time" aria-hidden="true">
            {isQuiet ? both : time}
          </p>
        )}
        {location && <p data-line="place">{location}</p>}
        {street && isStreetInside && <p data-line="street">{street}</p>}
      </div>
      <div css={below}>
        <EventLinks css={links} event={event} />
        {street && !isStreetInside && <p css={{ marginTop: 12, textAlign: 'center' }}>{street}</p>}
        <DressCode css={dress} dressCode={event.dressCode} />
      </div>
    </>
  );
}
