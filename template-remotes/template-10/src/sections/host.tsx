import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText, Initial, NARROW } from '@janur/template-parts';
import { Knot } from '../drawings/knot.tsx';
import { Porthole } from '../drawings/porthole.tsx';

/** Own: one window to the left, the other to the right, the rope between them tied in a knot. */
const person = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  minWidth: 0,
  '&[data-layout="stacked"]': { gridTemplateColumns: '44% minmax(0, 1fr)', alignItems: 'center' },
  '&[data-layout="stacked"][data-index="1"]': {
    gridTemplateColumns: 'minmax(0, 1fr) 44%',
    '& > :first-of-type': { order: 1 },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'center' },
  '&[data-layout="wide"]': { gap: 0 },
});
const between = css({
  marginBlock: '18px 4px',
  [DESKTOP]: { position: 'absolute', top: 50, marginBlock: 0, zIndex: -1 },
});
const portrait = css({
  width: 'min(66%, 290px)',
  '[data-layout="single"] &': { width: 'min(80%, 340px)' },
  [DESKTOP]: { '[data-layout="own"] &': { width: 216 } },
  '[data-layout="stacked"] &, [data-layout="round"] &, [data-layout="wide"] &': { width: '100%' },
});
const wide = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 28,
  background: 'linear-gradient(var(--sky), var(--dawn))',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
export const initial = css({ font: '400 6rem/1 var(--font-script)', color: 'var(--title)' });

export const words = css({
  minWidth: 0,
  textAlign: 'center',
  '& h3': {
    font: 'italic 600 clamp(1.375rem, min(7vw, 104vw / var(--word)), 2rem)/1.12 var(--font-heading)',
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="child"]': { marginTop: 8, font: '500 1rem/1.4 var(--font-body)' },
  '& [data-line="parents"]': { marginTop: 2, font: '600 1rem/1.45 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 4 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, borderRadius: '50%', color: 'var(--ink)' },
  '[data-layout="stacked"] &, [data-layout="round"] &': {
    textAlign: 'start',
    '& h3': { fontSize: 'clamp(1.1875rem, min(5.6vw, 62vw / var(--word)), 1.75rem)' },
    '& ul': { justifyContent: 'flex-start', marginInlineStart: -13 },
  },
  '[data-layout="stacked"][data-index="1"] &': {
    textAlign: 'end',
    '& ul': { justifyContent: 'flex-end', marginInline: '0 -13px' },
  },
  '[data-layout="one-photo"] & h3': { fontSize: 'clamp(1.125rem, min(5.4vw, 70vw / var(--word)), 1.625rem)' },
  '[data-layout="wide"] &': {
    position: 'relative',
    margin: '-76px 16px 0',
    padding: '20px 18px 22px',
    borderRadius: 22,
    background: 'var(--paper)',
    boxShadow: '0 6px 16px #17495a22',
  },
  [NARROW]: { '& [data-line]': { fontSize: '.9375rem' } },
  [DESKTOP]: { '[data-layout="single"] & h3': { fontSize: '2.375rem' } },
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const picture = (
    <HostPhoto
      host={host}
      sizes={layout === 'wide' ? '(min-width: 992px) 560px, 88vw' : '(min-width: 992px) 290px, 62vw'}
      instead={<Initial css={initial} of={[host.name]} />}
    />
  );
  return (
    <>
      {layout === 'own' && index > 0 && <Knot css={between} />}
      <article css={person} data-layout={layout} data-index={index}>
        <Reveal css={portrait} delay={index * 120}>
          {layout === 'wide' ? <div css={wide}>{picture}</div> : <Porthole>{picture}</Porthole>}
        </Reveal>
        <HostText css={words} host={host} />
      </article>
    </>
  );
}
