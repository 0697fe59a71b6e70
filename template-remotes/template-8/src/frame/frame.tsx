import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, NavList, REDUCED_MOTION, smoothScroll } from '@janur/template-parts';
import { Controls } from './controls.tsx';

const page = css({ position: 'relative', overflow: 'clip', background: 'var(--base)' });

// the pill covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 112 });

const BLOBS = ['var(--coral)', 'var(--sun)', 'var(--teal)', 'var(--violet)', 'var(--pink)'];

/** A white pill of five blobs; the one of the section in view has grown. */
const pill = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'max(16px, 50% - 290px)',
  bottom: 'max(14px, env(safe-area-inset-bottom))',
  color: 'var(--toy-ink)',
  '--focus': 'var(--toy-ink)',
  borderRadius: 24,
  background: '#fff',
  boxShadow: '0 6px 24px #33305c33',
  // the song and the languages stand at its ends
  paddingInline: '58px',
  '&:not(:has(~ [data-part="music"]))': { paddingLeft: 8 },
  '& > [data-hint="before"]': { left: '56px' },
  '& > [data-hint="after"]': { right: '56px' },
  '&:not(:has(~ [data-part="music"])) > [data-hint="before"]': { left: 2 },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 5,
    minHeight: 66,
    font: '600 .8125rem/1.1 var(--font-script)',
  },
  '& a::before': {
    content: '""',
    width: 30,
    height: 30,
    borderRadius: '40% 50% 45% 55%',
    transform: 'scale(.78)',
    transition: 'transform 260ms cubic-bezier(.3,1.8,.5,1)',
    [REDUCED_MOTION]: { transition: 'none' },
  },
  '& a[aria-current]::before': { transform: 'scale(1.06) rotate(-8deg)' },
  ...Object.fromEntries(
    BLOBS.map((background, index) => [`& li:nth-of-type(5n + ${index + 1}) a::before`, { background }]),
  ),
  '@media (max-height: 430px)': {
    bottom: 8,
    '& a': { minHeight: 54, gap: 2 },
    '& a::before': { height: 24, width: 24 },
  },
  // seven places and both controls stand side by side
  [DESKTOP]: { bottom: 22, insetInline: 'max(16px, 50% - 380px)' },
});

export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <NavList css={pill} />
      <Controls />
    </div>
  );
}
