import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import bunny from '../assets/bunny.svg';
import bunnyArm from '../assets/bunny-arm.svg';
import confetti from '../assets/confetti.svg';
import cub from '../assets/cub.svg';
import cubArm from '../assets/cub-arm.svg';
import { PopBalloon } from '../drawings/balloon.tsx';
import { waving } from '../drawings/friends.tsx';
import { loud, paper } from '../parts/look.ts';

const STILL = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;
const jump = keyframes({
  from: { transform: 'translateY(70%)' },
  '60%': { transform: 'translateY(-9%)' },
  to: { transform: 'none' },
});
const rise = keyframes({ from: { transform: 'translateY(190px)' } });
const shower = keyframes({ from: { transform: 'translateY(-60px)', opacity: 0 } });

/** The cub jumps up behind its page and balloons rise; for a no the bunny waves with one balloon of the guest's. */
const scene = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 44,
  background: 'linear-gradient(#9ed8f5, #d9f0fb)',
  '&[data-state="declined"]': { background: 'linear-gradient(#c9c3fb, #ffe6de)' },
  '&:is([data-state="kept"], [data-state="failed"], [data-state="held"])': {
    background: 'linear-gradient(#ffe39a, #fff6e6)',
  },
});
const bits = css({
  position: 'absolute',
  inset: '0 0 auto',
  height: 320,
  background: '50% 0 / 390px 844px',
  animation: `${shower} 1200ms cubic-bezier(.2,.7,.3,1) backwards`,
  ...STILL,
});
const stage = css({ position: 'relative', height: 210, overflow: 'hidden' });
const friend = css({
  position: 'absolute',
  isolation: 'isolate',
  left: '50%',
  top: 34,
  width: 156,
  marginLeft: -78,
  animation: `${jump} 700ms cubic-bezier(.3,1,.5,1) backwards`,
  ...STILL,
  '& img': { width: '100%', height: 'auto' },
});
const hand = css(waving, { '&&': { width: '36%' } });
const balloon = {
  position: 'absolute',
  animation: `${rise} 1300ms cubic-bezier(.2,.7,.3,1) backwards`,
  ...STILL,
} as const;
const one = css({ ...balloon, left: '8%', top: 22, width: 62 });
const two = css({ ...balloon, right: '7%', top: 8, width: 70, animationDelay: '160ms' });
const three = css({ ...balloon, right: '27%', top: 96, width: 44, animationDelay: '300ms' });
const note = css({
  ...paper,
  position: 'relative',
  display: 'grid',
  padding: '26px 22px 24px',
  borderRadius: '40px 40px 0 0',
  textAlign: 'center',
  '& h2': { fontSize: 'clamp(1.5rem, 7vw, 2rem)', lineHeight: 1.05, color: 'var(--crayon)', textWrap: 'balance' },
  '& p': { marginTop: 10, font: '700 1.0625rem/1.5 var(--font-body)', textWrap: 'pretty' },
  '& button': { ...loud, width: '100%', marginTop: 20 },
});

export function Answer({ scene: { state }, words, actions }: AnswerProps) {
  const isParty = state === 'sent' || state === 'wish';
  const isBunny = !isParty;
  return (
    <div css={scene} data-state={state}>
      {isParty && <div css={bits} style={{ backgroundImage: `url("${confetti}")` }} />}
      <div css={stage} aria-hidden="true">
        <PopBalloon css={one} colour="var(--coral)" />
        {isParty && (
          <>
            <PopBalloon css={two} colour="var(--violet)" />
            <PopBalloon css={three} colour="var(--sun)" />
          </>
        )}
        <div css={friend}>
          <img src={isBunny ? bunny : cub} alt="" width="220" height="324" draggable={false} />
          <img css={hand} src={isBunny ? bunnyArm : cubArm} alt="" width="70" height="90" draggable={false} />
        </div>
      </div>
      <div css={note}>
        {words}
        {actions}
      </div>
    </div>
  );
}
