import { css } from '@emotion/react';
import type { EventView } from '@janur/kit';
import { DESKTOP, EventText } from '@janur/template-parts';
import between from '../assets/between.webp';
import closing from '../assets/closing.webp';
import crossing from '../assets/crossing.webp';
import { card } from '../parts/card.ts';
import { goldButton, ornament, wireButton } from '../parts/layout.ts';
import { lit } from '../parts/light.ts';

const frame = css(card, { padding: '30px 20px 34px' });

const words = css({
  '& > img': { height: 44, width: 'auto', maxWidth: 120, margin: '0 auto 10px', objectFit: 'contain' },
  '& [data-line="session"]': { font: 'italic 500 1.125rem/1.3 var(--font-body)' },
  '& h3': {
    padding: '0 clamp(28px, 12%, 64px)',
    fontSize: 'clamp(1.625rem, 8.4vw, 2.0625rem)',
    lineHeight: 1.1,
    color: 'var(--title-on-third)',
    hyphens: 'auto',
  },
  '& :is([data-line="date"], [data-line="time"])': {
    marginTop: 4,
    font: 'italic 500 1.1875rem/1.3 var(--font-body)',
  },
  '& [data-line="place"]': { marginTop: 14, font: '600 1.3125rem/1.2 var(--font-body)' },
  '& [data-line="street"]': { font: '500 1.0625rem/1.3 var(--font-body)' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px 8px',
    marginTop: 12,
    font: 'italic 500 1.0625rem/1.3 var(--font-body)',
  },
  '& [data-part="text"]': { fontStyle: 'normal' },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 26,
    height: 26,
    borderRadius: '50%',
    border: '1px solid color-mix(in srgb, var(--gold) 60%, #0000)',
  },
  '& [data-part="event-links"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 10,
    marginTop: 18,
  },
  '& [data-part="event-links"] > li': { flex: '0 1 auto', minWidth: 'min(112px, 100%)', maxWidth: '100%' },
  '& :is(a, summary)': { ...wireButton, fontSize: '.9375rem' },
  '& [data-primary] > a, & [data-primary] summary': { ...goldButton, fontSize: '.9375rem' },
  '& [data-part="choices"]': { display: 'grid', borderInline: 'inherit' },
  '& [data-part="choices"] a': { borderTop: 0 },
  [DESKTOP]: { '& h3': { fontSize: '2.5rem' } },
});

/** Where each picture lies on its card, measured as the mock-up has it. */
const FLOWERS = [
  { src: crossing, width: 220, height: 276, place: css(ornament, lit, { right: -66, top: -120, width: 220 }) },
  { src: between, width: 240, height: 236, place: css(ornament, lit, { left: -70, top: -74, width: 240 }) },
];
const last = css(ornament, lit, { right: -70, bottom: -94, width: 240 });

/** One event; flowers lie over a corner of its card, on every other card over the other. */
export function EventCard({ event, index, isLast }: { event: EventView; index: number; isLast: boolean }) {
  const flower = FLOWERS[index % FLOWERS.length];
  return (
    <article css={frame} id={event.anchor}>
      <EventText css={words} event={event} />
      {flower && (
        <img
          css={flower.place}
          src={flower.src}
          alt=""
          width={flower.width}
          height={flower.height}
          loading="lazy"
          draggable={false}
        />
      )}
      {isLast && <img css={last} src={closing} alt="" width="240" height="226" loading="lazy" draggable={false} />}
    </article>
  );
}
