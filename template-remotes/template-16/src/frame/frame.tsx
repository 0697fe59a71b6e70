import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
import kraft from '../assets/kraft.svg';
import fibres from '../assets/page.svg';
import { GUTTER } from '../parts/layout.ts';
import { IndexTabs } from './index-tabs.tsx';

/** On a desktop the album lies open on kraft; its tabs stick out at the right, so that no page is under them. */
const desk = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  [DESKTOP]: {
    background: `url("${kraft}") 0 0 / 360px, var(--kraft)`,
    paddingInline: 'var(--margin)',
    '--margin': 'max(64px, (100vw - 1240px) / 2)',
  },
});
const pages = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  background: `url("${fibres}") 0 0 / 240px, var(--base)`,
  [DESKTOP]: {
    background: `${GUTTER}, url("${fibres}") 0 0 / 240px, var(--base)`,
    boxShadow:
      '0 0 0 1px #8d693c66, 6px 0 0 -1px #f4ead8, 8px 0 0 #8d693c55, -6px 0 0 -1px #f4ead8, -8px 0 0 #8d693c55, 0 0 40px #3a2f2866',
  },
});
const smooth = smoothScroll({});

export const Frame = ({ children }: FrameProps) => (
  <div css={[desk, smooth]}>
    <div css={pages}>{children}</div>
    <IndexTabs />
  </div>
);
