import type { NavItem } from '@janur/kit';

/** An anchor, a route, a lifebuoy, glasses, a shell, a bottle, a pennant: outlines in a field of 24 × 24. */
export const ICONS: Record<NavItem['key'], string> = {
  home: 'M12,5.5v13.5M6,9h12M4,14c1,5 5,6 8,6s7,-1 8,-6M10.4,4a1.6,1.6 0 1 0 3.2,0a1.6,1.6 0 1 0-3.2,0',
  story:
    'M7,18.6q2-.6 2-2.6M9.3,13q1-1.6 3-1.2M14.6,11q1.6-.6 2-2.4M18,5a2,2 0 1 0 4,0a2,2 0 1 0-4,0M2,17l3.5,4M5.5,17l-3.5,4',
  wedding:
    'M4,12a8,8 0 1 0 16,0a8,8 0 1 0-16,0M8.6,12a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0-6.8,0M6.4,6.4l3.2,3.2M17.6,6.4l-3.2,3.2M6.4,17.6l3.2-3.2M17.6,17.6l-3.2-3.2',
  party: 'M4,5h16l-7,8v7M11,13L4,5M9,20h8M13,13v0M7,8.5h10',
  gallery: 'M12,20C4,18 3,10 6,6c3-4 9-4 12,0c3,4 2,12-6,14ZM12,20V4M12,20L8,5M12,20L16,5',
  rsvp: 'M10,2h4v4c3,2 4,4 4,7v9H6v-9c0-3 1-5 4-7zM9,14h6v4H9z',
  wishes: 'M6,3v18M6,4h13l-4,4 4,4H6',
};
