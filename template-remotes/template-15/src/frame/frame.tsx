import { css } from '@emotion/react';
import { type FrameProps, useInvitation } from '@janur/kit';
import { REDUCED_MOTION } from '@janur/template-parts';
import { isLight } from './is-light.ts';
import { PlaybackBar } from './playback-bar.tsx';

const page = css({ position: 'relative', overflow: 'clip', background: 'var(--base)' });

const smooth = css({
  // the bar covers the window's foot: what has the focus must not stand under it
  [`html:has(&)`]: { scrollBehavior: 'smooth', scrollPaddingBottom: 120 },
  [REDUCED_MOTION]: { [`html:has(&)`]: { scrollBehavior: 'auto' } },
});

export function Frame({ children }: FrameProps) {
  const { base_color: base } = useInvitation().client.option;
  return (
    <div css={[page, smooth]} data-ground={base && isLight(base) ? 'light' : undefined}>
      {children}
      <PlaybackBar />
    </div>
  );
}
