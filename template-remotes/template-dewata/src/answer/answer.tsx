import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import dawn from '../assets/dawn.svg';
import flower from '../assets/flower.svg';
import lontar from '../assets/lontar.svg';
import { goldButton, outlineButton, prose } from '../parts/layout.ts';
import { GOLD_RULE, POLENG } from '../parts/materials.ts';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const scenery = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(260px, 1fr) auto',
  minHeight: 'min(92dvh, 740px)',
  overflow: 'hidden',
  textAlign: 'center',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'var(--primary)',
});
const sky = css({
  position: 'relative',
  overflow: 'hidden',
  background: `url(${dawn}) 50% 100% / max(100%, 900px) auto no-repeat, linear-gradient(#f8f1e2, #f9e2bd 40%, #f4bd83 66%, #e58f62)`,
});
const laid = keyframes({ from: { transform: 'translateX(120%)' } });
const leaf = {
  position: 'absolute',
  left: '9%',
  right: '9%',
  height: 54,
  background: `url(${lontar}) 0 0 / 100% 100%`,
  boxShadow: '0 3px 0 #a9843f, 0 10px 16px -8px #2a2210b3',
} as const;
/** The bundle: leaves that lie already, and the one that is laid on them. */
const under = css(leaf, { bottom: 42, '& + &': { bottom: 98 } });
const own = css(leaf, {
  bottom: 154,
  display: 'grid',
  placeItems: 'center',
  padding: '0 40px',
  font: '400 1.25rem/1.1 var(--font-heading)',
  color: '#5a2a27',
  animation: `${laid} 900ms cubic-bezier(.2,.7,.2,1) both`,
  '&[data-waits]': { transform: 'translateX(22%) rotate(2deg)', opacity: 0.85 },
  ...still,
});
const tied = keyframes({ '0%, 50%': { transform: 'scaleY(0)' }, '100%': { transform: 'none' } });
const cord = css({
  position: 'absolute',
  bottom: 26,
  left: 'calc(9% + 20px)',
  width: 4,
  height: 206,
  background: 'repeating-linear-gradient(#b3271f 0 7px, #8f1f17 7px 8px)',
  transformOrigin: '50% 100%',
  animation: `${tied} 1300ms ease-out both`,
  '& + &': { left: 'auto', right: 'calc(9% + 20px)' },
  ...still,
});
const opened = keyframes({ '0%, 55%': { transform: 'scale(0) rotate(-72deg)' }, '100%': { transform: 'none' } });
const drifted = keyframes({ from: { transform: 'translate(-30px, -190px) rotate(-140deg)', opacity: 0 } });
const jepun = css({
  position: 'absolute',
  bottom: 178,
  right: '4%',
  width: 84,
  height: 'auto',
  animation: `${opened} 1500ms cubic-bezier(.3,1.4,.5,1) both`,
  '&[data-alone]': {
    bottom: 62,
    right: 'calc(50% - 70px)',
    width: 140,
    animation: `${drifted} 1600ms cubic-bezier(.2,.7,.2,1) both`,
  },
  ...still,
});
const band = css({
  height: 34,
  background: `${GOLD_RULE} 0 0 / 100% 5px no-repeat, ${GOLD_RULE} 0 100% / 100% 5px no-repeat, ${POLENG} 50% 5px / 24px auto`,
});
const said = css({
  '& > div:last-of-type': { padding: '24px 24px 32px' },
  '& h2': { fontSize: 'clamp(1.875rem, 9vw, 2.625rem)', lineHeight: 1.15, color: 'inherit', hyphens: 'auto' },
  '& p': { ...prose, maxWidth: 420, margin: '10px auto 0' },
});
const buttons = css({
  display: 'grid',
  gap: 12,
  maxWidth: 340,
  margin: '22px auto 0',
  '& :is(button, a, summary)': outlineButton,
  '& [data-part="close"]': goldButton,
});

/** The guest's leaf is laid on the bundle and tied; for who cannot come a frangipani, laid down by itself. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { state, guest } = scene;
  const waits = state === 'kept' || state === 'failed';
  return (
    <div css={scenery}>
      <div css={sky} aria-hidden="true">
        {state === 'declined' ? (
          <>
            <i css={under} />
            <img css={jepun} data-alone="" src={flower} alt="" draggable={false} />
          </>
        ) : (
          <>
            <i css={under} />
            <i css={under} />
            <span css={own} data-waits={waits ? '' : undefined}>
              {guest}
            </span>
            {!waits && (
              <>
                <i css={cord} />
                <i css={cord} />
                <img css={jepun} src={flower} alt="" draggable={false} />
              </>
            )}
          </>
        )}
      </div>
      <div css={said}>
        <div css={band} />
        <div>
          {words}
          <div css={buttons}>{actions}</div>
        </div>
      </div>
    </div>
  );
}
