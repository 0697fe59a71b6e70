import type { NavItem } from '@janur/kit';

/** Outlines in a field of 18 × 18. */
export const ICONS: Record<NavItem['key'], string> = {
  home: 'M9,1C10,4 15,7 15,11C15,13.5 13.6,14.6 13,15.4V17H5V15.4C4.4,14.6 3,13.5 3,11C3,7 8,4 9,1ZM9,6v11M9,11q3,0 3-3M9,11q-3,0-3-3',
  story: 'M9,16C1,10 1,3 6,3c2,0 3,2 3,2s1-2 3-2c5,0 5,7-3,13Z',
  wedding: 'M2,4h14v12H2ZM2,8h14M6,2v4M12,2v4',
  party: 'M9,2l1.6,5.4L16,9l-5.4,1.6L9,16l-1.6-5.4L2,9l5.4-1.6ZM14,2v3M12.5,3.5h3',
  gallery: 'M2,3h14v12H2ZM2,13l5-5 4,4 2-2 3,3',
  rsvp: 'M2,4h14v11H2ZM2,4l7,6 7-6',
  wishes: 'M2,3h14v9H9l-4,4v-4H2ZM5,6.5h8M5,9h5',
};
