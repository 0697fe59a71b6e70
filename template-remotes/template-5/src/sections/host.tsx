import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText, Initial } from '@janur/template-parts';
import { FOIL } from '../parts/brass.ts';
import { Cameo } from '../parts/cameo.tsx';

/** Beside each other two hosts share the rows of the grid around them. */
const person = css({
  position: 'relative',
  display: 'grid',
  gap: 18,
  minWidth: 0,
  '&[data-layout="own"]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '&[data-layout="stacked"]': { gridTemplateColumns: '46% minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
  '&[data-layout="stacked"][data-index="1"]': {
    gridTemplateColumns: 'minmax(0, 1fr) 46%',
    textAlign: 'end',
    '& > :first-of-type': { order: 1 },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '124px minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
});
const cameo = css({
  '[data-layout="single"] &': { width: 'min(72%, 320px)', marginInline: 'auto' },
  '[data-layout="round"] &': { '--shape': '1' },
  '[data-layout="wide"] &': { '--shape': '5 / 6' },
});
const initial = css({
  font: '400 4.5rem/1.1 var(--font-heading)',
  padding: '0 .12em',
  ...FOIL,
});

export const words = css({
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(.875rem, min(5.6vw, 56vw / var(--word)), 1.75rem)',
    lineHeight: 1.14,
    letterSpacing: '.03em',
    textTransform: 'uppercase',
    WebkitTextStroke: '.5px currentColor',
    color: 'var(--soft)',
    hyphens: 'auto',
  },
  '[data-layout="single"] & h3, [data-layout="wide"] & h3': {
    fontSize: 'clamp(1.375rem, min(8vw, 112vw / var(--word)), 2.25rem)',
  },
  '& [data-line="child"]': { marginTop: 10, font: '400 1.3125rem/1.15 var(--font-script)', color: 'var(--soft)' },
  '& [data-line="child"]:is(:lang(zh), :lang(ja), :lang(ko))': { fontSize: '1rem', lineHeight: 1.4 },
  '& [data-line="parents"]': { marginTop: 4, font: '400 1rem/1.4 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 6 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'var(--soft)' },
  '[data-layout="stacked"] & ul, [data-layout="round"] & ul': { justifyContent: 'flex-start' },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'flex-end' },
  '[data-layout="wide"] &': {
    position: 'relative',
    zIndex: 1,
    margin: '-26% 32px 0',
    padding: '76px 12px 10px',
    background: 'linear-gradient(#0000, color-mix(in srgb, var(--base) 90%, #0000) 60px, var(--base) 96px)',
  },
  [DESKTOP]: { '& [data-line="parents"]': { fontSize: '1.0625rem' } },
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal delay={index * 120}>
        <Cameo css={cameo}>
          <HostPhoto
            host={host}
            sizes={layout === 'wide' ? '(min-width: 992px) 560px, 90vw' : '(min-width: 992px) 270px, 46vw'}
            instead={<Initial css={initial} of={[host.name]} />}
          />
        </Cameo>
      </Reveal>
      <HostText css={words} host={host} />
    </article>
  );
}
