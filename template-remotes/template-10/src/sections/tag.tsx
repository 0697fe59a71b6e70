import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView, signsOf, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import eye from '../assets/grommet.svg';
import link from '../assets/link.svg';
import sling from '../assets/sling.svg';
import { TagFrame } from '../drawings/tag-frame.tsx';
import { outline, solid } from '../parts/look.ts';
import { MoonLine } from './moon-line.tsx';
import { SunLine } from './sun-line.tsx';

const tag = css({
  position: 'relative',
  padding: '46px 24px 28px',
  '&[data-first]': { paddingTop: 66 },
  color: 'var(--ink)',
  [DESKTOP]: { padding: '54px 40px 38px', '&[data-first]': { paddingTop: 72 } },
  '& h3': {
    font: 'italic 600 clamp(1.75rem, 8.4vw, 2.125rem)/1.08 var(--font-heading)',
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="session"]': { font: '500 1rem/1.4 var(--font-body)' },
  '& [data-line="time"]': { marginTop: 8, font: '600 1rem/1.4 var(--font-body)' },
  // the hours have a line of their own
  '& [data-line="time"] span': { display: 'block' },
  '& [data-line="place"]': { marginTop: 4, font: '500 1rem/1.45 var(--font-body)', whiteSpace: 'pre-line' },
});
const content = css({
  position: 'relative',
  '& > img': { width: 44, height: 44, objectFit: 'contain', marginBottom: 6 },
});
const hole = css({
  position: 'absolute',
  top: 10,
  left: 'calc(50% - 14px)',
  width: 28,
  height: 28,
  background: `url("${eye}")`,
  '&:not([data-at])': { top: 26 },
  '&[data-at="left"]': { left: '17%' },
  '&[data-at="right"]': { left: 'auto', right: '17%' },
});
/** What it hangs on: a sling of the knot, or two ends of rope from the tag above. */
const held = css({
  position: 'absolute',
  left: 'calc(50% - 16px)',
  top: 8,
  width: 32,
  height: 34,
  background: `url("${sling}") 0 0 / 100% 100%`,
  pointerEvents: 'none',
  '&[data-at]': {
    zIndex: 1,
    top: -42,
    left: 'calc(17% + 6px)',
    width: 16,
    height: 66,
    backgroundImage: `url("${link}")`,
  },
  '&[data-at="right"]': { left: 'auto', right: 'calc(17% + 6px)', transform: 'scaleX(-1)' },
});
const dress = css({
  marginTop: 14,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  font: '500 1rem/1.4 var(--font-body)',
  '& [data-part="label"]': { fontWeight: 700 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 30,
    height: 30,
    borderRadius: '50%',
    boxShadow: 'inset 0 0 0 2px #17495a40',
  },
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 18,
  '& > li': { flex: '1 1 126px', minWidth: 0 },
  '& :is(a, summary)': { ...outline, padding: '10px 8px', fontSize: '.9375rem' },
  '& [data-primary] > a, & [data-primary] summary': { ...solid, padding: '10px 8px', fontSize: '.9375rem' },
  position: 'relative',
  // a small menu over the tag
  '& [data-part="choices"]': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    bottom: 'calc(100% + 8px)',
    display: 'grid',
    gap: 6,
    padding: 10,
    borderRadius: 24,
    background: 'var(--paper)',
    boxShadow: '0 10px 30px #06222c55, inset 0 0 0 1px #17495a33',
  },
  '& [data-primary] [data-part="choices"] a': { ...outline, fontSize: '.9375rem' },
});

/** One event on a tag with its eyes and rope. */
export function Tag({ event, before }: { event: EventView; before?: EventView | undefined }) {
  const { locale } = useTexts();
  const { date, time, startsAt } = event;
  const isFirst = !before;
  const when =
    date && time ? (
      <>
        {date} <span>{time}</span>
      </>
    ) : (
      (date ?? time)
    );
  return (
    <article css={tag} id={event.anchor} data-first={isFirst ? '' : undefined}>
      <TagFrame />
      {isFirst ? (
        <>
          <i css={hole} />
          <i css={held} />
        </>
      ) : (
        (['left', 'right'] as const).map((side) => (
          <span key={side} aria-hidden="true">
            <i css={hole} data-at={side} />
            <i css={held} data-at={side} />
          </span>
        ))
      )}
      <div css={content}>
        {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
        {event.sessionType && <p data-line="session">{event.sessionType}</p>}
        <h3>{event.title}</h3>
        {when && <p data-line="time">{startsAt ? <time dateTime={startsAt}>{when}</time> : when}</p>}
        {(event.location ?? event.street) && (
          <p data-line="place">{[event.location, event.street].filter(Boolean).join(signsOf(locale).comma)}</p>
        )}
        {before?.date === date ? <MoonLine event={event} /> : <SunLine event={event} />}
        <DressCode css={dress} dressCode={event.dressCode} />
        <EventLinks css={links} event={event} />
      </div>
    </article>
  );
}
