import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText } from '@janur/template-parts';
import bear from '../assets/bear.svg';
import bunny from '../assets/bunny.svg';
import { PopBalloon } from '../drawings/balloon.tsx';
import { paper } from '../parts/look.ts';
import { Favourites } from './favourites.tsx';

const person = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  '&[data-layout="own"][data-index="1"]': { paddingTop: 34 },
  '&[data-layout="stacked"]': { gridTemplateColumns: '44% 56%', alignItems: 'center' },
  '&[data-layout="stacked"][data-index="1"] > :first-of-type': { order: 1 },
  '&[data-layout="stacked"][data-index="1"]': { gridTemplateColumns: '56% 44%' },
  '&[data-layout="round"]': { gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'center' },
  [DESKTOP]: { '&[data-layout="single"]': { gridTemplateColumns: '46% 54%', alignItems: 'center' } },
});

/** A sticker of the portrait, cut out round the child. */
const portrait = css({
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '4 / 5',
  border: '9px solid var(--paper)',
  borderRadius: '46% 54% 44% 56% / 44% 46% 40% 42%',
  background: '#fff1d6',
  boxShadow: '0 10px 0 var(--shade)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 25%' },
  '& img[alt=""]': { objectFit: 'contain', padding: '10% 12% 0' },
  '[data-index="1"] > * > &': { borderRadius: '54% 46% 56% 44% / 46% 44% 42% 40%' },
  '[data-layout="single"] > * > &': { width: 'min(76%, 330px)', marginInline: 'auto' },
  '[data-layout="wide"] > * > &': { aspectRatio: '1', borderRadius: 48 },
  '[data-layout="round"] > * > &': { aspectRatio: '1', borderRadius: '50%', borderWidth: 6 },
  [DESKTOP]: { '[data-layout="own"] > * > &': { width: 'min(100%, 360px)', marginInline: 'auto' } },
});
/** The sticker lies over the card below it. */
const shell = css({ width: '100%', position: 'relative', '[data-layout="single"] > &': { zIndex: 1 } });
const one = css({ left: 0, top: 40, width: 62 });
const two = css({ right: 2, top: 6, width: 72 });

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={shell} delay={index * 120}>
        {layout === 'single' && (
          <>
            <PopBalloon css={one} colour="var(--coral)" />
            <PopBalloon css={two} colour="var(--teal)" />
          </>
        )}
        <div css={portrait}>
          <HostPhoto
            host={host}
            sizes="(min-width: 992px) 360px, 76vw"
            instead={<img src={index === 0 ? bear : bunny} alt="" loading="lazy" draggable={false} />}
          />
        </div>
      </Reveal>
      <HostWords host={host} layout={layout} />
    </article>
  );
}

const words = css({
  ...paper,
  position: 'relative',
  minWidth: 0,
  width: '100%',
  padding: '22px 18px 20px',
  textAlign: 'center',
  '[data-layout="single"] > &': {
    marginTop: -34,
    paddingTop: 52,
    [DESKTOP]: { margin: '0 0 0 -40px', padding: '40px 40px 36px 72px' },
  },
  '[data-layout="own"] > &': { marginTop: -20, padding: '36px 10px 14px' },
  '[data-layout="wide"] > &': { width: '88%', marginTop: -70, zIndex: 2 },
  '[data-layout="stacked"] > &, [data-layout="round"] > &': { padding: '18px 14px' },
  '& h3': {
    font: '600 clamp(1.25rem, min(6.4vw, 84vw / var(--word)), 1.75rem)/1.12 var(--font-script)',
    color: 'var(--night)',
    hyphens: 'auto',
  },
  ':is([data-layout="own"], [data-layout="one-photo"], [data-layout="stacked"]) & h3': {
    fontSize: 'clamp(1rem, min(5.4vw, 44vw / var(--word)), 1.5rem)',
  },
  '& p': { marginTop: 6, font: '600 1rem/1.4 var(--font-body)', overflowWrap: 'anywhere' },
  '& [data-line="parents"]': { marginTop: 0, fontWeight: 800 },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, marginTop: 8 },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    borderRadius: '46% 54% 50% 50%',
    background: '#eeecfd',
    color: 'var(--night)',
  },
});

/** Name, child order, parents and networks; the single host also has favourites. */
export function HostWords({ host, layout }: { host: HostView; layout: CoupleLayout }) {
  return (
    <div css={words}>
      <HostText host={host} />
      {layout === 'single' && <Favourites />}
    </div>
  );
}
