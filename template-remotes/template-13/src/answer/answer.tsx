import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import horizon from '../assets/horizon.svg';
import moon from '../assets/moon.svg';
import spark from '../assets/spark.svg';
import starfield from '../assets/starfield.svg';
import { faint, haloed, prose, SILVER } from '../parts/layout.ts';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const night = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(220px, 1fr) auto auto',
  minHeight: 'min(92dvh, 760px)',
  overflow: 'hidden',
  textAlign: 'center',
  color: 'var(--star)',
  background: `url(${starfield}) 50% 0 / 390px 844px, linear-gradient(var(--deep), var(--night) 46%, var(--dusk) 92%)`,
});
const sky = css({
  position: 'relative',
  minHeight: 0,
  '& svg': { width: '100%', height: '100%', overflow: 'visible' },
});

const rise = keyframes({ '0%': { transform: 'translate(8px, 260px) scale(.2)', opacity: 0 }, '18%': { opacity: 1 } });
const drawn = keyframes({ '0%, 62%': { strokeDashoffset: 1 }, '100%': { strokeDashoffset: 0 } });
const set = keyframes({ from: { transform: 'translate(-60px, -70px)' } });
/** The guest's star comes up from the horizon and takes its place in the figure. */
const own = css({ animation: `${rise} 1300ms cubic-bezier(.2,.7,.2,1) both`, ...still });
const line = css({
  fill: 'none',
  stroke: 'var(--silver)',
  strokeWidth: 1.3,
  '&[data-new]': { strokeDasharray: 1, stroke: 'var(--gold)', animation: `${drawn} 1600ms ease-out both`, ...still },
});
const sinking = css({ animation: `${set} 1600ms ease-out both`, ...still });

const ground = css({
  position: 'relative',
  height: 110,
  marginBottom: -1,
  background: `url(${horizon}) 50% 100% / auto 100% repeat-x`,
});
const said = css({
  position: 'relative',
  padding: '8px 28px 32px',
  background: '#0b1430',
  '& h2': {
    fontSize: 'clamp(1.625rem, 8vw, 2.5rem)',
    lineHeight: 1.14,
    hyphens: 'auto',
    ...SILVER,
    [CJK]: { lineHeight: 1.35 },
  },
  '& p': { ...prose, maxWidth: 420, margin: '12px auto 0' },
});
const buttons = css({
  display: 'grid',
  gap: 14,
  maxWidth: 320,
  margin: '24px auto 0',
  '& :is(button, a, summary)': { ...faint, minHeight: 52 },
  '& [data-part="close"]': haloed,
});

const STARS = [
  [62, 150, 44],
  [128, 96, 54],
  [204, 120, 40],
  [330, 92, 50],
] as const;
const OWN = [272, 62] as const;

/** A star joins the couple's sky; for who cannot come the moon goes down over the same mountain. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { state } = scene;
  const isNo = state === 'declined';
  const waits = state === 'kept' || state === 'failed';
  const points = STARS.map(([x, y]) => `${x},${y}`);
  return (
    <div css={night}>
      <div css={sky} aria-hidden="true">
        <svg viewBox="0 0 390 260" preserveAspectRatio="xMidYMax slice">
          <polyline css={line} points={points.slice(0, 3).join(' ')} />
          {STARS.map(([x, y, size]) => (
            <image key={x} href={spark} x={x - size / 2} y={y - size / 2} width={size} height={size} />
          ))}
          {isNo ? (
            <image css={sinking} href={moon} x={OWN[0] - 30} y={150} width="60" height="60" />
          ) : (
            <>
              <path
                css={line}
                data-new=""
                pathLength="1"
                d={`M${points[2]}L${OWN.join(',')}L${points[3]}`}
                opacity={waits ? 0.3 : 1}
              />
              <image
                css={own}
                href={spark}
                x={OWN[0] - 58}
                y={OWN[1] - 58}
                width="116"
                height="116"
                opacity={waits ? 0.4 : 1}
              />
            </>
          )}
        </svg>
      </div>
      <div css={ground} />
      <div css={said}>
        {words}
        <div css={buttons}>{actions}</div>
      </div>
    </div>
  );
}
