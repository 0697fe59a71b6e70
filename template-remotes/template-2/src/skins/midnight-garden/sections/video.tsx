import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import { wireButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** A gilded frame: bevel, hollow, bead and a narrow inner edge. */
const gilded = css({
  marginTop: 20,
  padding: 17,
  background:
    'linear-gradient(135deg, var(--gold-1), var(--gold-2) 30%, var(--gold-3) 52%, var(--gold-2) 70%, var(--gold-4))',
  boxShadow:
    '0 24px 40px -16px #000d, inset 0 0 0 3px var(--gold-3), inset 0 0 0 4px var(--gold-1), inset 0 0 0 11px color-mix(in srgb, var(--gold-3) 60%, #000), inset 0 0 0 12px var(--gold-1)',
  '& [data-part="screen"]': {
    background: 'var(--night)',
    boxShadow: '0 0 0 2px color-mix(in srgb, var(--gold-3) 50%, #000)',
  },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { margin: '17px -17px -17px', paddingTop: 14, background: 'var(--base)' },
  '& [data-part="page"] a': wireButton,
});

/** The pre-wedding film in a gilded frame. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal>
      <PrewedVideo css={gilded} />
    </Reveal>
  </VideoSection>
);
