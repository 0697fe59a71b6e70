import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import mask from '../assets/gunungan.svg';
import { Gunungan, GununganAgain } from '../drawings/gunungan.tsx';
import { BRIGHT, FOIL } from '../parts/foil.ts';
import { band, KAWUNG } from '../parts/grounds.ts';
import { outlineButton, solidButton } from '../parts/layout.ts';

const TREE = 'answer-gunungan';
const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const night = css({
  display: 'grid',
  gridTemplateRows: 'minmax(290px, 1fr) auto auto',
  minHeight: '100%',
  overflow: 'hidden',
  color: 'var(--on-soga)',
  '--focus': 'var(--on-soga)',
  textAlign: 'center',
  background: `${KAWUNG}, radial-gradient(120% 60% at 50% 30%, var(--soga-lit), var(--soga-2) 52%, var(--soga-deep))`,
});
/** The screen with the lamp behind it. */
const kelir = css({
  position: 'relative',
  margin: '22px 20px 0',
  overflow: 'hidden',
  background: [
    'linear-gradient(var(--mengkudu) 0 0) 0 0 / 100% 18px no-repeat',
    'linear-gradient(#3d5230, #7d8f4c 24%, #566a38 60%, #2c3b22) 0 100% / 100% 20px no-repeat',
    'radial-gradient(ellipse 70% 66% at 50% 46%, #fffaf0 30%, #f3dfb2 74%, #cfa765)',
  ].join(','),
  boxShadow: '0 0 0 2px var(--wire), 0 0 0 9px var(--soga-deep), 0 0 0 10px var(--gold-3)',
});
const planted = keyframes({
  '0%': { transform: 'translateY(-34px) rotate(-7deg)' },
  '60%': { transform: 'translateY(3px) rotate(2deg)' },
});
const leaves = (way: 1 | -1) =>
  keyframes({ from: { transform: `translateX(${way * 4}%)` }, to: { transform: `translateX(${way * 112}%)` } });

/** Its shadow: the tree of the world, planted where a story ends and where one begins. */
const shadow = css({
  position: 'absolute',
  left: '50%',
  bottom: 38,
  height: 'min(76%, 330px)',
  aspectRatio: '236 / 358',
  translate: '-50%',
  background: 'linear-gradient(#4a2614, #2a140a)',
  mask: `url(${mask}) 50% / 100% 100% no-repeat`,
  transformOrigin: '50% 100%',
  animation: `${planted} 1300ms cubic-bezier(.3,.7,.3,1) both`,
  ...still,
});
const gold = css({
  position: 'absolute',
  left: '50%',
  bottom: 32,
  height: 'min(81%, 356px)',
  aspectRatio: '260 / 398',
  translate: '-50%',
  animation: `${planted} 1300ms cubic-bezier(.3,.7,.3,1) both`,
  transformOrigin: '50% 100%',
  ...still,
});
/** Only the carving catches a little of the lamp. */
const faint = css({ opacity: 0.34 });
const aside = css({
  position: 'absolute',
  bottom: 14,
  height: '58%',
  aspectRatio: '260 / 398',
  opacity: 0.5,
  filter: 'brightness(.45)',
});
const parting = (way: 1 | -1) => ({
  transform: `translateX(${way * 112}%)`,
  animation: `${leaves(way)} 1500ms 100ms ease-in both`,
  ...still,
});
const atLeft = css({ left: '8%', ...parting(-1) });
const atRight = css({ right: '8%', ...parting(1) });

const slide = keyframes({ '0%, 22%': { transform: 'translateX(112%)' } });
/** The leaf of lontar that the answer is written on. */
const lontar = css({
  position: 'relative',
  zIndex: 1,
  margin: '-34px 12px 0',
  padding: '18px 46px',
  color: '#3b2113',
  font: '600 clamp(1.125rem, 5.6vw, 1.5rem)/1.2 var(--font-heading)',
  overflowWrap: 'anywhere',
  background:
    'radial-gradient(circle, #1d0e08 0 4.5px, #0000 5px) 16px 50% / 14px 14px no-repeat, radial-gradient(circle, #1d0e08 0 4.5px, #0000 5px) calc(100% - 16px) 50% / 14px 14px no-repeat, repeating-linear-gradient(#0000 0 6px, #b98a3f26 6px 7px), linear-gradient(#f6e4b4, #e5c780 60%, #cfa75c)',
  borderRadius: '7px / 50%',
  boxShadow: '0 8px 18px -6px #000a, inset 0 0 0 1px #a97828',
  animation: `${slide} 1400ms cubic-bezier(.2,.7,.2,1) both`,
  '[data-waits] &': { transform: 'translateX(9%) rotate(-1.500deg)' },
  ...still,
});
const said = css({
  padding: '20px 26px calc(26px + env(safe-area-inset-bottom))',
  '& h2': {
    font: '400 clamp(2rem, 9.6vw, 2.75rem)/1.14 var(--font-script)',
    ...FOIL,
    ...BRIGHT,
    padding: '.06em .14em',
    [CJK]: { lineHeight: 1.35, fontSize: '1.75rem' },
  },
  '& p': { maxWidth: 420, margin: '8px auto 0', font: '500 1.1875rem/1.45 var(--font-heading)' },
});
const buttons = css({
  display: 'grid',
  gap: 10,
  maxWidth: 320,
  margin: '20px auto 0',
  '& :is(button, a, summary)': { ...outlineButton, minHeight: 50 },
  '& [data-part="close"]': {
    ...solidButton,
    minHeight: 54,
    color: 'var(--soga-deep)',
    border: 0,
    background: 'linear-gradient(var(--gold-1), var(--gold-2) 78%, var(--wire))',
  },
});
const hem = css(band, { height: 34, marginTop: 'auto' });

/** The gates of the screen part and a golden gunungan stands; for who cannot come its quiet shadow. The answer slides in on lontar. */
export function Answer({ scene: { state, guest }, words, actions }: AnswerProps) {
  const isNo = state === 'declined';
  const waits = state === 'kept' || state === 'failed' || state === 'held';
  return (
    <div css={night} data-waits={waits || undefined}>
      <div css={kelir} aria-hidden="true">
        <div css={shadow} />
        <Gunungan id={TREE} css={[gold, isNo && faint]} />
        {!isNo && (
          <>
            <GununganAgain of={TREE} css={[aside, atLeft]} />
            <GununganAgain of={TREE} css={[aside, atRight]} />
          </>
        )}
      </div>
      <div>
        {guest && <p css={lontar}>{guest}</p>}
        <div css={said}>
          {words}
          <div css={buttons}>{actions}</div>
        </div>
      </div>
      <div css={hem} />
    </div>
  );
}
