import { css } from '@emotion/react';
import grain from '../assets/grain.webp';
import mottle from '../assets/mottle.webp';

/** Its pictures. */
export const PLASTER_ART = [grain, mottle];

export const PLASTER = `url(${grain}) 0 0 / 144px, url(${mottle}) 0 0 / 520px`;

/** A veil of plaster over what lies below it. */
export const plaster = css({ position: 'absolute', inset: 0, background: PLASTER, pointerEvents: 'none' });

/** Clay that carries text: primary at the text, deeper towards its foot. */
export const slab = css({
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: `${PLASTER}, linear-gradient(var(--primary), var(--deep))`,
});
