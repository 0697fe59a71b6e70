import type { EventView } from '@janur/kit';
import type { ReactNode } from 'react';

const FINE = { strokeWidth: 1.3 } as const;
const gaiwan = (
  <>
    <path d="M-20,-4H20C20,10 11,19 0,19C-11,19-20,10-20,-4ZM-18,-6C-14,-15-6,-17 0,-17S14,-15 18,-6ZM-4,-17C-4,-22 4,-22 4,-17M-26,22C-14,28 14,28 26,22M-8,19V23H8V19" />
    <path {...FINE} d="M-17,3H17M0,15q-7,-3 -6,-8q4,-1 6,3q2,-4 6,-3q1,5 -6,8Z" />
  </>
);
const cups = (
  <>
    <path d="M-22,-14H-4L-6,2C-7,8-19,8-20,2ZM-13,7V18M-20,20H-6M4,-14H22L20,2C19,8 7,8 6,2ZM13,7V18M6,20H20M0,-22V-16M-6,-21L-3,-17M6,-21L3,-17" />
    <path {...FINE} d="M-20,-6H-5M5,-6H20M-13,-2C0,10 0,10 13,-2" />
  </>
);
/** A tray of gifts: fruit, a box tied with ribbon, a handle over all of it. */
const tray = (
  <>
    <path d="M-26,6H26L21,18H-21ZM-24,6V-8A24,20 0 0 1 24,-8V6M-14,18V23M14,18V23M-2,-12H16V6H-2Z" />
    <path
      {...FINE}
      d="M7,-12V6M-2,-4H16M7,-12q-8,-1 -6,-6q5,0 6,6q1,-6 6,-6q2,5 -6,6M-12,6a6,6 0 1 1 .1,0M-12,-6q1,-4 4,-4"
    />
  </>
);
const knot = (
  <>
    <path d="M0,-24L16,-8L0,8L-16,-8ZM0,-24V-29M-8,0L-16,8L-24,0L-16,-8M8,0L16,8L24,0L16,-8M0,8V14" />
    <path {...FINE} d="M0,-16L8,-8L0,0L-8,-8ZM-4,14H4V18H-4ZM-3,18V28M0,18V29M3,18V28" />
  </>
);
const peach = (
  <>
    <path d="M0,22C-20,18-26,0-16,-10C-8,-17 2,-12 2,-2C4,-12 14,-16 20,-8C27,4 18,18 0,22Z" />
    <path {...FINE} d="M2,-2C2,-12 4,-18 10,-24M10,-24C4,-26-2,-24-4,-20C2,-18 8,-20 10,-24M-30,24H30M-10,8q4,4 9,4" />
  </>
);
const moon = (
  <>
    <path d="M8,-24A20,20 0 1 0 20,8A16,16 0 0 1 8,-24Z" />
    <path {...FINE} d="M14,-14V-4M9,-9H19M-26,22H26M22,-24V-18M19,-21H25" />
  </>
);

const GLYPHS: Record<NonNullable<EventView['type']>, ReactNode> = {
  HOLY_MATRIMONY: knot,
  WEDDING_RECEPTION: cups,
  SANGJIT: tray,
  TEAPAI: gaiwan,
  BIRTHDAY: peach,
  COCKTAIL: cups,
  AFTER_PARTY: moon,
};

/** A gaiwan for the tea, a tray for the gifts, cups for the feast; what has no kind has the endless knot. */
export const EventGlyph = ({ type }: { type: EventView['type'] }) => (
  <svg
    viewBox="-31 -31 62 62"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {type ? GLYPHS[type] : knot}
  </svg>
);
