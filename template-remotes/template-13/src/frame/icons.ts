import type { NavItem } from '@janur/kit';

/** Outlines in a field of 24 × 22 around its middle. */
export const ICONS: Record<NavItem['key'], string> = {
  home: 'M-8,1L0,-7L8,1M-5.5,-1V8H5.5V-1',
  story: 'M0,8C-9,1 -9,-6 -4.2,-6.6C-1.4,-7 0,-4 0,-4S1.4,-7 4.2,-6.6C9,-6 9,1 0,8Z',
  wedding: 'M-8,-6H8V8H-8ZM-8,-1.5H8M-4,-9V-4M4,-9V-4',
  party: 'M-8,1H8V8H-8ZM-8,4.5q2.700,-3 5.300,0t5.300,0t5.400,0M0,1V-4M0,-9q2,2.500 0,4q-2,-1.500 0,-4',
  gallery: 'M-8.5,-7H8.5V7.5H-8.5ZM-8.5,4L-3,-1L1.5,3.5L4,1L8.5,5',
  rsvp: 'M-8.5,-6.5H8.5V7H-8.5ZM-8.5,-6.5L0,1.5L8.5,-6.5',
  wishes: 'M0,-9L2,-2L9,0L2,2L0,9L-2,2L-9,0L-2,-2Z',
};

/** A single host's story has a star, no heart. */
export const STAR_OF_STORY =
  'M0,-8.500L2.200,-2.700L8.500,-2.400L3.500,1.500L5.300,7.500L0,4L-5.300,7.500L-3.500,1.500L-8.500,-2.400L-2.200,-2.700Z';
