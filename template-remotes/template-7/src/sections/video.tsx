import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import { paperButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const FOLDS =
  'repeating-linear-gradient(90deg, var(--deeper) 0, var(--primary) 7px, var(--deep) 14px, var(--deeper) 18px)';

/** The stage of an opera: curtains drawn to both sides under a scalloped valance. */
const stage = css({
  position: 'relative',
  maxWidth: 760,
  margin: '24px auto 0',
  padding: '46px 30px 0',
  background: 'linear-gradient(var(--deeper), var(--deeper))',
  border: '3px solid #d4a24a',
  borderBottomWidth: 10,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: 34,
    bottom: 0,
    width: 42,
    background: FOLDS,
    clipPath: 'polygon(0 0, 100% 0, 92% 34%, 46% 66%, 62% 100%, 0 100%)',
    pointerEvents: 'none',
  },
  '&::before': { left: 0 },
  '&::after': { right: 0, transform: 'scaleX(-1)' },
});
const valance = css({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 0,
  height: 52,
  background:
    'radial-gradient(ellipse 30px 34px at 50% 8px, var(--primary) 0 84%, #f2cb76 85% 94%, #b98228 95% 99%, #0000) 50% 0 / 56px 52px repeat-x',
  pointerEvents: 'none',
});
const screen = css({
  '& [data-part="screen"]': { background: '#2a0706' },
  '& [data-part="play-icon"]': { width: 72, height: 72 },
  '& [data-part="page"]': {
    margin: '0 -30px',
    padding: '12px 30px',
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    background: 'var(--base)',
    position: 'relative',
    zIndex: 2,
  },
  '& [data-part="page"] a': paperButton,
});

/** The film on a stage with its valance. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal>
      <div css={stage}>
        <div css={valance} />
        <PrewedVideo css={screen} />
      </div>
    </Reveal>
  </VideoSection>
);
