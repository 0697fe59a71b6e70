import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { CJK, DESKTOP, HostPhoto, HostText } from '@janur/template-parts';
import garden from '../assets/garden.svg';
import { Star } from '../drawings/star.tsx';
import { Kidney } from '../parts/kidney.tsx';
import { card } from '../parts/look.ts';

const person = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  '&[data-index="1"]': { '--shade': 'var(--teal)' },
  '&[data-layout="stacked"]': { gridTemplateColumns: '46% 54%', alignItems: 'center' },
  '&[data-layout="stacked"][data-index="1"]': { gridTemplateColumns: '54% 46%', '& > :first-of-type': { order: 1 } },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', gap: 16, alignItems: 'center' },
  '&[data-layout="own"][data-index="1"]': { [DESKTOP]: { paddingTop: 60 } },
  [DESKTOP]: { '&[data-layout="single"]': { gridTemplateColumns: '52% 48%', alignItems: 'center' } },
});
const shell = css({ position: 'relative', width: '100%' });
const portrait = css({
  width: 'min(80%, 330px)',
  marginInline: 'auto',
  '[data-index="1"] &': { scale: '-1 1', '& img': { scale: '-1 1' } },
  '[data-layout]:is([data-layout="stacked"], [data-layout="round"]) &': { width: '94%' },
  '[data-layout="single"] &': { [DESKTOP]: { width: 'min(100%, 400px)' } },
});
const wide = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: 28,
  background: 'var(--pool)',
  boxShadow: '9px 10px 0 var(--shade, var(--gold))',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const star = css({ position: 'absolute', right: '4%', top: 0, width: 52, rotate: '14deg' });

/** A host in a kidney of a window with a card below; the layouts of pairs stand by `bride_groom_style`. */
export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const picture = (
    <HostPhoto
      host={host}
      sizes="(min-width: 992px) 400px, 80vw"
      instead={<img src={garden} alt="" loading="lazy" draggable={false} />}
    />
  );
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={shell} delay={index * 120}>
        {layout === 'wide' ? <div css={wide}>{picture}</div> : <Kidney css={portrait}>{picture}</Kidney>}
        {(layout === 'single' || layout === 'own') && <Star css={star} rays="var(--red)" dots="var(--teal)" />}
      </Reveal>
      <HostCard host={host} layout={layout} />
    </article>
  );
}

const words = css({
  ...card,
  position: 'relative',
  minWidth: 0,
  width: '100%',
  padding: '22px 20px 20px',
  textAlign: 'center',
  '[data-layout="single"] > &, [data-layout="own"] > &': { width: 'min(100%, 400px)', marginTop: -22 },
  '[data-layout="single"] > &': { [DESKTOP]: { margin: 0, padding: '40px 32px' } },
  '[data-layout="wide"] > &': { width: '88%', marginTop: -84 },
  '[data-layout="stacked"] > &, [data-layout="round"] > &': { padding: '18px 12px' },
  '& h3': {
    fontSize: 'clamp(1.25rem, min(7.4vw, 88vw / var(--word)), 2rem)',
    lineHeight: 1.08,
    color: 'var(--red)',
    hyphens: 'auto',
  },
  '[data-layout]:is([data-layout="one-photo"], [data-layout="stacked"], [data-layout="round"]) & h3': {
    fontSize: 'clamp(1.0625rem, min(5.8vw, 50vw / var(--word)), 1.75rem)',
  },
  '& [data-line="child"]': {
    marginTop: 8,
    font: '400 1.5rem/1.15 var(--font-script)',
    color: 'var(--deep)',
    [CJK]: { fontSize: '1.0625rem' },
  },
  '& [data-line="parents"]': { marginTop: 2, font: '500 1.0625rem/1.4 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 14 },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    color: 'var(--cream)',
    background: 'var(--teal)',
  },
});

/** Name, child order, parents and networks. */
export function HostCard({ host, layout }: { host: HostView; layout: CoupleLayout }) {
  return <HostText css={[words, layout === 'one-photo' && { height: '100%' }]} host={host} />;
}
