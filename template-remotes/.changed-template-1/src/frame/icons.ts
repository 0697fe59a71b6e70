import type { NavItem } from '@janur/kit';

/** Outlines in a field of 18 × 18. */
export const ICONS: Record<NavItem['key'], string> = {
  home: 'M2,17V9a7,7 0 0 1 14,0v8Z',
  story: 'M9,16C1,10 1,3 6,3c2,0 3,2 3,2s1-2 3-2c5,0 5,7-3,13Z',
  wedding: 'M2,4h14v12H2ZM2,8h14M6,2v4M12,2v4',
  party: 'M3,16V9h12v7M2,16h14M3,12q1.5,1.5 3,0t3,0t3,0t3,0M9,9V6M9,2.6q1.4,1.6 0,3q-1.4-1.4 0-3',
  gallery: 'M2,3h14v12H2ZM2,13l5-5 4,4 2-2 3,3',
  rsvp: 'M2,4h14v11H2ZM2,4l7,6 7-6',
  wishes: 'M2,3h14v9H9l-4,4v-4H2ZM5,6.5h8M5,9h5',
};
