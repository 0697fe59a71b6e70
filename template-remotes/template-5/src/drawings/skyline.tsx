import { Brass } from './brass.tsx';
import { onArc, to, upTo } from './geometry.ts';

interface Tower {
  x: number;
  /** Half width and height of each storey of the tower, from below. */
  storeys: readonly (readonly [half: number, height: number])[];
  needle: number;
}

const [SMALL, SLIM, MIDDLE] = [
  [
    [22, 60],
    [16, 18],
    [9, 12],
  ],
  [
    [18, 88],
    [13, 26],
    [8, 16],
    [4, 10],
  ],
  [
    [24, 112],
    [18, 30],
    [12, 22],
    [6, 14],
  ],
] as const;
const TALLEST = [
  [32, 140],
  [25, 44],
  [18, 32],
  [11, 22],
  [6, 14],
] as const;

/** From the sides to the middle; the further back, the earlier. */
const TOWERS: readonly Tower[] = [
  { x: -66, storeys: SLIM, needle: 26 },
  { x: 66, storeys: SLIM, needle: 26 },
  { x: -142, storeys: SLIM, needle: 0 },
  { x: 142, storeys: SLIM, needle: 0 },
  { x: -180, storeys: SMALL, needle: 14 },
  { x: 180, storeys: SMALL, needle: 14 },
  { x: -104, storeys: MIDDLE, needle: 30 },
  { x: 104, storeys: MIDDLE, needle: 30 },
  { x: 0, storeys: TALLEST, needle: 54 },
];
const RAYS = 36;

/** Nine stepped towers before a sunburst. */
export function Skyline({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-200 -330 400 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Brass id="skyline-brass" from={-200} />
      <radialGradient id="skyline-glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="270">
        <stop stopColor="var(--brass-2)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--primary)" stopOpacity="0" />
      </radialGradient>
      <path d={upTo(RAYS).map(ray).join('')} fill="url(#skyline-glow)" transform="translate(0,-60)" />
      {TOWERS.map((tower) => (
        <g key={tower.x} transform={`translate(${tower.x},0)`}>
          <path d={outline(tower)} fill="var(--night)" stroke="url(#skyline-brass)" strokeWidth="1.4" />
          <path d={mullions(tower)} stroke="var(--brass-1)" strokeWidth=".9" />
        </g>
      ))}
    </svg>
  );
}

/** Every other wedge of a sun that rises behind the towers. */
function ray(index: number): string {
  const at = (turn: number) => to(onArc(420, 420, (turn / RAYS) * Math.PI));
  return index % 2 ? '' : `M0,0L${at(index)}L${at(index + 1)}Z`;
}

function outline({ storeys, needle }: Tower): string {
  let y = 0;
  const right: string[] = [];
  const left: string[] = [];
  for (const [half, height] of storeys) {
    right.push(`L${half},${-y}L${half},${-y - height}`);
    left.unshift(`L${-half},${-y - height}L${-half},${-y}`);
    y += height;
  }
  const tip = needle > 0 ? `L2,${-y}L0,${-y - needle}L-2,${-y}` : '';
  return `M0,0${right.join('')}${tip}${left.join('')}Z`;
}

/** Upright lines on each storey, broken into windows by none: deco fronts rise. */
function mullions({ storeys }: Tower): string {
  let y = 0;
  return storeys
    .map(([half, height]) => {
      const foot = y;
      y += height;
      const gaps = Math.max(2, Math.floor(half / 4));
      return upTo(gaps - 1)
        .map((line) => -half + ((line + 1) * 2 * half) / gaps)
        .map((x) => `M${x.toFixed(1)},${-foot - 5}V${-foot - height + 5}`)
        .join('');
    })
    .join('');
}
