import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Flowers } from '../parts/flowers.tsx';
import { PAPER, solidButton } from '../parts/look.ts';
import { HERO_LEFT, HERO_LOW_RIGHT, POSY, SPRIG } from '../parts/pieces.ts';
import { Wash } from '../parts/wash.tsx';

const run = keyframes({ from: { clipPath: 'circle(0% at 50% 40%)' }, to: { clipPath: 'circle(80% at 50% 40%)' } });
const grow = keyframes({ from: { transform: 'scale(.5) rotate(-14deg)', opacity: 0 } });
const fall = keyframes({ from: { transform: 'translateY(-60px) rotate(24deg)', opacity: 0 } });
const STILL = { '& *': { animation: 'none !important' } };

const sheet = css({
  '--u': '1px',
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  minHeight: 'min(560px, 88dvh)',
  padding: '176px 34px 34px',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  background: `${PAPER}, var(--base)`,
  borderRadius: '30px 24px 32px 22px / 26px 32px 22px 30px',
  '&[data-quiet]': { paddingTop: 170 },
  '& [data-part="answer-title"]': {
    fontFamily: 'var(--font-script)',
    fontSize: '3.25rem',
    lineHeight: 0.95,
    color: 'var(--title-on-third)',
  },
  '& [data-part="answer-text"]': { maxWidth: 300, margin: '12px 0 26px', font: '500 1.25rem/1.4 var(--font-body)' },
  '& [data-part="close"]': { ...solidButton, minWidth: 190, '--focus': 'var(--ink)' },
  [WITHOUT_MOTION]: STILL,
  [REDUCED_MOTION]: STILL,
});
const pool = css({ inset: '64px -14px 20px', zIndex: -1, animation: `${run} 1.2s cubic-bezier(.3,.5,.3,1) both` });
const opens = (delay: number) => ({ animation: `${grow} 900ms ${delay}ms cubic-bezier(.2,.8,.3,1) both`, zIndex: -1 });
const left = css({ left: -34, top: -36, transformOrigin: '10% 10%', ...opens(250) });
const right = css({ right: -26, top: -92, transformOrigin: '90% 70%', ...opens(420) });
const middle = css({ left: 'calc(50% - 96px)', top: 4, transformOrigin: '50% 60%', ...opens(600) });
const twig = css({
  position: 'relative',
  marginBottom: 30,
  width: 122,
  height: 60,
  scale: '1.7',
  animation: `${fall} 1.3s cubic-bezier(.2,.6,.3,1) both`,
});

/** A twig is laid on the paper; with a yes wet paint runs below it, and three roses open. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const isGlad = scene.state === 'sent' || scene.state === 'wish';
  return (
    <div css={sheet} data-quiet={isGlad ? undefined : ''}>
      <Wash css={pool} shape={isGlad ? 'tall' : 'broad'} />
      {isGlad ? (
        <>
          <Flowers css={left} piece={HERO_LEFT} />
          <Flowers css={right} piece={HERO_LOW_RIGHT} />
          <Flowers css={middle} piece={POSY} />
        </>
      ) : null}
      <div css={twig}>
        <Flowers piece={SPRIG} />
      </div>
      {words}
      {actions}
    </div>
  );
}
