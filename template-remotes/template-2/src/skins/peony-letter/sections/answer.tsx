import { css, keyframes } from '@emotion/react';
import { type AnswerProps, useCouple, useDay } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { solidButton } from '../parts/buttons.ts';
import { DECKLED } from '../parts/deckle.ts';
import { script } from '../parts/letters.ts';
import { SHEET } from '../parts/paper.ts';
import { PhotoStamp } from '../parts/photo-stamp.tsx';
import { Postmark } from '../parts/postmark.tsx';
import { SmallEnvelope } from '../parts/small-envelope.tsx';

const lay = keyframes({ from: { transform: 'translateY(-46px) rotate(9deg)', opacity: 0 } });
const thud = keyframes({
  '0%, 40%': { transform: 'scale(2.6) rotate(6deg)', opacity: 0 },
  '62%': { transform: 'scale(.93) rotate(-15.5deg)', opacity: 1 },
  '74%': { transform: 'scale(1.03) rotate(-15.5deg)' },
});
const jolt = keyframes({ '60%': { transform: 'none' }, '66%': { transform: 'translateY(4px)' } });
const settle = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });
const STILL = { '&, & *': { animation: 'none !important' } };

const card = css({
  animation: `${jolt} 1.5s both`,
  filter: 'drop-shadow(0 14px 22px color-mix(in srgb, var(--wine-deep) 55%, transparent))',
  [WITHOUT_MOTION]: STILL,
  [REDUCED_MOTION]: STILL,
});
const paper = css(DECKLED, {
  position: 'relative',
  padding: '34px 30px 36px',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: SHEET,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 14,
    border: '1px solid var(--line)',
    boxShadow: 'inset 0 0 0 3px var(--base), inset 0 0 0 3.500px var(--line)',
    pointerEvents: 'none',
  },
  '& > *': { position: 'relative' },
  '& [data-part="answer-title"]': {
    ...script,
    marginTop: 20,
    fontSize: 'calc(2.625rem * var(--script))',
    lineHeight: 1.1,
    color: 'var(--title)',
  },
  '& [data-part="answer-text"]': {
    margin: '10px auto 24px',
    maxWidth: 290,
    font: '400 1.1875rem/1.4 var(--font-body)',
  },
  '& [data-part="close"]': { ...solidButton, width: 'min(240px, 100%)', minHeight: 50, marginInline: 'auto' },
});
const place = css({ position: 'relative', width: 150, height: 196, margin: '4px auto 0' });
const stamp = css({
  width: '100%',
  height: '100%',
  rotate: '2.500deg',
  animation: `${lay} 520ms cubic-bezier(.2,.7,.3,1) both`,
});
const mark = css({
  position: 'absolute',
  left: -58,
  bottom: -10,
  width: 104,
  transform: 'rotate(-15.500deg)',
  animation: `${thud} 1.2s cubic-bezier(.5,0,.3,1) both`,
});
const envelope = css({
  width: 230,
  margin: '10px auto 6px',
  animation: `${settle} 900ms cubic-bezier(.2,.7,.3,1) both`,
});

/** Yes: a stamp is laid on the reply card and the postmark thuds onto it. Else the letter stays in its envelope. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { joinedNames, initials } = useCouple();
  const day = useDay();
  const isPosted = scene.state === 'sent' || scene.state === 'wish';
  return (
    <div css={card}>
      <div css={paper}>
        {isPosted ? (
          <div css={place}>
            <PhotoStamp css={stamp} picture={null} value={initials.join(' & ')} sizes="150px" />
            <Postmark
              css={mark}
              isCancelling
              around={joinedNames}
              lines={[day?.format('weekday_short'), day?.numerals.split(/\D+/).slice(0, 2).join('.'), null]}
            />
          </div>
        ) : (
          <SmallEnvelope css={envelope} />
        )}
        {words}
        {actions}
      </div>
    </div>
  );
}
