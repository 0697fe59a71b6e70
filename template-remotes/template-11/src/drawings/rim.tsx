import { css } from '@emotion/react';
import { CJK } from '@janur/template-parts';
import { useId } from 'react';

const MIDDLE = 152;
const TEXT = 126;
const INNER = 119;

const point = (degrees: number, reach: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(MIDDLE + Math.cos(angle) * reach).toFixed(1)},${(MIDDLE + Math.sin(angle) * reach).toFixed(1)}`;
};
/** From the lower left over the top to the lower right: what is written there reads like a clock. */
const ARC = `M${point(140, TEXT)}A${TEXT},${TEXT} 0 1 1 ${point(40, TEXT)}`;
const TICKS = Array.from(
  { length: 60 },
  (_, tick) => `M${point(tick * 6, INNER)}L${point(tick * 6, INNER - (tick % 5 ? 4 : 9))}`,
).join('');

const rim = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& text': { fontFamily: 'var(--font-body)', fontWeight: 700, textTransform: 'uppercase' },
  [CJK]: { '& text': { letterSpacing: 0 } },
});

/** Sizes by how much is written, in letters; Chinese ones are twice as wide. */
const SIZES = [
  { most: 40, size: 15.5, spacing: 2.2 },
  { most: 50, size: 14.5, spacing: 0.9 },
  { most: 58, size: 13.5, spacing: 0.3 },
] as const;
const lettersOf = (words: string) => [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.7 : 1), 0);

/** Whether the rim is long enough for it. */
export const fitsRim = (words: string): boolean => lettersOf(words) <= SIZES[2].most;

/** Two rings and the minutes between them, with words along the rim: 304 × 304. */
export function Rim({ words, ring, ink }: { words: string; ring: string; ink: string }) {
  const id = useId();
  const letters = lettersOf(words);
  const { size, spacing } = SIZES.find(({ most }) => letters <= most) ?? SIZES[2];
  return (
    <svg css={rim} viewBox="0 0 304 304" aria-hidden="true" focusable="false">
      <g fill="none" stroke={ring} strokeWidth="2">
        <circle cx={MIDDLE} cy={MIDDLE} r="146" />
        <circle cx={MIDDLE} cy={MIDDLE} r={INNER} />
        <path d={TICKS} strokeWidth="1.8" opacity=".8" />
      </g>
      <path id={id} d={ARC} fill="none" />
      <text fill={ink} fontSize={size} letterSpacing={spacing} textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {words}
        </textPath>
      </text>
    </svg>
  );
}
