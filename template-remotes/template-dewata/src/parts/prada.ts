import prada from '../assets/prada.svg';

/** Maroon cloth printed with gold leaf, around a picture. */
export const pradaFrame = {
  border: 'clamp(16px, 5vw, 28px) solid #5a2a27',
  borderImage: `url(${prada}) 30 round`,
  background: 'var(--third)',
  boxShadow: '0 12px 26px -14px #2a2210b3',
} as const;
