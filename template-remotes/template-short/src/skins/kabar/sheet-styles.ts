import { css, keyframes } from '@emotion/react';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { HAIR, NEWSPRINT } from './press.ts';

const turn = keyframes({ from: { transform: 'translateY(100%)' } });
const enter = keyframes({ from: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** The next page of the paper, from below; on desktops it lies on the right page. */
export const sheet = css({
  width: '100%',
  maxWidth: 620,
  height: 'calc(100dvh - min(132px, 14dvh))',
  maxHeight: 'none',
  margin: 'auto auto 0',
  padding: 0,
  border: 0,
  overflow: 'hidden auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  textAlign: 'start',
  background: NEWSPRINT,
  boxShadow: '0 -10px 30px #0008',
  '&[open]': { animation: `${turn} 320ms cubic-bezier(.2,.7,.2,1)` },
  '&::backdrop': { background: '#1f1d1ab8' },
  '&[open]::backdrop': { animation: `${appear} 240ms` },
  '& > [data-part="dialog-body"]': { padding: '0 16px max(34px, env(safe-area-inset-bottom))' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    // a tab on the sheet's edge, beside it: within it would lie on what is read
    position: 'fixed',
    zIndex: 2,
    top: 'max(0px, min(132px, 14dvh) - 48px)',
    right: 'max(12px, (100vw - 620px) / 2 + 12px)',
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    color: 'var(--ink)',
    background: NEWSPRINT,
    cursor: 'pointer',
    outlineOffset: -4,
    // the sheet that turns up carries it along only when it has come to rest
    animation: `${appear} 160ms 300ms backwards`,
    '& svg': { strokeWidth: 2.2 },
  },
  '& [data-part="lead"]': { marginInline: 0, textAlign: 'start', fontStyle: 'italic' },
  [DESKTOP]: {
    width: 'min(580px, 50vw)',
    height: '100dvh',
    margin: '0 0 0 auto',
    borderLeft: HAIR,
    '&[open]': { animationName: enter },
    '& > [data-part="dialog-body"]': { padding: '0 32px 48px' },
    '& > [data-part="dialog-body"] > [data-part="close"]': { top: 28, right: 'min(580px, 50vw)' },
  },
  [REDUCED_MOTION]: { '&[open], &[open]::backdrop, & [data-part="close"]': { animation: 'none !important' } },
  [WITHOUT_MOTION]: { '&[open], &[open]::backdrop, & [data-part="close"]': { animation: 'none !important' } },
});
