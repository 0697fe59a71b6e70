import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { HostPhoto, HostText, Initial } from '@janur/template-parts';
import { FOIL } from '../parts/foil.ts';
import { Miniature } from '../parts/miniature.tsx';

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
  '&[data-layout="round"]': { gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
  '&[data-layout="wide"]': { overflow: 'hidden', border: '1px solid color-mix(in srgb, var(--gold) 55%, #0000)' },
});
const hung = css({
  '--chain': '56px',
  '[data-layout="own"][data-index="1"] &': { '--chain': '112px' },
  '[data-layout="single"] &': { width: 'min(66%, 300px)', marginInline: 'auto' },
  '[data-layout="round"] &': { '--shape': '1', '--chain': '0px' },
});
const wide = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  background: 'radial-gradient(circle at 50% 34%, var(--glow), var(--dusk) 55%, var(--night))',
  display: 'grid',
  placeContent: 'center',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 25%' },
});
const initial = css(FOIL, { font: '400 3.5rem/1.1 var(--font-heading)', padding: '0 .12em' });

export const words = css({
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1rem, min(4.9vw, 70vw / var(--word)), 1.75rem)',
    lineHeight: 1.14,
    color: 'var(--soft)',
    hyphens: 'auto',
  },
  '[data-layout="single"] & h3, [data-layout="wide"] & h3': {
    fontSize: 'clamp(1.375rem, min(7.6vw, 120vw / var(--word)), 2.25rem)',
  },
  '& [data-line="child"]': { marginTop: 10, font: 'italic 500 1.0625rem/1.3 var(--font-body)', color: 'var(--soft)' },
  '& [data-line="parents"]': { marginTop: 3, font: '600 1.0625rem/1.35 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 6 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'var(--soft)' },
  '[data-layout="stacked"] & ul, [data-layout="round"] & ul': { justifyContent: 'flex-start' },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'flex-end' },
  '[data-layout="wide"] &': {
    position: 'relative',
    marginTop: '-38%',
    padding: '64px 20px 22px',
    background: 'linear-gradient(#0000, color-mix(in srgb, var(--base) 88%, #0000) 56px, var(--base) 96px)',
  },
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const picture = (
    <HostPhoto
      host={host}
      sizes={layout === 'wide' ? '(min-width: 992px) 580px, 90vw' : '(min-width: 992px) 280px, 46vw'}
      instead={<Initial css={initial} of={[host.name]} />}
    />
  );
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal delay={index * 120}>
        {layout === 'wide' ? <div css={wide}>{picture}</div> : <Miniature css={hung}>{picture}</Miniature>}
      </Reveal>
      <HostText css={words} host={host} />
    </article>
  );
}
