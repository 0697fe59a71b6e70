import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { Art, CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import laurelAvif from '../assets/laurel.avif';
import laurelWebp from '../assets/laurel.webp';
import { italic, ruledButton, solidButton } from '../parts/layout.ts';
import { Medallion } from '../parts/medallion.tsx';
import { pressedFrame, sheetOfVellum, VELLUM } from '../parts/vellum.ts';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const desk = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100%',
  padding: '34px 18px calc(30px + env(safe-area-inset-bottom))',
  overflow: 'hidden',
  background: `${VELLUM}, var(--primary)`,
});
const arrive = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });
const card = css(sheetOfVellum, {
  ...pressedFrame,
  position: 'relative',
  width: 'min(460px, 100%)',
  marginInline: 'auto',
  padding: '22px 12px 24px',
  textAlign: 'center',
  animation: `${arrive} 420ms cubic-bezier(.2,.7,.2,1) both`,
  ...still,
});
const place = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'clamp(190px, 34vh, 280px)',
});
const wreath = css({
  position: 'absolute',
  '& img': { width: 'clamp(190px, 33vh, 270px)', height: 'auto', opacity: 0.95 },
});

const thud = keyframes({
  '0%, 24%': { transform: 'scale(1.9)', opacity: 0 },
  '62%': { transform: 'scale(.96)', opacity: 1 },
  '74%': { transform: 'scale(1.02)' },
});
/** The crest comes down on the card like a seal. */
const seal = css({
  width: 'clamp(112px, 20vh, 164px)',
  marginBottom: 10,
  animation: `${thud} 1200ms 200ms cubic-bezier(.5,0,.7,.3) both`,
  '[data-waits] &': { opacity: 0.45, animation: 'none' },
  '[data-no] &': { animation: `${arrive} 1200ms 200ms ease-out both` },
  ...still,
});
const draw = keyframes({ from: { transform: 'scaleX(0)' } });
const said = css({
  '& h2': {
    padding: '0 8px',
    fontSize: 'clamp(1.25rem, 6vw, 1.75rem)',
    lineHeight: 1.2,
    letterSpacing: '.06em',
    textTransform: 'uppercase',
    color: 'var(--title)',
    hyphens: 'auto',
    [CJK]: { lineHeight: 1.4 },
    // the double rule below it is drawn from its middle
    '&::after': {
      content: '""',
      display: 'block',
      height: 6,
      margin: '14px 14px 16px',
      borderTop: '1.5px solid',
      borderBottom: '.75px solid',
      animation: `${draw} 900ms 300ms both`,
      ...still,
    },
  },
  '& p': { ...italic, maxWidth: 360, margin: '0 auto', padding: '0 10px', textWrap: 'balance' },
});
const buttons = css({
  display: 'grid',
  gap: 12,
  maxWidth: 300,
  margin: '20px auto 0',
  '& :is(button, a, summary)': ruledButton,
  '& [data-part="close"]': { ...solidButton, minHeight: 54 },
});

/** The reply card is sealed with the crest in laurel; who cannot come finds it laid there without the stroke. */
export function Answer({ scene: { state }, words, actions }: AnswerProps) {
  const isNo = state === 'declined';
  const waits = state === 'kept' || state === 'failed' || state === 'held';
  return (
    <div css={desk}>
      <div css={card} data-no={isNo || undefined} data-waits={waits || undefined}>
        <div css={place} aria-hidden="true">
          {!isNo && (
            <div css={wreath}>
              <Art avif={laurelAvif} webp={laurelWebp} width={340} height={326} />
            </div>
          )}
          <Medallion css={seal} />
        </div>
        <div css={said}>
          {words}
          <div css={buttons}>{actions}</div>
        </div>
      </div>
    </div>
  );
}
