import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText, NARROW } from '@janur/template-parts';
import torn from '../assets/torn.svg';
import { Kamon } from '../drawings/kamon.tsx';
import { hempLeaves, INDIGO } from '../parts/layout.ts';

const person = css({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  minWidth: 0,
  '&[data-layout="single"]': { maxWidth: 420 },
  '&[data-layout="stacked"]': {
    gridTemplateColumns: '54% minmax(0, 1fr)',
    alignItems: 'end',
    marginLeft: -34,
    '&[data-index="1"]': {
      gridTemplateColumns: 'minmax(0, 1fr) 54%',
      margin: '0 -24px 0 0',
      '& > :first-of-type': { order: 1 },
    },
    [DESKTOP]: { marginInline: 0, '&[data-index="1"]': { marginInline: 0 } },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'center' },
  '&[data-layout="wide"]': { margin: '0 -24px 0 -34px', position: 'relative', [DESKTOP]: { marginInline: 0 } },
  [NARROW]: { '&[data-layout="round"]': { gridTemplateColumns: '88px minmax(0, 1fr)', gap: 14 } },
});

/** A print with torn edges: the white of the sheet shows around the picture. */
export const print = css({
  position: 'relative',
  aspectRatio: '3 / 4',
  background: 'var(--deckle)',
  mask: `url(${torn}) 0 0 / 100% 100%`,
  '& > div': { inset: 7 },
});
const frame = css({
  '[data-layout="round"] &': { mask: 'none', aspectRatio: '1', borderRadius: '50%', overflow: 'hidden' },
  '[data-layout="wide"] &': { aspectRatio: '4 / 4.6' },
});
export const fill = css({
  position: 'absolute',
  inset: 7,
  width: 'calc(100% - 14px)',
  height: 'calc(100% - 14px)',
  '[data-layout="round"] &': { inset: 0, width: '100%', height: '100%' },
});
/** Who gave no picture has the lining of the envelope, and the crest on it. */
const lining = css({
  position: 'absolute',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  color: 'var(--on-primary)',
  '--under': 'var(--primary)',
  background: INDIGO,
  '& > i': { ...hempLeaves, '--leaf': '40px', opacity: 0.34 },
  '& > svg': { position: 'relative', width: '44%', height: 'auto' },
});

export const words = css({
  minWidth: 0,
  '& > svg': { width: 46, height: 46, marginBottom: 12, color: 'var(--title)' },
  '& h3': {
    fontSize: 'clamp(1rem, min(5.8vw, 62vw / var(--word)), 1.75rem)',
    lineHeight: 1.22,
    color: 'var(--ink)',
    hyphens: 'auto',
  },
  '[data-layout="single"] &, [data-layout="wide"] &': {
    '& h3': { fontSize: 'clamp(1.5rem, min(7.4vw, 140vw / var(--word)), 2.125rem)' },
  },
  '& [data-line="child"]': { marginTop: 10, font: '500 1rem/1.45 var(--font-body)' },
  '& [data-line="parents"]': { marginTop: 2, font: '600 1rem/1.45 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 2, margin: '6px 0 0 -13px' },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'var(--ink)' },
  '[data-layout="wide"] &': {
    position: 'relative',
    margin: '-96px 40px 0 34px',
    padding: '22px 22px 14px',
    background: 'var(--paper)',
    boxShadow: '0 6px 14px #4a3a2040',
    [NARROW]: { marginInline: '24px 16px' },
  },
});

export const HostWords = ({ host }: { host: HostView }) => (
  <div css={words}>
    <Kamon side={host.side} />
    <HostText host={host} />
  </div>
);

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal delay={index * 120}>
        <div css={[print, frame]}>
          <HostPhoto
            css={fill}
            host={host}
            sizes={layout === 'wide' ? '(min-width: 992px) 640px, 96vw' : '(min-width: 992px) 360px, 54vw'}
            instead={
              <div css={lining}>
                <i />
                <Kamon side={host.side} />
              </div>
            }
          />
        </div>
      </Reveal>
      <HostWords host={host} />
    </article>
  );
}
