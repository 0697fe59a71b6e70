import { css, keyframes } from '@emotion/react';
import { type AnswerProps, useCouple } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { goldButton, outlineButton } from '../parts/layout.ts';
import { MAIN_CUT, RULES, STUB_CUT } from '../parts/paper.ts';

const HOLE = 'repeating-linear-gradient(#0000 0 7px, #e9d7ac 7px 19px, #0000 19px 26px)';
const tear = keyframes({ '0%, 25%': { transform: 'none' }, to: { transform: 'translate(4px, 6px) rotate(4deg)' } });
const fall = keyframes({ from: { opacity: 0, transform: 'translateY(-70px) rotate(-5deg)' } });
const glow = keyframes({ from: { opacity: 0 } });
const still = {
  [REDUCED_MOTION]: { animation: 'none' },
  [WITHOUT_MOTION]: { animation: 'none' },
} as const;

/** A frame of film between its holes; what happened stands in its light. */
const frame = css({
  display: 'grid',
  gap: 20,
  justifyItems: 'center',
  padding: '34px 44px 30px',
  textAlign: 'center',
  color: '#f4efe6',
  '--focus': '#f4efe6',
  background: [
    `${HOLE} 10px 0 / 12px 100% no-repeat`,
    `${HOLE} calc(100% - 10px) 0 / 12px 100% no-repeat`,
    'radial-gradient(90% 60% at 50% 22%, color-mix(in srgb, var(--velvet) 62%, #0d0d0f), #0d0d0f 78%)',
    '#0d0d0f',
  ].join(', '),
  outline: '1.5px solid #e4b363',
  outlineOffset: -1.5,
  boxShadow: '0 30px 80px #000c',
  '& [data-part="answer-title"]': {
    fontSize: 'clamp(2.250rem, 11vw, 3.250rem)',
    lineHeight: 0.94,
    letterSpacing: '.02em',
    color: '#f4efe6',
    hyphens: 'auto',
    textWrap: 'balance',
  },
  '& [data-part="answer-text"]': { font: '400 1.0625rem/1.5 var(--font-body)' },
});
const buttons = css({
  display: 'grid',
  gap: 10,
  width: '100%',
  '& button, & a': { ...outlineButton, width: '100%' },
  '& [data-part="close"]': goldButton,
  '& [data-part="calendar"] summary': { ...outlineButton, width: '100%' },
});

const ticket = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px',
  width: '100%',
  '--stock': '#f6ecd4',
  '--rule': 'var(--blood)',
  color: 'var(--print)',
  textAlign: 'start',
  animation: `${fall} 620ms cubic-bezier(.2,.8,.3,1.1) both`,
  ...still,
  '& > p': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 118,
    padding: '22px 10px 22px 24px',
    background: `${RULES}, var(--stock)`,
    mask: MAIN_CUT,
    font: '400 clamp(1.375rem, 7vw, 1.875rem)/1 var(--font-heading)',
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
  },
  '& > b': {
    display: 'grid',
    placeContent: 'center',
    marginLeft: -1,
    background: `radial-gradient(circle 1.2px at 1px 4px, var(--print) 1px, #0000 1.4px) 0 14px / 3px 6px repeat-y, ${RULES}, var(--stock)`,
    mask: STUB_CUT,
    font: '400 3rem/1 var(--font-heading)',
    transformOrigin: '0 100%',
    transform: 'translate(4px, 6px) rotate(4deg)',
    animation: `${tear} 620ms 640ms cubic-bezier(.4,0,.2,1) backwards`,
    ...still,
  },
});
const scene = css({
  width: 'min(240px, 100%)',
  height: 'auto',
  animation: `${glow} 900ms 200ms both`,
  ...still,
});

/** Who comes has a ticket that is torn; who cannot has a seat in the light, kept free; what waits is a reel. */
export function Answer({ scene: { state, guest, count }, words, actions }: AnswerProps) {
  const { joinedNames } = useCouple();
  return (
    <div css={frame} data-state={state}>
      {state === 'declined' ? (
        <Seat />
      ) : state === 'kept' || state === 'failed' ? (
        <Reel isTorn={state === 'failed'} />
      ) : (
        <div css={ticket} aria-hidden="true">
          <p>{guest ?? joinedNames}</p>
          <b>{count ?? '★'}</b>
        </div>
      )}
      {words}
      <div css={buttons}>{actions}</div>
    </div>
  );
}

const Seat = () => (
  <svg css={scene} viewBox="0 0 240 170" aria-hidden="true">
    <path d="M96,0H144L216,166H24Z" fill="#ffe9b0" opacity=".16" />
    <ellipse cx="120" cy="156" rx="92" ry="11" fill="#ffe9b0" opacity=".3" />
    <path d="M84,100V58q0,-20 20,-20h32q20,0 20,20v42Z" fill="var(--velvet)" stroke="#1a0a0d" strokeWidth="3" />
    <path d="M96,100V62q0,-12 12,-12h24q12,0 12,12v38" fill="none" stroke="#0005" strokeWidth="4" />
    <path
      d="M72,92q0,-8 8,-8t8,8v44h64V92q0,-8 8,-8t8,8v52H72Z"
      fill="var(--velvet-dark)"
      stroke="#e4b363"
      strokeWidth="2"
    />
    <path d="M86,112q34,-14 68,0v20H86Z" fill="var(--velvet)" stroke="#1a0a0d" strokeWidth="3" />
    <path d="M80,144v12M160,144v12" stroke="#e4b363" strokeWidth="5" />
    <path d="M104,84h32v20h-32Z" fill="#f6ecd4" transform="rotate(-4 120 94)" />
    <path
      d="M120,99c-9,-6 -7,-12 -3,-11q2,0 3,3q1,-3 3,-3c4,-1 6,5 -3,11Z"
      fill="var(--blood)"
      transform="rotate(-4 120 94)"
    />
  </svg>
);

const Reel = ({ isTorn }: { isTorn: boolean }) => (
  <svg css={scene} viewBox="0 0 240 170" aria-hidden="true">
    <circle cx="104" cy="80" r="66" fill="#1f1f25" stroke="#e4b363" strokeWidth="4" />
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <circle
        key={turn}
        cx="104"
        cy="42"
        r="15"
        fill="#0d0d0f"
        stroke="#e4b363"
        strokeWidth="2"
        transform={`rotate(${turn} 104 80)`}
      />
    ))}
    <circle cx="104" cy="80" r="9" fill="#e4b363" />
    <path
      d={
        isTorn
          ? 'M120,144C150,150 168,138 186,146l-8,-9 10,-7 -9,-8C160,112 140,122 122,118Z'
          : 'M120,144C160,152 190,132 232,142V116C192,106 160,126 122,118Z'
      }
      fill="#1b1b20"
      stroke="#e9d7ac"
      strokeWidth="2"
    />
  </svg>
);
