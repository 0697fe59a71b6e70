import { css, keyframes } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION, VideoSection, WITHOUT_MOTION } from '@janur/template-parts';
import { Valance } from '../drawings/valance.tsx';
import { drapes } from '../parts/drapes.ts';
import { goldButton, house } from '../parts/layout.ts';
import { TitleCard } from '../parts/page.tsx';

const hall = css({
  ...house,
  position: 'relative',
  overflow: 'hidden',
  padding: '132px 0 72px',
  [DESKTOP]: { padding: '210px 0 120px' },
});
const screen = css({
  position: 'relative',
  width: 'min(1120px, 100%)',
  margin: '34px auto 0',
  background: '#060607',
  boxShadow: '0 0 90px #fff2d01f, 0 0 0 2px #3a2a14',
  '& [data-part="play-icon"]': { width: 84, height: 84 },
  '& [data-part="page"]': { padding: '14px 20px', textAlign: 'center' },
  '& [data-part="page"] a': { ...goldButton, display: 'inline-grid', '--focus': '#f4efe6' },
});

/** The play button stands in the gap before the curtain has parted. */
const AJAR = '62%';
const part = (side: '-' | '') => keyframes({ from: { transform: `translateX(${side}${AJAR})` } });
const PARTING = '1300ms 120ms cubic-bezier(.5,0,.2,1) both';
const half = {
  position: 'absolute',
  insetBlock: 0,
  width: '50.5%',
  background:
    'repeating-linear-gradient(90deg, #0000 0, #ffd9d933 11px, #0002 16px, #0009 26px), linear-gradient(#0003, #0000 30%, #0006), var(--velvet)',
  pointerEvents: 'none',
  zIndex: 1,
} as const;
const curtain = css({
  '& > i': half,
  '& > i:first-of-type': { left: 0, transform: 'translateX(-92%)', animation: `${part('-')} ${PARTING}` },
  '& > i:last-of-type': { right: 0, transform: 'translateX(92%)', animation: `${part('')} ${PARTING}` },
  '&[data-state="waiting"]': {
    '& > i:first-of-type': { transform: `translateX(-${AJAR})`, animation: 'none' },
    '& > i:last-of-type': { transform: `translateX(${AJAR})`, animation: 'none' },
  },
  [WITHOUT_MOTION]: { '& > i:nth-of-type(n)': { animation: 'none' } },
  [REDUCED_MOTION]: { '& > i:nth-of-type(n)': { animation: 'none' } },
});

/** The film behind a curtain that parts. */
export const Video = () => (
  <VideoSection
    page={({ of, title, children }) => (
      <div css={[drapes, hall]}>
        <Valance />
        <TitleCard of={of} title={title} />
        {children}
      </div>
    )}
  >
    <Reveal css={[screen, curtain]}>
      <PrewedVideo />
      <i />
      <i />
    </Reveal>
  </VideoSection>
);
