import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import bouquetUrl from '../assets/bouquet.svg';
import cakeUrl from '../assets/cake.svg';
import kraft from '../assets/kraft.svg';
import fibres from '../assets/page.svg';
import { lifted, paper } from '../parts/paper.ts';

/** From here on there is table around the album. */
const ROOMY = `@media ${from('tablet')} and (min-height: 521px)`;
export const GEL = '#fffaf0';
const STILL = { transition: 'none', [LEAVING]: { transform: 'none' } } as const;
export const still = { [WITHOUT_MOTION]: STILL, [REDUCED_MOTION]: STILL } as const;

/** The band has slid off; then the cover turns on its spine. */
export const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  background: `url("${fibres}") 0 0 / 240px, var(--base)`,
  perspective: 1600,
  perspectiveOrigin: '0 50%',
  transition: 'opacity 260ms 840ms',
  [LEAVING]: { opacity: 0 },
  [WITHOUT_MOTION]: { transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { transition: 'opacity 200ms' },
  // a wide window shows the table that the album lies on
  [ROOMY]: {
    display: 'grid',
    alignItems: 'safe center',
    paddingBlock: 36,
    perspectiveOrigin: '38% 50%',
    background: [
      'radial-gradient(90% 80% at 30% 18%, #ffe9c24d, #0000 60%)',
      'radial-gradient(120% 120% at 50% 45%, #0000 46%, #2a180c8c)',
      'repeating-linear-gradient(0deg, #0000 0 158px, #3a20108c 158px 160px, #ffffff14 160px 161px)',
      'repeating-linear-gradient(1deg, #5b371d2e 0 2px, #0000 2px 9px, #3f25121f 9px 11px, #0000 11px 23px)',
      '#8a6142',
    ].join(', '),
  },
});
export const book = css({
  '--spine': 'clamp(34px, 11.8vw, 54px)',
  position: 'relative',
  display: 'grid',
  minHeight: '100dvh',
  width: 'min(100%, 560px)',
  marginInline: 'auto',
  padding: 'max(18px, env(safe-area-inset-top)) 74px max(20px, env(safe-area-inset-bottom)) calc(var(--spine) + 20px)',
  color: 'var(--print)',
  background: [
    // the pages' edges with their index tabs
    'linear-gradient(#e0765a 0 0) 100% 15% / 15px 46px no-repeat',
    'linear-gradient(#edbd54 0 0) 100% 38% / 15px 58px no-repeat',
    'linear-gradient(#7ea3ba 0 0) 100% 72% / 15px 52px no-repeat',
    'repeating-linear-gradient(90deg, #f4ead8 0 1.4px, #b79a72 1.500px 1.9px) 100% 0 / 14px 100% no-repeat',
    'linear-gradient(#8d693c99 0 0) calc(100% - 14px) 0 / 3px 100% no-repeat',
    `url("${kraft}") 0 0 / 240px 320px`,
    'linear-gradient(120deg, #d6b386, #caa475 50%, #b88f60)',
  ].join(', '),
  boxShadow: '0 0 40px #3a2f2859',
  [ROOMY]: {
    minHeight: 'min(900px, 100dvh - 72px)',
    borderRadius: '4px 10px 10px 4px',
    overflow: 'clip',
    boxShadow: '0 2px 0 #5e4326, 2px 5px 0 #f1e4cb, 3px 8px 0 #7d5b36, 10px 26px 44px #1d0f06a6, 0 0 0 1px #6f4f2a66',
  },
  transformOrigin: '0 50%',
  transition: 'transform 760ms 320ms cubic-bezier(.6,0,.7,.4)',
  [LEAVING]: { transform: 'rotateY(-88deg)' },
  ...still,
});
export const spine = css({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 'calc(var(--spine) + 16px)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  padding: '34px 0 34px calc(var(--spine) * .435 - 13px)',
  background: [
    'linear-gradient(90deg, #6f4f2a80, #6f4f2a00) 100% 0 / 16px 100% no-repeat',
    'linear-gradient(#0000 0 38%, #efe4d3 38%) calc(100% - 20px) 0 / 2px 15px repeat-y',
    'repeating-linear-gradient(0deg, #fff2 0 1px, #0000 1px 4px) 0 0 / calc(100% - 16px) 100% no-repeat',
    'repeating-linear-gradient(90deg, #0003 0 1px, #fff1 1px 2px, #0000 2px 4px) 0 0 / calc(100% - 16px) 100% no-repeat',
    'linear-gradient(var(--primary) 0 0) 0 0 / calc(100% - 16px) 100% no-repeat',
  ].join(', '),
  // brass eyelets
  '& i': {
    width: 26,
    height: 26,
    borderRadius: '50%',
    background:
      'radial-gradient(circle at 50% 50%, #1f2f26 6.500px, #0000 7px), radial-gradient(circle at 35% 30%, #fff3c9, #c99a45 50%, #7a5420)',
    boxShadow: '0 2px 2px #0006',
  },
});

const atEdge = { color: GEL, right: 21, width: 18, height: 22 };
export const edgeDoodle = {
  first: css(atEdge, { top: '10%' }),
  second: css(atEdge, { top: '48%' }),
  third: css(atEdge, { top: '62%', height: 62 }),
  fourth: css(atEdge, { top: '78%' }),
};

export const content = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 'clamp(14px, 2.900dvh, 26px)',
  minWidth: 0,
  '& > *': { maxWidth: '100%' },
});
export const top = css({
  position: 'relative',
  justifySelf: 'stretch',
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: 'clamp(56px, 13dvh, 120px)',
  marginBottom: -28,
  '&[data-cover="none"]': { minHeight: 'clamp(64px, 17dvh, 150px)' },
  '&[data-cover="LOGO"]': { justifyContent: 'center' },
});
export const dart = css({ left: 8, top: '6%', width: 124, height: 68, color: GEL });
export const photo = css({
  ...paper,
  position: 'relative',
  width: 'clamp(92px, 32.800vw, 180px)',
  padding: '8px 8px 34px',
  rotate: '7deg',
  boxShadow: lifted,
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectPosition: 'var(--cover-position, 50% 30%)',
  },
  '&[data-type="LANDSCAPE"]': { width: 'clamp(112px, 41vw, 220px)', '& img': { aspectRatio: '3 / 2' } },
  '&[data-type="PORTRAIT"] img': { aspectRatio: '3 / 4' },
  '&[data-type="LOGO"]': {
    width: 'min(55%, 170px)',
    padding: 0,
    rotate: '0deg',
    marginBottom: 34,
    background: 'none',
    boxShadow: 'none',
    '& img': { aspectRatio: 'auto', maxHeight: '18dvh', objectFit: 'contain', background: 'none' },
    '& > i': { display: 'none' },
  },
  '@media (max-height: 700px)': {
    width: 'clamp(80px, 24vw, 120px)',
    padding: '6px 6px 24px',
    '&[data-type="LANDSCAPE"]': { width: 'clamp(96px, 32vw, 150px)' },
  },
});
export const underPhoto = css({
  left: 'calc(50% - 10px)',
  bottom: 7,
  width: 20,
  height: 20,
  color: 'var(--rust)',
  '@media (max-height: 700px)': { bottom: 4, width: 16, height: 16 },
});
export const photoTape = css({ top: -14, left: '28%', width: 'min(86px, 70%)', rotate: '-9deg' });

const sticker = {
  position: 'absolute',
  zIndex: 1,
  left: -14,
  bottom: 'calc(100% - 26px)',
  background: `url("${bouquetUrl}") 50% 100% / contain no-repeat`,
  pointerEvents: 'none',
} as const;
export const bouquet = css({
  ...sticker,
  zIndex: -1,
  width: 'min(128px, 40%)',
  aspectRatio: '122 / 160',
  '@media (max-height: 700px)': { width: 84 },
  [LOW]: { display: 'none' },
});
export const cake = css({
  ...sticker,
  left: -6,
  width: 'min(138px, 46%)',
  aspectRatio: '156 / 138',
  backgroundImage: `url("${cakeUrl}")`,
  rotate: '-6deg',
  bottom: 'calc(100% - 18px)',
  '@media (max-height: 700px)': { width: 92 },
  [LOW]: { display: 'none' },
});
export const bouquetTape = css({ left: -28, top: -18, width: 76, rotate: '-38deg', [LOW]: { display: 'none' } });
export const labelTape = css({ right: -22, bottom: 2, width: 78, rotate: '-34deg' });

/** The rubber band, woven in the couple's second colour. */
export const band = css({
  position: 'absolute',
  insetBlock: 0,
  right: 44,
  width: 20,
  background: [
    'linear-gradient(90deg, #5e1f108c, #fff3 25%, #fff0 75%, #5e1f1099)',
    'repeating-linear-gradient(#ffffff47 0 1px, #0000 1px 3.200px, #00000038 3.200px 4.200px, #0000 4.200px 5px)',
    'linear-gradient(var(--secondary) 0 0)',
  ].join(', '),
  boxShadow: '4px 0 3px #3a201040',
  transition: 'transform 420ms cubic-bezier(.5,-.4,.7,.5)',
  [LEAVING]: { transform: 'translateX(110px)' },
  ...still,
});
