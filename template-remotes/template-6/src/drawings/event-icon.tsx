import type { EventView } from '@janur/kit';
import type { ReactNode } from 'react';
import { Hatch, Tassel } from './engraving.tsx';

type EventType = NonNullable<EventView['type']>;

/** Engraved in ink with a touch of gold, in a field of 104 × 112. `id` names its shading within the page. */
export function EventIcon({ type, id }: { type: EventView['type']; id: string }) {
  const draw = DRAWINGS[type ?? 'WEDDING_RECEPTION'];
  return (
    <svg
      viewBox="-52 -56 104 112"
      width="104"
      height="112"
      fill="none"
      stroke="var(--title)"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {draw(id)}
    </svg>
  );
}

const PAPER = 'var(--base)';
const INK = 'var(--title)';
const GOLD = 'var(--gilt)';

const DRAWINGS: Record<EventType, (id: string) => ReactNode> = {
  HOLY_MATRIMONY: (id) => <Rings id={id} />,
  WEDDING_RECEPTION: () => <Chandelier />,
  SANGJIT: (id) => <Casket id={id} />,
  TEAPAI: (id) => <Teapot id={id} />,
  BIRTHDAY: (id) => <Cake id={id} />,
  COCKTAIL: () => <Coupes />,
  AFTER_PARTY: () => <Candelabra />,
};

const CUSHION =
  'M-34,10C-38,4 -36,0 -30,1C-16,-5 16,-5 30,1C36,0 38,4 34,10C38,20 38,26 34,32C28,30 -28,30 -34,32C-38,26 -38,20 -34,10Z';

const Rings = ({ id }: { id: string }) => (
  <g transform="translate(0,8)">
    <path d={CUSHION} fill={PAPER} />
    <Hatch id={`${id}-a`} shape="M-34,22C-20,27 20,27 34,20L34,32C28,30 -28,30 -34,32Z" gap={2.3} slope={-6} />
    <Hatch
      id={`${id}-b`}
      shape="M14,-2L30,1C36,0 38,4 34,10C38,20 38,26 34,32L20,31C26,20 24,8 14,-2Z"
      gap={2.6}
      slope={22}
    />
    <path d="M-28,6C-14,1 14,1 28,6" strokeWidth=".8" strokeDasharray="2 2" />
    <Tassel x={-36} y={33} />
    <Tassel x={36} y={33} />
    <circle cx="-7" cy="-12" r="14" />
    <circle cx="-7" cy="-12" r="10.6" strokeWidth=".8" />
    <circle cx="9" cy="-10" r="14" />
    <circle cx="9" cy="-10" r="10.6" strokeWidth=".8" />
    <path d="M-13,-27L-10,-32H-4L-1,-27L-7,-20Z" strokeWidth="1.2" fill={PAPER} />
    <path d="M-13,-27H-1M-10,-32L-8.500,-27L-7,-20L-5.500,-27L-4,-32" strokeWidth=".7" />
    <path d="M-7,-38V-46M-14,-35L-19,-42M0,-35L5,-42" strokeWidth="1" stroke={GOLD} />
  </g>
);

const flame = (x: number, y: number) =>
  `M${x},${y}C${x - 4},${y - 4} ${x - 1},${y - 7} ${x},${y - 11}C${x + 1},${y - 7} ${x + 4},${y - 4} ${x},${y}Z`;

const Flame = ({ x, y }: { x: number; y: number }) => (
  <path d={flame(x, y)} fill={GOLD} stroke={GOLD} strokeWidth=".6" />
);

const ARMS = [-1, 1].flatMap((side) => [
  { side, x: side * 40, y: -4, dip: 0 },
  { side, x: side * 24, y: 4, dip: 1 },
]);

const Chandelier = () => (
  <g transform="translate(0,8)">
    <path d="M0,-58V-22" strokeWidth="1.2" strokeDasharray="3 1.6" />
    <path
      d="M-4,-24H4L7,-14C3,-10 3,-4 5,2C9,8 9,16 4,22L0,38L-4,22C-9,16 -9,8 -5,2C-3,-4 -3,-10 -7,-14Z"
      fill={PAPER}
    />
    <path d="M1,-22V34M3,-20V26M-6,-14H7M-5,2H5M-7,12H7M5,6V20" strokeWidth=".8" />
    {ARMS.map(({ side, x, y, dip }) => (
      <g key={x}>
        <path
          d={`M0,${18 + dip * 4}C${x * 0.5},${26 + dip * 2} ${x},${18 + dip * 3} ${x},${y + 7}`}
          strokeWidth="1.5"
        />
        <path d={`M${x - 5},${y + 6}H${x + 5}L${x + 2.5},${y + 10}H${x - 2.5}Z`} fill={INK} />
        <path d={`M${x - 2},${y + 6}V${y - 6}H${x + 2}V${y + 6}`} strokeWidth=".9" fill={PAPER} />
        <Flame x={x} y={y - 7} />
        {[0, 1, 2].map((drop) => (
          <path
            key={drop}
            d={`M${x - side * (3 + drop * 8)},${y + 13 + drop * 5.5 + dip}v5l2,3.500l-2,3l-2,-3l2,-3.500`}
            strokeWidth=".7"
            fill={PAPER}
          />
        ))}
      </g>
    ))}
    <circle cy="41" r="3" fill={INK} />
    <path
      d="M0,-22C-18,-20 -30,-10 -38,6M0,-22C18,-20 30,-10 38,6"
      strokeDasharray=".1 3.2"
      strokeLinecap="round"
      strokeWidth="1.8"
    />
  </g>
);

const CASKET = 'M-36,-4H36V30H-36Z';
const Casket = ({ id }: { id: string }) => (
  <g transform="translate(0,4)">
    <path d="M-36,-4C-36,-26 36,-26 36,-4Z" fill={PAPER} />
    <path d={CASKET} fill={PAPER} />
    <Hatch id={`${id}-a`} shape="M14,-2H36V30H22Z" gap={2.6} slope={20} />
    <path d="M-30,-4C-30,-20 30,-20 30,-4M-36,2H36M-30,2V30M30,2V30" strokeWidth=".8" />
    <path d="M-40,30H40V35H-40Z" fill={PAPER} />
    <path d="M-34,35L-38,42H-28L-27,35M34,35L38,42H28L27,35" strokeWidth="1" />
    <path d="M-7,-3H7V10L0,16L-7,10Z" fill={PAPER} stroke={GOLD} />
    <circle cy="4" r="2.2" fill={GOLD} stroke="none" />
    <path d="M0,5V10" stroke={GOLD} />
    <path d="M0,-28C-5,-36 -16,-36 -15,-29C-14,-25 -5,-26 0,-23C5,-26 14,-25 15,-29C16,-36 5,-36 0,-28Z" fill={PAPER} />
  </g>
);

const POT = 'M-22,-6C-32,4 -30,26 -18,32H18C30,26 32,4 22,-6Z';
const Teapot = ({ id }: { id: string }) => (
  <g transform="translate(0,4)">
    <path d="M21,2C34,-12 44,0 38,12C35,19 28,20 25,18" />
    <path d="M20,7C30,-4 38,2 34,10C32,15 28,16 26,14" strokeWidth=".8" />
    <path d="M-26,8C-36,6 -36,-6 -44,-10L-39,-13C-30,-9 -30,0 -25,-1" fill={PAPER} />
    <path d={POT} fill={PAPER} />
    <Hatch id={`${id}-a`} shape="M6,-6H22C32,4 30,26 18,32H2C16,22 14,6 6,-6Z" gap={2.5} slope={18} />
    <path d="M-15,-6C-12,-16 12,-16 15,-6Z" fill={PAPER} />
    <circle cy="-17" r="3.4" fill={GOLD} stroke={GOLD} />
    <path d="M-16,32V36H16V32M-26,2C-10,7 10,7 26,2" strokeWidth="1" />
    <path d="M-46,-20C-50,-26 -42,-30 -46,-38" stroke={GOLD} strokeWidth="1" />
  </g>
);

const Cake = ({ id }: { id: string }) => (
  <g transform="translate(0,6)">
    <path d="M-34,14H34V34H-34ZM-24,-6H24V14H-24ZM-14,-22H14V-6H-14Z" fill={PAPER} />
    <Hatch id={`${id}-a`} shape="M4,-22H14V-6H24V14H34V34H14Z" gap={2.6} slope={16} />
    {[-34, -24, -14].map((x, tier) => (
      <path
        key={x}
        d={`M${x},${14 - tier * 18 - (tier === 1 ? 2 : 0)}${'q5,7 10,0'.repeat(Math.round((-2 * x) / 10))}`}
        strokeWidth=".9"
      />
    ))}
    <path d="M-44,34H44L40,39H-40ZM-8,39L-14,46H14L8,39" fill={PAPER} />
    <path d="M-7,-22V-34M0,-22V-36M7,-22V-34" strokeWidth="2" />
    <Flame x={-7} y={-36} />
    <Flame x={0} y={-38} />
    <Flame x={7} y={-36} />
  </g>
);

const Coupe = ({ x, degrees }: { x: number; degrees: number }) => (
  <g transform={`translate(${x},0) rotate(${degrees})`}>
    <path d="M-17,-24C-15,-8 15,-8 17,-24Z" fill={PAPER} />
    <path d="M-15,-20C-10,-9 10,-9 15,-20Z" fill={GOLD} stroke="none" opacity=".55" />
    <ellipse cy="-24" rx="17" ry="3.4" fill={PAPER} />
    <path d="M0,-12V26M-2,-10C-1,2 -1,14 -2,24" strokeWidth="1" />
    <path d="M-13,30C-10,25 10,25 13,30Z" fill={PAPER} />
  </g>
);
const Coupes = () => (
  <g transform="translate(0,8)">
    <Coupe x={-20} degrees={8} />
    <Coupe x={20} degrees={-8} />
    <path d="M0,-36V-48M-9,-34L-16,-43M9,-34L16,-43" stroke={GOLD} strokeWidth="1" />
  </g>
);

const Candelabra = () => (
  <g transform="translate(0,6)">
    <path d="M0,-14V32M-30,-6C-30,16 30,16 30,-6" strokeWidth="2" />
    <path d="M-3,-8H3L5,2H-5ZM-4,14H4L6,22H-6Z" fill={PAPER} />
    <path d="M-20,40C-16,32 16,32 20,40Z" fill={PAPER} />
    <path d="M-24,40H24V43H-24Z" fill={INK} />
    {[-30, 0, 30].map((x) => (
      <g key={x} transform={`translate(${x},${x === 0 ? -10 : 0})`}>
        <path d="M-7,-6H7L4,0H-4Z" fill={INK} />
        <path d="M-2.500,-6V-26H2.500V-6" fill={PAPER} strokeWidth="1" />
        <Flame x={0} y={-28} />
      </g>
    ))}
  </g>
);
