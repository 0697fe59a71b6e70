import { css } from '@emotion/react';
import { type FrameProps, late } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
import { Language } from './controls.tsx';
import { Nav } from './nav.tsx';

/** Only wide windows show them, and only once the opening is gone. */
const Wings = late(() => import('../sections/index.ts').then((sections) => sections.Wings), 0);

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  [DESKTOP]: { paddingInline: 'calc((100vw - 640px) / 2)' },
});
// the rail covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 104 });

/** Emerald lacquer and the rail; wide windows have a folding screen of three panels. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <Wings />
      {children}
      <Language />
      <Nav />
    </div>
  );
}
