import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Brass } from '../drawings/brass.tsx';
import { Crown, CrownAgain } from '../drawings/crown.tsx';
import { EventIcon } from '../drawings/event-icon.tsx';
import { dome, onArc, to, upTo } from '../drawings/geometry.ts';
import { Skyline } from '../drawings/skyline.tsx';
import { BRASS, FOIL, FRIEZE } from '../parts/brass.ts';
import { plateButton, prose, wireButton } from '../parts/layout.ts';

const CROWN = 'answer-crown';
const FLOORS = upTo(9);
const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const cabin = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(210px, 1fr) auto',
  minHeight: '100%',
  overflow: 'hidden',
  textAlign: 'center',
  background: 'var(--night)',
});
const dial = css({
  display: 'block',
  width: 'min(74%, 300px)',
  height: 'auto',
  margin: '18px auto 0',
  overflow: 'visible',
});
const turn = keyframes({ from: { transform: 'rotate(-80deg)' } });
const needle = css({
  transform: 'rotate(62deg)',
  animation: `${turn} 1100ms cubic-bezier(.4,0,.2,1) both`,
  '[data-waits] &': { transform: 'rotate(-34deg)' },
  '[data-no] &': { transform: 'rotate(-80deg)', animation: 'none' },
  ...still,
});

const shaft = css({
  position: 'relative',
  overflow: 'hidden',
  marginInline: 'max(22px, 50% - 240px)',
  border: '3px solid',
  borderImage: `${BRASS} 1`,
  background: `${FRIEZE}, radial-gradient(circle at 50% 100%, color-mix(in oklab, var(--primary) 46%, var(--base)), var(--base) 62%)`,
  backgroundPosition: '50% 100%',
});
const city = css({ position: 'absolute', insetInline: '-10%', bottom: 6, width: '120%', height: 'auto' });

const apart = (way: 1 | -1) =>
  keyframes({ '0%, 42%': { transform: 'none' }, '100%': { transform: `translateX(${way * 86}%)` } });
const door = css({
  position: 'absolute',
  insetBlock: 0,
  width: '50%',
  overflow: 'hidden',
  background: 'linear-gradient(var(--lacquer), var(--base) 60%, var(--night))',
  boxShadow: 'inset 0 0 30px #0007',
  '& svg': { position: 'absolute', bottom: 0, width: '200%', height: 'auto' },
});
const opens = (way: 1 | -1) =>
  ({
    transform: `translateX(${way * 86}%)`,
    animation: `${apart(way)} 1600ms cubic-bezier(.6,0,.2,1) both`,
    '[data-waits] &': { transform: `translateX(${way * 8}%)`, animation: 'none' },
    ...still,
  }) as const;
const left = css({ left: 0, borderRight: '2px solid var(--brass-2)', '& svg': { left: 0 }, ...opens(-1) });
const right = css({ right: 0, borderLeft: '2px solid var(--brass-2)', '& svg': { right: 0 }, ...opens(1) });

const raise = keyframes({ from: { transform: 'translateY(18px)', opacity: 0 } });
/** A glass raised to who cannot come. */
const toast = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'repeating-conic-gradient(from 5deg at 50% 100%, var(--ray) 0 5deg, #0000 0 10deg)',
  '& svg': {
    width: 'min(62%, 230px)',
    height: 'auto',
    animation: `${raise} 1200ms cubic-bezier(.2,.7,.2,1) both`,
    ...still,
  },
});

const said = css({
  position: 'relative',
  padding: '22px 24px calc(26px + env(safe-area-inset-bottom))',
  '& h2': {
    fontSize: 'clamp(1.625rem, 7.6vw, 2.375rem)',
    lineHeight: 1.14,
    letterSpacing: '.03em',
    textTransform: 'uppercase',
    hyphens: 'auto',
    ...FOIL,
    [CJK]: { lineHeight: 1.35 },
  },
  '& p': { ...prose, maxWidth: 420, margin: '10px auto 0' },
});
const buttons = css({
  display: 'grid',
  gap: 10,
  maxWidth: 320,
  margin: '20px auto 0',
  '& :is(button, a, summary)': { ...wireButton, minHeight: 50 },
  '& [data-part="close"]': { ...plateButton, minHeight: 54 },
});

/** The lift rises to the guest's floor and opens on the city; for who cannot come a glass is raised. */
export function Answer({ scene: { state }, words, actions }: AnswerProps) {
  const isNo = state === 'declined';
  const waits = state === 'kept' || state === 'failed' || state === 'held';
  return (
    <div css={cabin} data-no={isNo || undefined} data-waits={waits || undefined}>
      <svg css={dial} viewBox="-150 -92 300 96" aria-hidden="true">
        <Brass id="answer-dial" from={-150} />
        <path d={dome(84)} fill="var(--base)" stroke="url(#answer-dial)" strokeWidth="2.400" />
        <path d={dome(77)} fill="none" stroke="var(--primary)" strokeWidth=".8" />
        <path d={FLOORS.map((at) => mark(at)).join('')} stroke="var(--brass-2)" strokeWidth="2" />
        <g css={needle}>
          <path d="M-3,0L0,-58L3,0Z" fill="var(--brass-3)" />
        </g>
        <circle r="8" fill="var(--brass-2)" />
        <path d="M-150,0H150" stroke="url(#answer-dial)" strokeWidth="3" />
      </svg>
      <div css={shaft} aria-hidden="true">
        {isNo ? (
          <div css={toast}>
            <EventIcon id="answer-toast" type="COCKTAIL" />
          </div>
        ) : (
          <>
            <Skyline css={city} />
            <div css={[door, left]}>
              <Crown id={CROWN} />
            </div>
            <div css={[door, right]}>
              <CrownAgain of={CROWN} />
            </div>
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

function mark(floor: number): string {
  const angle = (floor / (FLOORS.length - 1)) * Math.PI;
  return `M${to(onArc(73, 73, angle))}L${to(onArc(63, 63, angle))}`;
}
