import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import { lineButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const BAR = '#4b3423';

/** Shoji: two panels of paper in their lattice, slid apart; between them the film. */
const shoji = css({
  position: 'relative',
  marginTop: 30,
  marginRight: -24,
  padding: '34px 0 34px 30px',
  border: `6px solid ${BAR}`,
  borderRightWidth: 0,
  background: `linear-gradient(90deg, ${BAR} 2px, #0000 2px) 0 0 / 30px 100%, linear-gradient(${BAR} 2px, #0000 2px) 0 0 / 100% 32px, linear-gradient(120deg, #fffaf0, #f1e6cf)`,
  [DESKTOP]: { margin: 0, padding: '46px 60px', borderRightWidth: 6 },
});
const film = css({
  boxShadow: `0 0 0 5px ${BAR}`,
  '& [data-part="screen"]': { background: '#12182e' },
  '& [data-part="play-icon"]': { width: 72, height: 72 },
  '& [data-part="page"]': { padding: '10px 16px', color: 'var(--ink)', background: 'var(--base)' },
  '& [data-part="page"] a': { ...lineButton, display: 'inline-grid' },
});

/** The film behind a shoji. */
export const Video = () => (
  <VideoSection page={(props) => <Page {...props} beside="lantern" />}>
    <Reveal>
      <div css={shoji}>
        <PrewedVideo css={film} />
      </div>
    </Reveal>
  </VideoSection>
);
