import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText } from '@janur/template-parts';
import flower from '../assets/flower.svg';
import { pradaFrame } from '../parts/prada.ts';

const host = css({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  textAlign: 'center',
  '&[data-layout="own"]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '&[data-layout="single"]': { justifyItems: 'center' },
  '&[data-layout="stacked"]': {
    gridTemplateColumns: '48% minmax(0, 1fr)',
    alignItems: 'center',
    textAlign: 'start',
    '&[data-second]': {
      gridTemplateColumns: 'minmax(0, 1fr) 48%',
      textAlign: 'end',
      '& > :first-of-type': { order: 1 },
    },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
  '&[data-layout="wide"]': { gap: 0, color: '#fff', background: '#2a1412', overflow: 'hidden' },
});
const portrait = css(pradaFrame, {
  position: 'relative',
  aspectRatio: '4 / 5',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '[data-layout="single"] > &': { width: 'min(100%, 320px)' },
  '[data-layout="round"] > &': {
    aspectRatio: '1',
    border: '3px solid #e0a526',
    borderImage: 'none',
    borderRadius: '50%',
    overflow: 'hidden',
  },
  '[data-layout="wide"] > &': { borderImage: 'none', border: 0 },
});
/** Where there is no picture. */
const bloom = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  '&& img': { width: '56%', height: 'auto' },
});

export const hostWords = css({
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1.125rem, min(6vw, 66vw / var(--word)), 1.875rem)',
    lineHeight: 1.2,
    color: 'var(--ink)',
    hyphens: 'auto',
  },
  '& [data-line="child"]': { marginTop: 8, font: '700 .9375rem/1.4 var(--font-body)' },
  '& [data-line="parents"]': { marginTop: 2, font: '500 1rem/1.45 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: 4 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48 },
  '[data-layout="stacked"] > &, [data-layout="round"] > &': { '& ul': { justifyContent: 'flex-start' } },
  '[data-layout="stacked"][data-second] > &': { '& ul': { justifyContent: 'flex-end' } },
  '[data-layout="single"] > &, [data-layout="wide"] > &': {
    '& h3': { fontSize: 'clamp(1.375rem, min(8vw, 120vw / var(--word)), 2.25rem)' },
  },
  '[data-layout="wide"] > &': {
    position: 'relative',
    marginTop: -120,
    padding: '84px 18px 20px',
    '--focus': '#fff',
    background: 'linear-gradient(#2a141200, #2a1412d9 76px, #2a1412 116px)',
    '& h3': { color: '#fff' },
  },
  [DESKTOP]: { '& h3': { fontSize: '1.875rem' } },
});

interface HostProps {
  host: HostView;
  isSecond: boolean;
  layout: CoupleLayout;
}

/** One host under a picture framed in prada; without one a frangipani stands there. */
export function Host({ host: view, isSecond, layout }: HostProps) {
  return (
    <article css={host} data-layout={layout} data-second={isSecond ? '' : undefined}>
      <Reveal css={portrait} delay={isSecond ? 120 : 0}>
        <HostPhoto
          host={view}
          sizes={layout === 'wide' ? '(min-width: 992px) 620px, 90vw' : '(min-width: 992px) 320px, 46vw'}
          instead={
            <span css={bloom}>
              <img src={flower} alt="" width="80" height="78" loading="lazy" draggable={false} />
            </span>
          }
        />
      </Reveal>
      <HostText css={hostWords} host={view} />
    </article>
  );
}
