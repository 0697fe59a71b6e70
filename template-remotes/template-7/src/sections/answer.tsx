import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import lantern from '../assets/lantern-joy.svg';
import { Flap } from '../drawings/flap.tsx';
import { Happiness } from '../drawings/happiness.tsx';
import { giltButton, prose, swinging } from '../parts/layout.ts';

const STILL = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;
const slideIn = keyframes({ from: { transform: 'translateY(-70px)', opacity: 0 } });
const closing = keyframes({ from: { transform: 'translateY(-34px)' } });
const thud = keyframes({
  '0%': { transform: 'rotate(-14deg) scale(2.4)', opacity: 0 },
  '55%': { transform: 'rotate(-9deg) scale(.92)', opacity: 1 },
  '100%': { transform: 'rotate(-9deg)' },
});

/** The letter goes into the red envelope, and the seal thuds down on it; for a no a lantern is lit instead. */
const scene = css({
  position: 'relative',
  padding: '0 10px',
  background: `linear-gradient(#0000 64px, var(--deeper) 64px)`,
  borderRadius: 4,
});
const letter = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  minHeight: 250,
  padding: '34px 26px 96px',
  textAlign: 'center',
  color: 'var(--ink)',
  background: 'var(--paper)',
  border: '1px solid var(--gold)',
  boxShadow: 'inset 0 0 0 5px var(--paper), inset 0 0 0 6px color-mix(in srgb, var(--gold) 60%, #0000)',
  animation: `${slideIn} 620ms cubic-bezier(.2,.8,.3,1) backwards`,
  ...STILL,
  '& h2': { fontSize: '2rem', lineHeight: 1.15, color: 'var(--title)', textWrap: 'balance' },
  '& p': { ...prose, marginTop: 10, textWrap: 'pretty' },
  '& > img': { ...swinging, width: 64, height: 'auto', margin: '-34px 0 14px' },
});
const stamp = css({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  marginBottom: 16,
  color: 'var(--primary)',
  border: '5px double',
  borderRadius: '9px 13px 8px 15px / 14px 8px 13px 10px',
  transform: 'rotate(-9deg)',
  animation: `${thud} 460ms 640ms cubic-bezier(.5,0,.3,1) backwards`,
  ...STILL,
  '& svg': { width: 62, height: 'auto' },
});
const front = css({
  position: 'relative',
  zIndex: 1,
  margin: '-74px -10px 0',
  animation: `${closing} 520ms 200ms cubic-bezier(.2,.8,.3,1) backwards`,
  ...STILL,
  '& > [data-part="front"]': {
    display: 'grid',
    gap: 10,
    padding: '14px 22px 24px',
    // as the flap is: the two meet without a seam
    background: 'var(--primary)',
    border: '2px solid #d4a24a',
    borderTop: 0,
    '--focus': 'var(--on-primary)',
  },
  '& button': { ...giltButton, width: '100%', minHeight: 54 },
});

export const Answer = ({ scene: { state }, words, actions }: AnswerProps) => (
  <div css={scene} data-state={state}>
    <div css={letter}>
      {state === 'declined' && <img src={lantern} alt="" width="60" height="174" draggable={false} />}
      {(state === 'sent' || state === 'wish') && (
        <div css={stamp}>
          <Happiness />
        </div>
      )}
      {words}
    </div>
    <div css={front}>
      <Flap />
      <div data-part="front">{actions}</div>
    </div>
  </div>
);
