import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import bunnyArm from '../assets/bunny-arm.svg';
import bunny from '../assets/bunny.svg';
import catArm from '../assets/cat-arm.svg';
import cat from '../assets/cat.svg';
import chickArm from '../assets/chick-arm.svg';
import chick from '../assets/chick.svg';
import cubArm from '../assets/cub-arm.svg';
import cub from '../assets/cub.svg';

const wave = keyframes({ from: { transform: 'rotate(-10deg)' }, to: { transform: 'rotate(14deg)' } });

/** One unit is a 390th of the meadow's width. */
const meadow = css({
  '--u': 'calc(min(100vw, 720px) / 390)',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'calc(250 * var(--u))',
  overflow: 'clip',
});
const group = css({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  width: 'calc(390 * var(--u))',
  height: '100%',
  translate: '-50% 0',
});
const friend = css({
  position: 'absolute',
  isolation: 'isolate',
  '& img:first-of-type': { position: 'relative', width: '100%', height: 'auto' },
});
/** An arm behind its body, from the shoulder. */
export const waving = css({
  position: 'absolute',
  zIndex: -1,
  left: '-3%',
  top: '45%',
  width: '36%',
  height: 'auto',
  transformOrigin: '80% 92%',
  animation: `${wave} 700ms ease-in-out infinite alternate`,
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});
const hills = css({ position: 'absolute', insetInline: 0, bottom: -1, width: '100%', height: 'calc(168 * var(--u))' });
const front = css({ height: 'calc(104 * var(--u))' });

const at = (left: number, bottom: number, width: number) =>
  css({ left: `calc(${left} * var(--u))`, bottom: `calc(${bottom} * var(--u))`, width: `calc(${width} * var(--u))` });

const DRAWN = {
  cat: { body: cat, hand: catArm },
  cub: { body: cub, hand: cubArm },
  bunny: { body: bunny, hand: bunnyArm },
  chick: { body: chick, hand: chickArm },
};

const FRIENDS = [
  { who: 'cat', place: at(16, 70, 92) },
  { who: 'cub', place: at(100, 64, 112) },
  { who: 'bunny', place: at(204, 66, 100) },
  { who: 'chick', place: at(300, 62, 80) },
] as const;

interface FriendProps {
  who: keyof typeof DRAWN;
  /** Not all of them wave at once. */
  delay?: number;
  className?: string;
}

/** One of the animals, who waves; 220 × 324. */
export function Friend({ who, delay = 0, className }: FriendProps) {
  const { body, hand } = DRAWN[who];
  return (
    <div css={friend} className={className} aria-hidden="true">
      <img src={body} alt="" width="220" height="324" loading="lazy" draggable={false} />
      <img
        css={waving}
        style={{ animationDelay: `${delay}ms` }}
        src={hand}
        alt=""
        width="70"
        height="90"
        loading="lazy"
        draggable={false}
      />
    </div>
  );
}

/** Two hills, and everybody waves. */
export function Friends() {
  return (
    <div css={meadow} aria-hidden="true">
      <svg css={hills} viewBox="0 0 390 168" preserveAspectRatio="none">
        <path d="M0,169V58Q80,-14 190,40T390,30V169Z" fill="#7ed0b8" />
      </svg>
      <div css={group}>
        {FRIENDS.map(({ who, place }, index) => (
          <Friend key={who} who={who} css={place} delay={index * -190} />
        ))}
      </div>
      <svg css={[hills, front]} viewBox="0 0 390 120" preserveAspectRatio="none">
        <path d="M0,121V46Q97,-16 195,22T390,18V121Z" fill="var(--teal)" />
      </svg>
    </div>
  );
}
