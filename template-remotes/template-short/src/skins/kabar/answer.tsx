import { css, keyframes } from '@emotion/react';
import { type AnswerProps, useCouple, useDay, useEyebrow } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import scissors from '../../assets/kabar-scissors.svg';
import { stencil } from '../../skeleton/stencil.ts';
import { doubleRule, HAIR, NEWSPRINT } from './press.ts';

const cut = keyframes({ from: { left: '-30px' }, to: { left: 'calc(100% - 26px)' } });
const thud = keyframes({
  '0%, 62%': { opacity: 0, transform: 'rotate(-22deg) scale(2.4)' },
  '82%': { opacity: 1, transform: 'rotate(-8deg) scale(.94)' },
});
const roll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });
const still = {
  [REDUCED_MOTION]: { animation: 'none' },
  [WITHOUT_MOTION]: { animation: 'none' },
} as const;

/** The extra edition, as it comes out of the press. */
const sheet = css({
  padding: '18px 22px 24px',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: NEWSPRINT,
  boxShadow: '3px 4px 0 var(--shade), 4px 5px 0 #b9ab8c, 0 24px 60px -10px #000b',
  animation: `${roll} 620ms cubic-bezier(.3,0,.2,1)`,
  ...still,
  '& > header': { font: '400 clamp(1.75rem, 9vw, 2.375rem)/1 var(--font-script)', color: 'var(--title)' },
  '& > header::after': { ...doubleRule, marginTop: 10 },
  '& [data-part="answer-title"]': {
    margin: '16px 0 8px',
    font: '700 clamp(2.125rem, 11vw, 3.250rem)/.94 var(--font-heading)',
    letterSpacing: '-.025em',
    color: 'var(--title)',
    hyphens: 'auto',
    textWrap: 'balance',
  },
  '& [data-part="answer-text"]': { font: 'italic 400 1.125rem/1.4 var(--font-body)', textWrap: 'balance' },
});
const coupon = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  margin: '26px 0 0',
  padding: '20px 16px',
  border: '2px dashed var(--ink)',
  textAlign: 'start',
  '& > p': { font: '700 1.375rem/1.1 var(--font-heading)', overflowWrap: 'anywhere' },
  '& > i': {
    position: 'absolute',
    top: -14,
    left: 'calc(100% - 26px)',
    width: 44,
    height: 26,
    ...stencil(scissors, 'var(--ink)'),
    transform: 'scaleX(-1)',
    animation: `${cut} 900ms 240ms cubic-bezier(.4,0,.4,1) backwards`,
    ...still,
  },
});
/** It falls when the scissors have passed. */
const stamp = css({
  maxWidth: 150,
  padding: '9px 12px',
  border: '3px solid var(--red)',
  outline: '1px solid var(--red)',
  outlineOffset: -8,
  borderRadius: 4,
  font: '700 1rem/1.1 var(--font-heading)',
  letterSpacing: '.06em',
  textAlign: 'center',
  textTransform: 'uppercase',
  color: 'var(--red)',
  overflowWrap: 'anywhere',
  transform: 'rotate(-8deg)',
  animation: `${thud} 1500ms cubic-bezier(.5,0,.7,.4) backwards`,
  ...still,
});
/** A gentle notice in a thin frame, or what waits for the press. */
const notice = css({
  margin: '22px 5px 5px',
  padding: '18px 16px',
  border: HAIR,
  outline: '3px solid var(--ink)',
  outlineOffset: 2,
  font: '700 1.25rem/1.15 var(--font-heading)',
  overflowWrap: 'anywhere',
});
const buttons = css({
  display: 'grid',
  gap: 10,
  marginTop: 22,
  '& button, & a, & summary': {
    display: 'grid',
    placeContent: 'center',
    width: '100%',
    minHeight: 50,
    padding: '8px 16px',
    border: 0,
    color: 'var(--ink)',
    background: 'none',
    boxShadow: 'inset 0 0 0 2px currentColor',
    font: '700 1.0625rem/1.15 var(--font-heading)',
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& [data-part="close"]': { color: 'var(--on-primary)', background: 'var(--primary)', boxShadow: 'none' },
});

/** The coupon is cut out and stamped; who cannot come stands in a small correction. */
export function Answer({ scene: { state, guest }, words, actions }: AnswerProps) {
  const eyebrow = useEyebrow();
  const { initials, joinedNames } = useCouple();
  const day = useDay();
  const isIn = state === 'sent' || state === 'wish' || state === 'held';
  return (
    <div css={sheet}>
      <header aria-hidden="true">{eyebrow}</header>
      {words}
      {isIn ? (
        <div css={coupon} aria-hidden="true">
          <i />
          <p>{guest ?? joinedNames}</p>
          <b css={stamp}>
            {initials.join(' & ')}
            {day && <br />}
            {day?.numerals}
          </b>
        </div>
      ) : (
        <p css={notice} aria-hidden="true">
          {guest ?? joinedNames}
        </p>
      )}
      <div css={buttons}>{actions}</div>
    </div>
  );
}
