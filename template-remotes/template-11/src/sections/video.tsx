import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import ears from '../assets/ears.svg';
import { lightPill } from '../parts/look.ts';
import { Room } from '../parts/room.tsx';

const TEAK =
  'repeating-linear-gradient(2deg, #5a2f1600 0 9px, #5a2f1640 9px 11px, #5a2f1600 11px 23px, #5a2f1630 23px 24px), linear-gradient(#b56d3c, #9a562b)';

const set = css({ position: 'relative', marginTop: 118, marginBottom: 54, [DESKTOP]: { marginTop: 130 } });
const aerial = css({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(100% - 3px)',
  width: 220,
  height: 'auto',
  translate: '-50% 0',
});
const leg = {
  content: '""',
  position: 'absolute',
  top: 'calc(100% - 2px)',
  width: 18,
  height: 58,
  background: '#6d3a1a',
  clipPath: 'polygon(0 0, 100% 0, 68% 100%, 32% 100%)',
} as const;
const cabinet = css({
  position: 'relative',
  display: 'grid',
  gap: 14,
  padding: '18px 18px 16px',
  borderRadius: 24,
  background: TEAK,
  boxShadow: 'inset 0 0 0 5px #6d3a1a',
  '&::before': { ...leg, left: '12%', rotate: '10deg' },
  '&::after': { ...leg, right: '12%', rotate: '-10deg' },
  '& [data-part="screen"]': {
    border: '9px solid var(--soot)',
    borderRadius: '44px / 38px',
    background: 'var(--soot)',
    boxShadow: '0 0 0 4px #e8d3a8',
  },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { padding: '10px 0 0', textAlign: 'center' },
  '& [data-part="page"] a': { ...lightPill, display: 'inline-grid' },
});
const panel = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '0 8px',
  '& i': {
    flex: 'none',
    width: 34,
    height: 34,
    borderRadius: '50%',
    background: 'linear-gradient(#5a2f16, #5a2f16) 50% 4px / 4px 13px no-repeat, #e8d3a8',
    boxShadow: '0 3px 0 #5a2f16',
  },
  '& i + i': { rotate: '70deg' },
  '& b': {
    flex: 1,
    height: 30,
    borderRadius: 6,
    background: 'repeating-linear-gradient(90deg, #5a2f16 0 3px, #e8d3a8 3px 8px)',
  },
});

/** The film on a television set. */
export const Video = () => (
  <VideoSection page={(props) => <Room tone="gold" {...props} />}>
    <Reveal css={set}>
      <img css={aerial} src={ears} alt="" width="220" height="100" loading="lazy" draggable={false} />
      <div css={cabinet}>
        <PrewedVideo />
        <div css={panel} aria-hidden="true">
          <i />
          <i />
          <b />
        </div>
      </div>
    </Reveal>
  </VideoSection>
);
