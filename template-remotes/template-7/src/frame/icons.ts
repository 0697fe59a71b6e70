import type { NavItem } from '@janur/kit';

/** Outlines in a field of 20 × 20. */
export const ICONS: Record<NavItem['key'], string> = {
  home: 'M3,10L10,3l7,7v8H3ZM8,18v-5h4v5',
  story: 'M10,17C1,11 2,4 6.5,4C9,4 10,6.5 10,6.5S11,4 13.5,4C18,4 19,11 10,17Z',
  wedding: 'M3,5h14v12H3ZM3,9h14M7,3v4M13,3v4',
  party:
    'M4,3H9L8.4,9C8,11.500 5,11.500 4.600,9ZM6.500,11V17M4,17H9M11,3H16L15.400,9C15,11.500 12,11.500 11.600,9ZM13.500,11V17M11,17H16',
  gallery: 'M10,2l8,8-8,8-8-8ZM10,6l4,4-4,4-4-4Z',
  rsvp: 'M3,4h14v13H3ZM3,4l7,7 7-7',
  wishes: 'M6,2H14L16,6V18H4V6ZM10,5.500V5.600M7.500,10H12.500M7.500,13.500H12.500',
};
