import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Photo, Reveal } from '@janur/kit';
import { DESKTOP, HostText } from '@janur/template-parts';
import peony from '../assets/peony.webp';
import { PhotoStamp } from '../parts/photo-stamp.tsx';
import { hostWords } from './host-words.ts';

/** Each host is a stamp and words; beside each other they share the rows of the grid around them. */
const person = css({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  gap: 18,
  justifyItems: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-layout="own"]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '&[data-layout="stacked"]': { justifyItems: 'start', textAlign: 'start', justifyContent: 'start' },
  '&[data-layout="stacked"][data-index="1"]': { justifyItems: 'end', textAlign: 'end', justifyContent: 'end' },
  '&[data-layout="wide"]': { gap: 0 },
  '&[data-layout="round"]': {
    gridTemplateColumns: '124px minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    textAlign: 'start',
    justifyContent: 'start',
  },
  [DESKTOP]: {
    '&[data-layout="stacked"]': { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 48, alignItems: 'center' },
    '&[data-layout="stacked"][data-index="1"]': {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      '& > :first-of-type': { order: 1 },
    },
    '&[data-layout="round"], &[data-layout="wide"]': { width: 'min(640px, 100%)', marginInline: 'auto' },
  },
});

const shell = css({ width: '100%', display: 'grid', justifyItems: 'inherit' });
const stamp = css({
  width: '100%',
  aspectRatio: '160 / 208',
  transform: 'rotate(-2.4deg)',
  '[data-index="1"] &': { transform: 'rotate(2.6deg)' },
  '[data-layout="own"][data-index="1"] &': { marginTop: 30 },
  '[data-layout="stacked"] &': { width: 'min(72%, 320px)' },
  '[data-layout="single"] &': { width: 'min(78%, 360px)' },
  '[data-layout="wide"] &': { transform: 'none', aspectRatio: '4 / 5' },
  [DESKTOP]: { '[data-layout="stacked"] &': { width: '100%' } },
});
const round = css({
  position: 'relative',
  width: 124,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
  border: '4px solid var(--base)',
  boxShadow: '0 0 0 1.6px var(--title), 0 5px 12px color-mix(in srgb, var(--wine) 40%, transparent)',
  background: `url(${peony}) 50% 50% / 92% auto no-repeat, var(--secondary)`,
  '& img': { width: '100%', height: '100%', objectPosition: '50% 25%' },
});
/** With STYLE3 the words stand over the lower end of the portrait, on primary. */
const over = css({
  width: 'calc(100% - 20px)',
  marginTop: -150,
  padding: '56px 22px 20px',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'linear-gradient(#0000, var(--primary) 52px)',
  '& h3, & a': { color: 'inherit' },
});

const SIZES = '(min-width: 992px) 360px, 60vw';

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const picture = host.photoUrl ? { src: host.photoUrl, alt: host.photoAlt, imageCss: host.imageCss } : null;
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={shell} delay={index * 120}>
        {layout === 'round' ? (
          <div css={round}>{picture && <Photo {...picture} sizes="124px" />}</div>
        ) : (
          <PhotoStamp css={stamp} picture={picture} value={host.name} sizes={SIZES} />
        )}
      </Reveal>
      <HostText css={[hostWords, layout === 'wide' && over]} host={host} />
    </article>
  );
}
