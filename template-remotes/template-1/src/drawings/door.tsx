import { useId } from 'react';
import { RevealCut } from './reveal-cut.tsx';

interface DoorProps {
  leaf: string;
  /** The leaf's shadow and its light: joints, fanlight and nails. */
  dark: string;
  lit: string;
  className?: string;
}

const CENTRE = 62;
const RAYS = Array.from({ length: 11 }, (_, index) => (Math.PI * (index + 0.5)) / 11);
const BOARDS = [-36, -18, 0, 18, 36];
const NAILS = [-46, -28, -9, 9, 28, 46];

/** A boarded door under a fanlight, 124 units wide, in its own cut through the wall; its floor is its box's floor. */
export function Door({ leaf, dark, lit, className }: DoorProps) {
  const id = useId();
  const rays = RAYS.map((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(CENTRE - cos * 17).toFixed(1)},${(58 - sin * 17).toFixed(1)}L${(CENTRE - cos * 60).toFixed(1)},${(58 - sin * 60).toFixed(1)}`;
  }).join('');
  return (
    <svg
      className={className}
      viewBox="0 0 124 218"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <RevealCut
        id={id}
        centre={CENTRE}
        top={0}
        width={124}
        depth={7}
        lit="var(--clay-1)"
        shaded="var(--clay-6)"
        face={leaf}
        shadow={dark}
        shift={{ x: -9, y: 13 }}
      >
        <g fill="none" stroke={lit}>
          <path d={rays} strokeOpacity=".6" strokeWidth="1.6" />
          <path d={`M${CENTRE - 14},58a14,14 0 0 1 28,0`} fill={lit} fillOpacity=".55" strokeOpacity=".6" />
          <path d={`M${CENTRE - 34},58a34,34 0 0 1 68,0`} strokeOpacity=".6" strokeWidth="1.6" />
        </g>
        <rect x="0" y="58" width="124" height="7" fill={dark} />
        <rect x="0" y="58" width="124" height="1.5" fill={lit} opacity=".7" />
        <path
          d={BOARDS.map((at) => `M${CENTRE + at},66V600`).join('')}
          stroke={dark}
          strokeOpacity=".75"
          strokeWidth="1.4"
        />
        <path d={BOARDS.map((at) => `M${CENTRE + at + 1},66V600`).join('')} stroke={lit} strokeOpacity=".16" />
        <g fill={lit}>
          {[76, 200].flatMap((y) => NAILS.map((at) => <circle key={`${y} ${at}`} cx={CENTRE + at} cy={y} r="2.2" />))}
        </g>
      </RevealCut>
    </svg>
  );
}
