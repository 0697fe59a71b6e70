import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { CJK, DESKTOP, HostPhoto, HostText } from '@janur/template-parts';
import { Masked } from '../../../skeleton/masked.tsx';
import brush from '../assets/brush.svg';
import stroke from '../assets/stroke.svg';
import broad from '../assets/wash-a.svg';
import { Flowers } from '../parts/flowers.tsx';
import { cap, italic } from '../parts/look.ts';
import { OPENING_LOW_LEFT, POSY } from '../parts/pieces.ts';
import { Monogram } from '../parts/monogram.tsx';
import { bleeding, cutBy, Wash } from '../parts/wash.tsx';

const person = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minWidth: 0,
  '&[data-layout="stacked"]': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 18,
    '&[data-index="1"] > :first-of-type': { order: 1 },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '124px minmax(0, 1fr)', alignItems: 'center', gap: 18 },
});

const portrait = css({
  position: 'relative',
  width: 'min(100%, calc(300 * var(--u)), 400px)',
  aspectRatio: '300 / 356',
  '[data-layout="stacked"] &': { width: '100%' },
  '[data-layout="wide"] &': { width: '100%' },
  '[data-layout="round"] &': { width: 124, aspectRatio: '1' },
});
const shell = css({ width: '100%', display: 'grid', justifyItems: 'center' });
const under = css({ inset: '-5% -7% 5%' });
const picture = css({ position: 'absolute', inset: 0 });
const posy = css({
  right: 'calc(-58 * var(--u))',
  top: 'calc(-48 * var(--u))',
  '[data-index="1"] &': { right: 'auto', left: 'calc(-58 * var(--u))', scale: '-1 1' },
});
const sprays = css({
  left: 'calc(-64 * var(--u))',
  bottom: 'calc(-20 * var(--u))',
  scale: '.8',
  transformOrigin: '0 100%',
  '[data-index="1"] &': { left: 'auto', right: 'calc(-64 * var(--u))', scale: '-.8 .8', transformOrigin: '50% 100%' },
});

const SIZES = '(min-width: 992px) 400px, 78vw';

/** One host: the portrait on a wash, roses at its edge, the name over its foot. */
export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const isSmall = layout === 'round' || layout === 'stacked';
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={shell}>
        <div css={portrait}>
          <Wash css={[under, bleeding]} shape="tall" tone={index % 2 === 0 ? 'sage' : 'peach'} />
          {host.photoUrl ? (
            <Masked css={picture} mask={brush}>
              <HostPhoto host={host} sizes={SIZES} />
            </Masked>
          ) : (
            <Monogram css={picture}>{[...host.name][0]}</Monogram>
          )}
          {!isSmall && <Flowers css={posy} piece={POSY} />}
          {!isSmall && layout !== 'wide' && <Flowers css={sprays} piece={OPENING_LOW_LEFT} />}
        </div>
      </Reveal>
      <HostWords host={host} layout={layout} />
    </article>
  );
}

const words = css({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  textAlign: 'center',
  '& h3': {
    position: 'relative',
    padding: '.12em .35em .06em',
    fontFamily: 'var(--font-script)',
    fontSize: 'max(2rem, min(calc(4.5rem * var(--step)), calc(150vw / var(--word))))',
    lineHeight: 0.95,
    color: 'var(--title)',
    hyphens: 'auto',
    [CJK]: { fontSize: 'max(1.5rem, calc(2.25rem * var(--step)))', lineHeight: 1.35 },
    [DESKTOP]: { fontSize: 'max(2.25rem, calc(5rem * var(--step)))' },
  },
  '& [data-line="child"]': { ...italic, marginTop: 8 },
  '& [data-line="parents"]': { ...cap, letterSpacing: '.08em', marginTop: 4, fontSize: '.9375rem' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: 6 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, borderRadius: 24 },
  '&:is([data-layout="own"], [data-layout="single"])': { marginTop: -44 },
  // the name lies on paper that a dry brush left over the photo's foot
  '&:is([data-layout="own"], [data-layout="single"]) h3': {
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
  },
  '&:is([data-layout="own"], [data-layout="single"]) h3::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-14% -26px -30%',
    background: 'var(--base)',
    ...cutBy(stroke),
  },
  isolation: 'isolate',
  '&[data-layout="one-photo"] h3': {
    padding: 0,
    fontSize: 'max(1.625rem, min(calc(2.75rem * var(--step)), calc(74vw / var(--word))))',
  },
  '&:is([data-layout="stacked"], [data-layout="round"])': {
    textAlign: 'start',
    '& h3': { padding: 0, fontSize: 'max(1.875rem, min(calc(2.75rem * var(--step)), calc(76vw / var(--word))))' },
    '& ul': { justifyContent: 'flex-start', marginLeft: -12 },
  },
  '[data-layout="stacked"][data-index="1"] &': {
    textAlign: 'end',
    '& ul': { justifyContent: 'flex-end', margin: '6px -12px 0 0' },
  },
  // words over the portrait, on a scrim of paint
  '&[data-layout="wide"]': {
    marginTop: -128,
    padding: '52px 34px 46px',
    color: 'var(--on-primary)',
    '--focus': 'var(--on-primary)',
    '& h3': { color: 'inherit' },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 -10px',
      background: 'var(--primary)',
      ...cutBy(broad),
    },
  },
});

/** Name, child order, parents and networks. */
export function HostWords({ host, layout }: { host: HostView; layout: CoupleLayout }) {
  return (
    <div css={words} data-layout={layout}>
      <HostText host={host} />
    </div>
  );
}
