import type { EventView } from '@janur/kit';
import { Brass } from './brass.tsx';
import { upTo } from './geometry.ts';

type Kind = NonNullable<EventView['type']>;

/** What is drawn between the hours of an event, by its type; without one the glasses of a feast. */
export function EventIcon({ type, id, className }: { type: Kind | null; id: string; className?: string }) {
  const brass = `url(#${id})`;
  return (
    <svg className={className} viewBox="-46 -46 92 80" aria-hidden="true" focusable="false">
      <Brass id={id} from={-46} />
      <g fill="none" stroke={brass} strokeWidth="1.5" strokeLinejoin="round">
        {ICONS[type ?? 'WEDDING_RECEPTION'](brass)}
      </g>
    </svg>
  );
}

const ICONS: Record<Kind, (brass: string) => React.ReactNode> = {
  HOLY_MATRIMONY: () => (
    <>
      <g transform="translate(0,8)">
        <Ring x={-11} turn={-16} />
        <Ring x={11} turn={16} />
      </g>
      {[-60, -40, -20, 0, 20, 40, 60].map((turn, index) => (
        <path key={turn} d={`M0,${index % 2 ? -30 : -27}V-40`} strokeWidth="1.2" transform={`rotate(${turn})`} />
      ))}
    </>
  ),
  AFTER_PARTY: (brass) => (
    <g transform="translate(0,4) scale(.78)">
      <Coupe x={-26} y={16} brass={brass} />
      <Coupe x={0} y={16} brass={brass} />
      <Coupe x={26} y={16} brass={brass} />
      <Coupe x={-13} y={-13} brass={brass} />
      <Coupe x={13} y={-13} brass={brass} />
      <Coupe x={0} y={-42} brass={brass} />
      <path d="M-44,31H44M-36,35H36M-28,39H28" />
    </g>
  ),
  WEDDING_RECEPTION: (brass) => (
    <g transform="translate(0,6)">
      <g transform="translate(-17,2) rotate(14) scale(1.3)">
        <Coupe x={0} y={0} brass={brass} />
      </g>
      <g transform="translate(17,2) rotate(-14) scale(1.3)">
        <Coupe x={0} y={0} brass={brass} />
      </g>
      {[-36, -18, 0, 18, 36].map((turn, index) => (
        <path key={turn} d={`M0,${index % 2 ? -28 : -30}V-42`} strokeWidth="1.2" transform={`rotate(${turn})`} />
      ))}
    </g>
  ),
  COCKTAIL: (brass) => (
    <>
      <path d="M-24,-26H24L0,2ZM0,2V24M-13,26H13M-9,24H9" />
      <path d="M-15,-17H15L0,0Z" fill={brass} stroke="none" />
      <circle cx="9" cy="-24" r="4.5" fill="var(--third)" />
      <path d="M22,-42L4,-18" />
    </>
  ),
  TEAPAI: (brass) => (
    <>
      <path d="M-20,-8H20C22,8 14,22 0,22S-22,8-20-8ZM20-4C36-12 36,12 17,10M-20-2C-32,-4-30-16-38-18M-26,26H26" />
      <path d="M-14,-8C-12,-18 12,-18 14,-8Z" fill={brass} />
      <path d="M0-16v-5M-8-26c-4-5 4-7 0-13M8-26c-4-5 4-7 0-13" />
    </>
  ),
  SANGJIT: (brass) => (
    <>
      <path d="M-28,-4H28V26H-28ZM-32,-12H32V-4H-32ZM-20,8H20M-20,14H20" />
      <path d="M-5,-12V26H5V-12Z" fill={brass} stroke="none" />
      <path d="M0-12C-18-34-28-18 0-12C18-34 28-18 0-12Z" />
    </>
  ),
  BIRTHDAY: (brass) => (
    <>
      <path d="M-30,26H30V10H-30ZM-22,10H22V-6H-22ZM-14,-6H14V-18H-14ZM-36,30H36" />
      <path d="M-30,16H30V20H-30ZM-22,0H22V4H-22Z" fill={brass} stroke="none" />
      <path d="M0,-18V-28M0-42q5,7 0,12q-5-5 0-12Z" fill={brass} />
    </>
  ),
};

function Ring({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`translate(${x},4) rotate(${turn})`}>
      <circle r="17" strokeWidth="3.4" />
      <circle r="12.6" strokeWidth=".7" />
      <path d="M-8,-19L-4.5,-26H4.5L8,-19L0,-12Z" fill="var(--third)" strokeWidth="1.2" />
      <path d="M-8,-19H8M-4.5,-26L-2.5,-19L0,-12L2.5,-19L4.5,-26" strokeWidth=".8" />
    </g>
  );
}

function Coupe({ x, y, brass }: { x: number; y: number; brass: string }) {
  return (
    <g transform={`translate(${x},${y}) scale(.92)`} strokeWidth="1.4">
      <path d="M-13,-14C-13,-2 -6,1 0,1C6,1 13,-2 13,-14Z" fill="var(--night)" />
      <path d="M-12,-9C-10,-3 -5,-.6 0,-.6C5,-.6 10,-3 12,-9Z" fill={brass} stroke="none" />
      <path d="M0,1V13M-7,14H7" />
      {upTo(2).map((bubble) => (
        <circle key={bubble} cx={bubble ? 3 : -4} cy={bubble ? -18.5 : -16.5} r="1.2" fill={brass} stroke="none" />
      ))}
    </g>
  );
}
