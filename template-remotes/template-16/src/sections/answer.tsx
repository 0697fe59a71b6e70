import { css, keyframes } from '@emotion/react';
import { type AnswerProps, useCouple, useIsBirthday } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import fibres from '../assets/page.svg';
import { greenButton, handwriting, lineButton } from '../parts/layout.ts';
import { lifted, tornPath } from '../parts/paper.ts';
import { Tape } from '../parts/tape.tsx';

const drop = keyframes({
  from: { opacity: 0, transform: 'translateY(-90px) rotate(-16deg) scale(1.12)' },
  '60%': { opacity: 1, transform: 'rotate(3deg)' },
});
const stick = keyframes({ '0%, 55%': { opacity: 0, scale: '1.5' } });
const draw = keyframes({ '0%, 50%': { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const still = {
  [REDUCED_MOTION]: { animation: 'none' },
  [WITHOUT_MOTION]: { animation: 'none' },
} as const;

/** The next page of the album, torn out along its rings. */
const page = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '44px 26px 30px 46px',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: [
    'radial-gradient(circle at 16px 22px, #3a2f28 5px, #0000 5.500px) 0 10px / 100% 46px',
    `url("${fibres}") 0 0 / 240px`,
    'var(--base)',
  ].join(', '),
  clipPath: tornPath(97, 7, 'b'),
  '& [data-part="answer-title"]': {
    fontSize: 'clamp(2.250rem, 11vw, 3.250rem)',
    lineHeight: 0.92,
    color: 'var(--title)',
    textWrap: 'balance',
    [CJK]: { fontSize: '1.75rem' },
  },
  '& [data-part="answer-text"]': { font: '400 1.0625rem/1.5 var(--font-body)' },
});
const buttons = css({
  display: 'grid',
  gap: 10,
  width: '100%',
  marginBottom: 8,
  '& button, & a, & summary': { ...lineButton, width: '100%' },
  '& [data-part="close"]': { ...greenButton, width: '100%' },
});
/** A photo whose caption is the guest. */
const photo = css({
  position: 'relative',
  width: 'min(236px, 78%)',
  padding: '11px 11px 0',
  color: 'var(--ink-on-third)',
  background: 'var(--third)',
  boxShadow: lifted,
  rotate: '-3deg',
  animation: `${drop} 700ms cubic-bezier(.3,.8,.3,1) both`,
  ...still,
  '& > svg': { display: 'block', width: '100%', height: 'auto', background: 'linear-gradient(#7fb0dc, #d7e8ee)' },
  '&[data-state="declined"] > svg': { background: 'linear-gradient(#d9b8d0, #f3e4e0)' },
  '&:is([data-state="kept"], [data-state="failed"]) > svg': { background: 'linear-gradient(#b9c7bd, #8fa6a0)' },
  '& > p': { ...handwriting, minHeight: 50, padding: '10px 2px 12px', overflowWrap: 'anywhere' },
});
const tape = css({
  left: 'calc(50% - 46px)',
  top: -16,
  width: 92,
  rotate: '4deg',
  animation: `${stick} 900ms both`,
  ...still,
});
const pen = css({
  '& path': { strokeDasharray: 1, animation: `${draw} 1300ms both`, ...still },
});

/** Whoever comes is glued in; whoever cannot gets a photo sent; what waits is tucked in. */
export function Answer({ scene: { state, guest }, words, actions }: AnswerProps) {
  const isBirthday = useIsBirthday();
  const { joinedNames } = useCouple();
  return (
    <div css={page}>
      <div css={photo} data-state={state} aria-hidden="true">
        <svg viewBox="0 0 214 150">
          {state === 'declined' ? (
            <Letter />
          ) : state === 'kept' || state === 'failed' ? (
            <Tucked />
          ) : (
            <Smile hasHat={isBirthday} />
          )}
        </svg>
        <p data-hand="">{guest ?? joinedNames}</p>
        <Tape kind={state === 'declined' ? 'daisies' : 'dots'} css={tape} />
      </div>
      {words}
      <div css={buttons}>{actions}</div>
    </div>
  );
}

const INK = {
  fill: 'none',
  stroke: '#3a2f28',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The guest before the lens, two fingers raised, and a tick beside. */
const Smile = ({ hasHat }: { hasHat: boolean }) => (
  <>
    <path d="M-8,150V124Q30,104 62,116T140,112T222,120V150Z" fill="#a7c4a9" opacity=".8" />
    <path d="M32,152C32,124 52,116 72,114L92,128L112,114C132,116 152,124 152,152Z" {...INK} fill="#e0765a" />
    <path d="M80,98V118Q92,128 104,118V98Z" fill="#d99f78" />
    <path d="M60,66C58,30 126,30 124,66C126,96 110,112 92,112S58,96 60,66Z" {...INK} fill="#e6b48c" strokeWidth="3" />
    <path
      d="M57,72C48,22 84,16 96,22C126,16 134,44 127,72C124,60 120,54 112,50C96,56 74,54 66,50C62,56 60,62 57,72Z"
      fill="#3a2f28"
    />
    {hasHat && <path d="M66,30L96,-12L120,32q-26,-12 -54,-2Z" fill="#edbd54" stroke="#3a2f28" strokeWidth="4" />}
    <path d="M74,74q6,6 12,0M99,74q6,6 12,0M80,90q12,11 25,0" {...INK} strokeWidth="3" />
    <circle cx="72" cy="86" r="6" fill="#e0765a" opacity=".5" />
    <circle cx="113" cy="86" r="6" fill="#e0765a" opacity=".5" />
    <path
      d="M24,152C20,132 22,118 28,110L22,84q0,-6 5,-6q4,0 5,5l4,17l5,-18q2,-5 6,-4q5,2 3,7l-6,25q7,8 6,18L48,152Z"
      {...INK}
      fill="#e6b48c"
      strokeWidth="3"
    />
    <g css={pen}>
      <path
        pathLength="1"
        d="M150,70L166,90L202,38"
        fill="none"
        stroke="#b8472c"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </>
);
/** A letter with a heart, on its way. */
const Letter = () => (
  <>
    <path d="M48,54H166V124H48Z" {...INK} fill="#fffdf8" />
    <path d="M48,54l59,44 59,-44M48,124l42,-40M166,124l-42,-40" {...INK} />
    <path d="M107,112c-16,-11 -12,-22 -5,-20q4,1 5,6q1,-5 5,-6c7,-2 11,9 -5,20Z" fill="#e0765a" />
    <g css={pen}>
      <path pathLength="1" d="M20,40q14,-22 34,-18M16,62q8,-6 18,-6M176,36q12,-10 24,-6" {...INK} />
    </g>
  </>
);
/** A slip under a paper clip. */
const Tucked = () => (
  <>
    <path d="M56,30L162,22L168,128L62,134Z" {...INK} fill="#fffdf8" />
    <path d="M78,66L146,61M79,84L148,79M81,102L122,99" {...INK} strokeWidth="3" />
    <path d="M98,10v40q0,12 12,12t12,-12V18q0,-8 -8,-8t-8,8v28" {...INK} stroke="#3c6079" />
  </>
);
