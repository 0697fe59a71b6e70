import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import carano from '../assets/carano.svg';
import fringe from '../assets/fringe.svg';
import { goldButton, prose } from '../parts/layout.ts';
import { edgeThread, FOIL, SHEEN, tumpalThread, WARP, waveThread } from '../parts/thread.ts';

const STILL = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;
const fromLeft = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
const fromRight = keyframes({ from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0)' } });
const shown = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } });

/** A length of cloth: weft after weft is woven in from the left and from the right, around the words. */
const cloth = css({
  position: 'relative',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: `${WARP}, var(--cloth)`,
  borderInline: '3px solid',
  borderImage: `${SHEEN} 1`,
  marginBottom: 20,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    height: 20,
    background: SHEEN,
    mask: `url(${fringe}) 0 0 / 40px 22px repeat-x`,
  },
});
const weft = css({
  '& > i': { display: 'block', animation: `${fromLeft} 520ms cubic-bezier(.5,0,.3,1) backwards`, ...STILL },
  '& > i:nth-of-type(1)': edgeThread,
  '& > i:nth-of-type(2)': {
    ...waveThread,
    marginTop: 4,
    animation: `${fromRight} 520ms cubic-bezier(.5,0,.3,1) backwards`,
    animationDelay: '140ms',
    ...STILL,
  },
  '& > i:nth-of-type(3)': { ...tumpalThread, marginTop: 4, transform: 'scaleY(-1)', animationDelay: '280ms' },
  '&[data-low]': { transform: 'scaleY(-1)' },
  // a thread alone for who cannot come, and while it is not certain
  '&[data-thin] > i:nth-of-type(3)': { display: 'none' },
});
const words = css({
  display: 'grid',
  justifyItems: 'center',
  margin: '12px 14px',
  padding: '26px 18px 24px',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  boxShadow: '0 0 0 1px var(--gold), 0 0 0 5px var(--base), 0 0 0 6px var(--gold-deep)',
  '& > *': { animation: `${shown} 480ms 700ms backwards`, ...STILL },
  '& > img': { width: 132, height: 'auto', marginBottom: 16 },
  '& h2': { ...FOIL, fontSize: '2rem', fontWeight: 700, lineHeight: 1.15, textWrap: 'balance' },
  '& p': { ...prose, marginTop: 10, textWrap: 'pretty' },
  '& button': { ...goldButton, width: '100%', minHeight: 54, marginTop: 22 },
});

export function Answer({ scene: { state }, words: said, actions }: AnswerProps) {
  const isWelcome = state === 'sent' || state === 'wish';
  return (
    <div css={cloth} data-state={state}>
      <Weft isThin={!isWelcome} />
      <div css={words}>
        {state === 'sent' && <img src={carano} alt="" width="240" height="214" draggable={false} />}
        {said}
        {actions}
      </div>
      <Weft isThin={!isWelcome} isLow />
    </div>
  );
}

const Weft = ({ isThin, isLow = false }: { isThin: boolean; isLow?: boolean }) => (
  <div css={weft} data-thin={isThin ? '' : undefined} data-low={isLow ? '' : undefined} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
