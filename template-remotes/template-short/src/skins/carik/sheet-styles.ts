import { css, keyframes } from '@emotion/react';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import torn from '../../assets/carik-edge.svg';
import { GRAIN } from './paper.tsx';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const enter = keyframes({ from: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A torn sheet from below; on desktops a drawer at the right. */
export const sheet = css({
  width: '100%',
  maxWidth: 560,
  maxHeight: '88dvh',
  margin: 'auto auto 0',
  padding: 0,
  border: 0,
  // its body scrolls under the torn edge, which stays
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  textAlign: 'start',
  background: 'none',
  '&&[open]': { animation: `${rise} 340ms cubic-bezier(.2,.7,.2,1)` },
  '&::backdrop': { background: '#2e2024b3' },
  '&[open]::backdrop': { animation: `${appear} 240ms` },
  '& > [data-part="dialog-body"]': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    minHeight: 'min(60dvh, 420px)',
    overflow: 'hidden',
    padding: '20px 0 0',
    background: `${GRAIN}, var(--paper)`,
    maskImage: `url("${torn}"), linear-gradient(#000, #000)`,
    maskSize: '100% 12px, 100% calc(100% - 11px)',
    maskPosition: '0 0, 0 100%',
    maskRepeat: 'no-repeat',
  },
  '& > [data-part="dialog-body"]::before': {
    content: '""',
    position: 'absolute',
    inset: '16px 14px 0',
    border: '1.2px solid var(--rule)',
    borderBottom: 0,
    borderRadius: 2,
    boxShadow: '1.2px 1.4px 0 #fff, inset 1.2px 1.4px 0 #fff',
    pointerEvents: 'none',
  },
  // what a sheet is drawn by
  '& > [data-part="dialog-body"]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 24px)',
    top: 28,
    width: 48,
    height: 4,
    borderRadius: 2,
    background: 'var(--rule)',
  },
  '& > [data-part="dialog-body"] > *': { position: 'relative' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    alignSelf: 'flex-end',
    width: 48,
    height: 48,
    marginRight: 'calc(clamp(20px, 8vw, 32px) - 10px)',
    padding: 0,
    border: 0,
    borderRadius: '50%',
    color: 'var(--title-on-third)',
    background: 'none',
    cursor: 'pointer',
  },
  // what is read goes up to the row of the button and fades out below it: nothing lies over words
  '& [data-part="page"]': {
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    padding: '12px clamp(20px, 8vw, 32px) max(34px, env(safe-area-inset-bottom))',
    maskImage: 'linear-gradient(#0000, #000 12px)',
    outlineOffset: -4,
  },
  '& [data-part="lead"]': { marginInline: 0, textAlign: 'start' },
  [DESKTOP]: {
    width: 'min(480px, 40vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    '&&[open]': { animationName: enter },
    '& > [data-part="dialog-body"]': { minHeight: '100%', maskImage: 'none' },
  },
  [REDUCED_MOTION]: { '&&[open], &[open]::backdrop': { animation: 'none' } },
  [WITHOUT_MOTION]: { '&&[open], &[open]::backdrop': { animation: 'none' } },
});
