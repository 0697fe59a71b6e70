import { css } from '@emotion/react';
import { type AnswerProps, type AnswerState, sheet, sheetPadding } from '@janur/kit';

/** The scene of families that draw none: a card in their colours and letters. */
export function PlainAnswer({ scene, words, actions }: AnswerProps) {
  return (
    <div css={card}>
      <svg viewBox="0 0 64 64" width={72} height={72} aria-hidden fill="none" stroke="currentColor" strokeWidth={2.5}>
        <circle cx={32} cy={32} r={30} strokeWidth={1.5} />
        <path d={SIGNS[scene.state]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {words}
      {actions}
    </div>
  );
}

const TICK = 'M20 33 28.500 42 45 24';
const HEART = 'M32 45C14 33 20 20 29 22c2 .5 3 3 3 3s1-2.500 3-3c9-2 15 11-3 23z';
const SIGNS: Readonly<Record<AnswerState, string>> = {
  sent: TICK,
  wish: TICK,
  held: 'M32 18v15l9 6',
  declined: HEART,
  kept: 'M32 18v15l9 6',
  failed: 'M32 18v18m0 8v2',
};

const card = css({
  display: 'grid',
  justifyItems: 'center',
  ...sheet,
  padding: sheetPadding(36, 28, 28),
  textAlign: 'center',
  '& svg': { color: 'var(--title)' },
  '& h2': { margin: '16px 0 4px', color: 'var(--title)', font: '400 1.875rem/1.2 var(--font-heading)' },
  '& p': { margin: '0 0 24px' },
  '& button': {
    minHeight: 48,
    width: '100%',
    border: 0,
    borderRadius: 12,
    background: 'var(--primary)',
    color: 'var(--on-primary)',
    font: '600 1.0625rem/1 var(--font-body)',
    cursor: 'pointer',
  },
});
