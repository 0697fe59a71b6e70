import { css } from '@emotion/react';
import type { EventView } from '@janur/kit';
import { EventText, nameStyle } from '@janur/template-parts';
import { outlineButton, solidButton } from '../parts/buttons.ts';
import { bevelled, inBevel } from '../parts/card.ts';
import { script } from '../parts/letters.ts';
import { SILK } from '../parts/paper.ts';

const card = css(bevelled);

/** The tab of ribbon stands beside the words; the buttons take all of the width below both. */
const body = css(inBevel, {
  padding: '26px 22px 28px 24px',
  minHeight: 290,
});

const ribbon = css({
  position: 'relative',
  float: 'left',
  width: 80,
  margin: '-34px 24px 12px 0',
  filter: 'drop-shadow(2px 4px 4px color-mix(in srgb, var(--wine-deep) 40%, transparent))',
  '[data-flip] &': { float: 'right', margin: '-34px 0 12px 20px' },
});
const silk = css({
  minHeight: 156,
  padding: '40px 3px 38px',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 4,
  textAlign: 'center',
  color: 'var(--on-primary)',
  font: '500 .8125rem/1.15 var(--font-heading)',
  letterSpacing: '.015em',
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 22px), 0 100%)',
  background: `linear-gradient(color-mix(in srgb, var(--wine-deep) 45%, transparent) 12px, #0000 12px), ${SILK}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 4px 8px',
    borderInline: '1px dashed color-mix(in oklab, var(--on-primary) 60%, var(--primary))',
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 22px), 0 100%)',
  },
  '& b': { font: '500 2.875rem/1.02 var(--font-heading)', letterSpacing: 0, fontVariantNumeric: 'lining-nums' },
});

const words = css({
  hyphens: 'auto',
  '& > img': { height: 40, width: 'auto', maxWidth: 110, marginBottom: 6, objectFit: 'contain' },
  '& [data-line="session"]': { font: 'italic 500 1.0625rem/1.3 var(--font-body)' },
  '& h3': {
    ...script,
    fontSize: 'max(1.5rem, min(calc(2.875rem * var(--script)), calc(min(188px, 44vw) / (var(--word) * .42 + .3))))',
    lineHeight: 1.1,
    color: 'var(--title)',
  },
  '& [data-line="date"]': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& [data-line="time"]': {
    marginTop: 12,
    font: '600 1.1875rem/1.25 var(--font-heading)',
    fontVariantNumeric: 'lining-nums',
  },
  '& [data-line="place"]': { marginTop: 8, font: '600 1.1875rem/1.3 var(--font-body)' },
  '& [data-line="street"]': { font: '400 1.0625rem/1.35 var(--font-body)', whiteSpace: 'pre-line' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginTop: 10,
    font: 'italic 400 1.0625rem/1.3 var(--font-body)',
  },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 7 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 22,
    height: 22,
    borderRadius: '50%',
    boxShadow: '0 0 0 1px var(--line)',
  },
  '& [data-part="event-links"]': { clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 9, paddingTop: 18 },
  '& [data-part="event-links"] > li': { flex: '1 1 128px', minWidth: 0 },
  '& :is(a, summary)': { ...outlineButton, padding: '10px 8px', fontSize: '.9375rem', color: 'var(--caps-on-base)' },
  '& [data-part="choices"]': { display: 'grid', border: '1px solid', borderTop: 0 },
  '& [data-part="choices"] li + li': { borderTop: '1px solid' },
  '& [data-part="choices"] a': { boxShadow: 'none' },
  '& [data-primary] > a, & [data-primary] summary': { ...solidButton, fontSize: '.9375rem' },
});

/** One event: its day on the ribbon, its words on the card. */
export function Insert({ event, isFlipped }: { event: EventView; isFlipped: boolean }) {
  return (
    <article css={card} id={event.anchor} data-flip={isFlipped || undefined} style={nameStyle([event.title])}>
      <div>
        <div css={body}>
          {event.day && (
            <div css={ribbon} aria-hidden="true">
              <p css={silk}>
                <span>{event.weekday}</span>
                <b>{event.day}</b>
                <span>{event.month}</span>
              </p>
            </div>
          )}
          <EventText css={words} event={event} />
        </div>
      </div>
    </article>
  );
}
