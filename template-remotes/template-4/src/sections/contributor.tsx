import { css } from '@emotion/react';
import type { CoupleLayout, HostView } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText, NARROW } from '@janur/template-parts';
import { Unveil } from '../parts/unveil.tsx';
import { hostWords } from './host-words.ts';

/** Own: a small portrait at the left under a rule. The other ways are the same two parts in other places. */
const person = css({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  columnGap: 18,
  alignItems: 'start',
  paddingTop: 18,
  borderTop: 'var(--rule)',
  '& + &': { marginTop: 34 },
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:is([data-layout="single"], [data-layout="stacked"], [data-layout="wide"])': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 18,
  },
  '&:is([data-layout="single"], [data-layout="wide"])': { borderTop: 0, paddingTop: 0 },
  '&[data-layout="stacked"][data-index="1"]': {
    justifyItems: 'end',
    textAlign: 'end',
    '& ul': { justifyContent: 'end' },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '76px minmax(0, 1fr)' },
  [NARROW]: { gridTemplateColumns: '92px minmax(0, 1fr)', columnGap: 14 },
  [DESKTOP]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: 24 },
});
const portrait = css({
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectPosition: '50% 25%' },
  '[data-layout="stacked"] &': { width: '78%' },
  '[data-layout="stacked"][data-index="0"] &': { marginLeft: -20 },
  '[data-layout="stacked"][data-index="1"] &': { marginRight: -20 },
  '[data-layout="single"] &': { width: 'calc(100% - 52px + 20px)', marginLeft: 52, marginRight: -20 },
  '[data-layout="wide"] &': { width: 'calc(100% + 40px)', margin: '0 -20px' },
  '[data-layout="round"] &': { aspectRatio: '1', borderRadius: '50%' },
  [DESKTOP]: { '&&': { marginInline: 0, maxWidth: '100%' } },
});
/** STYLE3: the words stand on the picture, under a scrim. */
const onPicture = css({
  position: 'relative',
  zIndex: 1,
  margin: '-190px -20px 0',
  padding: '70px 20px 20px',
  minHeight: 172,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  color: '#fff',
  '--focus': '#fff',
  background: 'linear-gradient(#0c0a1600, #0c0a16b3 44%, #0c0a16d9)',
  '& :is(h3, [data-line="parents"])': { color: '#fff' },
  [DESKTOP]: { marginInline: 0 },
});

export function Contributor({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const isOnPicture = layout === 'wide' && host.photoUrl !== null;
  return (
    <article css={person} data-layout={layout} data-index={index} data-alone={host.photoUrl ? undefined : ''}>
      {host.photoUrl && (
        <Unveil css={portrait}>
          <HostPhoto
            host={host}
            sizes={layout === 'own' || layout === 'round' ? '200px' : '(min-width: 992px) 560px, 100vw'}
          />
        </Unveil>
      )}
      <HostText css={[hostWords, isOnPicture && onPicture]} host={host} />
    </article>
  );
}
