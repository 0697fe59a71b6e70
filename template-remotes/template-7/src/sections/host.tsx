import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { HostPhoto, HostText, Initial } from '@janur/template-parts';
import posy from '../assets/posy.svg';
import { MoonGate } from '../drawings/moon-gate.tsx';
import { LACQUER } from '../parts/layout.ts';

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
  '&[data-layout="wide"]': { overflow: 'hidden', border: '2px solid #d4a24a', background: 'var(--paper)' },
});
const gateAndFlowers = css({
  position: 'relative',
  '[data-layout="single"] &': { width: 'min(78%, 340px)', marginInline: 'auto' },
});
const picture = css({
  '[data-layout="wide"] &': {
    position: 'relative',
    aspectRatio: '4 / 5',
    background: LACQUER,
    display: 'grid',
    placeItems: 'center',
  },
});
export const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const initial = css({
  font: '400 3.5rem/1.1 var(--font-heading)',
  color: 'var(--title)',
  '[data-layout="wide"] &': { color: 'var(--on-primary)' },
});

/** Paper-cut peonies, mirrored at the left. */
const flowers = css({
  position: 'absolute',
  bottom: '1%',
  right: '-10%',
  width: '32%',
  aspectRatio: '150 / 172',
  background: 'var(--primary)',
  mask: `url(${posy}) 0 0 / 100% 100%`,
  pointerEvents: 'none',
  '&[data-left]': { right: 'auto', left: '-10%', transform: 'scaleX(-1)' },
});
/** Peonies at both feet of a gate. */
export const Corners = () => (
  <>
    <div css={flowers} data-left="" />
    <div css={flowers} />
  </>
);

export const words = css({
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1.125rem, min(5.6vw, 76vw / var(--word)), 1.875rem)',
    lineHeight: 1.2,
    color: 'var(--ink)',
    hyphens: 'auto',
  },
  '[data-layout="single"] & h3, [data-layout="wide"] & h3': {
    fontSize: 'clamp(1.375rem, min(7.6vw, 120vw / var(--word)), 2.25rem)',
  },
  '& [data-line="child"]': { marginTop: 8, font: '400 1rem/1.4 var(--font-body)', color: 'var(--soft)' },
  '& [data-line="parents"]': { marginTop: 2, font: '600 1rem/1.4 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 6 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'var(--title)' },
  '[data-layout="stacked"] & ul, [data-layout="round"] & ul': { justifyContent: 'flex-start' },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'flex-end' },
  '[data-layout="wide"] &': {
    position: 'relative',
    margin: '-84px 14px 14px',
    padding: '20px 16px',
    background: 'var(--paper)',
    border: '1px solid var(--gold)',
  },
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const portrait = (
    <HostPhoto
      css={fill}
      host={host}
      sizes={layout === 'wide' ? '(min-width: 992px) 600px, 90vw' : '(min-width: 992px) 300px, 46vw'}
      instead={<Initial css={initial} of={[host.name]} />}
    />
  );
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={gateAndFlowers} delay={index * 120}>
        {layout === 'wide' ? (
          <div css={picture}>{portrait}</div>
        ) : (
          <>
            <MoonGate>{portrait}</MoonGate>
            {layout === 'single' ? <Corners /> : <div css={flowers} data-left={index === 0 ? '' : undefined} />}
          </>
        )}
      </Reveal>
      <HostText css={words} host={host} />
    </article>
  );
}
