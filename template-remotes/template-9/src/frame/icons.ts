import type { NavItem } from '@janur/kit';

/** Outlines around 0,0, within a wajik of 13 to each side. */
export const ICONS: Record<NavItem['key'], string> = {
  home: 'M-6,-3C-3,-1 3,-1 6,-3M-5,0V5H5V0M-6,-3L-5,0H5L6,-3',
  story: 'M0,5C-6,1 -5,-4 -2,-4C0,-4 0,-2 0,-2S0,-4 2,-4C5,-4 6,1 0,5Z',
  wedding: 'M-5,-4H5V5H-5ZM-5,-1H5',
  party: 'M-5,5V1H5V5ZM-5,3H5M0,1V-2M0,-5.500Q1.600,-3.500 0,-2.500Q-1.600,-3.500 0,-5.500',
  gallery: 'M-6,-4H6V4H-6ZM-6,3L-2,-1L1,2L3,0L6,3',
  rsvp: 'M-6,-4H6V4H-6ZM-6,-4L0,1L6,-4',
  wishes: 'M-5,-4H5V3H0L-3,5.500V3H-5ZM-2.500,-1.500H2.500M-2.500,.800H1',
};
