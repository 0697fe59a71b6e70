import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
import spray from '../assets/spray.svg';
import { lattice } from '../parts/layout.ts';
import { Nav } from './nav.tsx';

const PAGE = 'min(1120px, 100vw - 236px)';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  color: 'var(--ink)',
  [DESKTOP]: {
    width: PAGE,
    marginInline: 'auto',
    boxShadow: '0 0 0 2px var(--gold), 0 0 0 8px var(--deeper), 0 0 0 9px var(--gold)',
  },
});
// the bar covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 112 });

/** On wide windows the page stands between the folding panels of a lacquered screen, two at either side. */
const screen = css({
  display: 'none',
  position: 'fixed',
  inset: 0,
  background: 'linear-gradient(var(--deeper), var(--deep) 22% 78%, var(--deeper))',
  [DESKTOP]: { display: 'flex', justifyContent: 'space-between' },
});
const side = css({
  containerType: 'inline-size',
  display: 'flex',
  gap: 10,
  width: `calc(50% - ${PAGE} / 2 - 8px)`,
  padding: '18px 12px',
});
const panel = css({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateRows: '1fr 4.2fr 1fr',
  gap: 14,
  padding: 12,
  background: 'linear-gradient(100deg, var(--primary), var(--deep))',
  boxShadow: '0 0 0 2px var(--gold), inset 0 0 0 5px var(--deep), inset 0 0 0 6px var(--gold)',
  '& > div': {
    position: 'relative',
    border: '1px solid var(--gold)',
    background: 'color-mix(in srgb, var(--deeper) 60%, #0000)',
  },
  '& > :nth-of-type(odd)': {
    backgroundImage: `url(${spray})`,
    backgroundPosition: '50%',
    backgroundRepeat: 'no-repeat',
  },
  '& > :nth-of-type(2)': { '--lattice': '.42' },
  '@container (max-width: 300px)': { '&:nth-of-type(2)': { display: 'none' } },
});

const Panel = () => (
  <div css={panel}>
    <div />
    <div>
      <div css={lattice} />
    </div>
    <div />
  </div>
);

export function Frame({ children }: FrameProps) {
  return (
    <>
      <div css={screen} aria-hidden="true">
        <div css={side}>
          <Panel />
          <Panel />
        </div>
        <div css={side}>
          <Panel />
          <Panel />
        </div>
      </div>
      <div css={[page, smooth]}>
        {children}
        <Nav />
      </div>
    </>
  );
}
