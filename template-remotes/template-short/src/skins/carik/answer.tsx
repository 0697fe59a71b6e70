import { css, keyframes } from '@emotion/react';
import { type AnswerProps, useCouple } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import roses from '../../assets/carik-spray-roses.svg';
import twigs from '../../assets/carik-spray-twigs.svg';
import { stencil } from '../../skeleton/stencil.ts';
import { Paper, PRESSED } from './paper.tsx';
import { outline, solid } from './sheet-parts.ts';

const lower = keyframes({
  '0%': { opacity: 0, transform: 'translateY(-60px) scale(1.2)' },
  '38%, 62%': { opacity: 1, transform: 'none' },
  to: { opacity: 0, transform: 'translateY(-60px) scale(1.2)' },
});
const press = keyframes({ '0%, 40%': { opacity: 0 }, '60%': { opacity: 1 } });
const still = {
  [REDUCED_MOTION]: { animation: 'none' },
  [WITHOUT_MOTION]: { animation: 'none' },
} as const;

const card = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: '46px 36px 40px',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  '& [data-part="answer-title"]': {
    font: '600 clamp(1.75rem, 8.4vw, 2.375rem)/1.02 var(--font-heading)',
    letterSpacing: '.02em',
    color: 'var(--title-on-third)',
    textShadow: PRESSED,
    textWrap: 'balance',
  },
  '& [data-part="answer-text"]': { font: 'italic 400 1.0625rem/1.5 var(--font-body)', textWrap: 'balance' },
});
const guestLine = css({
  font: '600 1.1875rem/1.25 var(--font-heading)',
  letterSpacing: '.06em',
  color: 'var(--title-on-third)',
  overflowWrap: 'anywhere',
});
/** Where the plate has pressed, the monogram stands in the cotton. */
const seal = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 132,
  aspectRatio: '1',
  borderRadius: '50%',
  color: 'var(--title-on-third)',
  boxShadow:
    'inset 0 2px 4px #3b2a2459, 0 1.5px 0 #fff, inset 0 0 0 6px var(--paper), inset 0 0 0 7.2px var(--rule), inset 0 0 0 11px var(--paper), inset 0 0 0 12px var(--rule)',
  font: '600 3rem/1 var(--font-heading)',
  letterSpacing: '-.03em',
  textShadow: PRESSED,
  animation: `${press} 1500ms both`,
  ...still,
  '& i': { font: '400 .8em/.6 var(--font-script)', color: 'var(--copper)' },
});
const plate = css({
  position: 'absolute',
  zIndex: 1,
  top: 36,
  width: 156,
  aspectRatio: '1',
  borderRadius: 6,
  opacity: 0,
  pointerEvents: 'none',
  background: 'linear-gradient(135deg, #fff8 0, #0000 30%), linear-gradient(#b9ac97, #8b7d69)',
  boxShadow: '0 10px 24px -6px #3b2a2499, inset 0 0 0 3px #fff4',
  animation: `${lower} 1500ms cubic-bezier(.5,0,.4,1)`,
  ...still,
});
const spray = css({
  position: 'relative',
  width: 124,
  height: 146,
  '& > span': { position: 'absolute', inset: 0 },
});
const copper = css(stencil(twigs, 'var(--copper)'));
const ink = css(stencil(roses, 'var(--primary)'));
const buttons = css({
  display: 'grid',
  gap: 10,
  width: '100%',
  marginTop: 8,
  '& button, & a, & summary': { ...outline, width: '100%' },
  '& [data-part="close"]': { ...solid, width: '100%' },
});

/** The plate comes down and leaves the monogram; for a no a sprig lies on the card. */
export function Answer({ scene: { state, guest }, words, actions }: AnswerProps) {
  const { initials } = useCouple();
  const isPressed = state === 'sent' || state === 'wish' || state === 'held';
  return (
    <div css={card}>
      <Paper />
      {isPressed ? (
        <>
          <div css={plate} aria-hidden="true" />
          <p css={seal} aria-hidden="true">
            <span>
              {initials[0]}
              {initials[1] && <i>&amp;</i>}
              {initials[1]}
            </span>
          </p>
        </>
      ) : (
        <div css={spray} aria-hidden="true">
          <span css={copper} />
          <span css={ink} />
        </div>
      )}
      {words}
      {guest && <p css={guestLine}>{guest}</p>}
      <div css={buttons}>{actions}</div>
    </div>
  );
}
