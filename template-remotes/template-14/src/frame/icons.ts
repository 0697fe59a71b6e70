import type { NavItem } from '@janur/kit';

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`;

/** Crests in a field of 28 × 28 around its middle: plum, knot, fan, sake cup, shoji, folded letter, wishing strip. */
export const ICONS: Record<NavItem['key'], string> = {
  home: [0, 1, 2, 3, 4]
    .map((i) => circle(6.4 * Math.sin(i * 1.2566), -6.4 * Math.cos(i * 1.2566), 4))
    .concat(circle(0, 0, 2))
    .join(''),
  story: 'M-11,0C-11,-8 -2,-8 0,0C2,8 11,8 11,0C11,-8 2,-8 0,0C-2,8 -11,8 -11,0ZM0,-11C6,-6 6,6 0,11C-6,6 -6,-6 0,-11Z',
  wedding: 'M0,9L-11,-4A15,15 0 0 1 11,-4ZM0,9L-5,-8M0,9V-9M0,9L5,-8M-6.4,1.4A9,9 0 0 1 6.4,1.4',
  party: 'M-11,-5H11C11,2 6,5 0,5S-11,2 -11,-5ZM-4,5V9H4V5M-6,9H6M-6,-1Q-3,-3 0,-1T6,-1',
  gallery: 'M-9,-10H9V10H-9ZM0,-10V10M-9,-3.400H9M-9,3.400H9',
  rsvp: 'M-10,-9H10V9H-10ZM-10,-9L4,9M10,-9L-1,2.600M-10,2H-1.400',
  wishes: 'M-5,-6H5V11H-5ZM0,-11V-6M0,-3.500V-3.400M-2,1H2M-2,4.500H2',
};
