import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import antenna from '../assets/television.svg';
import { Page } from '../parts/page.tsx';

const set = css({ position: 'relative', marginTop: 96, [DESKTOP]: { marginTop: 130 } });
const aerial = css({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(100% - 6px)',
  width: 300,
  height: 'auto',
  translate: '-50% 0',
});
const feet = {
  content: '""',
  position: 'absolute',
  bottom: -20,
  width: 22,
  height: 34,
  borderRadius: '0 0 12px 12px',
  background: 'var(--toy-ink)',
} as const;
/** A set with two knobs and a grille. */
const tv = css({
  position: 'relative',
  padding: '18px 18px 0',
  borderRadius: 38,
  background: 'var(--coral)',
  boxShadow: 'inset 0 -8px 0 #2b285022',
  '&::before': { ...feet, left: '16%', rotate: '10deg' },
  '&::after': { ...feet, right: '16%', rotate: '-10deg' },
  '& [data-part="screen"]': { borderRadius: 26, border: '8px solid var(--toy-ink)', background: 'var(--toy-ink)' },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { padding: '10px 0 0', textAlign: 'center' },
  '& [data-part="page"] a': {
    display: 'inline-grid',
    placeContent: 'center',
    minHeight: 48,
    padding: '0 16px',
    borderRadius: 16,
    color: 'var(--toy-ink)',
    background: 'var(--paper)',
    font: '600 1rem/1.2 var(--font-script)',
  },
});
const knobs = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 64,
  marginTop: -64,
  padding: '0 34px',
  pointerEvents: 'none',
  '& i': {
    width: 30,
    height: 30,
    borderRadius: '50%',
    background: 'linear-gradient(var(--toy-ink), var(--toy-ink)) 50% 4px / 4px 12px no-repeat, var(--sun)',
  },
  '& i + i': { rotate: '60deg' },
  '& b': {
    flex: 1,
    height: 26,
    marginLeft: 12,
    borderRadius: 13,
    background: 'repeating-linear-gradient(90deg, #2b285055 0 5px, #0000 5px 13px)',
  },
});

/** The film on a toy television. */
export const Video = () => (
  <VideoSection page={(props) => <Page tone="third" {...props} />}>
    <Reveal css={set}>
      <img css={aerial} src={antenna} alt="" width="400" height="90" loading="lazy" draggable={false} />
      <PrewedVideo css={[tv, { paddingBottom: 64 }]} />
      <div css={knobs} aria-hidden="true">
        <i />
        <i />
        <b />
      </div>
    </Reveal>
  </VideoSection>
);
