import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { Art, DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import dawn from '../assets/dawn.svg';
import avif from '../assets/gate.avif';
import webp from '../assets/gate.webp';
import { StoneBar } from './stone-bar.tsx';

/** `--gate` is the breadth of a half beside the page; a phone has none. */
const page = css({
  '--gate': '0px',
  position: 'relative',
  overflow: 'clip',
  color: 'var(--ink)',
  background: 'var(--base)',
  [DESKTOP]: { '--gate': 'min(21vw, 36vh)', background: 'none' },
  // the bar covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 108 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});

/** From 992 px on the halves stand fixed at both edges, before the dawn. */
const gateway = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'fixed',
    inset: 0,
    background: `url(${dawn}) 50% 100% / max(100%, 150vh) auto no-repeat, linear-gradient(#f8f1e2, #f9e2bd 34%, #f4bd83 56%, #e58f62 74%, #b9654f)`,
    '& img': { position: 'absolute', bottom: 56, right: 0, width: 'var(--gate)', height: 'auto' },
    '& > :first-of-type > img': { left: 0, right: 'auto', transform: 'scaleX(-1)' },
  },
});
const sheet = css({
  [DESKTOP]: {
    position: 'relative',
    marginInline: 'var(--gate)',
    background: 'var(--base)',
    boxShadow: '0 0 40px #2a221066',
  },
});

/** The invitation lies in the gateway. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={page}>
      <div css={gateway} aria-hidden="true">
        <Art avif={avif} webp={webp} width="192" height="516" loading="lazy" />
        <Art avif={avif} webp={webp} width="192" height="516" loading="lazy" />
      </div>
      <div css={sheet}>{children}</div>
      <StoneBar />
    </div>
  );
}
