import { css } from '@emotion/react';
import wallpaper from '../assets/wallpaper.svg';

/** The wallpaper of fans, which comes out of the dark under the section's title. */
export const papered = css({
  position: 'relative',
  background: `linear-gradient(var(--base) 60px, color-mix(in srgb, var(--base) 72%, #0000) 220px calc(100% - 90px), var(--base)), url(${wallpaper}) 50% 0 / 52px, var(--base)`,
});

/** Rays from the foot of a section. */
export const rayed = css({
  position: 'relative',
  background:
    'linear-gradient(90deg, #0000, var(--brass-1), #0000) 0 100% / 100% 1px no-repeat, radial-gradient(ellipse 80% 260px at 50% 100%, #0000 10%, var(--base)), repeating-conic-gradient(from 4.5deg at 50% 100%, var(--ray) 0 4.5deg, #0000 0 9deg), var(--base)',
});
