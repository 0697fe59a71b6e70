import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Photo, Reveal, useIsBirthday } from '@janur/kit';
import { CJK, DESKTOP, HostText } from '@janur/template-parts';
import cake from '../assets/cake.svg';
import { Doodle } from '../parts/doodle.tsx';
import { handwriting } from '../parts/layout.ts';
import { lifted, paper } from '../parts/paper.ts';
import { polaroid } from '../parts/polaroid.ts';
import { Tape } from '../parts/tape.tsx';

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(118px, 40%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 22,
  '&[data-index="1"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(118px, 40%)' },
  '&[data-index="1"] > :first-of-type': { order: 1 },
  '&[data-layout="round"], &[data-layout="round"][data-index="1"]': {
    gridTemplateColumns: '108px minmax(0, 1fr)',
    '& > :first-of-type': { order: 0 },
  },
  '&[data-layout="stacked"], &[data-layout="stacked"][data-index="1"]': {
    [DESKTOP]: { width: 'min(820px, 100%)', marginInline: 'auto' },
  },
  '&[data-layout="wide"], &[data-layout="wide"][data-index="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-layout="single"]': { [DESKTOP]: { width: 'min(860px, 100%)', marginInline: 'auto', gap: 72 } },
});

/** Three crops of one picture, as the booth gives them. */
const booth = css({
  ...paper,
  position: 'relative',
  display: 'grid',
  gap: 7,
  padding: '9px 9px 30px',
  boxShadow: lifted,
  rotate: '-3deg',
  '[data-index="1"] > &': { rotate: '2.5deg' },
  '& > span': { display: 'block', aspectRatio: '1 / .98', overflow: 'hidden', background: '#cfdbd8' },
  '& img': { width: '100%', height: '100%', objectPosition: '50% 20%' },
  '& > span:nth-of-type(2) img': { transform: 'scale(1.9) rotate(-5deg)', transformOrigin: '48% 38%' },
  '& > span:nth-of-type(3) img': {
    transform: 'scale(1.35) rotate(3deg)',
    transformOrigin: '60% 24%',
    filter: 'grayscale(1)',
  },
  '& b': {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    font: '400 4rem/1 var(--font-heading)',
    color: '#3a2f28',
  },
  [DESKTOP]: { width: '100%', maxWidth: 250, justifySelf: 'center' },
});
const photo = css(polaroid, {
  rotate: '-2deg',
  '& [data-picture]': { aspectRatio: '4 / 5' },
  '& [data-caption]': { minHeight: 30 },
  '[data-index="1"] > &': { rotate: '2deg' },
  '[data-layout="round"] > &': {
    padding: 6,
    borderRadius: '50%',
    '& [data-picture], & [data-picture]::after': { aspectRatio: '1', borderRadius: '50%' },
    '& [data-caption]': { display: 'none' },
  },
  '[data-layout="wide"] > &': {
    gridArea: '1 / 1',
    padding: 10,
    '& [data-picture]': { aspectRatio: '3 / 4.5' },
    '& [data-picture]::after': { background: 'linear-gradient(#0000 46%, #1d1511d9 72%)' },
    '& [data-caption]': { display: 'none' },
  },
  '& [data-picture] > b': {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    font: '400 5rem/1 var(--font-heading)',
    color: '#3a2f28',
  },
});
const tape = css({ left: 'calc(50% - 40px)', top: -15, width: 80, rotate: '-6deg' });
const sticker = css({
  position: 'absolute',
  zIndex: 2,
  right: -26,
  bottom: -22,
  width: '78%',
  aspectRatio: '156 / 138',
  rotate: '7deg',
  background: `url("${cake}") 50% / contain no-repeat`,
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const isBirthday = useIsBirthday();
  const isBooth = layout === 'own' || layout === 'single';
  const picture = (alt: string, sizes: string) =>
    host.photoUrl ? (
      <Photo src={host.photoUrl} alt={alt} imageCss={host.imageCss} sizes={sizes} />
    ) : (
      <b aria-hidden="true">{[...host.name][0]}</b>
    );
  return (
    <article css={card} data-layout={layout} data-index={index}>
      {isBooth ? (
        <Reveal css={booth} delay={index * 120}>
          <Tape kind={index ? 'daisies' : 'dots'} css={tape} />
          <span>{picture(host.photoAlt, '240px')}</span>
          <span aria-hidden="true">{picture('', '460px')}</span>
          <span aria-hidden="true">{picture('', '320px')}</span>
          {isBirthday && <i css={sticker} aria-hidden="true" />}
        </Reveal>
      ) : (
        <Reveal css={photo} delay={index * 120}>
          {layout !== 'round' && <Tape kind={index ? 'daisies' : 'dots'} css={tape} />}
          <div data-picture="">{picture(host.photoAlt, '(min-width: 992px) 480px, 84vw')}</div>
          <p data-caption="" data-hand="" aria-hidden="true">
            {layout === 'stacked' ? host.name : null}
          </p>
        </Reveal>
      )}
      <HostWords host={host} layout={layout} index={index} />
    </article>
  );
}

const text = css({
  position: 'relative',
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1.75rem, min(10vw, 76vw / var(--word)), 2.75rem)',
    lineHeight: 0.92,
    color: 'var(--title)',
    [CJK]: { fontSize: '1.5rem' },
  },
  '& [data-line="child"]': { ...handwriting, marginTop: 12, fontSize: '1.75rem', lineHeight: 0.9 },
  '& [data-line="parents"]': { marginTop: 6, font: '400 1rem/1.45 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12 },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
  '[data-layout="single"] > & h3': { fontSize: 'clamp(2.25rem, min(12vw, 110vw / var(--word)), 4.5rem)' },
  '[data-layout="wide"] > &': {
    gridArea: '1 / 1',
    alignSelf: 'end',
    zIndex: 1,
    padding: '0 26px 26px',
    color: '#fff',
    '--focus': '#fff',
    '& h3': { color: '#fff' },
  },
  '[data-words] > & h3': { fontSize: 'clamp(1.5rem, min(8vw, 70vw / var(--word)), 2.75rem)' },
});
/** Points at the strip. */
const arrow = css({
  position: 'static',
  width: 34,
  height: 44,
  marginBottom: 4,
  rotate: '70deg',
  '[data-index="1"] &': { marginLeft: 'auto', transform: 'scaleY(-1)' },
});

/** Name, whose child, and where to follow. */
export function HostWords({ host, layout, index = 0 }: { host: HostView; layout?: CoupleLayout; index?: number }) {
  return (
    <div css={text} data-index={index}>
      {(layout === 'own' || layout === 'single') && <Doodle kind="arrow" css={arrow} />}
      <HostText host={host} />
    </div>
  );
}
