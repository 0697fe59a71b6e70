import frame from '../assets/frame.webp';
import texture from '../assets/vellum.webp';

/** The cloud of fibres that one sees in vellum. */
export const VELLUM = `url(${texture})`;

/** Two lines pressed into the paper along the box's edges. */
export const pressedFrame = {
  border: '22px solid transparent',
  borderImage: `url(${frame}) 32 / 16px / 0 stretch`,
} as const;

/** A sheet of vellum that lies on the page. */
export const sheetOfVellum = {
  color: 'var(--ink)',
  background: `${VELLUM}, linear-gradient(150deg, var(--light), var(--base) 46%, var(--shade))`,
  // the light runs over the whole sheet: with a pressed frame it would begin anew in the frame's border
  backgroundOrigin: 'border-box',
  boxShadow: '0 1px 0 var(--gilt), 0 10px 26px -8px #4a3c2059, 0 1px 3px #4a3c2040',
} as const;
