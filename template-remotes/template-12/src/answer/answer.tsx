import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { bar, label, poster, RULE } from '../parts/type.ts';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;
const cut = keyframes({ '0%, 30%': { clipPath: 'inset(0 0 100% 0)' }, '60%': { clipPath: 'inset(0 0 46% 0)' } });
const slam = keyframes({ '0%, 55%': { transform: 'scale(3.4)', opacity: 0 }, '56%, 100%': { opacity: 1 } });

/** Hard cuts: the ground turns, the sign falls on it, the words stand. */
const sheet = css({
  '--ground': 'var(--secondary)',
  '--type': 'var(--on-secondary)',
  '--focus': 'var(--type)',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  minHeight: 'min(92dvh, 760px)',
  color: 'var(--type)',
  background: 'var(--ground)',
  animation: `${cut} 600ms steps(1, end) both`,
  '&[data-state="declined"]': { '--ground': 'var(--primary)', '--type': 'var(--on-primary)' },
  '&:is([data-state="kept"], [data-state="failed"])': { '--ground': 'var(--base)', '--type': 'var(--ink)' },
  ...still,
});
const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '18px 76px 14px 20px',
  borderBottom: RULE,
  ...label,
});
const sign = css({
  alignSelf: 'center',
  justifySelf: 'end',
  width: 'min(78%, 44dvh)',
  height: 'auto',
  margin: '4% 6% 4% 0',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 10,
  animation: `${slam} 900ms steps(1, end) both`,
  ...still,
});
const said = css({
  padding: '10px 14px 22px',
  '& h2': {
    ...poster,
    fontSize: 'min(19vw, 5.25rem)',
    color: 'inherit',
    overflowWrap: 'break-word',
    [CJK]: { fontSize: '2.75rem', lineHeight: 1.15 },
  },
  '& p': { ...label, marginTop: 14, padding: '0 6px', maxWidth: 460, fontSize: '1.125rem', lineHeight: 1.35 },
});
/** Bars over the whole width, a rule between them. */
const bars = css({
  '& :is(button, a, summary)': { ...bar, borderTop: '2px solid var(--type)' },
  '[data-state="declined"] > & :is(button, a, summary)': { color: 'var(--ink)', background: 'var(--base)' },
});

const SIGNS = { yes: 'M4,26L20,42L50,6', no: 'M4,24H50', waits: 'M8,24h8M23,24h8M38,24h8' } as const;

/** A poster of one sign: a tick as high as the screen lets it be, a bar for a no, three dots for what waits. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { state, guest, count } = scene;
  const waits = state === 'kept' || state === 'failed';
  const shape = waits ? 'waits' : state === 'declined' ? 'no' : 'yes';
  return (
    <div css={sheet} data-state={state}>
      <div css={head}>
        <span>{guest}</span>
        {count && state !== 'declined' && <span>× {count}</span>}
      </div>
      <svg css={sign} viewBox="0 0 54 48" aria-hidden="true">
        <path d={SIGNS[shape]} />
      </svg>
      <div css={said}>{words}</div>
      <div css={bars}>{actions}</div>
    </div>
  );
}
