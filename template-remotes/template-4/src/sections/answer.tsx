import { css, keyframes } from '@emotion/react';
import type { AnswerProps, AnswerState } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { caption, solidButton } from '../parts/type.ts';
import { unveiling } from '../parts/unveil.tsx';

const write = keyframes({ '0%, 45%': { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });
const STILL = { '& *': { animation: 'none !important', clipPath: 'none !important' } };

const page = css({
  position: 'relative',
  padding: '20px 20px 24px',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  border: 'var(--rule)',
  '& [data-part="answer-title"]': {
    marginTop: 22,
    paddingTop: 16,
    borderTop: 'var(--rule)',
    fontSize: '2.75rem',
    lineHeight: 0.94,
    letterSpacing: '-.025em',
    color: 'var(--title)',
    [CJK]: { fontSize: '1.875rem', lineHeight: 1.3 },
  },
  '& [data-part="answer-text"]': { margin: '14px 0 26px', font: '400 1.0625rem/1.45 var(--font-body)' },
  '& [data-part="close"]': { ...solidButton, width: '100%', justifyContent: 'center' },
  [WITHOUT_MOTION]: STILL,
  [REDUCED_MOTION]: STILL,
});
const head = css(caption, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 20,
  '& strong': { fontWeight: 600 },
});
const figure = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 250,
  overflow: 'hidden',
  color: 'var(--title)',
  '& b': { ...unveiling, display: 'block', padding: '0 .12em', font: 'italic 400 17rem/.9 var(--font-heading)' },
  '& svg': { position: 'absolute', inset: 0, margin: 'auto', animation: `${write} 1.4s cubic-bezier(.3,.2,.2,1) both` },
});

/** What stops at a comma goes on another time. */
const SIGNS: Readonly<Record<AnswerState, string>> = {
  sent: '&',
  wish: '”',
  held: '…',
  declined: ',',
  kept: '…',
  failed: '?',
};

/** A page of type: how many come, ringed by the editor's pen; a comma for who cannot. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { state, guest, count } = scene;
  const isComing = state === 'sent';
  return (
    <div css={page}>
      {guest && (
        <p css={head}>
          <strong>{guest}</strong>
        </p>
      )}
      <div css={figure} aria-hidden="true">
        <b>{isComing ? (count ?? SIGNS.sent) : SIGNS[state]}</b>
        {isComing && (
          <svg
            viewBox="0 0 300 230"
            width="300"
            height="230"
            fill="none"
            stroke="var(--secondary)"
            strokeWidth="3"
            strokeLinecap="round"
          >
            <path d="M176,18C92,2 34,50 38,116C42,186 112,218 178,206C246,194 276,140 258,86C242,36 176,8 118,28" />
          </svg>
        )}
      </div>
      {words}
      {actions}
    </div>
  );
}
