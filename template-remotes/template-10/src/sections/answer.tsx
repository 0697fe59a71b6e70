import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import bottle from '../assets/bottle.svg';
import horizon from '../assets/seascape.svg';
import { Gulls } from '../parts/gulls.tsx';
import { prose, solid } from '../parts/look.ts';
import { Wave } from '../parts/water.tsx';

const STILL = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;
const ashore = keyframes({
  from: { transform: 'translate(-150%, 6px) rotate(-22deg)' },
  '70%': { transform: 'translate(4%, -8px) rotate(-4deg)' },
  to: { transform: 'rotate(-9deg)' },
});
const away = keyframes({
  from: { transform: 'rotate(-9deg)' },
  to: { transform: 'translate(96px, -34px) rotate(-14deg) scale(.34)' },
});

/** The guest's bottle comes in over the waves; a no sails by, with gulls, towards the sun. */
const scene = css({
  '--u': '1px',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 30,
  background: 'var(--sand)',
});
const sea = css({
  position: 'relative',
  height: 232,
  overflow: 'hidden',
  background: `url("${horizon}") calc(50% - 72px) -100px / 2400px 310px no-repeat, linear-gradient(#d2e9e7, #fdf1e6 56%)`,
});
const flask = css({
  position: 'absolute',
  left: 'calc(50% - 124px)',
  top: 104,
  width: 236,
  '& > img': { display: 'block', width: '100%', height: 'auto' },
  transform: 'rotate(-9deg)',
  animation: `${ashore} 1300ms cubic-bezier(.3,.6,.3,1) backwards`,
  ...STILL,
  '[data-state="declined"] &': {
    top: 84,
    left: 'calc(50% - 80px)',
    transform: 'translate(96px, -34px) rotate(-14deg) scale(.34)',
    animation: `${away} 1400ms ease-out backwards`,
    ...STILL,
  },
});
/** Who it is from, on the roll of paper within. */
const letter = css({
  position: 'absolute',
  left: '11%',
  top: '30%',
  width: '47%',
  height: '44%',
  display: 'grid',
  placeContent: 'center',
  overflow: 'hidden',
  font: 'italic 600 .9375rem/1.05 var(--font-heading)',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  color: '#17495a',
});
const gulls = css({ position: 'absolute', left: 26, top: 30, width: 84 });
const words = css({
  position: 'relative',
  padding: '26px 26px 28px',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '& h2': {
    font: 'italic 600 clamp(1.875rem, 8.6vw, 2.25rem)/1.1 var(--font-heading)',
    color: 'var(--title)',
    textWrap: 'balance',
  },
  '& p': { ...prose, marginTop: 8, textWrap: 'pretty' },
  '& button': { ...solid, width: '100%', minHeight: 54, marginTop: 20, borderRadius: 27 },
});

export const Answer = ({ scene: { state, guest }, words: said, actions }: AnswerProps) => (
  <div css={scene} data-state={state}>
    <div css={sea} aria-hidden="true">
      {state === 'declined' && <Gulls css={gulls} />}
      <Wave kind="far" top={132} />
      {state !== 'failed' && (
        <div css={flask}>
          <img src={bottle} alt="" width="336" height="120" draggable={false} />
          {guest && <p css={letter}>{guest}</p>}
        </div>
      )}
      <Wave kind="near" top={156} from={-60} />
    </div>
    <div css={words}>
      {said}
      {actions}
    </div>
  </div>
);
