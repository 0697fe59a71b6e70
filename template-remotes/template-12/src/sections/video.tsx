import { css } from '@emotion/react';
import { PrewedVideo } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import { bar, harsh, unseen } from '../parts/type.ts';

/** Raw, from edge to edge. */
const screen = css({
  '& [data-part="screen"]': { background: '#111111' },
  '& [data-part="screen"] img': harsh,
  '& [data-part="play-icon"]': { width: 96, height: 96 },
  '& [data-part="play-icon"] circle': { fill: 'var(--secondary)' },
  '& [data-part="play-icon"] path': { fill: 'var(--on-secondary)' },
  '& [data-part="play"]': { outlineOffset: -6, '--focus': '#ffffff' },
  '& [data-part="page"] a': bar,
  [DESKTOP]: { '& [data-part="screen"]': { maxHeight: '92dvh', width: '100%' } },
});

export const Video = () => (
  <VideoSection
    page={({ title, children }) => (
      <>
        <div css={unseen}>
          <h2>{title}</h2>
        </div>
        {children}
      </>
    )}
  >
    <PrewedVideo css={screen} />
  </VideoSection>
);
