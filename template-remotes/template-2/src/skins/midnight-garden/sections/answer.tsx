import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Candle } from '../drawings/candle.tsx';
import moth from '../assets/moth.webp';
import between from '../assets/between.webp';
import { FOIL, LEAF_A_LINE } from '../parts/foil.ts';
import { wireButton } from '../parts/layout.ts';

const kindle = keyframes({
  '0%, 24%': { transform: 'scale(.1)', opacity: 0 },
  '60%': { transform: 'scale(1.18)', opacity: 1 },
});
const dawn = keyframes({ '0%, 24%': { opacity: 0 } });
const land = keyframes({ from: { transform: 'translate(70px, -50px) rotate(40deg)', opacity: 0 } });
const STILL = { '& *': { animation: 'none !important' } };

const room = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  padding: '26px 30px 98px',
  textAlign: 'center',
  color: 'var(--ink)',
  background: 'var(--night)',
  boxShadow:
    'inset 0 0 0 1px color-mix(in srgb, var(--gold) 46%, #0000), inset 0 0 0 6px var(--night), inset 0 0 0 7px color-mix(in srgb, var(--gold) 30%, #0000)',
  // the light of the candle on the wall
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background:
      'radial-gradient(ellipse 78% 52% at 50% 27%, color-mix(in srgb, var(--gold) 30%, var(--glow)), var(--dusk) 46%, #0000 76%)',
  },
  '&[data-lit]::before': { animation: `${dawn} 1.6s both` },
  '&:not([data-lit])::before': { opacity: 0.34 },
  '& [data-part="answer-title"]': {
    marginTop: 12,
    font: '400 2.5rem/1.2 var(--font-script)',
    '& , & *': { ...FOIL, ...LEAF_A_LINE, padding: '0 .2em .16em' },
  },
  '& [data-part="answer-text"]': { maxWidth: 300, margin: '8px 0 22px', font: '500 1.1875rem/1.4 var(--font-body)' },
  '& [data-part="close"]': { ...wireButton, minWidth: 200, background: 'var(--night)' },
  [WITHOUT_MOTION]: STILL,
  [REDUCED_MOTION]: STILL,
});
const candle = css({
  position: 'relative',
  width: 72,
  height: 170,
  margin: '44px 0 6px',
  scale: '1.24',
  transformOrigin: '50% 100%',
  // flame and its light are what the drawing ends with
  '& svg > :nth-last-of-type(-n + 2):is(path)': { transformBox: 'fill-box', transformOrigin: '50% 100%' },
  '[data-lit] & svg > path:nth-last-of-type(-n + 2)': { animation: `${kindle} 1.3s cubic-bezier(.3,.6,.3,1) both` },
  '[data-lit] & svg > circle': { animation: `${dawn} 1.6s both` },
  '[data-dark] > & svg > path:nth-last-of-type(-n + 2), [data-dark] > & svg > circle': { display: 'none' },
});
const visitor = css({
  position: 'absolute',
  left: 'calc(50% + 26px)',
  top: 80,
  width: 78,
  height: 'auto',
  rotate: '18deg',
  animation: `${land} 1.4s cubic-bezier(.2,.6,.3,1) both`,
});
const spray = css({
  position: 'absolute',
  zIndex: -1,
  bottom: -92,
  left: -40,
  width: 190,
  height: 'auto',
  opacity: 0.9,
});
const mirrored = css(spray, { left: 'auto', right: -40, scale: '-1 1' });

/** Yes: your candle is lit, and the room with it. Else a moth waits beside one that is not lit yet. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const isLit = scene.state === 'sent' || scene.state === 'wish';
  return (
    <div css={room} data-lit={isLit ? '' : undefined} data-dark={isLit ? undefined : ''}>
      <div css={candle}>
        <Candle spent={isLit ? 0.1 : 0.3} />
      </div>
      {!isLit && <img css={visitor} src={moth} alt="" draggable={false} />}
      <img css={spray} src={between} alt="" draggable={false} />
      <img css={mirrored} src={between} alt="" draggable={false} />
      {words}
      {actions}
    </div>
  );
}
