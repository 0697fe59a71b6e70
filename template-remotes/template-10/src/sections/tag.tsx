import { css } from '@emotion/react';
import { DressCode, EventLinks, type EventView } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import eye from '../assets/grommet.svg';
import link from '../assets/link.svg';
import sling from '../assets/sling.svg';
import { TagFrame } from '../drawings/tag-frame.tsx';
import { outline, solid } from '../parts/look.ts';
import { SunLine } from './sun-line.tsx';

const tag = css({
  position: 'relative',
  padding: '46px 24px 28px',
  color: 'var(--ink)',
  [DESKTOP]: { padding: '54px 40px 38px' },
  '& h3': {
    font: 'italic 600 clamp(1.75rem, 8.4vw, 2.125rem)/1.08 var(--font-heading)',
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="session"]': { font: '500 1rem/1.4 var(--font-body)' },
  '& [data-line="time"]': { marginTop: 8, font: '600 1rem/1.4 var(--font-body)' },
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
  '&[data-at="left"]': { left: '17%' },
  '&[data-at="right"]': { left: 'auto', right: '17%' },
});
/** What it hangs on: a sling of the knot, or two ends of rope from the tag above. */
const held = css({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 16px)',
  top: -10,
  width: 32,
  height: 40,
  background: `url("${sling}") 0 0 / 100% 100%`,
  pointerEvents: 'none',
  '&[data-at]': { top: -42, left: 'calc(17% + 6px)', width: 16, height: 66, backgroundImage: `url("${link}")` },
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
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(126px, 1fr))',
  gap: 8,
  marginTop: 18,
  '& :is(a, summary)': { ...outline, padding: '10px 8px', fontSize: '.9375rem' },
  '& [data-primary] > a, & [data-primary] summary': { ...solid, padding: '10px 8px', fontSize: '.9375rem' },
  '& li:has([open])': { gridColumn: '1 / -1' },
  '& [data-part="choices"]': { display: 'grid', gap: 6, marginTop: 6 },
  '& [data-primary] [data-part="choices"] a': { ...outline, fontSize: '.9375rem' },
});

/** One event on a tag with its eyes and rope. */
export function Tag({ event, isFirst }: { event: EventView; isFirst: boolean }) {
  const { date, time, startsAt } = event;
  const when = [date, time].filter(Boolean).join(' · ');
  return (
    <article css={tag} id={event.anchor}>
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
          <p data-line="place">{[event.location, event.street].filter(Boolean).join(', ')}</p>
        )}
        <SunLine event={event} />
        <DressCode css={dress} dressCode={event.dressCode} />
        <EventLinks css={links} event={event} />
      </div>
    </article>
  );
}
