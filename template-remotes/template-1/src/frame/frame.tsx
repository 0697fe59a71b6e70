import { css } from '@emotion/react';
import { type FrameProps, useInvitation, visibleSections } from '@janur/kit';
import { HeroArch } from '../sections/hero-arch.tsx';
import { PLASTER } from '../parts/plaster.ts';
import { DESKTOP, REDUCED_MOTION } from '../skin.ts';
import { Nav } from './nav.tsx';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: PLASTER,
  [DESKTOP]: { paddingLeft: '44vw' },
});

const smooth = css({
  // the bar covers the window's foot: what has the focus must not stand under it
  [`html:has(&)`]: { scrollBehavior: 'smooth', scrollPaddingBottom: 112 },
  [REDUCED_MOTION]: { [`html:has(&)`]: { scrollBehavior: 'auto' } },
});

/** Plaster ground and navigation. Without a hero, the fixed arch of wide windows is the frame's own. */
export function Frame({ children }: FrameProps) {
  const { client } = useInvitation();
  const hasHero = visibleSections(client).includes('hero');
  return (
    <div css={[page, smooth]}>
      {!hasHero && <HeroArch isOnlyOnDesktop />}
      {children}
      <Nav />
    </div>
  );
}
