import { css } from '@emotion/react';
import { type FrameProps, useChosenGround } from '@janur/kit';
import { smoothScroll } from '@janur/template-parts';
import { isLight } from './is-light.ts';
import { PlaybackBar } from './playback-bar.tsx';

const page = css({ position: 'relative', overflow: 'clip', background: 'var(--base)' });

// the bar covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 120 });

export function Frame({ children }: FrameProps) {
  const base = useChosenGround();
  return (
    <div css={[page, smooth]} data-ground={base && isLight(base) ? 'light' : undefined}>
      {children}
      <PlaybackBar />
    </div>
  );
}
