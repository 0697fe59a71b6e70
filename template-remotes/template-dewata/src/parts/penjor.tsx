import { css, keyframes } from '@emotion/react';
import { useSettings } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import pole from '../assets/penjor.svg';
import tip from '../assets/sampian.svg';
import { settings } from '../settings.ts';

const sway = keyframes({ from: { transform: 'rotate(-2deg)' }, to: { transform: 'rotate(2deg)' } });
const still = { '& > img + img': { animation: 'none !important' } } as const;

const penjor = css({
  aspectRatio: '180 / 440',
  pointerEvents: 'none',
  '&[data-side="right"]': { transform: 'scaleX(-1)' },
  '& > img': { width: '100%', height: '100%' },
  '& > img + img': {
    position: 'absolute',
    left: '75.3%',
    top: '3.7%',
    width: '33.8%',
    height: 'auto',
    transformOrigin: '50% 8%',
  },
  '&[data-sways] > img + img': { animation: `${sway} 3400ms ease-in-out infinite alternate` },
  [WITHOUT_MOTION]: still,
  [REDUCED_MOTION]: still,
});

/** A bamboo pole that bows over the road; place it by a `className` of position absolute. */
export function Penjor({ side, className }: { side: 'left' | 'right'; className?: string }) {
  const { penjor: isThere, sway: isSwaying } = useSettings(settings);
  if (!isThere) return null;
  return (
    <div css={penjor} className={className} data-side={side} data-sways={isSwaying ? '' : undefined}>
      <img src={pole} alt="" width="180" height="440" draggable={false} />
      <img src={tip} alt="" width="64" height="102" draggable={false} />
    </div>
  );
}
