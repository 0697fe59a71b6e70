import { css, keyframes } from '@emotion/react';
import { type AnswerProps, useCouple } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import bow from '../assets/bow.svg';
import red from '../assets/cord-red.svg';
import white from '../assets/cord-white.svg';
import knot from '../assets/knot.svg';
import twig from '../assets/twig.svg';
import { hempLeaves, INDIGO, lineButton, prose, solidButton, washi } from '../parts/layout.ts';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

/** A sheet folded over its lining, as the opening was; now it is tied again. */
const letter = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(250px, 1fr) auto',
  minHeight: 'min(92dvh, 740px)',
  overflow: 'hidden',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: washi('var(--sheet)'),
});
const table = css({ position: 'relative', overflow: 'hidden', background: INDIGO });
const leaves = css(hempLeaves, { '--leaf': '46px', opacity: 0.5 });

const fromLeft = keyframes({ from: { transform: 'translateX(-102%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(102%)' } });
const tied = keyframes({
  '0%, 34%': { transform: 'translate(-50%, -50%) scale(1.12, .2)', opacity: 0 },
  '50%': { opacity: 1 },
  '82%': { transform: 'translate(-50%, -50%) scale(1.05)' },
  '100%': { transform: 'translate(-50%, -50%)' },
});
const cord = css({
  position: 'absolute',
  top: 'calc(50% - 6px)',
  left: 0,
  right: '50%',
  height: 29,
  background: `url(${red}) 100% 0 / auto 100%`,
  animation: `${fromLeft} 560ms cubic-bezier(.3,.8,.4,1) both`,
  '& + &': {
    left: '50%',
    right: 0,
    backgroundImage: `url(${white})`,
    animationName: fromRight.toString(),
  },
  ...still,
});
const knotted = css({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 'min(88%, 340px)',
  height: 'auto',
  transform: 'translate(-50%, -50%)',
  animation: `${tied} 1400ms ease-out both`,
  ...still,
});
const grown = keyframes({ from: { transform: 'translateX(60%)' } });
/** What blooms again. */
const branch = css({
  position: 'absolute',
  right: -14,
  top: '16%',
  width: 'min(84%, 380px)',
  height: 'auto',
  animation: `${grown} 1500ms cubic-bezier(.2,.7,.2,1) both`,
  ...still,
});
const said = css({
  position: 'relative',
  padding: '30px 28px 34px 34px',
  borderTop: '6px solid var(--edge)',
  background: washi('var(--sheet)'),
  '& h2': { fontSize: 'clamp(1.75rem, 9vw, 2.5rem)', lineHeight: 1.16, color: 'var(--title)', hyphens: 'auto' },
  '& p': { ...prose, marginTop: 12, maxWidth: 460 },
});
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 22px',
  marginTop: 24,
  '& :is(button, a, summary)': lineButton,
  '& [data-part="close"]': { ...solidButton, minWidth: 170, minHeight: 54 },
});

/** The cords meet and are tied, or wait to be; for who cannot come a twig of plum, which blooms another year. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { state } = scene;
  const { isSingleHost } = useCouple();
  const isTied = state !== 'kept' && state !== 'failed';
  return (
    <div css={letter}>
      <div css={table} aria-hidden="true">
        <div css={leaves} />
        {state === 'declined' ? (
          <img css={branch} src={twig} alt="" draggable={false} />
        ) : (
          <>
            <i css={cord} />
            <i css={cord} />
            {isTied && <img css={knotted} src={isSingleHost ? bow : knot} alt="" draggable={false} />}
          </>
        )}
      </div>
      <div css={said}>
        {words}
        <div css={buttons}>{actions}</div>
      </div>
    </div>
  );
}
