import { css, keyframes } from '@emotion/react';
import { DESKTOP, LOW, NARROW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import grainUrl from '../assets/grain.svg';
import night from '../assets/night.svg';

const BAR = 54;
const NAV = 92;

export const hero = css({
  position: 'relative',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: NAV,
  textAlign: 'center',
  overflow: 'clip',
  // a wide window has the still in full, the title in its lower third
  [DESKTOP]: { display: 'grid', grid: 'auto minmax(560px, 1fr) / minmax(0, 1fr)', paddingBottom: 70 },
});

/** What the camera shows above its picture. */
export const slate = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 16px',
  minHeight: BAR,
  padding: '3px 8px 3px 18px',
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 48 },
  '& i': { fontStyle: 'normal', paddingRight: 10 },
  '& [data-part="pause"]': {
    width: 48,
    height: 48,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:active': { color: 'var(--primary)', translate: '0 1px' },
  },
  font: '400 .875rem/1.3 var(--font-body)',
  '& > p': { display: 'flex', alignItems: 'center', gap: 9 },
  '& > p::before': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: '#d9495a',
  },
  [NARROW]: { '& i': { display: 'none' } },
  [DESKTOP]: { padding: '8px 40px', fontSize: '1rem', minHeight: 64 },
});

export const still = css({
  position: 'relative',
  flex: 'none',
  height: 'clamp(250px, 50.7svh, 620px)',
  overflow: 'hidden',
  background: '#10131c',
  '&[data-drawn]': { background: `#10131c url("${night}") 50% 100% / cover` },
  '[data-single] > &[data-drawn]': {
    background:
      'conic-gradient(from 168deg at var(--beam, 50%) -30%, #0000 0deg, #ffe9b03d 3deg, #ffe9b014 9deg, #0000 10deg 14deg, #ffe9b014 15deg, #ffe9b03d 21deg, #0000 24deg), radial-gradient(70% 80% at 50% 70%, color-mix(in srgb, var(--velvet) 70%, #000), #10080b 70%, #0a0608)',
  },
  [LOW]: { height: 'calc(100svh - 100px)' },
  [DESKTOP]: { gridArea: '2 / 1', height: '100%', '--beam': '72%' },
});
export const picture = css({ position: 'absolute', inset: 0 });

const shimmer = keyframes({ to: { transform: 'translate(-72px, -72px)' } });
export const grain = css({
  position: 'absolute',
  inset: '0 -96px -96px 0',
  background: `url("${grainUrl}")`,
  opacity: 0.17,
  animation: `${shimmer} 600ms steps(4) infinite`,
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});

export const rain = css({
  [LOW]: { '--at': '13%' },
  [DESKTOP]: { '--at': '72%', height: '66%', bottom: '22%' },
});
export const cake = css({
  bottom: 26,
  '[data-drawn] > &': { height: 'min(88%, 390px)' },
  // beside the face, not before it
  '[data-photo] > &': { '--at': '80%', height: '60%' },
  [LOW]: { '[data-photo] > &, [data-drawn] > &': { '--at': '13%' } },
  [DESKTOP]: { '[data-photo] > &, [data-drawn] > &': { '--at': '72%', height: '62%', bottom: '24%' } },
});
export const star = css({
  '&&': { position: 'absolute' },
  left: '50%',
  top: '7%',
  width: 'min(52%, 200px)',
  translate: '-50% 0',
  [LOW]: { left: '13%', top: '4%', width: 110 },
  [DESKTOP]: { left: '72%', top: '3%', width: 290 },
});

/** The still goes over into the page, which the title stands on. */
export const dusk = css({
  position: 'absolute',
  inset: 0,
  background: [
    'radial-gradient(150px 140px at calc(100% - 66px) 62px, #05060ca6 20%, #05060c73 52%, #05060c2b 78%, #05060c00)',
    'linear-gradient(color-mix(in srgb, var(--base) 45%, #0000) 0, #0000 22% 78%, var(--base) 99.5%)',
  ].join(', '),
  // the shade lies where the laurels are
  '[data-layout="template-6"] > * > &': { backgroundSize: '0 0, auto' },
  '[data-layout="template-6"] > * > &::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 30%',
    background: 'radial-gradient(190px 170px, #05060cb3 40%, #05060c00)',
  },
  [DESKTOP]: {
    background: [
      'radial-gradient(240px 220px at calc(100% - 118px) 104px, #05060ca6 20%, #05060c73 52%, #05060c2b 78%, #05060c00)',
      'linear-gradient(#0000 72%, var(--base) 99%)',
      // the title's side is darker than the couple's
      'radial-gradient(74% 66% at 14% 104%, var(--base) 22%, color-mix(in srgb, var(--base) 72%, #0000) 56%, #0000)',
    ].join(', '),
  },
});
export const award = css({
  position: 'absolute',
  right: 8,
  top: 14,
  [DESKTOP]: { right: 44, top: 36, width: 150, '& b': { fontSize: '1.5rem' } },
});
export const monogram = css({
  position: 'absolute',
  left: '50%',
  top: '12%',
  width: 'min(56vw, 220px)',
  translate: '-50% 0',
  '& b': { fontSize: '4rem', '&[data-large]': { fontSize: '4rem' } },
});
