import { css } from '@emotion/react';
import { type FrameProps, useVisibleSections } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
import { PLASTER } from '../parts/plaster.ts';
import { HeroArch } from '../sections/hero-arch.tsx';
import { Language } from './controls.tsx';
import { Nav } from './nav.tsx';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: PLASTER,
  [DESKTOP]: { paddingLeft: '44vw' },
});

// the bar covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 112 });

/** Plaster ground and navigation. Without a hero, the fixed arch of wide windows is the frame's own. */
export function Frame({ children }: FrameProps) {
  const hasHero = useVisibleSections().includes('hero');
  return (
    <div css={[page, smooth]}>
      {!hasHero && <HeroArch isOnlyOnDesktop />}
      {children}
      <Language />
      <Nav />
    </div>
  );
}
