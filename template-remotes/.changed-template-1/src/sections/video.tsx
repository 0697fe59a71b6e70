import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { REDUCED_MOTION, VideoSection, WITHOUT_MOTION } from '@janur/template-parts';
import { Middle } from '../parts/page.tsx';

const shutter = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  top: 0,
  bottom: 0,
  width: 'clamp(26px, 9%, 48px)',
  background:
    'linear-gradient(90deg, #2d2b1a88, #0000 20% 80%, #2d2b1a88), repeating-linear-gradient(#fff4 0 1px, #0000 1px 7px, #2d2b1a66 7px 9px), var(--olive)',
  boxShadow: 'inset 0 0 0 3px var(--olive), 0 0 10px #2d1a0a88',
  transition: 'transform 700ms cubic-bezier(.3,.7,.2,1)',
  [WITHOUT_MOTION]: { transition: 'none' },
  [REDUCED_MOTION]: { transition: 'none' },
} as const;

/** A window with a fanlight; its shutters go aside when the film begins. */
const frame = css({
  marginTop: 30,
  padding: '0 10px 10px',
  background: 'var(--clay-2)',
  borderRadius: '999px 999px 6px 6px / 190px 190px 6px 6px',
  boxShadow: 'inset 0 0 0 1.5px var(--lit), inset -6px 6px 0 var(--clay-4), 0 18px 30px -22px #8a4a2baa',
  '&::before': {
    content: '""',
    display: 'block',
    height: 'clamp(64px, 20vw, 96px)',
    margin: '0 0 9px',
    border: '10px solid #0000',
    borderWidth: '12px 0 0',
    backgroundClip: 'padding-box',
    borderRadius: '999px 999px 0 0 / 190px 190px 0 0',
    backgroundImage:
      'radial-gradient(circle at 50% 100%, var(--clay-2) 0 22px, var(--clay-6) 22.5px 25px, #0000 25.5px), repeating-conic-gradient(from -90deg at 50% 100%, var(--clay-4) 0 1.2deg, var(--sky-mid) 1.8deg 15deg)',
  },
  '& [data-part="screen"]': { background: 'var(--clay-7)' },
  '& [data-part="screen"]::before': { ...shutter, left: 0 },
  '& [data-part="screen"]::after': { ...shutter, right: 0 },
  '&[data-state="playing"] [data-part="screen"]::before': { transform: 'translateX(-100%)' },
  '&[data-state="playing"] [data-part="screen"]::after': { transform: 'translateX(100%)' },
  '& [data-part="play-icon"]': { width: 76, height: 76, filter: 'drop-shadow(0 4px 10px #2d1a0a88)' },
  '& [data-part="page"]': { paddingTop: 6, color: 'var(--ink-on-third)' },
  '& [data-part="page"] a': {
    display: 'inline-grid',
    placeContent: 'center',
    minHeight: 48,
    padding: '0 14px',
    borderRadius: '24px 24px 6px 6px',
    color: 'var(--ink)',
    background: 'var(--base)',
  },
});

/** The film behind shutters that fold away. */
export const Video = () => (
  <VideoSection page={Middle}>
    <Reveal>
      <PrewedVideo css={frame} />
    </Reveal>
  </VideoSection>
);
