import { css } from '@emotion/react';
import { DESKTOP, LEAVING } from '@janur/template-parts';
import balloonsUrl from '../assets/balloons.svg';
import graph from '../assets/graph-paper.svg';
import negativesUrl from '../assets/negatives.svg';
import stemUrl from '../assets/stem.svg';

/** What lies beside the album on a table that has room for it. */
const beside = {
  display: 'none',
  position: 'absolute',
  pointerEvents: 'none',
  transition: 'opacity 300ms',
  [LEAVING]: { opacity: 0 },
} as const;
export const scrap = css({
  ...beside,
  [DESKTOP]: {
    display: 'block',
    left: 'calc(50% - min(600px, 46vw))',
    top: 'calc(50% - 270px)',
    width: 280,
    aspectRatio: '1',
    rotate: '-11deg',
    background: `url("${graph}") 50% / 100% 100% no-repeat`,
    // loose negatives
    '&::after': {
      content: '""',
      position: 'absolute',
      left: '2%',
      top: '26%',
      width: 230,
      aspectRatio: '252 / 222',
      rotate: '19deg',
      background: `url("${negativesUrl}") 50% / contain no-repeat`,
    },
  },
});
const upright = (url: string) =>
  css({
    ...beside,
    [DESKTOP]: {
      display: 'block',
      right: 'calc(50% - min(540px, 44vw))',
      top: 'calc(50% - 250px)',
      width: 150,
      aspectRatio: '96 / 258',
      rotate: '17deg',
      background: `url("${url}") 50% / contain no-repeat`,
    },
  });
export const stem = upright(stemUrl);
export const balloons = upright(balloonsUrl);
export const pencil = css({
  ...beside,
  [DESKTOP]: {
    display: 'block',
    right: 'calc(50% - min(590px, 45vw))',
    bottom: 'calc(50% - 310px)',
    width: 230,
    height: 15,
    rotate: '-34deg',
    background:
      'linear-gradient(#0000, #0003), linear-gradient(90deg, #2f2a28 0 7px, #f2d9ae 7px 26px, var(--secondary) 26px 200px, #c9c1b4 200px 214px, #e7a6a0 214px)',
    clipPath: 'polygon(0 50%, 26px 0, 100% 0, 100% 100%, 26px 100%)',
  },
});
