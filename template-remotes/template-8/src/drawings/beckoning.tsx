import { css } from '@emotion/react';
import { PopBalloon } from './balloon.tsx';
import { Friend } from './friends.tsx';

/** 100 units wide. */
const scene = css({ position: 'relative', height: 'min(30vw, 420px)', marginTop: 34, containerType: 'inline-size' });
const at = (left: string, bottom: string, width: string) => css({ left, bottom, width });
const hill = css({ position: 'absolute', insetInline: '-6%', bottom: 0, width: '112%', height: '30%' });

/** The bear and the chick ask who is coming. */
export const Beckoning = () => (
  <div css={scene}>
    <PopBalloon css={at('6%', '38%', '17%')} colour="var(--teal)" />
    <PopBalloon css={at('78%', '44%', '19%')} colour="var(--violet)" />
    <PopBalloon css={at('24%', '52%', '13%')} colour="var(--sun)" />
    <Friend who="cub" css={at('27%', '12%', '40%')} />
    <Friend who="chick" css={at('64%', '8%', '24%')} delay={-260} />
    <svg css={hill} viewBox="0 0 390 80" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0,80C62,78 78,4 176,4C228,4 240,20 276,24C330,30 340,79 390,80Z" fill="var(--teal)" />
    </svg>
  </div>
);
