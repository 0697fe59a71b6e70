import { css } from '@emotion/react';
import { Art, DESKTOP } from '@janur/template-parts';
import { below } from '@janur/kit';
import lavender from '../../assets/carik-lavender.avif';
import lavenderWebp from '../../assets/carik-lavender.webp';
import { GRAIN } from './paper.tsx';

const desk = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  display: 'none',
  [DESKTOP]: { display: 'block' },
});
/** The envelope that the card came in, its flap open, lined in the card's ink. */
const envelope = css({
  position: 'absolute',
  left: 'calc(50% - min(600px, 46vw))',
  top: 'calc(50% - 190px)',
  width: 430,
  height: 300,
  rotate: '-9deg',
  boxShadow: '0 2px 0 #d9ccb6, 0 14px 30px -10px #3b2a2480, 0 40px 60px -40px #3b2a2460',
  background: [
    // both side flaps and the lower one, each with the line of its fold
    'linear-gradient(to top right, #0000 49.6%, #a8977c80 49.8% 50%, #0000 50.4%) 0 100% / 50% 62% no-repeat',
    'linear-gradient(to top left, #0000 49.6%, #a8977c80 49.8% 50%, #0000 50.4%) 100% 100% / 50% 62% no-repeat',
    GRAIN,
    'linear-gradient(#fff6, #0000 30%, #3b2a240d)',
    'color-mix(in oklab, var(--paper) 86%, var(--secondary))',
  ].join(', '),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 100%',
    height: 178,
    clipPath: 'polygon(0 100%, 46% 5%, 50% 0, 54% 5%, 100% 100%)',
    background: [
      'repeating-linear-gradient(45deg, #fff2 0 1.5px, #0000 1.5px 13px)',
      'repeating-linear-gradient(-45deg, #fff2 0 1.5px, #0000 1.5px 13px)',
      'linear-gradient(#0000 70%, #0003)',
      'var(--primary)',
    ].join(', '),
  },
  // the stub of the second card inside
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '-34px 26px auto',
    height: 36,
    background: `${GRAIN}, var(--paper)`,
    boxShadow: '0 -3px 8px -3px #3b2a2480, inset 0 0 0 6px var(--paper), inset 0 0 0 7.2px var(--rule)',
  },
});
const bloom = css({
  position: 'absolute',
  right: 'calc(50% - min(560px, 43vw))',
  bottom: 'calc(50% - 250px)',
  width: 210,
  height: 'auto',
  rotate: '24deg',
  [`@media ${below('wide')}`]: { display: 'none' },
});

/** What else lies on the desk where the window shows more of it: the envelope, and for two a sprig. */
export const Desk = ({ hasSprig }: { hasSprig: boolean }) => (
  <div css={desk} aria-hidden="true">
    <i css={envelope} />
    {hasSprig && <Art css={bloom} avif={lavender} webp={lavenderWebp} width={150} height={262} loading="lazy" />}
  </div>
);
