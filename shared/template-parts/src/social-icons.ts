import type { HostView } from '@janur/kit';

/** Outlines in a field of 20 × 20. */
export const SOCIAL_ICONS: Record<HostView['socials'][number]['network'], string> = {
  instagram:
    'M6,2h8a4,4 0 0 1 4,4v8a4,4 0 0 1-4,4H6a4,4 0 0 1-4-4V6a4,4 0 0 1 4-4ZM6.5,10a3.5,3.5 0 0 0 7,0a3.5,3.5 0 0 0-7,0M14.6,5.2v.2',
  facebook: 'M11,18v-8M8,10.5h6M14,3h-1a2.6,2.6 0 0 0-2.6,2.6V11',
  tiktok: 'M11,3v10a3.5,3.5 0 1 1-3.5-3.5M11,3c0,2.6 2,4.5 4.6,4.6',
  twitter: 'M3,3l14,14M17,3L3,17',
};
