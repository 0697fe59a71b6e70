import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { HostPhoto, HostText, Initial } from '@janur/template-parts';
import { GununganWindow, SKY } from '../drawings/gunungan-window.tsx';
import { HalfGunungan } from '../drawings/half-gunungan.tsx';

/** Beside each other two hosts share the rows of the grid around them. */
const person = css({
  position: 'relative',
  display: 'grid',
  gap: 18,
  minWidth: 0,
  '&[data-layout="own"]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '&[data-layout="stacked"]': { gridTemplateColumns: '42% minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
  '&[data-layout="stacked"][data-index="1"]': {
    gridTemplateColumns: 'minmax(0, 1fr) 42%',
    textAlign: 'end',
    '& > :first-of-type': { order: 1 },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
  '&[data-layout="wide"]': {
    overflow: 'hidden',
    color: 'var(--on-soga)',
    '--focus': 'var(--on-soga)',
    background: 'var(--soga-2)',
    border: '3px solid var(--wire)',
  },
});

/** A picture rises out of the dawn, close to the seam: the narrow top of a half and its rim stay free. */
const portrait = css({
  position: 'absolute',
  bottom: 0,
  width: '100%',
  height: '66%',
  objectPosition: '50% 20%',
  maskImage: 'linear-gradient(#0000, #000 22%)',
  '[data-leaf="left"] &': { objectPosition: '42% 20%' },
  '[data-leaf="right"] &': { objectPosition: '58% 20%' },
});
export const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 25%' });
export const initial = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  paddingTop: '30%',
  font: '400 4rem/1 var(--font-script)',
  color: 'var(--soga)',
});
const whole = css({ width: 'min(76%, 320px)', marginInline: 'auto' });
const wide = css({ position: 'relative', aspectRatio: '4 / 5', background: SKY });
const round = css({
  position: 'relative',
  width: 116,
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
  background: SKY,
  border: '2px solid var(--gold-3)',
  boxShadow: 'inset 0 0 0 3px var(--gold-1)',
});

export const hostWords = css({
  minWidth: 0,
  padding: '0 8px',
  '& h3': { color: 'var(--title)', hyphens: 'auto' },
  '[data-invitation] & h3': {
    font: '600 clamp(1rem, min(5.4vw, 70vw / var(--word)), 1.625rem)/1.18 var(--font-heading)',
  },
  '[data-invitation] :is([data-layout="single"], [data-layout="wide"]) & h3': {
    fontSize: 'clamp(1.5rem, min(7.4vw, 130vw / var(--word)), 2.25rem)',
  },
  '& [data-line="child"]': { marginTop: 8, font: 'italic 500 1.0625rem/1.3 var(--font-heading)' },
  '& [data-line="parents"]': { marginTop: 3, font: '400 1rem/1.4 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: 6 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'inherit' },
  '[data-layout="stacked"] & ul, [data-layout="round"] & ul': { justifyContent: 'flex-start' },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'flex-end' },
  '[data-layout="wide"] &': {
    position: 'relative',
    marginTop: '-34%',
    padding: '72px 20px 20px',
    background: 'linear-gradient(#0000, color-mix(in srgb, var(--soga-2) 90%, #0000) 60px, var(--soga-2) 110px)',
    '& h3': { color: 'var(--on-soga)' },
  },
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal delay={index * 120}>
        <Picture host={host} index={index} layout={layout} />
      </Reveal>
      <HostText css={hostWords} host={host} />
    </article>
  );
}

function Picture({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const isHalf = layout === 'own' || layout === 'stacked';
  const picture = (
    <HostPhoto
      css={isHalf ? portrait : fill}
      host={host}
      sizes={layout === 'wide' ? '(min-width: 992px) 600px, 90vw' : '(min-width: 992px) 320px, 60vw'}
      instead={<Initial css={initial} of={[host.name]} />}
    />
  );
  if (isHalf) return <HalfGunungan side={index === 0 ? 'left' : 'right'}>{picture}</HalfGunungan>;
  if (layout === 'single') return <GununganWindow css={whole}>{picture}</GununganWindow>;
  return <div css={layout === 'wide' ? wide : round}>{picture}</div>;
}
