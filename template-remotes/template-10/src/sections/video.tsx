import { css } from '@emotion/react';
import { PrewedVideo } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import waves from '../assets/edge-mask.svg';
import { outline } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const WATER = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  height: 46,
  background: 'var(--third)',
  pointerEvents: 'none',
} as const;

/** From edge to edge between two waters; they run off once the film plays. */
const film = css({
  margin: '26px -24px 0',
  '& [data-part="screen"]': { background: '#06222c' },
  '& [data-part="screen"]::before': {
    ...WATER,
    top: -1,
    transform: 'scaleY(-1)',
    mask: `url("${waves}") 50% 0 / auto 60px repeat-x`,
  },
  '& [data-part="screen"]::after': { ...WATER, bottom: -1, mask: `url("${waves}") 120px 0 / auto 60px repeat-x` },
  '&[data-state="playing"] [data-part="screen"]::before, &[data-state="playing"] [data-part="screen"]::after': {
    content: 'none',
  },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { padding: '14px 24px 0', textAlign: 'center' },
  '& [data-part="page"] a': { ...outline, display: 'inline-grid', minHeight: 48 },
  [DESKTOP]: { marginInline: -40 },
});

export const Video = () => (
  <VideoSection page={(props) => <Page tone="third" isWide {...props} />}>
    <PrewedVideo css={film} />
  </VideoSection>
);
