import { css } from '@emotion/react';
import { type FrameProps, late } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import { Nav } from './nav.tsx';

/** Only wide windows show them, and only once the opening is gone. */
const Wings = late(() => import('../sections/later.ts').then((sections) => sections.Wings), 0);

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  [DESKTOP]: { paddingInline: 'calc((100vw - 640px) / 2)' },
});
const smooth = css({
  // the rail covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 104 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});

/** Emerald lacquer and the rail; wide windows have a folding screen of three panels. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <Wings />
      {children}
      <Nav />
    </div>
  );
}
